import { fieldAllowed } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { compareDecimals, dayIn, type JsonObject } from '#rules'
import { type Call, cutPage, type Handlers, pageOf, type Result, readGrid, todayOf } from '../../kernel/index.ts'
import { readContacts } from '../../platform/contacts/index.ts'
import { drawSheet } from '../../platform/sheets/index.ts'
import { resolvePort } from '../rates/index.ts'
import { listFees, tariffOfSite } from './fees.ts'
import { siteOfferHandlers } from './offers.ts'
import { findSite, listSites, type PricedKind, type SiteRecord, wordsOf } from './records.ts'
import { searchRecords } from './search.ts'
import { receiptHandlers } from './track-receipt.ts'
import { listYardBoxes, queryYardBoxes } from './yard-boxes.ts'

type SiteHandlers = Pick<
  Handlers,
  | 'list-warehouses'
  | 'list-warehouse-offers'
  | 'list-yard-offers'
  | 'read-warehouse'
  | 'print-warehouse-sheet'
  | 'list-yards'
  | 'read-yard'
  | 'query-yard-boxes'
  | 'list-yard-boxes'
  | 'list-terminals'
  | keyof typeof receiptHandlers
>
type SitePrices = Pick<Operations['read-yard']['output'], 'priced' | 'fees' | 'hidden'>

export const siteHandlers: SiteHandlers = {
  'list-warehouses': async (input, call) => {
    const { city, customsType, temperature, businessTypes, areaFrom, ports } = input
    const filters = chosen({ city, customsType, temperature, businessTypes })
    const isLarge = ({ area }: SiteRecord<'warehouse'>) => areaFrom === undefined || compareDecimals(area, String(areaFrom)) >= 0
    return { ok: true, value: searchSites({ kind: 'warehouse', input, filters, meets: isLarge, ports }, call) }
  },

  'list-yards': async (input, call) => {
    const { site, services, businessTypes, ports } = input
    const filters = chosen({ site, services, businessTypes })
    return { ok: true, value: searchSites({ kind: 'yard', input, filters, meets: () => true, ports }, call) }
  },

  'list-terminals': async ({ ports, ...cut }, call) => {
    const rows = listSites('terminal', call).filter(nearOneOf(ports, call))
    return { ok: true, value: cutPage(rows, pageOf(cut, call)) }
  },

  ...siteOfferHandlers,
  ...receiptHandlers,
  'query-yard-boxes': queryYardBoxes,
  'list-yard-boxes': listYardBoxes,
  'print-warehouse-sheet': printWarehouseSheet,

  'read-warehouse': async ({ id }, call) => {
    const site = findSite('warehouse', id, call)
    if (!site) return { ok: false, error: 'error.not-found' }
    return { ok: true, value: { ...site, ...pricesOf('warehouse', site, call) } }
  },

  'read-yard': async ({ id }, call) => {
    const site = findSite('yard', id, call)
    if (!site) return { ok: false, error: 'error.not-found' }
    return { ok: true, value: { ...site, ...pricesOf('yard', site, call) } }
  },
}

interface Search<Kind extends PricedKind> {
  readonly kind: Kind
  readonly input: {
    readonly q?: string
    readonly parent?: string
    readonly sort?: string
    readonly order?: string
    readonly page?: number
    readonly pageSize?: number
  }
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly meets: (site: SiteRecord<Kind>) => boolean
  readonly ports: readonly string[] | undefined
}

function searchSites<Kind extends PricedKind>({ kind, input, filters, meets, ports }: Search<Kind>, call: Call) {
  const { page, pageSize } = pageOf(input, call, 'sitePageSize')
  const port = resolvePort(call.brand, input.parent)
  const words = (input.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const sites = searchRecords({
    // Choices that only other ports have are omitted.
    records: listSites(kind, call).filter(nearOneOf(ports, call)),
    filters,
    meets: (site) => meets(site) && (!port || site.parent === port) && words.every((word) => isNamed(kind, site, word, call)),
    sort: input.sort ?? 'name',
    descending: input.order === 'descending',
    language: call.language,
    page,
    pageSize,
  })
  return { ...sites, page, pageSize }
}

/** Sites of any of the ports, by any of their codes; all sites if none is given. */
function nearOneOf(ports: readonly string[] | undefined, { brand }: Call): (site: SiteRecord) => boolean {
  const portCodes = ports?.map((port) => resolvePort(brand, port))
  return ({ parent }) => portCodes === undefined || portCodes.some((port) => port === parent)
}

function isNamed(kind: PricedKind, site: SiteRecord<PricedKind>, word: string, { brand }: Call): boolean {
  const texts = [site.name, site.address, site.about].map((text) => String(text ?? '').toLowerCase())
  return texts.some((text) => text.includes(word)) || wordsOf(kind, site.id, brand).includes(word)
}

function chosen(filters: Readonly<Record<string, readonly string[] | undefined>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(filters).map(([name, choices]) => [name, choices ?? []]))
}

/** The site's charges, and why the caller may not see prices if so; the dispatcher removes them. */
function pricesOf(kind: PricedKind, site: SiteRecord<PricedKind>, call: Call): SitePrices {
  const { brand, actor } = call
  const tariff = tariffOfSite(brand, kind, site, todayOf(call))
  const prices = fieldAllowed(readGrid(brand), 'price-quote', actor.kind, 'none')
  return {
    priced: tariff !== undefined,
    ...(tariff ? { fees: listFees(tariff, site, call) } : {}),
    ...(!prices.allow && prices.hidden ? { hidden: prices.hidden } : {}),
  }
}

/** Details and tariff of a warehouse as a PDF. Callers who reach this point may see prices. */
async function printWarehouseSheet(
  { id }: Operations['print-warehouse-sheet']['input'],
  call: Call,
): Promise<Result<Operations['print-warehouse-sheet']['output']>> {
  const { brand, release, language } = call
  const site = findSite('warehouse', id, call)
  if (!site) return { ok: false, error: 'error.not-found' }
  const now = call.now()
  const today = dayIn(brand.timeZone, now)
  const tariff = tariffOfSite(brand, 'warehouse', site, today)
  if (!tariff) return { ok: false, error: 'error.no-quotation-sheet' }
  const fees = listFees(tariff, site, call)
  // Rows contain only strings and decimals; their interface just lacks the index signature.
  const record = { ...site, printedOn: today, currency: fees[0]?.currency, fees } as JsonObject
  const contacts = await readContacts(call.db, brand)
  const file = await drawSheet({ brand, release, sheet: 'warehouse', record, contacts, language, now, today })
  return { ok: true, value: file }
}
