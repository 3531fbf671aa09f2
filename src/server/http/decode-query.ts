/** The query and the path parameters of a call as the input of its operation. */
import type { JsonObject, JsonSchema } from '#rules'
import { decodeWords, type Result, refuse } from '../kernel/index.ts'
import { readQuery } from './sound-input.ts'

/** Names in the query that choose the brand and never reach an operation. */
const passedOver = new Set(['brand'])

/** `search` begins with its question mark, unless it is empty. */
export function decodeQuery(search: string, params: Readonly<Record<string, string>>, schema: JsonSchema): Result<JsonObject> {
  const query = readQuery(search)
  if (!query.ok) return query
  const words: Record<string, string> = {}
  for (const [name, word] of query.value) {
    if (passedOver.has(name)) continue
    if (Object.hasOwn(words, name)) return refuse('error.invalid', { fields: [{ path: `/${name}`, id: 'invalid.unique', params: {} }] })
    words[name] = word
  }
  return { ok: true, value: decodeWords({ ...words, ...params }, schema) }
}
