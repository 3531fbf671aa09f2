/** The words that the assistant knows: phrases of tools, names of rows, and words for the text around them. */
import type { BrandPlan } from '#config'
import { editDistance, isObject, type Json, type JsonObject, once } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { readSyllables, readTokens, type Token } from './tokens.ts'
import { isNumber, stringsIn } from './word-rows.ts'

/**
 * What a term means: a phrase or hint of a tool, a mode of transport of the dictionary asked-mode, a row of a list such as
 * `reference/port`, or a word of the dictionaries asked-word and number-word; idle words change nothing.
 */
export type Meaning =
  | { readonly kind: 'phrase' | 'hint' | 'mode'; readonly of: string }
  | { readonly kind: 'row'; readonly of: string; readonly id: string }
  | { readonly kind: 'word' | 'idle'; readonly of: string }

export interface Match {
  readonly meaning: Meaning
  /** Tokens from, and up to but not including. */
  readonly from: number
  readonly to: number
  /** 1 as written, less if misspelt or by sound. */
  readonly quality: number
}

interface Term {
  readonly tokens: readonly string[]
  /** Of Chinese terms of two characters or more. */
  readonly sounds: readonly string[] | null
  readonly meaning: Meaning
}

export interface Lexicon {
  readonly find: (tokens: readonly Token[]) => Match[]
}

/** Documents are replaced with each release. */
export const lexiconOf = once((documents: BrandPlan['documents']): Lexicon => createLexicon([...termsOf(documents)]))

function createLexicon(terms: readonly Term[]): Lexicon {
  const byStart = groupBy(terms, ({ tokens }) => tokens[0] ?? '')
  const bySound = groupBy(
    terms.filter(({ sounds }) => sounds !== null),
    ({ sounds }) => sounds?.[0] ?? '',
  )
  const vocabulary = new Set(terms.flatMap(({ tokens }) => tokens.filter((token) => /^[a-z]{3,}$/.test(token))))
  const corrections = new Map<string, string>()

  /** The known word that a misspelt one probably is. */
  function correct(word: string): string {
    if (vocabulary.has(word) || !/^[a-z]{5,}$/.test(word)) return word
    const before = corrections.get(word)
    if (before !== undefined) return before
    const most = word.length >= 8 ? 2 : 1
    let best = { word, distance: most + 1 }
    for (const candidate of vocabulary) {
      // The first letter is rarely wrong.
      if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most) continue
      const distance = editDistance(word, candidate, most)
      if (distance < best.distance) best = { word: candidate, distance }
    }
    if (corrections.size >= mostCorrections) corrections.clear()
    corrections.set(word, best.word)
    return best.word
  }

  return {
    find: (tokens) => {
      const written = tokens.map(({ text }) => text)
      const corrected = written.map(correct)
      const sounds = soundsOf(tokens)
      return tokens.flatMap((_token, from) => [
        ...matchAll(byStart.get(written[from] ?? ''), ({ tokens: wanted }) => wanted, written, from, 1),
        ...matchAll(byStart.get(corrected[from] ?? ''), ({ tokens: wanted }) => wanted, corrected, from, 0.9, written),
        ...(sounds[from] ? matchAll(bySound.get(sounds[from]), (term) => term.sounds ?? [], sounds, from, 0.8) : []),
      ])
    },
  }
}

const mostCorrections = 5_000

/** Terms that begin at a token. `unlike`: only where they differ from these tokens. */
function matchAll(
  candidates: readonly Term[] | undefined,
  wantedOf: (term: Term) => readonly string[],
  tokens: readonly (string | undefined)[],
  from: number,
  quality: number,
  unlike?: readonly string[],
): Match[] {
  return (candidates ?? []).flatMap((term) => {
    const terms = wantedOf(term)
    const fits = terms.every((token, index) => tokens[from + index] === token)
    if (!fits || (unlike && terms.every((token, index) => unlike[from + index] === token))) return []
    return [{ meaning: term.meaning, from, to: from + terms.length, quality }]
  })
}

/** Of each Chinese character, as it sounds among its neighbours. */
function soundsOf(tokens: readonly Token[]): (string | undefined)[] {
  const han = tokens.flatMap(({ kind, text }) => (kind === 'han' ? [text] : []))
  const syllables = han.length === 0 ? [] : readSyllables(han.join(''))
  let next = 0
  return tokens.map(({ kind }) => (kind === 'han' ? syllables[next++] : undefined))
}

