/** Several questions of one kind in a sentence, such as two lanes or two ports. */
import type { JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { type Findings, findFacts } from './facts.ts'
import { lexiconOf, listOfFact, type Match } from './lexicon.ts'
import { partedPhrases } from './parted-phrases.ts'
import type { Facts, Reading } from './reading.ts'
import { rowsOf } from './rows.ts'
import type { Scored } from './score-tools.ts'
import { readTokens } from './tokens.ts'

export function readText(text: string, { brand, today }: Pick<Reading, 'brand' | 'today'>): Reading {
  const tokens = readTokens(text)
  const lexicon = lexiconOf(brand.documents)
  const matches = lexicon.find(tokens)
  return { text, tokens, matches: [...matches, ...partedPhrases(tokens, matches, lexicon)], today, brand }
}

/** The findings of each part of a sentence, and those of the whole with the words of every part. */
interface Split {
  readonly findings: Findings[]
  readonly all: Findings
}

/**
 * The parts of a sentence that names more rows of a list than the tool takes; undefined if it does not, or if the parts cannot be
 * separated. A part takes facts that it lacks from the part before it, else from the next.
 */
export function splitLanes(scored: Scored, reading: Reading): Split | undefined {
  const { tool, findings, hits } = scored
  const facts = listObjects(tool.document.facts).filter(({ kind }) => kind === 'row')
  const tellingFacts = facts.filter(({ tells }) => tells === true)
  const alike = splitAlike(tellingFacts, findings)
  if (alike) return alike
  const telling = new Set(tellingFacts.map(listOfFact))
  // A phrase such as cut-off is part of the name of each row that tells which one is meant.
  const isUsed = ({ meaning, from, to }: Match) =>
    [...findings.spans, ...(telling.has(meaning.of) ? [] : hits)].some((span) => span.from < to && from < span.to)
  for (const list of new Set(facts.map(listOfFact))) {
    const ids = facts.filter((fact) => listOfFact(fact) === list).map(({ id }) => String(id))
    const split = rowsOf(list, reading).every(isUsed) ? undefined : splitAt(rowsOf(list, reading), ids, scored, reading)
    if (split) return split
  }
  return undefined
}

/** `ids`: the facts of which each part must state one. */
function splitAt(rows: readonly Match[], ids: readonly string[], { tool, findings }: Scored, reading: Reading): Split | undefined {
  const texts = partsOf(rows, reading)
  if (texts.length < 2) return undefined
  const parts = texts.map((text) => findFacts(tool.document, readText(text, reading)))
  if (!parts.every((part) => ids.some((id) => id in part.facts || part.problems.some(({ fact }) => fact === id)))) return undefined
  const inherited = parts.map((part, index) => {
    const nearest = [...parts.slice(0, index).toReversed(), ...parts.slice(index + 1)]
    const open: Facts = Object.assign({}, ...nearest.toReversed().map(({ facts: partFacts }) => partFacts))
    const usable = Object.entries(open).filter(([id]) => !part.problems.some(({ fact }) => fact === id))
    return { ...part, facts: { ...Object.fromEntries(usable), ...part.facts } }
  })
  return { findings: inherited, all: { ...findings, spans: [...findings.spans, ...rows, ...partSpans(tool.document, parts, reading)] } }
}

/** One question for each row of a word that means several, such as D&D: demurrage and detention. */
function splitAlike(facts: readonly JsonObject[], findings: Findings): Split | undefined {
  const problem = findings.problems.find(({ fact, kind }) => kind === 'which' && facts.some(({ id }) => id === fact))
  if (!problem?.rows) return undefined
  const problems = findings.problems.filter((other) => other !== problem)
  const spans = problem.span ? [...findings.spans, problem.span] : findings.spans
  const all = { ...findings, problems, spans }
  return { findings: problem.rows.map((row) => ({ ...all, facts: { ...findings.facts, [problem.fact]: row } })), all }
}

/** What the parts state is used, although the sentence as a whole takes one row or mixes the containers. */
function partSpans(tool: JsonObject, parts: readonly Findings[], reading: Reading): readonly Match[] {
  return listObjects(tool.facts).flatMap((fact) => {
    const values = parts.flatMap(({ facts }) => facts[String(fact.id)] ?? [])
    const rows = values.length === 0 ? [] : rowsOf(listOfFact(fact), reading)
    return fact.kind === 'containers' ? rows : rows.filter(({ meaning }) => meaning.kind === 'row' && values.includes(meaning.id))
  })
}

/** The sentence cut at words and signs that join, where they stand between two rows. */
function partsOf(rows: readonly Match[], { text, tokens, matches }: Reading): string[] {
  const starts: number[] = []
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if (!next) break
    const joint = jointBetween(row.to, next.from, { text, tokens, matches })
    if (joint !== undefined) starts.push(joint)
  }
  const cuts = [0, ...starts, text.length]
  return cuts.slice(1).map((cut, index) => text.slice(cuts[index], cut))
}

/** Where the part after a joint begins in the text. */
function jointBetween(
  from: number,
  to: number,
  { text, tokens, matches }: Pick<Reading, 'text' | 'tokens' | 'matches'>,
): number | undefined {
  const word = matches.find(
    ({ meaning, quality, ...at }) => quality === 1 && meaning.kind === 'word' && meaning.of === 'and' && at.from >= from && at.to <= to,
  )
  if (word) return tokens[word.to]?.from
  const start = tokens[from - 1]?.to ?? 0
  const sign = /[,\u3001\uff0c&+/|]/.exec(text.slice(start, tokens[to]?.from))
  return sign ? start + sign.index + 1 : undefined
}
