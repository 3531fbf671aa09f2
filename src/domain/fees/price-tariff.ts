/** All lines of a tariff for the given charge factors: charged, free, not applicable, or rejected with an error that names the charge. */
import { roundHalfUp, sumDecimals } from '#rules'
import { type FactReader, type Facts, readFacts } from './charge-factors.ts'
import { type Charge, chargeLine, feeOf, type Part } from './charge-line.ts'
import { type BoxCount, type ContainerTypes, mergeBoxes } from './containers.ts'
import { type FeeLine, type FeeWhy, type Money, type PriceRefusal, priceLine, refusePrice } from './money.ts'
import { type Tariff, type TariffLine, tariffOn } from './tariffs.ts'
import { taxOf, totalTaxes } from './tax.ts'

export type PriceTariffOptions = Money & {
  readonly tariff: Tariff
  readonly facts: Facts
  /** Containers of the order, if known. */
  readonly boxes?: readonly BoxCount[]
  /** Sailing or loading date, in the brand's time zone. */
  readonly day: string
  /** The brand's time zone, in which its days begin. */
  readonly timeZone: string
  readonly containerTypes: ContainerTypes
  /** Source of the prices; default: the tariff. */
  readonly source?: FeeLine['source']
}

export type FeeOutcome = {
  readonly fee: string
  /** Id of the tariff's line. */
  readonly line: string
  readonly kind: 'charged' | 'free' | 'not-asked' | 'refused'
  /** One per price and container type; empty unless charged. */
  readonly lines: readonly FeeLine[]
  readonly refusal?: PriceRefusal
  /** Inputs of a fee that is free. */
  readonly inputs: Readonly<Record<string, string>>
}

export type TariffResult = {
  readonly outcomes: readonly FeeOutcome[]
  /** Whether no line was refused. */
  readonly ok: boolean
}

/** Row of the dictionary `fee` for tax not included in prices. */
export const taxFee = 'VAT'

export function priceTariff(options: PriceTariffOptions): TariffResult {
  const tariff = tariffOn(options.tariff, options.day, options.timeZone)
  const lines = tariff.lines.filter(({ variant }) => variant === undefined || variant === tariff.variant)
  const boxes = options.boxes && options.boxes.length > 0 ? mergeBoxes(options.boxes) : []
  if (!boxes) {
    const refusal = refusePrice('error.invalid', { field: 'boxes' })
    return {
      ok: false,
      outcomes: lines.map((line) => ({ fee: feeOf(line), line: line.id, kind: 'refused', lines: [], inputs: {}, refusal })),
    }
  }
  const outcomes = workOut(lines, { ...options, tariff, boxes })
  const all = [...outcomes, ...chargeTaxes(outcomes, { ...options, tariff, boxes })]
  return { outcomes: all, ok: all.every(({ kind }) => kind !== 'refused') }
}

/** The outcomes of one fee; undefined if it was refused. */
export function feeAmount(outcomes: readonly FeeOutcome[], fee: string): string | undefined {
  const own = outcomes.filter((outcome) => outcome.fee === fee)
  if (own.some(({ kind }) => kind === 'refused')) return undefined
  return sumDecimals(own.flatMap(({ lines }) => lines.map(({ amount }) => amount)))
}

type Work = PriceTariffOptions & {
  readonly boxes: readonly BoxCount[]
}

/** In document order, except that a percentage of a fee follows that fee. */
function workOut(lines: readonly TariffLine[], work: Work): FeeOutcome[] {
  const done = new Map<TariffLine, FeeOutcome>()
  const outcomeOf = (line: TariffLine, waiting: readonly TariffLine[]): FeeOutcome => {
    const before = done.get(line)
    if (before) return before
    const amountOf = (name: string): string | PriceRefusal | undefined => {
      const named = lines.filter((other) => other.id === name || feeOf(other) === name)
      if (named.some((other) => waiting.includes(other))) return undefined
      const outcomes = named.map((other) => outcomeOf(other, [...waiting, other]))
      const refused = outcomes.find(({ refusal }) => refusal)?.refusal
      if (refused) return refused
      const charged = outcomes.flatMap((priced) => priced.lines)
      if (outcomes.every(({ kind }) => kind === 'not-asked') || charged.some(({ currency }) => currency !== line.currency)) return undefined
      return sumDecimals(charged.map(({ amount }) => amount))
    }
    const outcome = workOutLine(line, work, amountOf)
    done.set(line, outcome)
    return outcome
  }
  return lines.map((line) => outcomeOf(line, [line]))
}

