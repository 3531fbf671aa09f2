/** Reads the query of an address strictly, and its words as the types that an operation's input declares. */
import type { JsonObject, JsonSchema } from '#rules'
import { decodeWords, type Result, refuse } from '../kernel/index.ts'
import { checkWords, decodeEscapes, escapeName, refuseFields } from './input-characters.ts'

/** Query parameters that choose the brand and never reach an operation. */
const passedOver = new Set(['brand'])

/** `search` starts with its question mark, unless it is empty. */
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

/** Decodes the query strictly: a lenient decoder turns a broken escape into a character that was never sent. */
function readQuery(search: string): Result<[string, string][]> {
  const words: [string, string][] = []
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const [name, word] = [at < 0 ? part : part.slice(0, at), at < 0 ? '' : part.slice(at + 1)].map(decodeWord)
    if (name === null || name === undefined) return refuse('error.malformed')
    if (word === null || word === undefined)
      return refuse('error.invalid', { fields: [{ path: `/${escapeName(name)}`, id: 'invalid.escape', params: {} }] })
    words.push([name, word])
  }
  return refuseFields(checkWords(words)) ?? { ok: true, value: words }
}

function decodeWord(word: string): string | null {
  return decodeEscapes(word.replaceAll('+', ' '))
}
