/** Prices of a tariff line: one kind only, within the currency's precision, without gaps, and unambiguous table rows. */
import { compareDecimals, isDecimal, type Json, type JsonObject, objectOf, periodsName, textOf } from '#rules'
import { defineQuery } from '../../memo/memo.ts'
import { findTree } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { boundValue, listOf } from '../../resolve/schema.ts'
import { type CheckedDocument, reportAt, reportName, reportPointer } from '../brand-check.ts'
import { findContext } from '../context.ts'
import { isUncertain } from '../names/name-ledger.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import type { TariffCheck } from './tariffs.ts'
import { checkUnlikelyPrices } from './unlikely-prices.ts'

/** Members of which a line, or each of its periods, has exactly one. */
const priceKinds = ['price', 'prices', 'sizes', 'tiers', 'bands', 'table', 'percent', 'amount'] as const

export interface LinePlace {
  readonly line: JsonObject
  /** Pointer of the line. */
  readonly at: string
}

export function checkLinePrices(check: TariffCheck, document: CheckedDocument, place: LinePlace): void {
  const { line, at } = place
  const periods = listOf(line[periodsName]).map(objectOf)
  checkKinds(check, document, place, periods)
  if (line.basis === 'per-bill')
    for (const name of ['prices', 'sizes'])
      if (line[name] !== undefined) reportPointer(check, document, `${at}/${name}`, say('TARIFF/per-bill'))
  const holders = [{ holder: line, at }, ...periods.map((holder, index) => ({ holder, at: `${at}/${periodsName}/${index}` }))]
  for (const { holder, at: pointer } of holders) {
    checkDecimals(check, document, { holder, at: pointer, currency: line.currency })
    checkBands(check, document, listOf(holder.bands).map(objectOf), `${pointer}/bands`)
    checkRows(check, document, objectOf(holder.table), `${pointer}/table`)
    // A period may give one of the two, and the line the other.
    checkCap(check, document, { ...line, ...holder }, pointer)
  }
  checkUnlikelyPrices(check, document, place)
}

function checkKinds(check: TariffCheck, document: CheckedDocument, { line, at }: LinePlace, periods: readonly JsonObject[]): void {
  const own = priceKinds.filter((name) => line[name] !== undefined)
  const fault = say('TARIFF/one-price', { kinds: priceKinds.map((name) => `"${name}"`) })
  const inPeriods = periods.map((period) => priceKinds.filter((name) => period[name] !== undefined))
  const priced = inPeriods.findIndex((kinds) => kinds.length > 0)
  if (own.length > 1) reportPointer(check, document, `${at}/${own[1]}`, fault)
  else if (own.length === 1 && priced >= 0) reportPointer(check, document, `${at}/${periodsName}`, fault)
  else if (own.length === 0 && priced < 0) reportPointer(check, document, `${at}/id`, fault)
  else if (own.length === 0)
    for (const [index, kinds] of inPeriods.entries())
      if (kinds.length !== 1) reportPointer(check, document, `${at}/${periodsName}/${index}/${kinds[1] ?? 'id'}`, fault)
}

type Holder = {
  readonly holder: JsonObject
  readonly at: string
  readonly currency: Json | undefined
}

/** No amount is finer than the minor unit of its currency. */
function checkDecimals(check: TariffCheck, document: CheckedDocument, { holder, at, currency }: Holder): void {
  const decimals = check.reads.ask(decimalsOfCurrency, String(currency))
  if (typeof decimals !== 'number' || (!check.isWhole && isUncertain(check.whole(), 'dictionary-row:currency'))) return
  for (const [name, written] of amountsOf(holder)) {
    // A limit may hold values other than money; it is checked where it is used.
    const price = textOf(written) ?? ''
    const places = price.split('.')[1]?.length ?? 0
    if (places > decimals)
      reportPointer(check, document, `${at}/${name}`, say('TARIFF/decimals', { price, places, currency: String(currency), decimals }))
  }
}

const decimalsOfCurrency = defineQuery('decimals of currency', {
  reads: ['dictionary'],
  answer: (documents, currency: string) => {
    const rows = listOf(documents.one('dictionary', 'currency')?.rows).map(objectOf)
    return rows.find((row) => row.id === currency)?.decimals
  },
})

type Amount = readonly [string, Json | undefined]

/** Every amount of a line or its periods, by place. */
function amountsOf(holder: JsonObject): Amount[] {
  return [
    ...unitPrices(holder, ''),
    ...listOf(holder.tiers).flatMap((tier, place) => unitPrices(objectOf(tier), `tiers/${place}/`)),
    ...listOf(holder.bands).flatMap((band, place): Amount[] => [
      [`bands/${place}/amount`, objectOf(band).amount],
      [`bands/${place}/each`, objectOf(band).each],
    ]),
    ...listOf(objectOf(holder.table).rows).flatMap((row, place) => unitPrices(objectOf(row), `table/rows/${place}/`)),
    ['minimum', holder.minimum],
    ['cap/amount', objectOf(holder.cap).amount],
  ]
}

function unitPrices(holder: JsonObject, at: string): Amount[] {
  const named = ['prices', 'sizes'].flatMap((kind) =>
    Object.entries(objectOf(holder[kind])).map(([name, price]): Amount => [`${at}${kind}${memberPointer('', name)}`, price]),
  )
  return [[`${at}price`, holder.price], ...named]
}

