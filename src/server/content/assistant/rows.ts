/** The rows of lists, such as ports, that a question names, and the fact to which each belongs. */
import type { BrandPlan } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { listOfFact, type Match } from './lexicon.ts'
import type { Reading, Span, Statement } from './reading.ts'
import { readTokens } from './tokens.ts'
import { stringsIn } from './word-rows.ts'

/** The row of a fact, its place in the text, and the rows that the same words name as well. */
export interface RowStatement {
  readonly id: string
  readonly span: Span | undefined
  readonly rivals: readonly string[]
}

/**
 * Gives each fact the row that fits best by the words before and after it; each place in the question is used once. Words such as
 * from and to decide; only without them does the kind of row that a fact usually has.
 */
export function assignRows(declared: readonly JsonObject[], reading: Reading): Record<string, RowStatement> {
  const values: Record<string, RowStatement> = {}
  const used = new Set<number>()
  for (const { fact, match } of choicesOf(declared, reading).toSorted((one, other) => other.score - one.score)) {
    const id = String(fact.id)
    if (id in values || used.has(match.from) || match.meaning.kind !== 'row') continue
    values[id] = { id: match.meaning.id, span: match, rivals: rivalsOf(fact, match, reading) }
    used.add(match.from)
  }
  return values
}

/** Matches of one list, the longest and best where several overlap. */
export function rowsOf(list: string | undefined, reading: Reading): Match[] {
  const { matches } = reading
  const rows = matches.filter((match) => match.meaning.kind === 'row' && !isCommonWord(match, reading) && !isEcho(match, matches))
  const longest = rows.filter((one) => !rows.some((other) => isInside(one, other) || (isSame(one, other) && other.quality > one.quality)))
  const seen = new Set<number>()
  return longest.filter(({ meaning, from }) => {
    if (meaning.of !== list || seen.has(from)) return false
    seen.add(from)
    return true
  })
}

/** Whether a row is of the kind that the fact usually has. */
export function fits({ ids }: JsonObject, id: string): boolean {
  return typeof ids !== 'string' || new RegExp(ids).test(id)
}

export function isWord(at: number, of: string, { matches }: Reading): boolean {
  return matches.some(({ meaning, from, quality }) => from === at && quality === 1 && meaning.kind === 'word' && meaning.of === of)
}

/** A name that distinguishes a row from others of the same name: its label, else the first search term that no other has. */
export function distinctName(id: string, others: readonly string[], fact: JsonObject, documents: BrandPlan['documents']): Json | undefined {
  const rows = listedRows(fact, documents)
  const row = rows.find((one) => one.id === id)
  const rivals = rows.filter((one) => one.id !== id && others.includes(String(one.id)))
  if (!row) return undefined
  if (!rivals.some(({ label }) => JSON.stringify(label) === JSON.stringify(row.label))) return row.label
  const terms = termsOf(row).filter((term) => !rivals.some((rival) => termsOf(rival).includes(term)))
  const zh = terms.find((term) => /\p{Script=Han}/u.test(term))
  const en = terms.find((term) => /^[a-z]/i.test(term))
  return zh === undefined || en === undefined ? undefined : { zh, en }
}

/** The row that a reply picks by a part of its name that the others do not have, such as its country. */
export function chooseAmong(ids: readonly string[], fact: JsonObject | undefined, reading: Reading): Statement | undefined {
  const rows = fact ? listedRows(fact, reading.brand.documents).filter(({ id }) => ids.includes(String(id))) : []
  const picked = rows.flatMap((row) => {
    const others = new Set(rows.filter((other) => other !== row).flatMap(partsOfName))
    const part = partsOfName(row).find((one) => !others.has(one) && spanOfWords(one, reading))
    return part === undefined ? [] : [{ row, span: spanOfWords(part, reading) }]
  })
  const [only] = picked
  return only?.span && picked.length === 1 ? { value: String(only.row.id), spans: [only.span] } : undefined
}

/** The words of its label and search terms in every language. */
function partsOfName({ label, keywords }: JsonObject): string[] {
  const names = [...stringsIn(isObject(label) ? Object.values(label) : []), ...stringsIn(keywords)]
  return names.flatMap((name) => name.toLowerCase().match(/[\p{Script=Han}]{2,}|[a-z]{2,}/gu) ?? [])
}

function spanOfWords(words: string, { tokens }: Reading): Span | undefined {
  const nameWords = readTokens(words).map(({ text }) => text)
  const from = tokens.findIndex((_token, at) => nameWords.every((word, index) => tokens[at + index]?.text === word))
  return from < 0 ? undefined : { from, to: from + nameWords.length }
}

interface Choice {
  readonly fact: JsonObject
  readonly match: Match
  readonly score: number
}

/** A row of the other kind costs more than the weakest word beside it says. */
const unusual = 1.2

