/** Which kinds of questions a sentence may be, by the phrases in it and the facts that it states. */
import type { BrandPlan } from '#config'
import type { JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { type Findings, findFacts } from './facts.ts'
import { listOfFact, type Match } from './lexicon.ts'
import type { Facts, Reading } from './reading.ts'
import { fits, rowsOf } from './rows.ts'

export interface Tool {
  readonly id: string
  readonly document: JsonObject
}

/** In their declared order. */
export function toolsOf({ documents }: Pick<BrandPlan, 'documents'>): Tool[] {
  return Object.entries(documents.tool ?? {})
    .map(([id, document]) => ({ id, document }))
    .toSorted((one, other) => Number(one.document.order) - Number(other.document.order))
}

export interface Scored {
  readonly tool: Tool
  readonly findings: Findings
  /** Where its phrases stand. */
  readonly hits: readonly Match[]
  readonly score: number
}

/** The tools that match, best first. `known`: facts of the question before. */
export function scoreTools(tools: readonly Tool[], reading: Reading, known: Facts): Scored[] {
  const modes = modesOf(reading)
  const ofMode = tools.filter(({ document }) => typeof document.mode !== 'string' || modes.has(document.mode))
  const possible = ofMode.filter(({ document }) => isPossible(document, reading))
  const matches = matchesOf(possible, reading)
  const score = (counted: readonly Match[]) => possible.flatMap((tool) => scoreTool(tool, { ...reading, matches }, known, counted) ?? [])
  const scored = score(matches.filter((match) => !isInclusion(match, matches)))
  return (scored.length > 0 ? scored : score(matches)).toSorted(
    (one, other) =>
      other.score - one.score ||
      countMissing(one) - countMissing(other) ||
      Number(one.tool.document.order) - Number(other.tool.document.order),
  )
}

/** The modes of transport that a question names, else the first of the dictionary: a rate of one mode does not answer for another. */
function modesOf({ matches, brand }: Reading): Set<string> {
  const named = matches.flatMap(({ meaning, quality }) => (meaning.kind === 'mode' && quality === 1 ? [meaning.of] : []))
  const [usual] = listObjects(brand.documents.dictionary?.['asked-mode']?.rows)
  return new Set(named.length > 0 ? named : [String(usual?.id)])
}

/** A phrase or row after a word such as including qualifies what is asked: a rate including trucking is no question about trucking. */
function isInclusion({ meaning, from }: Match, matches: readonly Match[]): boolean {
  if (meaning.kind !== 'phrase' && meaning.kind !== 'hint' && meaning.kind !== 'row') return false
  const before = matches.filter((match) => match.to === from && match.quality === 1)
  const isWord = (match: Match, of: string) => match.meaning.kind === 'word' && match.meaning.of === of
  return before.some(
    (word) =>
      isWord(word, 'including') || (isWord(word, 'and') && matches.some((other) => other.to === word.from && isInclusion(other, matches))),
  )
}

/** Whether the question states what cannot be asked for, such as the fee that it is about. */
function isPossible(tool: JsonObject, reading: Reading): boolean {
  const indispensable = listObjects(tool.facts).filter(
    ({ required, ask, kind }) => required === true && ask === undefined && kind !== 'words',
  )
  if (indispensable.length === 0) return true
  const { facts, problems } = findFacts(tool, reading)
  return indispensable.every(({ id }) => String(id) in facts || problems.some(({ fact }) => fact === id))
}

/** Phrases of other tools do not count. */
function matchesOf(tools: readonly Tool[], { matches }: Reading): Match[] {
  const ids = new Set(tools.map(({ id }) => id))
  return matches.filter(({ meaning }) => (meaning.kind !== 'phrase' && meaning.kind !== 'hint') || ids.has(meaning.of))
}

/** Undefined if the question is not of this kind. `counted`: matches that say what it asks for. */
function scoreTool({ id, document }: Tool, reading: Reading, known: Facts, counted: readonly Match[]): Scored | undefined {
  const counting = { ...reading, matches: counted }
  const hits = [...hitsOf('phrase', id, document, counting), ...tellingRows(document, counting)]
  const hints = hitsOf('hint', id, document, counting)
  const findings = findFacts(document, reading, hits)
  const { facts, problems } = findings
  const phrases = sum(hits.map((hit) => weigh(hit, reading)))
  const declared = listObjects(document.facts)
  const needed = declared.filter(({ required }) => required === true)
  const isThere = ({ id: fact }: JsonObject) => String(fact) in facts || problems.some((problem) => problem.fact === fact)
  // What sounds like a phrase may be chance: without facts that confirm it, it must be written like one.
  const isConfirmed = declared.some((fact) => fact.kind !== 'words' && isThere(fact))
  if (!isConfirmed && !hits.some(({ quality }) => quality > bySound)) return undefined
  const isAlone = document.alone === true && needed.every(isThere)
  if (phrases === 0 && !isAlone) return undefined
  const points = declared.map((fact) => {
    if (isThere(fact)) return pointsOf(fact)
    if (fact.required !== true) return 0
    return String(fact.id) in known ? 0.3 : -1
  })
  const score = phrases + sum(hints.map((hit) => weigh(hit, reading))) / 2 + sum(points)
  const numbered = declared.some((fact) => isThere(fact) && pointsOf(fact) === ofNumber)
  // Words say more than facts alone, unless the fact is a number.
  const weight = document.yields === true ? score / 2 : score
  return { tool: { id, document }, findings, hits, score: phrases === 0 && !numbered ? Math.min(weight, 1) : weight }
}

/** Rows that only this kind of question names, such as a cut-off. */
function tellingRows(document: JsonObject, reading: Reading): Match[] {
  const telling = listObjects(document.facts).filter(({ tells }) => tells === true)
  return telling.flatMap((fact) =>
    rowsOf(listOfFact(fact), reading).filter((row) => row.meaning.kind === 'row' && fits(fact, row.meaning.id)),
  )
}

/** Of tools that match equally, the one that needs no question back comes first. */
function countMissing({ tool, findings }: Scored): number {
  return listObjects(tool.document.facts).filter(({ id, required }) => required === true && !(String(id) in findings.facts)).length
}

const ofNumber = 4

/** How much a stated fact says about the kind of question. */
function pointsOf({ kind, required, ask }: JsonObject): number {
  if (kind === 'number' || kind === 'own-number') return ofNumber
  if (kind === 'words') return 0
  if (required !== true) return 0.5
  return ask === undefined ? 2.5 : 1.5
}

const bySound = 0.8

/** Where phrases of the tool stand: not inside a longer phrase of another, nor inside the name of a row that the tool does not ask for. */
function hitsOf(kind: 'phrase' | 'hint', tool: string, document: JsonObject, { matches }: Reading): Match[] {
  const lists = new Set(listObjects(document.facts).map(listOfFact))
  const isMode = ({ meaning }: Match) => kind === 'phrase' && meaning.kind === 'mode' && meaning.of === document.mode
  const candidates = matches.filter((match) => isMode(match) || (match.meaning.kind === kind && match.meaning.of === tool))
  const longer = matches.filter(
    ({ meaning }) => (meaning.kind === 'phrase' && meaning.of !== tool) || (meaning.kind === 'row' && !lists.has(meaning.of)),
  )
  const free = candidates.filter((one) => isMode(one) || !longer.some((other) => covers(other, one)))
  const chosen: Match[] = []
  for (const one of free.toSorted((left, right) => right.to - right.from - (left.to - left.from) || right.quality - left.quality)) {
    if (!chosen.some((other) => other.from < one.to && one.from < other.to)) chosen.push(one)
  }
  return chosen.toSorted((one, other) => one.from - other.from)
}

function covers(longer: Match, shorter: Match): boolean {
  return longer.from <= shorter.from && shorter.to <= longer.to && longer.to - longer.from > shorter.to - shorter.from
}

/** A Latin word says as much as one and a half characters. */
export function weigh({ from, to, quality }: Match, { tokens }: Reading): number {
  return quality * sum(tokens.slice(from, to).map(({ kind }) => (kind === 'word' ? 1.5 : 1)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
