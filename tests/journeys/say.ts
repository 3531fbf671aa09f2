/**
 * What the portal shows, by the key of the text in the documents: a reworded text breaks no journey. tests/support/text-keys.ts
 * explains keys; text-keys.test.ts resolves every key that a journey names.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatText } from '../../src/rules/fill-text.ts'
import { findText, type TextTable, type Words } from '../support/text-keys.ts'

export type Language = 'zh' | 'en'
type Params = Readonly<Record<string, string | number>>

export interface Say {
  /** The text; one with placeholders needs their values. */
  (key: string, params?: Params): string
  /** Matches the text with any values for placeholders that are not given, in any plural form. */
  readonly pattern: (key: string, params?: Params) => RegExp
}

/** One file for each brand, written before the journeys start (write-texts.ts): reading all documents takes seconds. */
export function textsPath(brand: string): string {
  return join(import.meta.dirname, `../../.data/journeys/texts/${brand}.json`)
}

const cache = new Map<string, TextTable>()

/** Texts of a brand in one language. */
export function sayIn(language: Language, brand = 'quayside'): Say {
  return createSay(() => textsIn(brand), language)
}

/** The texts are only read when one is needed: Playwright loads the journeys before any portal runs. */
export function createSay(texts: () => TextTable, language: Language): Say {
  const wordsOf = (key: string) => findText(texts(), key)[language] as Words
  const say = (key: string, params: Params = {}): string => {
    const words = wordsOf(key)
    if (typeof words !== 'string' && !('count' in params)) throw new Error(`"${key}" has plural forms: give a count, or use say.pattern`)
    const text = formatText(words, params, language)
    const [placeholder] = /\{\w+\}/.exec(text) ?? []
    if (placeholder !== undefined) throw new Error(`"${key}" needs a value for ${placeholder}, or use say.pattern`)
    return text
  }
  const pattern = (key: string, params: Params = {}): RegExp => {
    const words = wordsOf(key)
    const forms = typeof words === 'string' || 'count' in params ? [words] : Object.values(words)
    return new RegExp(forms.map((form) => RegExp.escape(formatText(form, params, language)).replace(/\\\{\w+\\\}/g, '.+')).join('|'))
  }
  return Object.assign(say, { pattern })
}

function textsIn(brand: string): TextTable {
  const texts = cache.get(brand) ?? (JSON.parse(readFileSync(textsPath(brand), 'utf8')) as TextTable)
  cache.set(brand, texts)
  return texts
}

/** Matches what begins with a text: a required field adds to its label, a tab its count. */
export function startOf(text: string): RegExp {
  return new RegExp(`^${RegExp.escape(text)}`)
}
