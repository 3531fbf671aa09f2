/** The words of a question that its answer does not use. */
import type { JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import type { Match } from './lexicon.ts'
import { type Reading, type Span, wordsAt } from './reading.ts'
import { cuesOf } from './rows.ts'
import type { Tool } from './score-tools.ts'
import { isNumber, keywordRows } from './word-rows.ts'

export interface Use {
  readonly tool: Tool
  /** The positions of its facts. */
  readonly spans: readonly Span[]
}

/** Runs of words that are neither phrases nor facts of the tools, and are not declared as words that change nothing. */
export function unusedWords(uses: readonly Use[], reading: Reading): string[] {
  const { tokens, matches } = reading
  const phrases = matches.filter((match) => uses.some(({ tool }) => isOfTool(match, tool)))
  const cues = uses.flatMap(({ tool }) => cueSpans(tool.document, reading))
  const spans = [...uses.flatMap(({ spans: factSpans }) => factSpans), ...phrases, ...idleSpans(reading), ...cues]
  const isUsed = (at: number) => tokens[at]?.kind === 'sign' || spans.some(({ from, to }) => from <= at && at < to)
  const runs: Span[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (isUsed(at)) continue
    const last = runs.at(-1)
    if (last?.to === at) runs[runs.length - 1] = { from: last.from, to: at + 1 }
    else runs.push({ from: at, to: at + 1 })
  }
  return joinAcross(runs, reading)
    .filter((run) => saysSomething(run, reading))
    .map((run) => wordsAt(run, reading))
}

/** Two Chinese characters around a particle, such as door to door, are one word that no list has. */
function joinAcross(runs: readonly Span[], { tokens, text }: Reading): Span[] {
  const joined: Span[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const [before, after] = [tokens[(last?.to ?? 0) - 1], tokens[run.from]]
    const isOne = last && last.to + 1 === run.from && before && after && /^\p{Script=Han}{3}$/u.test(text.slice(before.from, after.to))
    if (isOne) joined[joined.length - 1] = { from: last.from, to: run.to }
    else joined.push(run)
  }
  return joined
}

/** A single Chinese character is usually a particle unless it is a number, and a single letter a typing error. */
function saysSomething({ from, to }: Span, { tokens, matches }: Reading): boolean {
  const isNumberWord = matches.some((match) => match.from === from && match.to === to && match.quality === 1 && isNumeral(match))
  return to - from > 1 || isNumberWord || (tokens[from]?.kind === 'word' && !/^[a-z]$/.test(tokens[from].text))
}

function isNumeral({ meaning }: Match): boolean {
  return meaning.kind === 'word' && isNumber(meaning.of)
}

/** Its phrases and hints, and the words for its mode of transport. */
function isOfTool({ meaning }: Match, { id, document }: Tool): boolean {
  return meaning.kind === 'mode'
    ? meaning.of === document.mode
    : (meaning.kind === 'phrase' || meaning.kind === 'hint') && meaning.of === id
}

/** Words that change nothing, unless they belong to a longer name, or to a word that excludes, such as 'not by'. */
export function isIdle({ meaning, quality, from, to }: Match, matches: readonly Match[]): boolean {
  const isLinking = meaning.kind === 'word' && ['filler', 'and', 'again'].includes(meaning.of)
  if (quality < 1 || !(meaning.kind === 'idle' || isLinking)) return false
  const isLonger = (other: Match) => other.from <= from && to <= other.to && other.to - other.from > to - from
  const isPart = (other: Match) => from <= other.from && other.to <= to && other.to - other.from < to - from
  return !matches.some(
    (other) =>
      other.quality === 1 &&
      ((other.meaning.kind === 'row' && isLonger(other)) || (isExcluding(other) && other.from < to && from < other.to && !isPart(other))),
  )
}

/** Idle words, except in a number with a unit of time, such as a month: in Chinese the unit is one character, like a particle. */
function idleSpans(reading: Reading): Span[] {
  const { tokens, matches, brand } = reading
  const idle = matches.filter((match) => isIdle(match, matches))
  const units = timeUnitsOf(brand)
  const isCounting = ({ from, to }: Match) =>
    units.has(tokens[to]?.text ?? '') && matches.some((number) => isNumeral(number) && number.from === from && number.to <= to)
  const times = idle.filter(isCounting)
  return idle.filter(({ from, to }) => !times.some((time) => time.from <= from && to <= time.to + 1))
}

function timeUnitsOf({ documents }: Reading['brand']): Set<string> {
  const rows = keywordRows(documents, 'measure-word').filter(({ id }) => timeUnits.has(id))
  return new Set(rows.flatMap(({ words }) => words.filter((word) => /^\p{Script=Han}$/u.test(word))))
}

const timeUnits: ReadonlySet<string> = new Set(['week', 'year', 'month of year'])

function isExcluding({ meaning }: Match): boolean {
  return meaning.kind === 'word' && ['except', 'excepted'].includes(meaning.of)
}

/** Words such as from and to, which distinguish the facts of a tool. */
function cueSpans(tool: JsonObject, { tokens }: Reading): Span[] {
  const cues = listObjects(tool.facts).flatMap((fact) => [...cuesOf(fact.before), ...cuesOf(fact.after)])
  return tokens.flatMap((_token, from) =>
    cues
      .filter((cue) => cue.length > 0 && cue.every((word, index) => tokens[from + index]?.text === word))
      .map((cue) => ({ from, to: from + cue.length })),
  )
}