function choicesOf(declared: readonly JsonObject[], reading: Reading): Choice[] {
  const facts = declared.filter(({ kind }) => kind === 'row')
  return facts.flatMap((fact, index) =>
    rowsOf(listOfFact(fact), reading).flatMap((match): Choice[] => {
      if (match.meaning.kind !== 'row' || isExcluded(match, reading)) return []
      const cue = placeScore(fact, match, reading)
      const isOthers = facts.some(
        (other) => other !== fact && listOfFact(other) === listOfFact(fact) && placeScore(other, match, reading) > 0,
      )
      const isUsual = fits(fact, match.meaning.id)
      if (cue === 0 && (isOthers || !isUsual || fact.cued === true)) return []
      return [{ fact, match, score: match.quality + cue - (isUsual ? 0 : unusual) - index / 100 - match.from / 1000 }]
    }),
  )
}

/** After an excluding word, such as except, or before one, such as excluded. */
function isExcluded(row: Match, { matches }: Reading): boolean {
  return matches.some(
    ({ meaning, from, to, quality }) =>
      quality === 1 &&
      meaning.kind === 'word' &&
      ((meaning.of === 'except' && to === row.from) || (meaning.of === 'excepted' && from === row.to)),
  )
}

function rivalsOf(fact: JsonObject, match: Match, { matches, brand }: Reading): string[] {
  const rowId = match.meaning.kind === 'row' ? match.meaning.id : ''
  const others = matches.flatMap(({ meaning, ...at }) =>
    meaning.kind === 'row' &&
    meaning.of === listOfFact(fact) &&
    at.from === match.from &&
    at.to === match.to &&
    at.quality === match.quality
      ? [meaning.id]
      : [],
  )
  const ids = [...new Set(others)].filter((id) => fits(fact, id) === fits(fact, rowId))
  return ids.filter((id) => id !== rowId && distinctName(id, ids, fact, brand.documents) !== undefined)
}

function listedRows(fact: JsonObject, documents: BrandPlan['documents']): JsonObject[] {
  const [kind = '', name = ''] = listOfFact(fact)?.split('/') ?? []
  return listObjects(documents[kind]?.[name]?.rows)
}

function termsOf({ keywords }: JsonObject): string[] {
  return Array.isArray(keywords) ? keywords.map(String) : []
}

/** A code that is also a common word, such as ONE, counts in capitals only. */
function isCommonWord({ from, to }: Match, { text, tokens, matches }: Reading): boolean {
  const written = text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)
  return (
    written !== written.toUpperCase() && matches.some(({ meaning, ...at }) => meaning.kind === 'word' && at.from === from && at.to === to)
  )
}

/** Characters that sound like another name are chance where a name is written, or a word that goes beyond them. */
function isEcho({ quality, from, to }: Match, matches: readonly Match[]): boolean {
  const isWritten = (other: Match) => other.quality === 1 && other.from < to && from < other.to
  const goesBeyond = (other: Match) => other.from < from || to < other.to
  return quality < 0.9 && matches.some((other) => isWritten(other) && (other.meaning.kind === 'row' || goesBeyond(other)))
}

function isInside(one: Match, other: Match): boolean {
  return other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from
}

function isSame(one: Match, other: Match): boolean {
  return one.from === other.from && one.to === other.to
}

/** How clearly the words around a row say that it is this fact; 0 if they do not. */
function placeScore(fact: JsonObject, { from, to }: Match, reading: Reading): number {
  const { tokens, text } = reading
  let before = from
  while (before > 0 && isWord(before - 1, 'filler', reading)) before -= 1
  let after = to
  while (after < tokens.length && isWord(after, 'filler', reading)) after += 1
  const isAt = (words: Json | undefined, at: (length: number) => number) =>
    cuesOf(words).some((word) => word.length > 0 && word.every((token, index) => tokens[at(word.length) + index]?.text === token))
  // A hyphen between two names means to; within a word it is no token.
  const isHyphen = (at: number, words: Json | undefined) =>
    wordsOf(words).includes('-') && at > 0 && text.slice(tokens[at - 1]?.to, tokens[at]?.from) === '-'
  const isBefore =
    isAt(fact.before, (length) => before - length) || isAt(fact.before, (length) => from - length) || isHyphen(from, fact.before)
  const isAfter = isAt(fact.after, () => after) || isAt(fact.after, () => to) || isHyphen(to, fact.after)
  return (isBefore ? 2 : 0) + (isAfter ? 1.5 : 0)
}

/** The words before and after a fact, cut into tokens. */
export function cuesOf(words: Json | undefined): string[][] {
  return wordsOf(words).map((word) => readTokens(` ${word} `).map(({ text }) => text))
}

/** The words of every language. */
export function wordsOf(words: Json | undefined): string[] {
  return isObject(words) ? Object.values(words).flatMap((list) => (Array.isArray(list) ? list.map(String) : [])) : []
}
