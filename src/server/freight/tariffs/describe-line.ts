/** Describes a tariff line in words generated from its data: a changed figure changes the sentence. */

import type { TariffLine } from '#domain'
import { begunBases } from '#domain'
import { formatDecimal, formatMoney, type JsonObject } from '#rules'
import { labelOf, pickWords, type Wording, wordsOf } from '../../kernel/index.ts'
import { factLabel } from './documents.ts'

/** How a fee is quoted: the specification's fee quotation terms. */
export interface LineTerms {
  readonly fee: string
  readonly parameter: string
  readonly unit: string
  readonly explanation: string
  readonly tax: string
  readonly format: string
}

export interface DescribeLineOptions extends Wording {
  readonly line: TariffLine
  /** The line in its document, with its label. */
  readonly document: JsonObject
  /** The document of the whole tariff. */
  readonly tariff: JsonObject
}

type Words = ReturnType<typeof wordsOf>

interface LineContext extends DescribeLineOptions {
  readonly words: Words
  readonly unit: string
  readonly units: (count: string) => string
}

export function describeLine(options: DescribeLineOptions): LineTerms {
  const { line, document } = options
  const words = wordsOf(options)
  const units = (count: string) => words(`terms.units.${line.basis}`, { count })
  const context: LineContext = { ...options, words, unit: words(`terms.unit.${line.basis}`), units }
  return {
    fee: pickWords(document.label, options),
    parameter: parameterOf(context),
    unit: labelOf('dictionary', 'fee-basis', line.basis, options),
    explanation: clausesOf(context).join(words('terms.also')),
    tax: describeTax(context),
    format: formatOf(context),
  }
}

/** Unit price per given container type; empty if it does not depend on the type. */
export function pricesByBox(options: DescribeLineOptions, lengths: Readonly<Record<string, string | undefined>>) {
  const { line } = options
  const charges = Object.keys(lengths).flatMap((boxType) => {
    const price = line.prices?.[boxType] ?? line.sizes?.[(lengths[boxType] ?? '') as keyof typeof line.sizes]
    return price === undefined ? [] : [{ boxType, price: formatMoney(String(price), line.currency) }]
  })
  return charges
}

function parameterOf(context: LineContext): string {
  const { line, tariff, words, ...wording } = context
  const fact = line.count ?? line.since?.fact ?? line.amount
  if (fact !== undefined) return factLabel(tariff, fact, wording)
  if (line.percent !== undefined) return sharedOf(context)
  if (line.basis === 'per-box') return words('terms.fact.boxes')
  return words(line.basis === 'per-bill' ? 'terms.fact.bill' : 'terms.fact.order')
}

/** The base of a percentage. */
function sharedOf({ line, tariff, words, ...wording }: LineContext): string {
  return (line.of ?? []).map((name) => nameOf(name, tariff, wording)).join(words('terms.and'))
}

/** Label of a tariff input, else of a fee. */
function nameOf(name: string, tariff: JsonObject, wording: Wording): string {
  const fact = factLabel(tariff, name, wording)
  return fact === name ? labelOf('dictionary', 'fee', name, wording) : fact
}

function clausesOf(context: LineContext): string[] {
  const { line, words, unit, units } = context
  const free = line.free === undefined ? undefined : String(line.free)
  const isBegun = begunBases.has(line.basis) && line.count !== undefined
  return [
    ...conditionOf(context),
    ...sinceOf(context),
    ...(free === undefined ? [] : [words('terms.free', { units: units(free) })]),
    ...priceClauses(context),
    ...(line.minimum === undefined ? [] : [words('terms.minimum', { amount: money(line, line.minimum) })]),
    ...capOf(context),
    ...(line.perBox === true ? [words('terms.eachBox')] : []),
    ...(isBegun ? [words('terms.started', { unit })] : []),
  ]
}

/** Describes a condition on a single input; formulas are described by their own line. */
function conditionOf({ line, tariff, words, ...wording }: LineContext): string[] {
  const [, fact] = /^facts\.(\w+)$/.exec(line.when?.trim() ?? '') ?? []
  return fact === undefined ? [] : [words('terms.only', { facts: factLabel(tariff, fact, wording) })]
}

