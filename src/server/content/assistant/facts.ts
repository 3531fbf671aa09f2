/** The facts of a tool that a question states, and the words that state them. */
import { isDay, isObject, type Json, type JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { findDays } from './days-in-question.ts'
import { listOfFact, type Match } from './lexicon.ts'
import { findAmount, findContainers, findCount, findShape } from './quantities.ts'
import { type Facts, numberShape, type Problem, type Reading, type Span, type Statement, wordsAt } from './reading.ts'
import { assignRows } from './rows.ts'
import type { Token } from './tokens.ts'

export interface Findings {
  readonly facts: Facts
  /** Their positions. */
  readonly spans: readonly Span[]
  readonly problems: readonly Problem[]
}

/** `phrases`: matches of the tool's phrases. */
export function findFacts(tool: JsonObject, reading: Reading, phrases: readonly Match[] = []): Findings {
  const declared = listObjects(tool.facts)
  const facts: Record<string, Json> = {}
  const spans: Span[] = []
  const problems: Problem[] = []
  for (const fact of declared) {
    const outcome = statementOf(tool, fact, reading, phrases)
    if (outcome === undefined) continue
    if ('kind' in outcome) problems.push(outcome)
    else {
      const past = fact.future === true ? pastOf(fact, outcome, reading) : undefined
      if (past) problems.push(past)
      else facts[String(fact.id)] = outcome.value
    }
    for (const span of 'kind' in outcome ? [outcome.span] : outcome.spans) if (span) spans.push(span)
  }
  for (const [fact, { id, span, rivals }] of Object.entries(assignRows(declared, reading))) {
    if (span) spans.push(span)
    if (rivals.length === 0) facts[fact] = id
    else problems.push({ fact, kind: 'which', words: span ? wordsAt(span, reading) : id, span, rows: [id, ...rivals] })
  }
  return { facts, spans, problems }
}

function statementOf(tool: JsonObject, fact: JsonObject, reading: Reading, phrases: readonly Match[]): Statement | Problem | undefined {
  switch (fact.kind) {
    case 'words':
      return { value: subjectOf(reading, phrases), spans: [{ from: 0, to: reading.tokens.length }] }
    case 'name':
      return findName(tool, reading, phrases)
    case 'number':
      return findNumber(reading, (number) => !number.startsWith(reading.brand.documentPrefix))
    case 'own-number':
      return findNumber(reading, (number) => number.startsWith(reading.brand.documentPrefix))
    case 'containers':
      return findContainers(fact, reading)
    case 'days':
      return findDays(fact, reading)
    case 'count':
      return findCount(fact, reading)
    case 'amount':
      return findAmount(fact, reading)
    case 'shape':
      return findShape(fact, reading)
    default:
      return undefined
  }
}

/** A past day, if only future days have an answer. */
function pastOf(fact: JsonObject, { value, spans }: Statement, reading: Reading): Problem | undefined {
  const last = isObject(value) ? String(value.to) : ''
  if (!isDay(last) || last >= reading.today) return undefined
  return { fact: String(fact.id), kind: 'past', words: spans[0] ? wordsAt(spans[0], reading) : last, span: spans[0] }
}

/** The question without the phrases that only say what kind it is; the whole question if nothing else is left. */
function subjectOf({ text, tokens }: Reading, phrases: readonly Match[]): string {
  const rest = tokens.filter((_token, at) => !phrases.some(({ from, to }) => from <= at && at < to))
  const words = rest.map(({ text: token, kind }) => (kind === 'han' ? token : ` ${token} `)).join('')
  return words.replace(/\s+/g, ' ').trim() || text
}

function findNumber({ text, tokens }: Reading, isWanted: (number: string) => boolean): Statement | undefined {
  for (const { 0: written, index } of text.matchAll(numberShape)) {
    const number = written.replace(/[ -]/g, '').toUpperCase()
    if (!isWanted(number)) continue
    const from = tokens.findIndex((token) => token.to > index)
    return { value: number, spans: [{ from, to: tokens.findLastIndex((token) => token.from < index + written.length) + 1 }] }
  }
  return undefined
}

/** The longest run of Latin words that are neither common nor part of the tool's phrases and other facts, such as the name of a ship. */
function findName(tool: JsonObject, { text, tokens, matches }: Reading, phrases: readonly Match[]): Statement | undefined {
  const lists = new Set(listObjects(tool.facts).map(listOfFact))
  const explained = [
    ...phrases,
    ...matches.filter(
      ({ meaning, quality }) =>
        quality === 1 && (meaning.kind === 'word' || meaning.kind === 'phrase' || (meaning.kind === 'row' && lists.has(meaning.of))),
    ),
  ]
  const isFree = (token: Token | undefined, at: number) =>
    token?.kind === 'word' && /[a-z]/.test(token.text) && !explained.some(({ from, to }) => from <= at && at < to)
  let best: Span = { from: 0, to: 0 }
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from
    while (isFree(tokens[to], to)) to += 1
    if (to - from > best.to - best.from) best = { from, to }
  }
  const [first, last] = [tokens[best.from], tokens[best.to - 1]]
  const name = first && last ? text.slice(first.from, last.to) : ''
  return name.length >= shortestName ? { value: name.toUpperCase(), spans: [best] } : undefined
}

const shortestName = 4
