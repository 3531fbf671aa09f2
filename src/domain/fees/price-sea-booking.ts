/**
 * The price of a sea booking: ocean freight and surcharges of the rate, local charges of the tariffs. If a price is missing, the
 * error names it.
 */
import { isDecimal, once } from '#rules'
import { countOverweight, type Load } from './box-load.ts'
import type { Facts } from './charge-factors.ts'
import { type BoxCount, type ContainerTypes, mergeBoxes, priceField } from './containers.ts'
import { type FeeLine, type FeeTotals, type Money, type Priced, priceLines, refusePrice, totalLines, type UnpricedLine } from './money.ts'
import { priceTariff } from './price-tariff.ts'
import { chooseTariff, type Tariff, type TariffLine } from './tariffs.ts'

export type Surcharge = {
  readonly fee: string
  readonly group: string
  readonly basis: string
  readonly currency: string
  /** A single price for all container types or the B/L, or one per container type. */
  readonly price?: string
  readonly prices?: Readonly<Record<string, string>>
}

/** A rate as loaded by staff. Price fields may be missing: a container type without a price is not offered. */
export type SeaRate = {
  readonly rateId: string
  readonly version: number
  readonly pol: string
  readonly pod: string
  readonly carrier?: string
  readonly currency?: string
  /** Prices with a field of their own, such as price40HQ. */
  readonly [price: `price${string}`]: string | undefined
  readonly otherPrices?: Readonly<Record<string, string>>
  readonly surcharges?: readonly Surcharge[]
  readonly validFrom: string
  readonly validTo: string
  readonly etd?: string
  /** Of the goods in a 20-foot container, in kilograms. */
  readonly weightLimitKg?: string
}

export type PriceSeaBookingOptions = Money &
  Load & {
    /** What the port charges depend on besides the lane, such as the kind of the bill of lading. */
    readonly facts?: Facts | undefined
    readonly rate: SeaRate
    /** All tariff documents; those of the port of loading apply. */
    readonly tariffs: readonly Tariff[]
    /** Dictionary code of the service whose tariffs apply. */
    readonly service: string
    /** Calendar day in the brand's time zone. */
    readonly today: string
    /** The brand's time zone, in which its days begin. */
    readonly timeZone: string
    readonly containerTypes: ContainerTypes
    /** Departure date; default: the rate's. */
    readonly etd?: string
  }

export type SeaQuote = FeeTotals & {
  readonly rateId: string
  readonly rateVersion: number
  readonly lines: readonly FeeLine[]
  readonly validTo: string
  readonly etd: string
  readonly exchangeDate: string
}

/** Fact that a tariff's line counts to charge for overweight containers; without such a line, they are refused. */
const overweightBoxes = 'overweightBoxes'

/** Row of the dictionary `fee` under which the rate's own price is shown. */
export const oceanFreight = 'OF'

export function priceSeaBooking(options: PriceSeaBookingOptions): Priced<SeaQuote> {
  const { rate, exchange } = options
  const etd = options.etd ?? rate.etd ?? options.today
  if (isExpired(rate, options.today, etd)) return refusePrice('error.rate-expired', { validFrom: rate.validFrom, validTo: rate.validTo })
  const boxes = mergeBoxes(options.boxes)
  if (!boxes) return refusePrice('error.invalid', { field: 'boxes' })
  const lines = collectLines(boxes, etd, options)
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

function collectLines(boxes: readonly BoxCount[], etd: string, options: PriceSeaBookingOptions): Priced<FeeLine[]> {
  const { rate, tariffs, service } = options
  const freight = freightLines(boxes, rate)
  if (!freight.ok) return freight
  const lines = priceLines(freight.value, options)
  if (!lines.ok) return lines
  const surcharges = priceCharges(
    { applies: {}, lines: (rate.surcharges ?? []).map(toTariffLine) },
    { boxes, etd, source: 'rate' },
    options,
  )
  if (!surcharges.ok) return surcharges
  const tariff = chooseTariff(tariffs, { service, pol: rate.pol, day: etd })
  if (!tariff) return refusePrice('error.missing-surcharge', { fee: 'origin-charges', pol: rate.pol })
  // Port charges apply by the sailing date.
  const heavy = rate.weightLimitKg === undefined ? 0 : countOverweight(options, rate.weightLimitKg, options.containerTypes)
  if (heavy > 0 && !tariff.lines.some(({ count }) => count === overweightBoxes))
    return refusePrice('error.over-weight-limit', { limit: rate.weightLimitKg ?? '', boxes: String(heavy) })
  const facts = { ...options.facts, ...(heavy > 0 ? { [overweightBoxes]: String(heavy) } : {}) }
  const charges = priceCharges(atOrigin(tariff), { boxes, etd, source: 'tariff' }, { ...options, facts })
  return charges.ok ? { ok: true, value: [...lines.value, ...surcharges.value, ...charges.value] } : charges
}

type Charged = {
  readonly boxes: readonly BoxCount[]
  readonly etd: string
  readonly source: FeeLine['source']
}

function priceCharges(tariff: Tariff, { boxes, etd, source }: Charged, options: PriceSeaBookingOptions): Priced<FeeLine[]> {
  const facts = {
    ...options.facts,
    pol: options.rate.pol,
    pod: options.rate.pod,
    ...(options.rate.carrier ? { carrier: options.rate.carrier } : {}),
  }
  const { outcomes } = priceTariff({ ...options, tariff, facts, boxes, day: etd, source })
  const refusal = outcomes.find((outcome) => outcome.refusal)?.refusal
  return refusal ?? { ok: true, value: outcomes.flatMap((outcome) => outcome.lines) }
}

/** A surcharge of the rate is charged like a tariff line. */
function toTariffLine({ fee, ...charge }: Surcharge): TariffLine {
  return { ...charge, id: fee }
}

const atOrigin = once(
  (tariff: Tariff): Tariff => ({ ...tariff, lines: tariff.lines.map((line) => ({ ...line, group: line.group ?? 'origin' })) }),
)

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
  return readPrice(rate, priceField(boxType)) ?? readPrice(rate.otherPrices, boxType)
}

/** A valid price; an explicit 0 is a price, a missing one is not. */
function readPrice(prices: Readonly<Record<string, unknown>> | undefined, name: string): string | undefined {
  const price = prices && Object.hasOwn(prices, name) ? prices[name] : undefined
  return isDecimal(price) && !price.startsWith('-') ? price : undefined
}
