/**
 * Full-text search in Chinese and English. PostgreSQL splits and stems Latin text itself, but Chinese has no spaces, so it would
 * treat a whole sentence as one word. Each Chinese character and each pair of neighbours is therefore indexed as a word, and a
 * search for several characters looks for their pairs in sequence.
 */
import { type RawBuilder, sql } from 'kysely'
import type { JsonObject } from '#rules'
import type { EntityPlan } from './entity.ts'

type Sql = RawBuilder<unknown>

const han = /\p{Script=Han}+/gu

/** Search index of a record: a tsvector with titles (weight A) before texts (weight B). */
export function indexWords(fields: EntityPlan['fields'], data: JsonObject): Sql {
  const textOf = (kind: string) =>
    Object.entries(fields)
      .filter(([, { search }]) => search === kind)
      .map(([name]) => plainText(data[name]))
      .join('\n')
  return sql`(${vectorOf(textOf('title'), 'A')} || ${vectorOf(textOf('text'), 'B')})`
}

/** Fields and rules of the full-text index: records with a different value are reindexed. */
export function nameIndex(fields: EntityPlan['fields']): string {
  const searched = Object.entries(fields).flatMap(([name, { search }]) => (typeof search === 'string' ? [`${name}:${search}`] : []))
  return [`rules ${rulesVersion}`, ...searched].join(' ')
}

/** Increment when the indexing rules change. */
const rulesVersion = 1

/** The search terms as a tsquery; undefined if there are none. */
export function queryOf(words: string | undefined): Sql | undefined {
  const text = normal(words ?? '').trim()
  if (text === '') return undefined
  const latin = latinOf(text)
  const runs = text.match(han) ?? []
  const parts = [
    ...(/[\p{L}\p{N}]/u.test(latin) ? [queryOfLatin(latin)] : []),
    ...runs.map((run) => sql`to_tsquery('simple', ${wordsOfQuery(run)})`),
  ]
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` && `)})`
}

/** Stemmed words or prefixes: the last word may be incomplete. Stop words are ignored. */
function queryOfLatin(text: string): Sql {
  const beginnings = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ')
  return sql`(select case when numnode(whole) = 0 then whole else whole || to_tsquery('simple', ${beginnings}) end
    from plainto_tsquery('english', ${text}) whole)`
}

function vectorOf(text: string, weight: 'A' | 'B'): Sql {
  const plain = normal(text)
  return sql`setweight(to_tsvector('english', ${latinOf(plain)}) || ${vectorOfHan(plain)}::tsvector, ${sql.lit(weight)})`
}

/** A tsvector as text: each character and each pair, numbered so that neighbours are consecutive, with a gap between runs. */
function vectorOfHan(text: string): string {
  const lexemes: string[] = []
  let position = 0
  for (const run of text.match(han) ?? []) {
    const letters = Array.from(run)
    for (const [index, letter] of letters.entries()) {
      position += 1
      const pair = letters[index + 1]
      lexemes.push(lexeme(letter, position), ...(pair === undefined ? [] : [lexeme(letter + pair, position)]))
    }
    position += 2
  }
  return lexemes.join(' ')
}

/** The highest position in a tsvector. */
const lastPosition = 16_383

function lexeme(word: string, position: number): string {
  return `'${word}':${Math.min(position, lastPosition)}`
}

function wordsOfQuery(run: string): string {
  const letters = Array.from(run)
  if (letters.length === 1) return `'${run}'`
  return letters
    .slice(1)
    .map((letter, index) => `'${letters[index]}${letter}'`)
    .join(' <-> ')
}

function latinOf(text: string): string {
  return text.replace(han, ' ')
}

/** Treats full-width letters like their normal form. */
function normal(text: string): string {
  return text.normalize('NFKC').replaceAll('\0', ' ')
}

function plainText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(plainText).join('\n') : ''
}
