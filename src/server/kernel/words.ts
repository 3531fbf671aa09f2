import type { BrandPlan } from '#config'
import type { AccessReason } from '#domain'
import {
  displayOf,
  displayValue,
  formatText,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  objectOf,
  once,
  type ReaderTexts,
} from '#rules'
import type { Call } from './call.ts'

export type Wording = Pick<Call, 'brand' | 'language'>

/** A document's text in the language of the request: its own, or the shared text it names. */
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

/** The objects in a list of a document; other items are ignored. */
export function listObjects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** A row of a document by its id. */
export function findRow(
  { documents }: Pick<BrandPlan, 'documents'>,
  kind: 'dictionary' | 'reference',
  name: string,
  id: string,
): JsonObject | undefined {
  const rows = documents[kind]?.[name]?.rows
  return Array.isArray(rows) ? rowsById(rows).get(id) : undefined
}

const rowsById = once((rows: readonly Json[]) => {
  const byId = new Map<string, JsonObject>()
  // Of rows with the same id the first counts.
  for (const row of listObjects(rows)) if (typeof row.id === 'string' && !byId.has(row.id)) byId.set(row.id, row)
  return byId as ReadonlyMap<string, JsonObject>
})

/** Shared texts in the reader's language; a missing key is returned unchanged. */
export function wordsOf({ brand, language }: Wording): (key: string, params?: JsonObject) => string {
  return (key, params = {}) => formatText(brand.texts[language]?.[key] ?? key, params, language)
}

/** What a row of the grid lets people do, for sentences such as 'Sign in to see prices'. */
export function purposeOf(row: string, wording: Wording): string {
  const rows = Object.values(wording.brand.documents.grid ?? {}).flatMap((document) => listObjects(document.rows))
  return pickWords(rows.find(({ id }) => id === row)?.purpose, wording) || wordsOf(wording)('access.purpose')
}

/** Why someone lacks what a row of the grid gives, in a sentence; a row may have its own. */
export function accessSentence(reason: AccessReason, row: string, wording: Wording): string {
  const rowKey = `access.${reason}.${row}`
  const key = wording.brand.texts[wording.language]?.[rowKey] === undefined ? `access.${reason}` : rowKey
  return wordsOf(wording)(key, { purpose: purposeOf(row, wording) })
}

/** Label of a row of a dictionary or of reference data; its code if there is no such row. */
export function labelOf(kind: 'dictionary' | 'reference', list: string, code: string, wording: Wording): string {
  return pickWords(findRow(wording.brand, kind, list, code)?.label, wording) || code
}

/** Tabs of a list and the states in each, as grouped by the rows of the dictionary. */
export function tabsOf({ brand }: Pick<Wording, 'brand'>, dictionary: string): Record<string, string[]> {
  const tabs: Record<string, string[]> = {}
  for (const { id, group } of listObjects(brand.documents.dictionary?.[dictionary]?.rows)) {
    if (typeof id === 'string' && typeof group === 'string') tabs[group] = [...(tabs[group] ?? []), id]
  }
  return tabs
}

/** A name as registered, and in Latin letters if there is one. */
export interface TwoNames {
  readonly name: string | null | undefined
  readonly latinName: string | null | undefined
}

/** The registered name in Chinese texts, the Latin one elsewhere; the registered one if there is no Latin one. */
export function nameIn(language: string, { name, latinName }: TwoNames): string {
  return (language !== 'zh' && latinName) || name || ''
}

/** A value of a declared field as text in the reader's language; empty if there is none. */
export function displayField(value: Json | undefined, field: JsonObject, wording: Wording): string {
  const named = field.type === 'array' && isObject(field.items) ? field.items : field
  const kind = (['dictionary', 'reference'] as const).find((one) => typeof named[one] === 'string')
  const optionOf: ReaderTexts['optionOf'] = (code) =>
    kind && { value: String(code), label: labelOf(kind, String(named[kind]), String(code), wording) }
  const { language, brand } = wording
  const display = field.measure === 'money' ? 'decimal' : displayOf(field)
  return displayValue(value, { display }, { language, timeZone: brand.timeZone, text: wordsOf(wording), optionOf })
}

/** Fields of a multipart body arrive as text too. */
export function decodeWords(words: Readonly<Record<string, string>>, schema: JsonSchema): JsonObject {
  const properties = objectOf(schema.properties)
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, decodeWord(word, objectOf(properties[name]))]))
}

/** What does not parse as its type stays text, so that the validator reports it with its position. */
function decodeWord(word: string, schema: JsonObject): Json {
  switch (schema.type) {
    case 'integer':
      return /^(0|-?[1-9]\d{0,15})$/.test(word) && Number.isSafeInteger(Number(word)) ? Number(word) : word
    case 'boolean':
      return word === 'true' ? true : word === 'false' ? false : word
    case 'array':
      return word === '' ? [] : word.split(',').map((part) => decodeWord(part, objectOf(schema.items)))
    default:
      return word
  }
}

/** What systems call an event of the dictionary webhook-event: order.eta-moved, order.submitted. */
export function webhookType(event: string): string {
  return `order.${event.replace(/^order-/, '')}`
}

/** Stored document types carry the brand's prefix; users and screens see them without it. */
export function withoutPrefix(value: string, prefix: string): string {
  return prefix !== '' && value.startsWith(prefix) ? value.slice(prefix.length) : value
}
