/** Several questions of one kind in a sentence, such as two lanes or two ports. */
import { listObjects } from '../kernel/index.ts'
import { type Findings, findFacts } from './facts.ts'
import { lexiconOf, listOfFact, type Match } from './lexicon.ts'
import type { Facts, Reading } from './reading.ts'
import { rowsOf } from './rows.ts'
import type { Scored } from './score-tools.ts'
import { readTokens } from './tokens.ts'

export function readText(text: string, { brand, today }: Pick<Reading, 'brand' | 'today'>): Reading {
  const tokens = readTokens(text)
  return { text, tokens, matches: lexiconOf(brand).find(tokens), today, brand }
}

/**
 * The findings of each part of a sentence that names more rows of a list than the tool takes; undefined if it does not, or if the
 * parts cannot be separated. A part takes facts that it lacks from the part before it, else from the next.
 */
export function splitLanes(
  { tool, findings, hits }: Scored,
  reading: Reading,
): { readonly findings: Findings[]; readonly all: Findings } | undefined {
  const facts = listObjects(tool.document.facts).filter(({ kind }) => kind === 'row')
  const lists = [...new Set(facts.map(listOfFact))]
  const isUsed = ({ from, to }: Match) => [...findings.spans, ...hits].some((span) => span.from < to && from < span.to)
  const list = lists.find((one) => rowsOf(one, reading).some((row) => !isUsed(row)))
  if (list === undefined) return undefined
  const rows = rowsOf(list, reading)
  const texts = partsOf(rows, reading)
  if (texts.length < 2) return undefined
  const ids = new Set(facts.filter((fact) => listOfFact(fact) === list).map(({ id }) => String(id)))
  const parts = texts.map((text) => findFacts(tool.document, readText(text, reading)))
  if (!parts.every((part) => [...ids].some((id) => id in part.facts || part.problems.some(({ fact }) => fact === id)))) return undefined
  const inherited = parts.map((part, index) => {
    const nearest = [...parts.slice(0, index).toReversed(), ...parts.slice(index + 1)]
    const open: Facts = Object.assign({}, ...nearest.toReversed().map(({ facts: partFacts }) => partFacts))
    const usable = Object.entries(open).filter(([id]) => !part.problems.some(({ fact }) => fact === id))
    return { ...part, facts: { ...Object.fromEntries(usable), ...part.facts } }
  })
  return { findings: inherited, all: { ...findings, spans: [...findings.spans, ...rows, ...partSpans(tool.document, parts, reading)] } }
}

/** Containers of a later part are used, although the sentence as a whole mixes them. */
function partSpans(tool: Scored['tool']['document'], parts: readonly Findings[], reading: Reading): readonly Match[] {
  const stated = new Set(parts.flatMap(({ facts }) => Object.keys(facts)))
  const lists = listObjects(tool.facts).flatMap((fact) => (stated.has(String(fact.id)) ? [listOfFact(fact)] : []))
  return lists.flatMap((list) => rowsOf(list, reading))
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
