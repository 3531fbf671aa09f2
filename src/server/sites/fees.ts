/** The charges of a warehouse or yard, as readable rows, before anyone asks for a price. */

import type { BrandPlan } from '#config'
import { chooseTariff, type Tariff, type TariffLine, tariffOn } from '#domain'
import { listObjects, pickWords, type Wording } from '../kernel/index.ts'
import { tariffsOf } from '../quotes/index.ts'
import type { SiteKind, SiteRecord } from './records.ts'

/** A row of the entity `site-fee`. */
export type SiteFee = {
  readonly line: string
  readonly fee: string
  readonly basis: string
  readonly currency: string
  readonly free?: string
  readonly from?: string
  readonly to?: string
  readonly at?: string
  readonly price?: string
  readonly prices?: Readonly<Record<string, string>>
  readonly percent?: string
  readonly source?: string
}

/** The tariff for the site itself or its port. Tariffs for all sites do not count. */
export function tariffOfSite(brand: BrandPlan, kind: SiteKind, site: SiteRecord, day: string): Tariff | undefined {
  const port = typeof site.parent === 'string' ? site.parent : undefined
  const tariffs = tariffsOf(brand)
  const found = chooseTariff(tariffs, { service: kind, pol: port, site: site.id, day })
  if (!found || (found.applies.site === undefined && found.applies.pol === undefined)) return undefined
  return tariffOn(found, day, brand.timeZone)
}

export function listFees(tariff: Tariff, site: SiteRecord, wording: Wording): SiteFee[] {
  const lines = tariff.lines.filter(({ variant }) => variant === undefined || variant === tariff.variant)
  return lines.flatMap((line) => feesOf(line, site, wording))
}

function feesOf(line: TariffLine, site: SiteRecord, wording: Wording): SiteFee[] {
  const fee: SiteFee = {
    line: line.id,
    fee: line.fee ?? line.id,
    basis: line.basis,
    currency: line.currency,
    ...(line.free === undefined ? {} : { free: String(line.free) }),
    ...(line.source === undefined ? {} : { source: line.source }),
  }
  if (line.table) return tableFees(line.table, fee, site, wording)
  if (line.tiers)
    return line.tiers.map((tier) => ({
      ...fee,
      from: String(tier.from),
      ...(tier.to === undefined ? {} : { to: String(tier.to) }),
      ...priceOf(tier),
    }))
  if (line.percent !== undefined) return [{ ...fee, percent: String(line.percent) }]
  const price = priceOf(line)
  return Object.keys(price).length === 0 ? [] : [{ ...fee, ...price }]
}

/** Only rows for places near the site: a tariff can cover several ports. */
function tableFees(table: NonNullable<TariffLine['table']>, fee: SiteFee, site: SiteRecord, wording: Wording): SiteFee[] {
  const near = placesNear(site, wording)
  const rows = table.rows.filter(({ at }) => Object.values(at).every((place) => near.has(place)))
  return rows.map((row) => ({
    ...fee,
    line: `${fee.line} ${row.id}`,
    at: table.by.map((name) => near.get(row.at[name] ?? '') ?? '').join(' → '),
    ...priceOf(row),
  }))
}

/** Yards and terminals of the site's port, with their names. */
function placesNear(site: SiteRecord, wording: Wording): Map<string, string> {
  const lists = ['yard', 'terminal'].flatMap((id) => listObjects(wording.brand.documents.reference?.[id]?.rows))
  return new Map(lists.filter(({ parent }) => parent === site.parent).map(({ id, label }) => [String(id), pickWords(label, wording)]))
}

function priceOf({ price, prices, sizes }: Pick<TariffLine, 'price' | 'prices' | 'sizes'>): Pick<SiteFee, 'price' | 'prices'> {
  if (price !== undefined) return { price: String(price) }
  const named = prices ?? sizes
  if (!named) return {}
  const isLength = prices === undefined
  return { prices: Object.fromEntries(Object.entries(named).map(([name, amount]) => [isLength ? `${name}'` : name, String(amount)])) }
}
