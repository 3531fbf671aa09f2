/** From a question to tools and their facts, without a language model. */
import type { BrandPlan } from '#config'
import type { Json, JsonObject } from '#rules'
import { isObject, listObjects } from '../kernel/index.ts'
import { type Facts, findFacts, fits, type Reading, withoutNumbers } from './facts.ts'
import { lexiconOf, listOfFact, type Match } from './lexicon.ts'
import { normalise, readTokens } from './tokens.ts'

/** A question of one kind, with what it states. */
export interface Asked {
  readonly tool: string
  readonly facts: Facts
  /** A required fact that is not known. */
  readonly missing?: string
}

export interface Understanding {
  readonly brand: Pick<BrandPlan, 'documents' | 'documentPrefix'>
  readonly today: string
  /** The question before, which this one may continue. */
  readonly before?: Omit<Asked, 'missing'> | undefined
  /** Most questions that are answered at once. */
  readonly most: number
}

/** The questions in the words of a user, in order; at least one. */
export function understand(words: string, { brand, today, before, most }: Understanding): Asked[] {
  const tools = toolsOf(brand)
  const asked: Asked[] = []
  for (const text of splitSentences(normalise(words))) {
    const tokens = readTokens(text)
    const matches = lexiconOf(brand).find(tokens)
    const reading: Reading = { text, tokens, matches, today, brand }
    const last = asked.at(-1) ?? before
    for (const one of readSentence(reading, tools, last)) asked.push(one)
  }
  const clear = asked.filter(({ tool }) => tools.find(({ id }) => id === tool)?.document.role !== 'otherwise')
  const merged = mergeSame(clear.length > 0 ? clear : asked.slice(0, 1))
  const questions = withoutGreeting(merged, tools)
  return questions.length > 0 ? questions.slice(0, most) : [otherwise(tools, normalise(words))]
}

interface Tool {
  readonly id: string
  readonly document: JsonObject
}

export function toolsOf({ documents }: Pick<BrandPlan, 'documents'>): Tool[] {
  return Object.entries(documents.tool ?? {})
    .map(([id, document]) => ({ id, document }))
    .toSorted((one, other) => Number(one.document.order) - Number(other.document.order))
}

