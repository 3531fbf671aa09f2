/**
 * Keeps figures that no operation has returned out of the words of a language model: a sentence may state only figures of the facts,
 * each with the unit that it has there. Prose in records, such as remarks, and the question itself are no source of figures.
 */
import type { BrandPlan } from '#config'
import { isObject, type Json, type JsonObject, once } from '#rules'
import { type Figure, type FigureReader, figureReaderOf } from './figures.ts'
import { plainNumber } from './number-words.ts'

export interface FactFigures {
  readonly reader: FigureReader
  /** Units that the entities declare, by the name of the field. */
  readonly measures: ReadonlyMap<string, string>
  /** Values by unit. */
  readonly values: Map<string, Set<string>>
}

/** No figures yet, and what is needed to read them. */
export function createFactFigures(brand: Pick<BrandPlan, 'documents'>): FactFigures {
  return { reader: figureReaderOf(brand.documents), measures: measuresOf(brand.documents), values: new Map() }
}

/** Adds the figures of a response and of the sentences that the portal has made of it. */
export function learnFigures(facts: FactFigures, { text, data }: { readonly text: string; readonly data: Json }): void {
  for (const figure of facts.reader.read(text)) learn(facts, figure)
  learnData(facts, data, { currencies: [], name: '' })
}

/** Whether every figure of a sentence is one of the facts, with the same unit. */
export function isFounded(sentence: string, facts: FactFigures): boolean {
  const { reader } = facts
  return reader.isReadable(sentence) && reader.read(sentence).every((figure) => isKnown(figure, facts))
}

function isKnown({ value, unit }: Figure, { values }: FactFigures): boolean {
  const has = (name: string) => values.get(name)?.has(value) === true
  if (has(unit)) return true
  // A number on its own may be any number of the facts; containers may be a plain count there.
  if (unit === 'bare') return [...values.keys()].some((name) => !name.startsWith('money') && name !== 'code' && has(name))
  return (unit === 'box' && has('count')) || (unit === 'count' && has('box'))
}

function learn(facts: FactFigures, { value, unit }: Figure): void {
  const values = facts.values.get(unit) ?? new Set<string>()
  facts.values.set(unit, values.add(value))
  if (unit !== 'date') return
  // A date may be stated without its year or day, or by its day or month alone.
  const [, month, day] = /^(?:\d{4}-)?(\d\d)-(\d\d)$/.exec(value) ?? []
  if (month === undefined || day === undefined) return
  values.add(`${month}-${day}`)
  values.add(value.slice(0, -3))
  learn(facts, { value: plainNumber(day), unit: 'day of month' })
  learn(facts, { value: plainNumber(month), unit: 'month of year' })
}

interface Place {
  /** Currencies that the record names. */
  readonly currencies: readonly string[]
  readonly name: string
}

function learnData(facts: FactFigures, data: Json, place: Place): void {
  if (Array.isArray(data)) for (const item of data) learnData(facts, item, place)
  else if (isObject(data)) {
    const named = currenciesOf(data)
    const currencies = named.length > 0 ? named : place.currencies
    for (const [name, value] of Object.entries(data)) learnData(facts, value, { currencies, name })
  } else if (typeof data === 'number' || (typeof data === 'string' && !/\s/.test(data))) learnValue(facts, String(data), place)
}

function learnValue(facts: FactFigures, text: string, { currencies, name }: Place): void {
  const measure = facts.measures.get(name)
  if (!/^-?\d+(\.\d+)?$/.test(text)) for (const figure of facts.reader.read(text)) learn(facts, figure)
  else if (measure === 'money') for (const currency of currencies) learn(facts, { value: plainNumber(text), unit: `money ${currency}` })
  else learn(facts, { value: plainNumber(text), unit: facts.reader.unitOf(measure ?? '') ?? 'count' })
}

/** Codes in fields such as currency and allInCurrency. */
function currenciesOf(record: JsonObject): string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    /currency$/i.test(name) && typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? [value] : [],
  )
}

const measuresOf = once((documents: BrandPlan['documents']): ReadonlyMap<string, string> => {
  const measures = new Map<string, string>()
  const collect = (value: Json, name: string): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, name)
    else if (isObject(value)) {
      if (typeof value.measure === 'string') measures.set(name, value.measure)
      for (const [key, inner] of Object.entries(value)) collect(inner, key)
    }
  }
  for (const entity of Object.values(documents.entity ?? {})) collect(entity, '')
  return measures
})