function sinceOf({ line, words }: LineContext): string[] {
  const [, days, time] = /^D([+-]?\d+)?T(\d\d:\d\d)$/.exec(line.since?.moment ?? '') ?? []
  if (time === undefined) return []
  const count = Math.abs(Number(days ?? '0'))
  const key = count === 0 ? 'terms.moment' : days?.startsWith('-') ? 'terms.momentBefore' : 'terms.momentAfter'
  return [words('terms.since', { moment: words(key, { count, time }) })]
}

function priceClauses(context: LineContext): string[] {
  const { line, words, unit, tariff } = context
  if (line.percent !== undefined) return [words('terms.percent', { of: sharedOf(context), percent: String(line.percent) })]
  if (line.amount !== undefined) return [words('terms.amount', { fact: factLabel(tariff, line.amount, context) })]
  if (line.table) {
    const facts = line.table.by.map((fact) => factLabel(tariff, fact, context)).join(words('terms.and'))
    return [words('terms.byTable', { facts })]
  }
  if (line.tiers) return line.tiers.map((tier) => tierClause(tier, context))
  if (line.bands) return bandClauses(line.bands, context)
  if (line.prices) return boxPrices(line.prices, context)
  if (line.sizes) return boxPrices(line.sizes, context)
  if (line.price === undefined) return []
  const price = money(line, line.price)
  return [words(line.free === undefined ? 'terms.each' : 'terms.beyondFree', { unit, price })]
}

/** Containers with the same price share a line. */
function boxPrices(prices: Readonly<Record<string, unknown>>, { line, words }: LineContext): string[] {
  const boxes = new Map<string, string[]>()
  for (const [box, price] of Object.entries(prices)) {
    const amount = money(line, String(price))
    boxes.set(amount, [...(boxes.get(amount) ?? []), /^\d+$/.test(box) ? `${box}'` : box])
  }
  const parts = [...boxes].map(([price, same]) => words('terms.boxOf', { box: same.join('/'), price }))
  return [parts.join(words('terms.and'))]
}

function tierClause(tier: NonNullable<TariffLine['tiers']>[number], context: LineContext): string {
  const { line, words, unit } = context
  const price = tier.price === undefined ? boxPrices(tier.sizes ?? {}, context).join('') : money(line, tier.price)
  return words(tier.to === undefined ? 'terms.tierOpen' : 'terms.tier', { from: tier.from, to: tier.to ?? '', unit, price })
}

function bandClauses(bands: NonNullable<TariffLine['bands']>, { line, words, unit, units }: LineContext): string[] {
  const clauses = bands.map(({ above, upTo, amount, each }) => {
    const parts = [
      ...(amount === undefined && each !== undefined ? [] : [amount === undefined ? words('terms.costsNothing') : money(line, amount)]),
      ...(each === undefined ? [] : [words('terms.bandEach', { unit, price: money(line, each) })]),
    ]
    const key = upTo === undefined ? 'terms.bandOpen' : above === undefined ? 'terms.bandFirst' : 'terms.bandCosts'
    const last = String(upTo ?? above ?? '')
    return words(key, { from: String(above ?? ''), units: units(last), price: parts.join(words('terms.and')) })
  })
  const end = bands.at(-1)?.upTo
  return end === undefined ? clauses : [...clauses, words('terms.bandBeyond', { units: units(String(end)) })]
}

const capWords = { charge: 'terms.capCharge', 'truck-day': 'terms.capTruckDay', 'noon-cycle': 'terms.capNoon' } as const

function capOf({ line, words }: LineContext): string[] {
  return line.cap ? [words(capWords[line.cap.per], { amount: money(line, line.cap.amount) })] : []
}

function describeTax({ line, tariff, words }: LineContext): string {
  const tax = line.tax ?? (tariff.tax as TariffLine['tax'])
  if (!tax) return words('terms.noTax')
  return words(tax.included ? 'terms.taxIncluded' : 'terms.taxAdded', { rate: formatDecimal(String(tax.rate)) })
}

function formatOf({ line, words, unit }: LineContext): string {
  const { currency } = line
  if (line.percent !== undefined) return `${line.percent}%`
  if (line.amount !== undefined) return words('terms.formatStated', { currency })
  if (line.table) return words('terms.formatByTable', { currency, unit })
  if (line.tiers || line.bands) return words('terms.formatTiers', { currency, unit })
  if (line.prices || line.sizes) return words('terms.formatByBox', { currency, unit })
  return line.price === undefined ? currency : words('terms.format', { price: money(line, line.price), unit })
}

function money({ currency }: TariffLine, amount: string | number): string {
  return formatMoney(String(amount), currency)
}