function splitSentences(text: string): string[] {
  return text.split(/[?!;\n\u3002\uff1f\uff01\uff1b]+|\.(?=\s|$)/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

interface Scored {
  readonly tool: Tool
  readonly facts: Facts
  readonly hits: readonly Match[]
  readonly score: number
}

function readSentence(reading: Reading, tools: readonly Tool[], before: Understanding['before']): Asked[] {
  const possible = tools.filter(({ document }) => isPossible(document, reading))
  const scored = possible
    .flatMap((tool) => scoreTool(tool, { ...reading, matches: matchesOf(possible, reading) }, before) ?? [])
    .toSorted((one, other) => other.score - one.score || Number(one.tool.document.order) - Number(other.tool.document.order))
  const [best] = scored
  const again = hasWord(reading, 'again') || beginsWith(reading, 'and')
  const continued = before && tools.find(({ id }) => id === before.tool)
  if (!best || (best.hits.length === 0 && continued && again)) {
    const stated = continued ? findFacts(continued.document, reading) : {}
    const isAnswer = Object.keys(stated).some((id) => !isWords(continued?.document, id)) && isExplained(reading, stated)
    if (continued && before && (again || isAnswer) && continued.document.role !== 'otherwise')
      return [complete(continued, stated, before.facts)]
    if (!best) return [otherwise(tools, reading.text)]
  }
  const chosen = [best as Scored, ...secondQuestion(best as Scored, scored, reading)]
  const asked = chosen
    .toSorted((one, other) => (one.hits[0]?.from ?? 0) - (other.hits[0]?.from ?? 0))
    .map(({ tool, facts }) => complete(tool, facts, isOpen(tool.document, facts, reading) ? before?.facts : undefined, again))
  // Words that belong to one question may look like a second one, which then lacks something.
  const whole = asked.filter(({ missing }) => missing === undefined)
  return whole.length > 0 ? whole : asked.filter(({ tool }) => tool === best?.tool.id)
}

/** Whether the words are known ones; a particle at the end, or the name of a month, may not be. */
function isExplained({ tokens, matches, text }: Reading, stated: Facts): boolean {
  const bare =
    readTokens(withoutNumbers(text)).length < tokens.length ? readTokens(withoutNumbers(text)).map(({ text: token }) => token) : null
  const open = tokens.filter(
    ({ kind, text: token }, at) =>
      kind !== 'sign' && !/^\d+$/.test(token) && !(bare && !bare.includes(token)) && !matches.some(({ from, to }) => from <= at && at < to),
  )
  const isDated = Object.values(stated).some((value) => isObject(value))
  return open.length === 0 || (open.length === 1 && (isDated || open[0]?.kind === 'han'))
}

/** Whether facts of the question before may fill what this one leaves open. */
function isOpen(tool: JsonObject, facts: Facts, reading: Reading): boolean {
  const rows = listObjects(tool.facts).filter(({ kind, id }) => kind === 'row' && String(id) in facts)
  return rows.length === 0 || hasWord(reading, 'again') || beginsWith(reading, 'and')
}

/** Whether the question states what cannot be asked for, such as the fee that it is about. */
function isPossible(tool: JsonObject, reading: Reading): boolean {
  const indispensable = listObjects(tool.facts).filter(
    ({ required, ask, kind }) => required === true && ask === undefined && kind !== 'words',
  )
  const facts = indispensable.length === 0 ? {} : findFacts(tool, reading)
  return indispensable.every(({ id }) => String(id) in facts)
}

/** Phrases of other tools do not count. */
function matchesOf(tools: readonly Tool[], { matches }: Reading): Match[] {
  const ids = new Set(tools.map(({ id }) => id))
  return matches.filter(({ meaning }) => (meaning.kind !== 'phrase' && meaning.kind !== 'hint') || ids.has(meaning.of))
}

/** Undefined if the question is not of this kind. */
function scoreTool({ id, document }: Tool, reading: Reading, before: Understanding['before']): Scored | undefined {
  const hits = hitsOf('phrase', id, document, reading)
  const hints = hitsOf('hint', id, document, reading)
  const facts = findFacts(document, reading, hits)
  const phrases = sum(hits.map((hit) => weigh(hit, reading)))
  const declared = listObjects(document.facts)
  const needed = declared.filter(({ required }) => required === true)
  const isThere = ({ id: fact }: JsonObject) => String(fact) in facts
  // What sounds like a phrase may be chance: without facts that confirm it, it must be written like one.
  const isConfirmed = declared.some((fact) => fact.kind !== 'words' && isThere(fact))
  if (!isConfirmed && !hits.some(({ quality }) => quality > bySound)) return undefined
  const isAlone = document.alone === true && needed.filter(({ prefixOf }) => prefixOf === undefined).every(isThere)
  if (phrases === 0 && !isAlone) return undefined
  const known = before?.facts ?? {}
  const points = declared.map((fact) => {
    if (isThere(fact))
      return fact.kind === 'number' || fact.kind === 'own-number' ? 4 : fact.kind === 'words' ? 0 : fact.required === true ? 1.5 : 0.5
    if (fact.required !== true) return 0
    return String(fact.id) in known ? 0.3 : -1
  })
  const score = phrases + sum(hints.map((hit) => weigh(hit, reading))) / 2 + sum(points)
  const numbered = declared.some((fact) => isThere(fact) && pointsOf(fact) === 4)
  // Words say more than facts alone, unless the fact is a number.
  const own = document.yields === true ? score / 2 : score
  return { tool: { id, document }, facts, hits, score: phrases === 0 && !numbered ? Math.min(own, 1) : own }
}

/** How much a stated fact says about the kind of question. */
function pointsOf({ kind, required, ask }: JsonObject): number {
  if (kind === 'number' || kind === 'own-number') return 4
  if (kind === 'words') return 0
  if (required !== true) return 0.5
  return ask === undefined ? 2.5 : 1.5
}

const bySound = 0.8

/** Where phrases of the tool stand: not inside a longer phrase of another, nor inside the name of a row that the tool does not ask for. */
function hitsOf(kind: 'phrase' | 'hint', tool: string, document: JsonObject, { matches }: Reading): Match[] {
  const lists = new Set(listObjects(document.facts).map(listOfFact))
  const own = matches.filter(({ meaning }) => meaning.kind === kind && meaning.of === tool)
  const longer = matches.filter(
    ({ meaning }) => (meaning.kind === 'phrase' && meaning.of !== tool) || (meaning.kind === 'row' && !lists.has(meaning.of)),
  )
  const free = own.filter((one) => !longer.some((other) => covers(other, one)))
  const kept: Match[] = []
  for (const one of free.toSorted((left, right) => right.to - right.from - (left.to - left.from) || right.quality - left.quality)) {
    if (!kept.some((other) => other.from < one.to && one.from < other.to)) kept.push(one)
  }
  return kept.toSorted((one, other) => one.from - other.from)
}

function covers(longer: Match, shorter: Match): boolean {
  return longer.from <= shorter.from && shorter.to <= longer.to && longer.to - longer.from > shorter.to - shorter.from
}

/** A Latin word says as much as one and a half characters. */
function weigh({ from, to, quality }: Match, { tokens }: Reading): number {
  return quality * sum(tokens.slice(from, to).map(({ kind }) => (kind === 'word' ? 1.5 : 1)))
}

/** Another question in the same sentence, joined to the first by a word such as "and" or by a comma. */
function secondQuestion(best: Scored, scored: readonly Scored[], reading: Reading): Scored[] {
  const found = scored.find(
    ({ tool, hits, score }) =>
      tool.id !== best.tool.id &&
      score >= leastSecond &&
      hits.some(
        (hit) => weigh(hit, reading) >= leastHit && best.hits.length > 0 && best.hits.every((other) => isJoined(hit, other, reading)),
      ),
  )
  return found ? [found] : []
}

const leastSecond = 2
/** One Latin word, even if misspelt. */
const leastHit = 1.3

function isJoined(one: Match, other: Match, { tokens, matches, text }: Reading): boolean {
  if (one.from < other.to && other.from < one.to) return false
  const [left, right] = one.from < other.from ? [one, other] : [other, one]
  // With the character before and after, because a space between Chinese words separates like a comma.
  const between = text.slice((tokens[left.to - 1]?.to ?? 1) - 1, (tokens[right.from]?.from ?? 0) + 1)
  if (/[,\u3001\uff0c&+]|\p{Script=Han} (?=\p{Script=Han})/u.test(between)) return true
  return matches.some(({ meaning, from, to }) => meaning.kind === 'word' && meaning.of === 'and' && from >= left.to && to <= right.from)
}

/** `all`: also facts that the question does not need are kept from the one before. */
export function complete(tool: Tool, stated: Facts, earlier: Facts = {}, all = true): Asked {
  const declared = listObjects(tool.document.facts)
  const facts: Record<string, Json> = {}
  for (const fact of declared) {
    const value = stated[String(fact.id)] ?? (all || fact.required === true ? earlierValue(fact, earlier) : undefined)
    if (value !== undefined) facts[String(fact.id)] = value
  }
  const missing = declared.find(({ id, required }) => required === true && !(String(id) in facts))
  return { tool: tool.id, facts, ...(missing ? { missing: String(missing.id) } : {}) }
}

/** The fact of the same name, else one that names a row which fits. */
function earlierValue(fact: JsonObject, earlier: Facts): Json | undefined {
  if (fact.kind === 'words' || fact.kind === 'name') return undefined
  const same = earlier[String(fact.id)]
  if (same !== undefined) return typeof same === 'string' && fact.kind === 'row' && !fits(fact, same) ? undefined : same
  if (fact.kind !== 'row' || typeof fact.ids !== 'string') return undefined
  return Object.values(earlier).find((value) => typeof value === 'string' && /^[A-Z]{5}$/.test(value) && fits(fact, value))
}

function otherwise(tools: readonly Tool[], words: string): Asked {
  const tool = tools.find(({ document }) => document.role === 'otherwise')
  if (!tool) throw new Error('The release has no tool for other questions')
  return { tool: tool.id, facts: { words } }
}

/** Two sentences of one question: the later one completes the earlier. */
function mergeSame(asked: readonly Asked[]): Asked[] {
  const merged: Asked[] = []
  for (const one of asked) {
    const last = merged.at(-1)
    const isSame =
      last?.tool === one.tool &&
      Object.entries(one.facts).every(
        ([id, value]) => id === 'words' || !(id in last.facts) || JSON.stringify(last.facts[id]) === JSON.stringify(value),
      )
    if (isSame && last) merged[merged.length - 1] = { ...one, facts: { ...one.facts, ...joinedWords(last.facts, one.facts) } }
    else merged.push(one)
  }
  return merged
}

function joinedWords({ words: first }: Facts, { words: second }: Facts): Facts {
  return first === undefined || second === undefined ? {} : { words: `${String(first)} ${String(second)}` }
}

/** A greeting or thanks beside a question needs no answer. */
function withoutGreeting(asked: readonly Asked[], tools: readonly Tool[]): readonly Asked[] {
  const real = asked.filter(({ tool }) => tools.find(({ id }) => id === tool)?.document.role !== 'greets')
  return real.length > 0 ? real : asked.slice(0, 1)
}

function hasWord({ matches }: Reading, of: string): boolean {
  return matches.some(({ meaning, quality }) => meaning.kind === 'word' && meaning.of === of && quality === 1)
}

function beginsWith({ matches }: Reading, of: string): boolean {
  return matches.some(({ meaning, from, quality }) => from === 0 && meaning.kind === 'word' && meaning.of === of && quality === 1)
}

function isWords(tool: JsonObject | undefined, fact: string): boolean {
  return listObjects(tool?.facts).some(({ id, kind }) => id === fact && (kind === 'words' || kind === 'name'))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
