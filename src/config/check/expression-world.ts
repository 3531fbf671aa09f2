/** What expressions are held against beside the fields: the currencies, and the rows of reference lists. */
import type { ExpressionWorld, JsonObject } from '#rules'
import { listOf, objectOf, stringsOf } from '../schema.ts'
import type { KnownNames } from './known-names.ts'

/** In `asked` it is noted which documents were looked at. */
export function worldOf(names: KnownNames, asked = new Map<string, JsonObject | undefined>()): ExpressionWorld {
  const ask = (at: string) => {
    const document = documentAt(at, names)
    asked.set(at, document)
    return document && listOf(document.rows).map(objectOf)
  }
  const currencies = ask('dictionary/currency')?.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
  return {
    ...(currencies ? { currencies } : {}),
    reference: (name) =>
      ask(`reference/${name}`)?.flatMap(({ id, aliases }) => (typeof id === 'string' ? [id, ...stringsOf(aliases)] : [])),
  }
}

export function documentAt(at: string, names: KnownNames): JsonObject | undefined {
  const [kind = '', id = ''] = at.split('/')
  return names.documents[kind]?.[id]
}
