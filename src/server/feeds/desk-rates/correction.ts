/** The values of a rate that staff can correct: prices, validity and remarks. Pure. */
import { isObject, type Json, type JsonObject } from '#rules'
import type { PriceColumn } from '../imports/index.ts'

export type Correctable = Readonly<Record<string, string>>

const remarks = { zh: 'remarksZh', en: 'remarksEn' } as const

/** The correctable values of a rate, by the names of the form. */
export function correctableOf(data: JsonObject, columns: readonly PriceColumn[]): Correctable {
  const other = isObject(data.otherPrices) ? data.otherPrices : {}
  const written = isObject(data.remarks) ? data.remarks : { zh: data.remarks ?? null }
  const values: [string, Json | undefined][] = [
    ...['currency', 'validFrom', 'validTo'].map((name): [string, Json | undefined] => [name, data[name]]),
    ...columns.map(({ name, isOther, boxes }): [string, Json | undefined] => [name, isOther ? other[boxes[0] ?? ''] : data[name]]),
    ...Object.entries(remarks).map(([language, name]): [string, Json | undefined] => [name, written[language]]),
  ]
  return Object.fromEntries(values.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])))
}

/** The rate with these values instead of its own; what they lack is removed. */
export function correctRate(data: JsonObject, values: Correctable, columns: readonly PriceColumn[]): JsonObject {
  const names = new Set(['otherPrices', 'remarks', ...columns.filter(({ isOther }) => !isOther).map(({ name }) => name)])
  const otherFields = Object.entries(data).filter(([name]) => !names.has(name))
  const prices = columns.flatMap(({ name, isOther }) => (isOther || values[name] === undefined ? [] : [[name, values[name]] as const]))
  return {
    ...Object.fromEntries(otherFields),
    ...Object.fromEntries(prices),
    ...namedOf(values, ['currency', 'validFrom', 'validTo']),
    ...otherPricesOf(data, values, columns),
    ...remarksOf(values),
  }
}

/** Names of the values that differ. */
export function changedNames(before: Correctable, after: Correctable): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
}

export function namedOf(values: Correctable, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}

/** Prices of container types without a column in the rate sheet remain. */
function otherPricesOf(data: JsonObject, values: Correctable, columns: readonly PriceColumn[]): JsonObject {
  const others = columns.filter(({ isOther }) => isOther)
  const boxes = new Set(others.flatMap((column) => column.boxes))
  const otherPrices = Object.entries(isObject(data.otherPrices) ? data.otherPrices : {}).filter(([box]) => !boxes.has(box))
  const priced = others.flatMap(({ name, boxes: columnBoxes }) =>
    columnBoxes.flatMap((box) => (values[name] === undefined ? [] : [[box, values[name]] as const])),
  )
  const prices = [...otherPrices, ...priced]
  return prices.length > 0 ? { otherPrices: Object.fromEntries(prices) } : {}
}

/** A single text applies to both languages, as in a rate sheet. */
function remarksOf(values: Correctable): JsonObject {
  const [zh, en] = [values[remarks.zh], values[remarks.en]]
  if (zh !== undefined && en !== undefined) return { remarks: { zh, en } }
  const only = zh ?? en
  return only === undefined ? {} : { remarks: only }
}
