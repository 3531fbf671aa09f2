/** The price of a sea booking: ocean freight and surcharges of the rate, local charges of the tariffs. What lacks a price is refused by name. */
import { isDecimal } from '#rules'
import { type FeeLine, type FeeTotals, type Money, type Priced, priceLines, refusePrice, totalLines, type UnpricedLine } from './money.ts'
import { chooseTariff, countByTier, type Tariff, type TariffLine, type Tier, type TieredBoxes, tariffOn } from './tariffs.ts'

export interface BoxCount {
  readonly boxType: string
  readonly quantity: number
}

export interface Surcharge {
  readonly fee: string
  readonly group: string
  readonly basis: string
  readonly currency: string
  /** One price for every box type or for the bill, or one for each box type. */
  readonly price?: string
  readonly prices?: Readonly<Record<string, string>>
}

/** A rate as staff load it. Price fields may be missing: a box type without a price has no service. */
export interface SeaRate {
  readonly rateId: string
  readonly version: number
  readonly pol: string
  readonly pod: string
  readonly carrier?: string
  readonly currency?: string
  readonly price20GP?: string
  readonly price40GP?: string
  readonly price40HQ?: string
  readonly otherPrices?: Readonly<Record<string, string>>
  readonly surcharges?: readonly Surcharge[]
  readonly validFrom: string
  readonly validTo: string
  readonly etd?: string
}

export interface PriceSeaBookingOptions extends Money {
  readonly boxes: readonly BoxCount[]
  readonly rate: SeaRate
  /** All tariff documents; those of the port of loading apply. */
  readonly tariffs: readonly Tariff[]
  /** Dictionary code of the service whose tariffs apply. */
  readonly service: string
  /** The calendar day at the brand's place. */
  readonly today: string
  /** Where the brand works: its days begin there. */
  readonly timeZone: string
  /** Day of departure; left out, the rate's own. */
  readonly etd?: string
}

export interface SeaQuote extends FeeTotals {
  readonly rateId: string
  readonly rateVersion: number
  readonly lines: readonly FeeLine[]
  readonly validTo: string
  readonly etd: string
  readonly exchangeDate: string
}

/** Row of the dictionary `fee` under which the rate's own price is shown. */
export const oceanFreight = 'OF'

export function priceSeaBooking(options: PriceSeaBookingOptions): Priced<SeaQuote> {
  const { rate, exchange } = options
  const etd = options.etd ?? rate.etd ?? options.today
  if (isExpired(rate, options.today, etd)) return refusePrice('error.rate-expired', { validFrom: rate.validFrom, validTo: rate.validTo })
  const boxes = mergeBoxes(options.boxes)
  if (!boxes) return refusePrice('error.invalid', { field: 'boxes' })
  const unpriced = collectLines(boxes, etd, options)
  if (!unpriced.ok) return unpriced
  const lines = priceLines(unpriced.value, options)
  if (!lines.ok) return lines
  return {
    ok: true,
    value: {
      rateId: rate.rateId,
      rateVersion: rate.version,
      lines: lines.value,
      ...totalLines(lines.value, options),
      validTo: rate.validTo,
      etd,
      exchangeDate: exchange.date,
    },
  }
}

function isExpired(rate: SeaRate, today: string, etd: string): boolean {
  return rate.validTo < today || etd < rate.validFrom || etd > rate.validTo
}

/** One entry for each box type; undefined where there is nothing to price. */
function mergeBoxes(boxes: readonly BoxCount[]): BoxCount[] | undefined {
  const counts = new Map<string, number>()
  for (const { boxType, quantity } of boxes) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) return undefined
    counts.set(boxType, (counts.get(boxType) ?? 0) + quantity)
  }
  return counts.size === 0 ? undefined : [...counts].map(([boxType, quantity]) => ({ boxType, quantity }))
}

