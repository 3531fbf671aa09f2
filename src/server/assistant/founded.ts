/**
 * Keeps figures that no operation has returned out of the words of a language model: a sentence may state only figures of the facts,
 * each with the unit that it has there. Prose in records, such as remarks, and the question itself found nothing.
 */
import type { BrandPlan } from '#config'
import type { Json, JsonObject } from '#rules'
import { isObject } from '../kernel/index.ts'
import { type Figure, plainNumber, readFigures } from './figures.ts'
import { isUnreadable } from './numerals.ts'

/** Values by unit. */
export type KnownFigures = Map<string, Set<string>>

/** Adds the figures of a response and of the sentences that the portal has made of it. */
export function learnFigures(
  known: KnownFigures,
  { text, data }: { readonly text: string; readonly data: Json },
  brand: Pick<BrandPlan, 'documents'>,
): void {
  for (const figure of readFigures(text)) learn(known, figure)
  learnData(known, data, { measures: measuresOf(brand), currencies: [], name: '' })
}

/** Whether every figure of a sentence is one of the facts, with the same unit. */
export function isFounded(sentence: string, known: KnownFigures): boolean {
  return !isUnreadable(sentence) && readFigures(sentence).every((figure) => isKnown(figure, known))
}

function isKnown({ value, unit }: Figure, known: KnownFigures): boolean {
  const has = (one: string) => known.get(one)?.has(value) === true
  if (has(unit)) return true
  // A number on its own may be any number of the facts; containers may be a plain count there.
  if (unit === 'bare') return [...known.keys()].some((one) => !one.startsWith('money') && one !== 'code' && has(one))
  return (unit === 'boxes' && has('count')) || (unit === 'count' && has('boxes'))
}

function learn(known: KnownFigures, { value, unit }: Figure): void {
  const values = known.get(unit) ?? new Set<string>()
  known.set(unit, values.add(value))
  if (unit !== 'day') return
  // A day may be named without its year, or by its number alone.
  const [, month, day] = /^(?:\d{4}-)?(\d\d)-(\d\d)$/.exec(value) ?? []
  if (month === undefined || day === undefined) return
  values.add(`${month}-${day}`)
  values.add(value.slice(0, -3))
  learn(known, { value: plainNumber(day), unit: 'day of month' })
}

interface Place {
  readonly measures: ReadonlyMap<string, string>
  /** Currencies that the record names. */
  readonly currencies: readonly string[]
  readonly name: string
}

function learnData(known: KnownFigures, data: Json, place: Place): void {
  if (Array.isArray(data)) for (const item of data) learnData(known, item, place)
  else if (isObject(data)) {
    const own = currenciesOf(data)
    const currencies = own.length > 0 ? own : place.currencies
    for (const [name, value] of Object.entries(data)) learnData(known, value, { ...place, currencies, name })
  } else if (typeof data === 'number' || (typeof data === 'string' && !/\s/.test(data))) learnValue(known, String(data), place)
}

function learnValue(known: KnownFigures, text: string, { measures, currencies, name }: Place): void {
  const measure = measures.get(name)
  if (!/^-?\d+(\.\d+)?$/.test(text)) for (const figure of readFigures(text)) learn(known, figure)
  else if (measure === 'money') for (const currency of currencies) learn(known, { value: plainNumber(text), unit: `money ${currency}` })
  else learn(known, { value: plainNumber(text), unit: measure ?? 'count' })
}

/** Codes in fields such as currency and allInCurrency. */
function currenciesOf(record: JsonObject): string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    /currency$/i.test(name) && typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? [value] : [],
  )
}

const knownMeasures = new WeakMap<BrandPlan['documents'], ReadonlyMap<string, string>>()

/** What the entities declare that the numbers of a field measure, by the name of the field. */
function measuresOf({ documents }: Pick<BrandPlan, 'documents'>): ReadonlyMap<string, string> {
  const known = knownMeasures.get(documents)
  if (known) return known
  const measures = new Map<string, string>()
  const collect = (value: Json, name: string): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, name)
    else if (isObject(value)) {
      if (typeof value.measure === 'string') measures.set(name, value.measure)
      for (const [key, inner] of Object.entries(value)) collect(inner, key)
    }
  }
  for (const entity of Object.values(documents.entity ?? {})) collect(entity, '')
  knownMeasures.set(documents, measures)
  return measures
}
