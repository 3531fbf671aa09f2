import type { JsonObject } from '#rules'
import { listObjects, pickWords, type Wording, withoutPrefix } from '../../kernel/index.ts'

export interface DictionaryRow {
  readonly value: string
  readonly label: string
  readonly tone?: string
  readonly group?: string
}

/** Rows of each key of a comma list; an unknown key returns an empty list. */
export function listDictionaries(keys: string, scope: 'common' | 'warehouse', wording: Wording): Record<string, DictionaryRow[]> {
  const answer: Record<string, DictionaryRow[]> = {}
  for (const key of splitKeys(keys)) {
    const dictionaries = wording.brand.documents.dictionary ?? {}
    const dictionary = Object.hasOwn(dictionaries, key) ? dictionaries[key] : undefined
    const served = dictionary && (dictionary.scope ?? 'common') === scope
    answer[key] = served ? toRows(dictionary, wording) : []
  }
  return answer
}

function splitKeys(keys: string): Set<string> {
  return new Set(
    keys
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== '' && key !== '__proto__'),
  )
}

function toRows(dictionary: JsonObject, wording: Wording): DictionaryRow[] {
  const prefix = dictionary.prefixed === true ? wording.brand.documentPrefix : ''
  return listObjects(dictionary.rows).map((row) => {
    return {
      value: withoutPrefix(String(row.id), prefix),
      label: pickWords(row.label, wording),
      ...(typeof row.tone === 'string' ? { tone: row.tone } : {}),
      ...(typeof row.group === 'string' ? { group: row.group } : {}),
    }
  })
}
