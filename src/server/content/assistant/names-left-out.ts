/** The names and codes of a question that a passage found for it does not mention. */
import { isObject } from '#rules'
import { type Call, listObjects, todayOf } from '../../kernel/index.ts'
import { isIdle } from './coverage.ts'
import { readText } from './lanes.ts'
import type { Match } from './lexicon.ts'
import { type Reading, type Span, wordsAt } from './reading.ts'
import { normalise } from './tokens.ts'
import { stringsIn } from './word-rows.ts'

export function namesLeftOut(words: string, passage: string, call: Call): string[] {
  const reading = readText(normalise(words), { brand: call.brand, today: todayOf(call) })
  const lowerPassage = passage.toLowerCase()
  const rows = reading.matches.filter((match) => isName(match) && !namesOf(match, call).some((name) => lowerPassage.includes(name)))
  const longest = rows.filter((row) => !reading.matches.some((other) => covers(other, row)))
  const codes = reading.tokens.flatMap((_token, at) => (isCode(at, reading) ? [{ from: at, to: at + 1 }] : []))
  const spans = [...longest, ...codes].filter((span) => !lowerPassage.includes(wordsAt(span, reading).toLowerCase()))
  return [...new Set(spans.map((span) => wordsAt(span, reading)))]
}

/** A place, carrier or other row of reference data, as it is written. */
function isName({ meaning, quality }: Match): boolean {
  return meaning.kind === 'row' && quality === 1 && meaning.of.startsWith('reference/')
}

/** Capitals among small letters or Chinese, such as EORI, and what contains digits, such as 40HQ. */
function isCode(at: number, { text, tokens, matches }: Reading): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || matches.some((match) => match.from <= at && at < match.to && isIdle(match, matches))) return false
  const written = text.slice(token.from, token.to)
  return text !== text.toUpperCase() && /^[A-Z0-9]{2,}$/.test(written) && /[A-Z]/.test(written)
}

/** Its labels and search terms in every language. */
function namesOf({ meaning }: Match, { brand }: Call): string[] {
  if (meaning.kind !== 'row') return []
  const [kind = '', list = ''] = meaning.of.split('/')
  const row = listObjects(brand.documents[kind]?.[list]?.rows).find(({ id }) => id === meaning.id)
  const label = isObject(row?.label) ? Object.values(row.label) : []
  return [...stringsIn(label), ...stringsIn(row?.aliases)].map((name) => name.toLowerCase())
}

function covers(longer: Span, shorter: Span): boolean {
  return longer.from <= shorter.from && shorter.to <= longer.to && longer.to - longer.from > shorter.to - shorter.from
}
