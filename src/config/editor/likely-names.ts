/**
 * Orders names by likelihood: first those used in similar places of other documents, those that follow from what is written near
 * the place, and those that share words with it.
 */
import { once } from '#rules'
import { type NameContext, wordsOf } from './name-context.ts'
import { createExamples, type Votes } from './name-examples.ts'
import { applyPattern } from './name-patterns.ts'
import { createSimilarDocuments } from './similar-documents.ts'

/** A place for a name. */
export interface RankedPlace {
  readonly path: string
  /** Id of the document. */
  readonly id: string
  /** Kind of name. */
  readonly kind: string
  readonly context: NameContext
  /** Strings in the rest of the document. */
  readonly isWritten: (name: string) => boolean
  /** Valid names; empty if any name is possible. */
  readonly known: ReadonlySet<string>
}

export interface Ranker {
  /** Learns from a place that has a name. */
  readonly add: (place: Pick<RankedPlace, 'path' | 'id' | 'kind' | 'context'>, name: string) => void
  /** The likely names, the most likely first. Nothing speaks for the others. */
  readonly rank: (place: RankedPlace) => string[]
}

/** Set by trial on 700 places, and tried on 700 others. */
const weight = { votes: 6, patterns: 10, words: 3, inText: 0.7, next: 1.5, used: 2, unused: 8, near: 2 }

export function createRanker(): Ranker {
  const examples = createExamples()
  const similar = createSimilarDocuments()
  return {
    add: ({ path, id, kind, context }, name) => {
      examples.add(path, kind, name, context)
      similar.add(path, id, kind, name)
    },
    rank: (place) => {
      const { path, kind, context, known } = place
      const votes = examples.vote(path, context)
      const index = indexNames(known.size > 0 ? known : new Set(votes.names.keys()))
      const scores = new Map<string, number>()
      const add = (name: string | undefined, score: number) => {
        if (name !== undefined && index.places.has(name)) scores.set(name, (scores.get(name) ?? 0) + score)
      }
      for (const [name, share] of votes.names) add(name, weight.votes * Math.sqrt(share))
      for (const [name, share] of followingNames(votes, index, context)) add(name, weight.patterns * Math.sqrt(share))
      for (const [name, share] of sharedWords(index, context)) add(name, weight.words * share)
      for (const [name, likeness] of similar.namesNear(path, kind)) add(name, weight.near * likeness ** 2)
      add(index.names[(index.places.get(context.previous ?? '') ?? Number.NaN) + 1], weight.next)
      for (const name of context.others) add(name, -weight.used)
      const unused = examples.unusedOf(path, kind, index.names)
      for (const name of unused) add(name, weight.unused * Math.sqrt(votes.unique / unused.length))
      for (const name of index.names) if (place.isWritten(name)) add(name, weight.inText)
      return [...scores].sort(([, left], [, right]) => right - left).map(([name]) => name)
    },
  }
}

interface NameIndex {
  readonly names: readonly string[]
  /** Index of each name. */
  readonly places: ReadonlyMap<string, number>
  readonly byWord: ReadonlyMap<string, readonly string[]>
  /** Names by all their words. */
  readonly byWords: ReadonlyMap<string, readonly string[]>
}

const wordsOfNames = new Map<string, readonly string[]>()

/** Splitting a name is slow, and the same names are valid in many places. */
function wordsOfName(name: string): readonly string[] {
  const words = wordsOfNames.get(name) ?? wordsOf(name)
  wordsOfNames.set(name, words)
  return words
}

const indexNames = once((known: ReadonlySet<string>): NameIndex => {
  const names = [...known]
  const byWord = new Map<string, string[]>()
  const byWords = new Map<string, string[]>()
  for (const name of names) {
    const words = wordsOfName(name)
    for (const word of new Set(words)) append(byWord, word, name)
    append(byWords, words.join('-'), name)
  }
  return { names, places: new Map(names.map((name, place) => [name, place])), byWord, byWords }
})

function append(lists: Map<string, string[]>, key: string, name: string): void {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  list.push(name)
}

function rarityOf({ names, byWord }: NameIndex, word: string): number {
  return Math.log((names.length + 1) / (byWord.get(word)?.length ?? 1))
}

/** Names that a pattern produces here, with the votes of the best pattern. */
function followingNames({ patterns }: Votes, { byWords }: NameIndex, { sources }: NameContext): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [pattern, share] of patterns) {
    const words = applyPattern(pattern, sources)
    for (const name of (words && byWords.get(words.join('-'))) ?? []) weights.set(name, Math.max(weights.get(name) ?? 0, share))
  }
  return weights
}

/** The share of a name's words that surround the place; rare words count more. */
function sharedWords(index: NameIndex, { words }: NameContext): Map<string, number> {
  const shared = new Map<string, number>()
  for (const word of words) {
    const rarity = rarityOf(index, word)
    for (const name of index.byWord.get(word) ?? []) shared.set(name, (shared.get(name) ?? 0) + rarity)
  }
  for (const [name, share] of shared) {
    const all = wordsOfName(name).reduce((sum, word) => sum + rarityOf(index, word), 0)
    shared.set(name, share / (all + 1))
  }
  return shared
}

/** How often each string is written in a text. */
export function countStrings(text: string): Map<string, number> {
  const strings = new Map<string, number>()
  for (const [, written = ''] of text.matchAll(/"([^"\\]*)"/g)) strings.set(written, (strings.get(written) ?? 0) + 1)
  return strings
}
