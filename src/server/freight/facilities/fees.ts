/** The charges of a warehouse or yard, as readable rows, before anyone asks for a price. */

import type { BrandPlan } from '#config'
import { chooseTariff, type Tariff, type TariffLine, tariffOn } from '#domain'

import type { SiteFee } from '#generated/entities.ts'

import { listObjects, pickWords, type Wording } from '../../kernel/index.ts'
import { tariffsOf } from '../quotes/index.ts'
import type { SiteKind, SiteRecord } from './records.ts'

/** The tariff for the site itself or its port. Tariffs for all sites do not count. */
export function tariffOfSite(brand: BrandPlan, kind: SiteKind, site: SiteRecord, day: string): Tariff | undefined {
  const tariffs = tariffsOf(brand)
  const tariff = chooseTariff(tariffs, { service: kind, pol: site.parent, site: site.id, day })
  if (!tariff || (tariff.applies.site === undefined && tariff.applies.pol === undefined)) return undefined
  return tariffOn(tariff, day, brand.timeZone)
}

export function listFees(tariff: Tariff, site: SiteRecord, wording: Wording): SiteFee[] {
  const lines = tariff.lines.filter(({ variant }) => variant === undefined || variant === tariff.variant)
  return lines.flatMap((line) => feesOf(line, site, wording))
}

function feesOf(line: TariffLine, site: SiteRecord, wording: Wording): SiteFee[] {
  const fee: SiteFee = {
    line: line.id,
    // The codes were validated with the documents; the domain types them as plain strings.
    fee: (line.fee ?? line.id) as SiteFee['fee'],
    basis: line.basis as SiteFee['basis'],
    currency: line.currency as NonNullable<SiteFee['currency']>,
    ...(line.free === undefined ? {} : { free: String(line.free) }),
    ...(line.source === undefined ? {} : { source: line.source as NonNullable<SiteFee['source']> }),
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
