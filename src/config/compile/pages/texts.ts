import { type Json, type JsonObject, objectOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import type { Words } from '../release.ts'
import { type LanguageContext, limitOf, type WordKind } from '../source.ts'

type TextContext = LanguageContext<WordKind>

const limitPlaceholder = /\{\$([A-Za-z][A-Za-z0-9]*)\}/g

/** The wording of a text in the context's language, plural forms kept, limits filled in. */
export function compileWords(text: JsonObject, context: TextContext): Words {
  const wording = followKeys(text, context)[context.language]
  if (typeof wording === 'string') return fillLimits(wording, context)
  const forms = objectOf(wording)
  if (typeof forms.other !== 'string') throw new Error(`A text has no wording in ${context.language}: ${JSON.stringify(text)}`)
  const other = fillLimits(forms.other, context)
  return typeof forms.one === 'string' ? { one: fillLimits(forms.one, context), other } : { other }
}

/** A text without a count: labels, hints, headings. */
export function compileText(text: JsonObject, context: TextContext): string {
  const words = compileWords(text, context)
  return typeof words === 'string' ? words : words.other
}

/** The text, or undefined if the document has none. */
export function compileOptionalText(text: Json | undefined, context: TextContext): string | undefined {
  return text === undefined ? undefined : compileText(objectOf(text), context)
}

/** All shared texts in one language. */
export function compileTexts(context: TextContext): Record<string, Words> {
  const texts: Record<string, Words> = {}
  for (const [key, text] of Object.entries(context.documents.all('text')).sort(byKey)) texts[key] = compileWords(text, context)
  return texts
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

function followKeys(text: JsonObject, context: TextContext): JsonObject {
  let current = text
  for (const seen = new Set<string>(); typeof current.text === 'string'; ) {
    const key = current.text
    const next = context.documents.one('text', key)
    if (!next) throw new Error(`There is no shared text "${key}"; documents must pass the check before they are compiled`)
    if (seen.has(key)) throw new Error(`The shared text "${key}" refers to itself`)
    seen.add(key)
    current = next
  }
  return current
}

/** A document whose wordings, by language, have their limits filled in. */
export function fillWordings(value: Json, documents: Reads<'limit'>, language?: string): Json {
  if (typeof value === 'string') return language === undefined ? value : fillLimits(value, { documents, language })
  if (Array.isArray(value)) return value.map((item) => fillWordings(item as Json, documents, language))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as JsonObject)
  return Object.fromEntries(entries.map(([key, item]) => [key, fillWordings(item, documents, languageKey.test(key) ? key : language)]))
}

const languageKey = /^[a-z]{2}$/

function fillLimits(sentence: string, { documents, language }: { readonly documents: Reads<'limit'>; readonly language: string }): string {
  return sentence.replace(limitPlaceholder, (_, name: string) => writeLimit(limitOf(name, documents), language))
}

/** Groups large whole numbers: 2,000,000 in English, tens of thousands in Chinese, with the unit from Intl. */
function writeLimit(limit: number | string, language: string): string {
  const number = Number(limit)
  if (!Number.isInteger(number) || number < 10_000) return String(limit)
  if (language !== 'zh' || number % 10_000 !== 0) return number.toLocaleString(language)
  const parts = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 4 }).formatToParts(number)
  return parts.map(({ type, value }) => (type === 'compact' ? ` ${value}` : value)).join('')
}
