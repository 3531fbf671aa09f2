import { displayOf, formatText, type Json, type JsonObject, type JsonSchema, type Speech, sayValue } from '#rules'
import type { Call } from './call.ts'

export type Wording = Pick<Call, 'brand' | 'language'>

/** The words of a document's text in the language of the request: its own, or those of the shared text it names. */
export function pickWords(text: Json | undefined, { brand, language }: Wording): string {
  if (!isObject(text)) return ''
  if (typeof text.text === 'string') {
    const shared = brand.texts[language]?.[text.text]
    return typeof shared === 'string' ? shared : (shared?.other ?? '')
  }
  const own = text[language] ?? text[brand.defaultLanguage]
  if (typeof own === 'string') return own
  return isObject(own) && typeof own.other === 'string' ? own.other : ''
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects in a list of a document; other items are ignored. */
export function listObjects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** Shared texts in the reader's words; a key that the release lacks stays as it is. */
export function wordsOf({ brand, language }: Wording): (key: string, params?: JsonObject) => string {
  return (key, params = {}) => formatText(brand.texts[language]?.[key] ?? key, params, language)
}

/** What a row of a dictionary or of reference data is called; its code where there is no such row. */
export function labelOf(kind: 'dictionary' | 'reference', list: string, code: string, wording: Wording): string {
  const row = listObjects(wording.brand.documents[kind]?.[list]?.rows).find(({ id }) => id === code)
  return pickWords(row?.label, wording) || code
}

/** Tabs of a list and the states in each, as the rows of the dictionary are grouped. */
export function tabsOf({ brand }: Pick<Wording, 'brand'>, dictionary: string): Record<string, string[]> {
  const tabs: Record<string, string[]> = {}
  for (const { id, group } of listObjects(brand.documents.dictionary?.[dictionary]?.rows)) {
    if (typeof id === 'string' && typeof group === 'string') tabs[group] = [...(tabs[group] ?? []), id]
  }
  return tabs
}

/** A name as it is registered, and in Latin letters where there is such a one. */
export interface TwoNames {
  readonly name: string | null | undefined
  readonly latinName: string | null | undefined
}

/** The registered name in Chinese texts, the Latin one elsewhere; where the Latin one is missing, the registered one. */
export function nameIn(language: string, { name, latinName }: TwoNames): string {
  return (language !== 'zh' && latinName) || name || ''
}

/** A value of a declared field in the reader's words; empty where there is none. */
export function sayField(value: Json | undefined, field: JsonObject, wording: Wording): string {
  const kind = (['dictionary', 'reference'] as const).find((one) => typeof field[one] === 'string')
  const optionOf: Speech['optionOf'] = (code) =>
    kind && { value: String(code), label: labelOf(kind, String(field[kind]), String(code), wording) }
  const { language, brand } = wording
  const display = field.measure === 'money' ? 'decimal' : displayOf(field)
  return sayValue(value, { display }, { language, timeZone: brand.timeZone, text: wordsOf(wording), optionOf })
}

/** Fields of a multipart body are words as well. */
export function decodeWords(words: Readonly<Record<string, string>>, schema: JsonSchema): JsonObject {
  const properties = toObject(schema.properties)
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, decodeWord(word, toObject(properties[name]))]))
}

/** What does not read as its type stays a word, for the validator to refuse with its place. */
function decodeWord(word: string, schema: JsonObject): Json {
  switch (schema.type) {
    case 'integer':
      return /^(0|-?[1-9]\d{0,15})$/.test(word) && Number.isSafeInteger(Number(word)) ? Number(word) : word
    case 'boolean':
      return word === 'true' ? true : word === 'false' ? false : word
    case 'array':
      return word === '' ? [] : word.split(',').map((part) => decodeWord(part, toObject(schema.items)))
    default:
      return word
  }
}

function toObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}
