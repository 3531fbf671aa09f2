/** The facts that the assistant takes from a question, as the expressions of a tool see them. */
import { type JsonObject, type JsonSchema, objectOf } from '#rules'
import type { Reads } from '../memo/memo.ts'
import { listOf } from '../resolve/schema.ts'

const text: JsonSchema = { type: 'string' }
const day: JsonSchema = { type: 'string', format: 'date' }
const count: JsonSchema = { type: 'integer', minimum: 1 }
const kinds: Readonly<Record<string, JsonSchema>> = {
  days: { type: 'object', properties: { from: day, to: day, weeks: { type: 'integer' } } },
  containers: { type: 'array', items: { type: 'object', properties: { boxType: text, quantity: count } } },
  count,
  amount: { type: 'string', format: 'decimal' },
}

/** Any fact may be missing. */
export function factsOfTool(tool: JsonObject, documents: Reads<'dictionary'>): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const fact of listOf(tool.facts).map(objectOf)) {
    properties[String(fact.id)] = kinds[String(fact.kind)] ?? text
    for (const [other, schema] of [
      ['mix', text],
      ['types', { type: 'array', items: rowOf(String(fact.dictionary), documents) }],
      ['name', text],
      ['until', day],
    ] as const) {
      if (typeof fact[other] === 'string') properties[fact[other]] = schema
    }
  }
  return { type: 'object', properties }
}

/** A row of a dictionary, with the figures that any of its rows has. */
function rowOf(dictionary: string, documents: Reads<'dictionary'>): JsonSchema {
  const rows = listOf(documents.one('dictionary', dictionary)?.rows).map(objectOf)
  const texts = rows.flatMap((row) => Object.entries(row)).filter(([, value]) => typeof value === 'string')
  return { type: 'object', properties: Object.fromEntries(texts.map(([name]) => [name, text])) }
}
