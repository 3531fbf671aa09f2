/** The facts of a tool that a question states. */
import type { BrandPlan } from '#config'
import type { Json, JsonObject } from '#rules'
import { listObjects } from '../kernel/index.ts'
import { type Days, namedDays, readDays } from './days.ts'
import { listOfFact, type Match } from './lexicon.ts'
import { readTokens, type Token } from './tokens.ts'

/** A question with everything that was found in it. */
export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly matches: readonly Match[]
  /** The first day that a question can mean. */
  readonly today: string
  readonly brand: Pick<BrandPlan, 'documents' | 'documentPrefix'>
}

/** Values by name: ids of rows, numbers as sources write them, days as from and to, containers such as 2*40HQ. */
export type Facts = Readonly<Record<string, Json>>

/** `own`: where phrases of the tool stand. */
export function findFacts(tool: JsonObject, reading: Reading, own: readonly Match[] = []): Facts {
  const declared = listObjects(tool.facts)
  const found: Record<string, Json> = {}
  const numbers = findNumbers(reading)
  for (const { id, kind, ...fact } of declared) {
    const value =
      kind === 'words'
        ? subjectOf(reading, own)
        : kind === 'name'
          ? findName(tool, reading, own)
          : statedBy(String(kind), fact, numbers, reading)
    if (value !== undefined) found[String(id)] = value
  }
  return { ...found, ...assignRows(declared, reading) }
}

function statedBy(kind: string, fact: JsonObject, numbers: readonly string[], reading: Reading): Json | undefined {
  const isOwn = (number: string) => number.startsWith(reading.brand.documentPrefix)
  switch (kind) {
    case 'number':
      return numbers.find((number) => !isOwn(number))
    case 'own-number':
      return numbers.find(isOwn)
    case 'containers':
      return findContainers(fact, reading)
    case 'days':
      return findDays(reading)
    case 'count':
      return findCount(fact, reading)
    default:
      return undefined
  }
}

/** The question without the phrases that only say what kind it is; the whole question if nothing else is left. */
function subjectOf({ text, tokens }: Reading, own: readonly Match[]): string {
  const rest = tokens.filter((_token, at) => !own.some(({ from, to }) => from <= at && at < to))
  const words = rest.map(({ text: token, kind }) => (kind === 'han' ? token : ` ${token} `)).join('')
  return words.replace(/\s+/g, ' ').trim() || text
}

/** Container, B/L, booking and order numbers, without spaces and hyphens. */
const numberShape = /\b[A-Z]{4}[ -]?\d{3}[ -]?\d{3}[ -]?\d(?![A-Z0-9])|\b(?=[A-Z]*\d{5})[A-Z]{0,8}\d{6,}[A-Z0-9]*\b/gi

function findNumbers({ text }: Pick<Reading, 'text'>): string[] {
  return [...text.matchAll(numberShape)].map(([number]) => number.replace(/[ -]/g, '').toUpperCase())
}

/** The question without numbers of shipments, which must not be read as dates. */
export function withoutNumbers(text: string): string {
  return text.replace(numberShape, ' ')
}

function findContainers(fact: JsonObject, reading: Reading): string | undefined {
  const rows = rowsOf(listOfFact(fact), reading)
  const mix = new Map<string, number>()
  for (const { meaning, from, to } of rows) {
    if (meaning.kind !== 'row') continue
    mix.set(meaning.id, (mix.get(meaning.id) ?? 0) + (quantityBefore(from, reading) ?? quantityAfter(to, reading) ?? 1))
  }
  if (mix.size === 0) return undefined
  return [...mix].map(([type, quantity]) => `${type}*${quantity}`).join(',')
}

function quantityBefore(from: number, reading: Reading): number | undefined {
  let at = from - 1
  while (at >= 0 && isWord(at, 'measure', reading)) at -= 1
  return numberAt(at, reading)
}

function quantityAfter(to: number, reading: Reading): number | undefined {
  // 40HQ x 2, or 40HQ 2 pcs.
  if (isWord(to, 'measure', reading)) return numberAt(to + 1, reading)
  return isWord(to + 1, 'measure', reading) ? numberAt(to, reading) : undefined
}

/** A number in digits or as a word; numbers of four digits are years or weights. */
function numberAt(at: number, { tokens, matches }: Reading): number | undefined {
  const text = tokens[at]?.text ?? ''
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
  const words = matches.filter(
    ({ meaning, to, quality }) => to === at + 1 && quality === 1 && meaning.kind === 'word' && /^\d+$/.test(meaning.of),
  )
  const [longest] = words.toSorted((one, other) => one.from - other.from)
  return longest && Number(longest.meaning.of)
}

function isWord(at: number, of: string, { matches }: Reading): boolean {
  return matches.some(({ meaning, from, quality }) => from === at && quality === 1 && meaning.kind === 'word' && meaning.of === of)
}

function findDays(reading: Reading): Days | undefined {
  const named = reading.matches
    .filter(({ meaning, quality }) => meaning.kind === 'word' && quality === 1 && Object.hasOwn(namedDays, meaning.of))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
  // A weekday is more exact than its week: next Wednesday.
  const exact = readDays(withoutNumbers(reading.text), reading.today)
  const [longest] = named
  if (longest && !exact?.isNamed) return namedDays[longest.meaning.of]?.(reading.today)
  return exact && { from: exact.from, to: exact.to }
}

