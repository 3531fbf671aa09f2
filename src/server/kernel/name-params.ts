/** Labels for the params of a refused price: fees, tariff facts, container types and services. */

import type { BrandPlan } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { listObjects, pickWords } from './words.ts'

interface Reader {
  readonly brand: BrandPlan
  readonly language: string
}

/** Dictionaries of the codes in the params of refusals. */
const lists: Readonly<Record<string, string>> = { fee: 'fee', boxType: 'container-type', service: 'service-type' }

/** The same params with labels in place of codes, for the message; API clients get the codes. */
export function nameParams(params: JsonObject, reader: Reader): JsonObject {
  const named = Object.entries(params).map(([name, value]) => [name, labelOf(name, value, reader) ?? value] as const)
  return Object.fromEntries(named)
}

function labelOf(name: string, value: Json, reader: Reader): string | undefined {
  if (typeof value !== 'string') return undefined
  if (name === 'fact') return factLabel(value, reader)
  const list = lists[name]
  const rows = list === undefined ? [] : listObjects(reader.brand.documents.dictionary?.[list]?.rows)
  return wordsOf(rows.find(({ id }) => id === value)?.label, reader)
}

/** Containers are not a tariff fact: they come with the order. */
function factLabel(fact: string, reader: Reader): string | undefined {
  const { tariff, entity, dictionary } = reader.brand.documents
  if (fact === 'boxes') return wordsOf(dictionary?.['container-type']?.label, reader)
  for (const { facts } of Object.values(tariff ?? {})) {
    const fields = typeof facts === 'string' ? entity?.[facts]?.properties : undefined
    const field = isObject(fields) && Object.hasOwn(fields, fact) ? fields[fact] : undefined
    if (isObject(field)) return wordsOf(field.label, reader)
  }
  return undefined
}

function wordsOf(label: Json | undefined, reader: Reader): string | undefined {
  const words = pickWords(label, reader)
  return words === '' ? undefined : words
}