/** Bands are consecutive from zero, and one of them has a price; above the last one there may be none. */
function checkBands(check: TariffCheck, document: CheckedDocument, bands: readonly JsonObject[], at: string): void {
  if (bands.length > 0 && bands.every(({ amount, each }) => amount === undefined && each === undefined))
    reportPointer(check, document, at, say('TARIFF/free-bands'))
  const ends = bands.map((band, index) => ({
    id: String(band.id),
    index,
    above: figureOf(check, band.exclusiveMinimum) ?? '0',
    upTo: figureOf(check, band.maximum),
  }))
  const inverted = ends.filter(({ above, upTo }) => upTo !== undefined && compareDecimals(upTo, above) <= 0)
  for (const { index, above, upTo = '' } of inverted)
    reportPointer(check, document, `${at}/${index}/maximum`, say('TIER-INVERTED/band', { from: above, to: upTo }))
  if (inverted.length > 0) return
  let before: (typeof ends)[number] | undefined
  for (const next of ends.toSorted((one, other) => compareDecimals(one.above, other.above))) {
    const place = `${at}/${next.index}/${bands[next.index]?.exclusiveMinimum === undefined ? 'id' : 'exclusiveMinimum'}`
    if (!before) {
      if (compareDecimals(next.above, '0') > 0) reportPointer(check, document, place, say('TIER-HOLE/band-start', { to: next.above }))
    } else if (before.upTo === undefined || compareDecimals(next.above, before.upTo) < 0)
      reportPointer(check, document, place, say('TIER-OVERLAP/overlap', { id: next.id, other: before.id }))
    else if (compareDecimals(next.above, before.upTo) > 0)
      reportPointer(check, document, place, say('TIER-HOLE/band-between', { from: before.upTo, to: next.above }))
    before = next
  }
  // A quote names each band in the order in which they are written.
  const unsorted = ends.find(({ above }, index) => compareDecimals(above, ends[index - 1]?.above ?? '0') < 0)
  if (unsorted) reportPointer(check, document, `${at}/${unsorted.index}/id`, say('TIER-ORDER/band', { id: unsorted.id }))
}

/** No two rows of a table match the same factors equally well. */
function checkRows(check: TariffCheck, document: CheckedDocument, table: JsonObject, at: string): void {
  const by = listOf(table.by).map(String)
  const { fields } = findContext(document, at, check)
  // With a misspelled factor, every row would seem to match.
  if (!fields || by.some((name) => !fields[name])) return
  const pricesByKey = new Map<string, string>()
  const open: { readonly facts: JsonObject; readonly id: string; readonly size: number }[] = []
  for (const [index, entry] of listOf(table.rows).entries()) {
    const row = objectOf(entry)
    const [facts, id, place] = [objectOf(row.at), String(row.id), `${at}/rows/${index}/at`]
    for (const name of Object.keys(facts))
      if (!by.includes(name))
        reportName(check, document, memberPointer(place, name), { ...say('FIELD/missing', { name, known: by }), name, known: by })
    const key = by.map((name) => JSON.stringify(facts[name] ?? null)).join(' ')
    const other = pricesByKey.get(key)
    if (other !== undefined) reportPointer(check, document, place, say('TABLE-TWICE/row', { other }))
    pricesByKey.set(key, id)
    const size = Object.keys(facts).length
    if (size >= by.length || other !== undefined) continue
    const rival = open.find((before) => before.size === size && agrees(before.facts, facts))
    if (rival) reportPointer(check, document, place, say('TABLE-TWICE/open', { other: rival.id }))
    open.push({ facts, id, size })
  }
}

/** Whether both can match. */
function agrees(one: JsonObject, other: JsonObject): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === undefined || other[name] === value)
}

function checkCap(check: TariffCheck, document: CheckedDocument, holder: JsonObject, at: string): void {
  const [least, most] = [figureOf(check, holder.minimum), figureOf(check, objectOf(holder.cap).amount)]
  if (least !== undefined && most !== undefined && compareDecimals(least, most) > 0)
    reportPointer(check, document, `${at}/minimum`, say('BOUNDS/crossed', { low: 'minimum', least, high: 'cap', most }))
  const units = amountsOf(holder).flatMap(([name, figure]) =>
    /^(?:minimum|cap|bands)\b/.test(name) ? [] : (figureOf(check, figure) ?? []),
  )
  const cheapest = units.toSorted(compareDecimals)[0]
  if (most === undefined || cheapest === undefined || compareDecimals(most, cheapest) >= 0) return
  // The cap of a period may be that of the line.
  const own = findTree(document.tree, `${at}/cap/amount`)
  if (own.whole) reportAt(check, own.tree.place, say('BOUNDS/cap', { cap: most, price: cheapest }))
}

/** The numeric part of an amount or of its limit; undefined if missing or reported elsewhere. */
export function figureOf(check: TariffCheck, figure: Json | undefined): string | undefined {
  const value = boundValue(figure, { documents: check.reads })
  const text = value === undefined ? undefined : String(value)
  return isDecimal(text) ? text : undefined
}