function findCount({ units }: JsonObject, reading: Reading): number | undefined {
  const { tokens } = reading
  const wanted = Object.values((units ?? {}) as Record<string, string[]>)
    .flat()
    .map((unit) => readTokens(unit).map(({ text }) => text))
  for (let at = 1; at < tokens.length; at += 1) {
    const isUnit = wanted.some((unit) => unit.every((token, index) => tokens[at + index]?.text === token))
    const count = isUnit ? numberAt(at - 1, reading) : undefined
    if (count !== undefined) return count
  }
  return undefined
}

/** The longest run of Latin words that are neither common nor part of the tool's phrases and other facts, such as the name of a ship. */
function findName(tool: JsonObject, { text, tokens, matches }: Reading, own: readonly Match[]): string | undefined {
  const lists = new Set(listObjects(tool.facts).map(listOfFact))
  const known = [
    ...own,
    ...matches.filter(
      ({ meaning, quality }) => quality === 1 && (meaning.kind === 'word' || (meaning.kind === 'row' && lists.has(meaning.of))),
    ),
  ]
  const isFree = (token: Token | undefined, at: number) =>
    token?.kind === 'word' && /[a-z]/.test(token.text) && !known.some(({ from, to }) => from <= at && at < to)
  let best: readonly [number, number] = [0, 0]
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from
    while (isFree(tokens[to], to)) to += 1
    if (to - from > best[1] - best[0]) best = [from, to]
  }
  const [first, last] = [tokens[best[0]], tokens[best[1] - 1]]
  const name = first && last ? text.slice(first.from, last.to) : ''
  return name.length >= shortestName ? name.toUpperCase() : undefined
}

const shortestName = 4

/** Matches of one list, the longest and best where several overlap. */
function rowsOf(list: string | undefined, reading: Reading): Match[] {
  const { matches } = reading
  const rows = matches.filter((match) => match.meaning.kind === 'row' && !isCommonWord(match, reading) && !isEcho(match, matches))
  const kept = rows.filter((one) => !rows.some((other) => isInside(one, other) || (isSame(one, other) && other.quality > one.quality)))
  const seen = new Set<string>()
  return kept.filter(({ meaning, from }) => {
    const key = `${from}`
    if (meaning.of !== list || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A code that is also a common word, such as ONE, counts in capitals only. */
function isCommonWord({ from, to }: Match, { text, tokens, matches }: Reading): boolean {
  const written = text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)
  return (
    written !== written.toUpperCase() && matches.some(({ meaning, ...at }) => meaning.kind === 'word' && at.from === from && at.to === to)
  )
}

/** Characters that sound like another name are chance where a name is written. */
function isEcho({ quality, from, to }: Match, matches: readonly Match[]): boolean {
  return quality < 0.9 && matches.some((other) => other.meaning.kind === 'row' && other.quality === 1 && other.from < to && from < other.to)
}

function isInside(one: Match, other: Match): boolean {
  return other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from
}

function isSame(one: Match, other: Match): boolean {
  return one.from === other.from && one.to === other.to
}

interface Choice {
  readonly fact: JsonObject
  readonly match: Match
  readonly score: number
}

/** Gives each fact the row that fits best by what stands before and after it; each place in the question is used once. */
function assignRows(declared: readonly JsonObject[], reading: Reading): Facts {
  const choices: Choice[] = declared.flatMap((fact, index) =>
    fact.kind !== 'row'
      ? []
      : rowsOf(listOfFact(fact), reading)
          .filter(({ meaning }) => meaning.kind === 'row' && fits(fact, meaning.id))
          .map((match) => ({ fact, match, score: match.quality + placeScore(fact, match, reading) - index / 100 - match.from / 1000 })),
  )
  const values: Record<string, Json> = {}
  const used = new Set<number>()
  for (const { fact, match } of choices.toSorted((one, other) => other.score - one.score)) {
    const id = String(fact.id)
    if (id in values || used.has(match.from) || match.meaning.kind !== 'row') continue
    values[id] = match.meaning.id
    used.add(match.from)
  }
  return values
}

export function fits({ ids }: JsonObject, id: string): boolean {
  return typeof ids !== 'string' || new RegExp(ids).test(id)
}

function placeScore(fact: JsonObject, { from, to }: Match, reading: Reading): number {
  const { tokens } = reading
  let before = from
  while (before > 0 && isWord(before - 1, 'filler', reading)) before -= 1
  let after = to
  while (after < tokens.length && isWord(after, 'filler', reading)) after += 1
  const stands = (words: Json | undefined, at: (length: number) => number) =>
    Object.values((words ?? {}) as Record<string, string[]>)
      .flat()
      .map((word) => readTokens(` ${word} `).map(({ text }) => text))
      .some((word) => word.length > 0 && word.every((token, index) => tokens[at(word.length) + index]?.text === token))
  const isBefore = stands(fact.before, (length) => before - length) || stands(fact.before, (length) => from - length)
  const isAfter = stands(fact.after, () => after) || stands(fact.after, () => to)
  return (isBefore ? 2 : 0) + (isAfter ? 1.5 : 0)
}