function workOutLine(line: TariffLine, work: Work, amountOf: (name: string) => string | PriceRefusal | undefined): FeeOutcome {
  const { boxes, containerTypes, day, timeZone, decimals } = work
  const facts = readFacts(work.facts, day, timeZone)
  const places = decimals[line.currency] ?? 0
  const charge = chargeLine(line, { facts, boxes, containerTypes, day, timeZone, places, amountOf })
  const outcome = { fee: feeOf(line), line: line.id, inputs: facts.inputs() }
  if ('ok' in charge) return { ...outcome, kind: 'refused', lines: [], refusal: charge }
  const lines: FeeLine[] = []
  for (const part of charge.parts) {
    const priced = toFeeLine(part, { line, work, facts, charge })
    if (!priced.ok) return { ...outcome, kind: 'refused', lines: [], refusal: priced }
    lines.push(priced.value)
  }
  return { ...outcome, kind: charge.kind, lines }
}

type Charged = {
  readonly line: TariffLine
  readonly work: Work
  readonly facts: FactReader
  readonly charge: Charge
}

function toFeeLine(part: Part, { line, work, facts, charge }: Charged) {
  const { tariff, source = 'tariff', decimals } = work
  const { unitPrice, quantity, boxType } = part
  const unpriced = {
    fee: feeOf(line),
    group: line.group ?? 'other',
    basis: line.basis,
    unitPrice,
    currency: line.currency,
    quantity,
    source,
  }
  const why = line.origin ? { why: explain(part, { line, work, facts, charge }) } : {}
  const priced = priceLine({ ...unpriced, ...(boxType === undefined ? {} : { boxType }), ...why }, work)
  const tax = line.tax ?? tariff.tax
  if (!priced.ok || !tax) return priced
  return { ok: true as const, value: { ...priced.value, tax: taxOf(priced.value.amount, tax, decimals[line.currency] ?? 0) } }
}

function explain({ decided, member, tier, origin }: Part, { line, work, facts, charge }: Charged): FeeWhy {
  const place = origin ?? line.periodOrigin?.members?.[member] ?? line.origin?.members?.[member] ?? line.origin
  return {
    tariff: work.tariff.id ?? '',
    line: line.id,
    path: place?.path ?? '',
    row: place?.line ?? 0,
    source: line.source ?? 'assumed',
    ...(line.assumed ? { assumed: line.assumed } : {}),
    inputs: facts.inputs(),
    ...(charge.quantity === undefined ? {} : { quantity: charge.quantity }),
    ...(line.free === undefined ? {} : { free: String(line.free) }),
    ...(tier === undefined ? {} : { tier }),
    decided,
  }
}

/** Tax not included in prices is added: a line for each currency and rate. */
function chargeTaxes(outcomes: readonly FeeOutcome[], work: Work): FeeOutcome[] {
  const added = totalTaxes(outcomes.flatMap(({ lines }) => lines)).filter(({ included }) => !included)
  return added.map(({ currency, tax }): FeeOutcome => {
    const unitPrice = roundHalfUp(tax, work.decimals[currency] ?? 0)
    const line = { fee: taxFee, group: 'other', basis: 'percent', unitPrice, currency, quantity: '1', source: work.source ?? 'tariff' }
    const priced = priceLine(line, work)
    const outcome = { fee: taxFee, line: taxFee, inputs: {} }
    return priced.ok ? { ...outcome, kind: 'charged', lines: [priced.value] } : { ...outcome, kind: 'refused', lines: [], refusal: priced }
  })
}