function collectLines(
  boxes: readonly BoxCount[],
  etd: string,
  { rate, tariffs, service, timeZone }: PriceSeaBookingOptions,
): Priced<UnpricedLine[]> {
  const freight = freightLines(boxes, rate)
  if (!freight.ok) return freight
  const lines = [...freight.value]
  for (const surcharge of rate.surcharges ?? []) {
    const charged = chargeLines(surcharge, boxes, 'rate')
    if (!charged.ok) return charged
    lines.push(...charged.value)
  }
  const tariff = chooseTariff(tariffs, { service, pol: rate.pol, day: etd })
  if (!tariff) return refusePrice('error.missing-surcharge', { fee: 'origin-charges', pol: rate.pol })
  // Charges of the port are those of the day on which the boxes leave it.
  for (const { id, group, ...line } of tariffOn(tariff, etd, timeZone).lines) {
    const charged = chargeLines({ ...line, fee: id, group: group ?? 'origin' }, boxes, 'tariff')
    if (!charged.ok) return charged
    lines.push(...charged.value)
  }
  return { ok: true, value: lines }
}

function freightLines(boxes: readonly BoxCount[], rate: SeaRate): Priced<UnpricedLine[]> {
  const lines: UnpricedLine[] = []
  for (const { boxType, quantity } of boxes) {
    const unitPrice = freightPrice(rate, boxType)
    if (unitPrice === undefined || !rate.currency) return refusePrice('error.no-service', { pol: rate.pol, pod: rate.pod, boxType })
    lines.push({
      fee: oceanFreight,
      group: 'freight',
      basis: 'per-box',
      boxType,
      unitPrice,
      currency: rate.currency,
      quantity: String(quantity),
      source: 'rate',
    })
  }
  return { ok: true, value: lines }
}

function freightPrice(rate: SeaRate, boxType: string): string | undefined {
  const columns: Readonly<Record<string, string | undefined>> = { '20GP': rate.price20GP, '40GP': rate.price40GP, '40HQ': rate.price40HQ }
  return readPrice(columns, boxType) ?? readPrice(rate.otherPrices, boxType)
}

type Charge = Surcharge & Pick<TariffLine, 'tiers'>

function chargeLines(charge: Charge, boxes: readonly BoxCount[], source: 'rate' | 'tariff'): Priced<UnpricedLine[]> {
  const { fee, group, currency } = charge
  const single = readPrice({ price: charge.price }, 'price')
  if (charge.basis === 'per-bill') {
    if (single === undefined) return refusePrice('error.missing-surcharge', { fee })
    return { ok: true, value: [{ fee, group, basis: 'per-bill', unitPrice: single, currency, quantity: '1', source }] }
  }
  const lines: UnpricedLine[] = []
  for (const { boxType, quantity } of boxes) {
    const counts = charge.tiers ? countPriced(charge.tiers, quantity) : countOne(readPrice(charge.prices, boxType) ?? single, quantity)
    if (!counts) return refusePrice('error.missing-surcharge', { fee, boxType })
    // A line for each price, so that every amount is a price times a number.
    for (const { price, quantity: count } of counts)
      lines.push({ fee, group, basis: 'per-box', boxType, unitPrice: price, currency, quantity: String(count), source })
  }
  return { ok: true, value: lines }
}

function countPriced(tiers: readonly Tier[], quantity: number): readonly TieredBoxes[] | undefined {
  const counts = countByTier(tiers, quantity)
  return counts?.every(({ price }) => readPrice({ price }, 'price') !== undefined) ? counts : undefined
}

function countOne(price: string | undefined, quantity: number): readonly TieredBoxes[] | undefined {
  return price === undefined ? undefined : [{ price, quantity }]
}

/** A price that is there and readable; a stated 0 is a price, nothing is not. */
function readPrice(prices: Readonly<Record<string, string | undefined>> | undefined, name: string): string | undefined {
  const price = prices && Object.hasOwn(prices, name) ? prices[name] : undefined
  return isDecimal(price) && !price.startsWith('-') ? price : undefined
}
