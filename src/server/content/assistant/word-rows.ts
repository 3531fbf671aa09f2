/** Dictionaries of words, and patterns that find the words in a text. */
import type { BrandPlan } from '#config'
import { isObject, type Json } from '#rules'
import { listObjects } from '../../kernel/index.ts'

/** A row of a dictionary with the words that mean it, as foldWord writes them. */
export interface WordRow {
  readonly id: string
  readonly words: readonly string[]
}

export function keywordRows(documents: BrandPlan['documents'], dictionary: string): WordRow[] {
  return listObjects(documents.dictionary?.[dictionary]?.rows).map(({ id, keywords }) => ({
    id: String(id),
    words: stringsIn(keywords).map(foldWord),
  }))
}

/** Rows whose names are words, too: the id, the label in each language and the aliases. */
export function namedRows(documents: BrandPlan['documents'], dictionary: string): WordRow[] {
  return listObjects(documents.dictionary?.[dictionary]?.rows).map(({ id, label, aliases }) => ({
    id: String(id),
    words: [String(id), ...stringsIn(isObject(label) ? Object.values(label) : []), ...stringsIn(aliases)].map(foldWord),
  }))
}

export function stringsIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** One spelling of a word: full-width signs, capitals, and the hyphens and spaces inside make no difference. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
}

/** The id of a row whose words state a number. */
export function isNumber(id: string): boolean {
  return /^\d+(\.\d+)?$/.test(id)
}

/** Ids by word. The first row that has a word keeps it. */
export function indexWords(rows: readonly WordRow[]): Map<string, string> {
  return new Map(rows.flatMap(({ id, words }) => words.map((word) => [word, id] as const)).toReversed())
}

/** Matches one of the words, the longest that fits. */
export function anyOf(words: Iterable<string>): string {
  const patterns = [...words].toSorted((one, other) => other.length - one.length).map(escapeWord)
  return patterns.length === 0 ? '(?!)' : `(?:${patterns.join('|')})`
}

/** The same, but Latin words only as a whole; a single letter is a word only after digits, as in 2k. */
export function anyWholeOf(words: Iterable<string>): string {
  const [latin, other] = [[...words].filter((word) => /^[a-z]/.test(word)), [...words].filter((word) => !/^[a-z]/.test(word))]
  const letters = latin.filter((word) => word.length === 1)
  const long = latin.filter((word) => word.length > 1)
  return `(?:\\b${anyOf(long)}\\b|(?<=\\d\\s?)${anyOf(letters)}\\b|${anyOf(other)})`
}

function escapeWord(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '[\\s\\u2010-\\u2015-]+')
}
