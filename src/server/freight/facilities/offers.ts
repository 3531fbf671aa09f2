/** The price of one order at each warehouse or yard, cheapest first: what campaigns and comparisons show. */

import type { SiteOffer } from '#generated/entities.ts'
import { compareDecimals, type JsonObject } from '#rules'
import { type Call, cutPage, dropAbsent, type Handlers, limitOf, listObjects, pageOf } from '../../kernel/index.ts'
import { type OrderQuote, type PriceSource, priceFrom, readMoney, toQuoteOutput } from '../quotes/index.ts'
import { decidePrices, resolvePort, usualBoxType } from '../rates/index.ts'
import { listSites, type PricedKind, type SiteRecord } from './records.ts'

export const siteOfferHandlers: Pick<Handlers, 'list-warehouse-offers' | 'list-yard-offers'> = {
  'list-yard-offers': async ({ port, quantity = 1, ...input }, call) => {
    const { boxType = usualBoxType(call.brand), storageDays = limitOf(call.brand, 'offerStorageDays'), ...cut } = input
    const boxes = [{ boxType, quantity }]
    const offers = await offerEach(call, 'yard', port, (yard) => [
      { port: yard.parent ?? '', yard: yard.id, boxes, storageDays, loaded: true, cargoType: 'general' },
    ])
    return { ok: true, value: cutPage(offers, pageOf(cut, call, 'sitePageSize')) }
  },

  'list-warehouse-offers': async ({ city, quantity = 1, volume, storageDays, ...input }, call) => {
    const { boxType = usualBoxType(call.brand), ...cut } = input
    const boxes = [{ boxType, quantity }]
    const cargo = { ...(volume === undefined ? {} : { volume }), ...(storageDays === undefined ? {} : { storageDays }) }
    const offers = await offerEach(call, 'warehouse', city, (warehouse) =>
      rowsAt('yard', warehouse, call).flatMap((pickUpYard) =>
        rowsAt('terminal', warehouse, call).map((terminal) => ({
          city: warehouse.parent ?? '',
          warehouse: warehouse.id,
          pickUpYard,
          terminal,
          boxes,
          ...cargo,
          cargoType: 'general',
        })),
      ),
    )
    return { ok: true, value: cutPage(offers, pageOf(cut, call, 'sitePageSize')) }
  },
}

/** The cheapest of the orders possible at each site. Sites without a price are omitted; without permission to see prices, the order is by name. */
async function offerEach(
  call: Call,
  kind: PricedKind,
  port: string | undefined,
  ordersAt: (site: SiteRecord<PricedKind>) => readonly SiteForm[],
): Promise<SiteOffer[]> {
  const portCode = resolvePort(call.brand, port)
  const source = await openSource(call)
  const { allow, hidden } = { hidden: undefined, ...decidePrices(call) }
  const offers: SiteOffer[] = []
  for (const site of listSites(kind, call)) {
    if (portCode !== undefined && site.parent !== portCode) continue
    const best = await cheapest(source, kind, ordersAt(site))
    if (best) offers.push(toOffer(best, site, kind, hidden))
  }
  return allow ? offers.toSorted((one, other) => compareDecimals(one.total ?? '0', other.total ?? '0')) : offers
}

/** Exchange rates are read once for all prices; these order types have no sea freight. */
async function openSource({ db, brand, now }: Call): Promise<PriceSource> {
  const money = new Map<string, Awaited<ReturnType<typeof readMoney>>>()
  return {
    brand,
    now,
    readMoney: async (today) => {
      const rates = money.get(today) ?? (await readMoney(db, brand, today))
      money.set(today, rates)
      return rates
    },
    quoteSea: async () => ({ ok: false, error: 'error.no-tariff' }),
  }
}

/** An order's form, with what an offer says of it. */
type SiteForm = JsonObject & Pick<SiteOffer, 'pickUpYard' | 'terminal'>

interface PricedForm {
  readonly form: SiteForm
  readonly quote: OrderQuote
}

async function cheapest(source: PriceSource, orderType: PricedKind, forms: readonly SiteForm[]): Promise<PricedForm | undefined> {
  let best: PricedForm | undefined
  for (const form of forms) {
    const priced = await priceFrom(source, { orderType, form })
    if (!priced.ok || !priced.value || priced.value.quote.lines.length === 0) continue
    const { quote } = priced.value
    if (!best || compareDecimals(quote.baseTotal, best.quote.baseTotal) < 0) best = { form, quote }
  }
  return best
}

function rowsAt(kind: string, { parent }: SiteRecord, { brand }: Call): string[] {
  return listObjects(brand.documents.reference?.[kind]?.rows).flatMap((row) => (row.parent === parent ? String(row.id) : []))
}

function toOffer(
  { form: { pickUpYard, terminal }, quote }: PricedForm,
  site: SiteRecord<PricedKind>,
  kind: PricedKind,
  hidden: SiteOffer['hidden'],
): SiteOffer {
  const { lines, baseCurrency } = toQuoteOutput(quote)
  return dropAbsent({
    id: site.id,
    ...(kind === 'yard' ? { yard: site.id } : { warehouse: site.id }),
    port: site.parent,
    about: site.about,
    pickUpYard,
    terminal,
    total: quote.baseTotal,
    currency: baseCurrency,
    lines: lines.map(({ fee, basis, unitPrice, quantity, amount, currency }) => ({ fee, basis, unitPrice, quantity, amount, currency })),
    hidden,
  })
}