function* termsOf(documents: BrandPlan['documents']): Generator<Term> {
  const lists = new Set<string>()
  for (const [id, tool] of Object.entries(documents.tool ?? {})) {
    for (const kind of ['phrase', 'hint'] as const) {
      for (const words of wordsIn(tool[`${kind}s`])) yield* toTerms(words, { kind, of: id })
    }
    for (const fact of listObjects(tool.facts)) {
      const list = listOfFact(fact)
      if (list !== undefined) lists.add(list)
    }
  }
  const short = new Set(
    Object.values(documents.tool ?? {}).flatMap((tool) =>
      listObjects(tool.facts)
        .filter((fact) => fact.short === true)
        .flatMap((fact) => listOfFact(fact) ?? []),
    ),
  )
  const endings = keywordsOf(documents, 'ending')
  for (const list of lists) {
    const [kind = '', name = ''] = list.split('/')
    for (const row of listObjects(documents[kind]?.[name]?.rows)) {
      const meaning = { kind: 'row', of: list, id: String(row.id) } as const
      for (const words of namesOf(row, short.has(list) ? endings : [])) yield* toTerms(words, meaning)
    }
  }
  for (const { id, keywords } of listObjects(documents.dictionary?.['asked-mode']?.rows)) {
    for (const words of stringsIn(keywords)) yield* toTerms(words, { kind: 'mode', of: String(id) })
  }
  const [words = [], numbers = []] = ['asked-word', 'number-word'].map((name) => listObjects(documents.dictionary?.[name]?.rows))
  for (const { id, keywords } of [...words, ...numbers.filter((row) => isNumber(String(row.id)))]) {
    for (const phrase of stringsIn(keywords)) yield* toTerms(phrase, { kind: id === 'idle' ? 'idle' : 'word', of: String(id) })
  }
}

/** The list of a fact's rows, such as `reference/port`; undefined for facts of other kinds. */
export function listOfFact({ reference, dictionary }: JsonObject): string | undefined {
  if (typeof reference === 'string') return `reference/${reference}`
  return typeof dictionary === 'string' ? `dictionary/${dictionary}` : undefined
}

/** Names, codes and search terms of a row, without those too short to mean anything. */
function namesOf(row: JsonObject, endings: readonly string[]): string[] {
  const labels = isObject(row.label) ? Object.values(row.label).filter((one) => typeof one === 'string') : []
  // A label may name its abbreviation: Terminal handling charge (THC).
  const plain = labels.flatMap((label) => [label, label.replace(/\s*\(.*\)$/, ''), ...(/\(([^)]+)\)$/.exec(label)?.slice(1) ?? [])])
  const bare = plain.flatMap((label) => {
    const ending = endings.find((one) => label.toLowerCase().endsWith(one) && label.length >= one.length + 2)
    return ending === undefined ? [] : [label.slice(0, -ending.length)]
  })
  const codes = [row.id, row.code].filter((one) => typeof one === 'string' && /^(?=.{3})[A-Z0-9]*[A-Z][A-Z0-9]*$/.test(one)) as string[]
  // Initials of pinyin help while typing into a field; in a sentence they are other words.
  const initials = new Set(
    labels.map((label) =>
      readSyllables(label)
        .map(([first]) => first)
        .join(''),
    ),
  )
  const terms = [...stringsIn(row.aliases), ...stringsIn(row.keywords)].filter((term) => !initials.has(term))
  const names = [...plain, ...bare, ...codes, ...terms]
  return [...new Set(names)].filter((name) =>
    /\p{Script=Han}/u.test(name)
      ? name.length > 1
      : /[a-z]{3}|[a-z]&[a-z]|\d\d|[a-z]\d[a-z]|^[A-Z]{2}$/i.test(name) && !/^[a-z]{1,2}$/.test(name),
  )
}

/** A Chinese term is also known by its pinyin, written together or syllable by syllable. */
function* toTerms(words: string, meaning: Meaning): Generator<Term> {
  const tokens = readTokens(words)
  if (tokens.length === 0) return
  const isHan = tokens.length > 1 && tokens.every(({ kind }) => kind === 'han')
  const sounds = isHan ? readSyllables(words.replace(/\s/g, '')) : null
  yield { tokens: tokens.map(({ text }) => text), sounds, meaning }
  if (sounds === null) return
  yield { tokens: sounds, sounds: null, meaning }
  yield { tokens: [sounds.join('')], sounds: null, meaning }
}

/** Words of a row of the dictionary asked-word. */
export function keywordsOf(documents: BrandPlan['documents'], row: string): string[] {
  return stringsIn(listObjects(documents.dictionary?.['asked-word']?.rows).find(({ id }) => id === row)?.keywords)
}

function wordsIn(value: Json | undefined): string[] {
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : []
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
