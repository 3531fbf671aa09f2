/**
 * Orders names by likelihood: first those used in similar places of other documents, and those that share words with what
 * surrounds the place.
 */
import { once } from '../once.ts'
import { parseDocument } from '../parse.ts'
import type { Lookup, NamesAtPlace } from './complete.ts'
import { marker } from './cursor.ts'
import { type NameContext, readContext, wordsOf } from './name-context.ts'
import { type BrandDocument, distinctDocuments } from './open-document.ts'

export interface Ranking {
  /** Reads a few more documents; returns whether any are left. */
  readonly learn: () => boolean
  readonly rank: (place: NamesAtPlace, names: readonly string[]) => string[]
}

/** A place of a document that has a name. */
interface Example {
  readonly path: string
  readonly name: string
  /** Numbers of its features. */
  readonly features: Uint32Array
}

const documentsAtOnce = 5
/** More than there are places, so that every feature counts. */
const mostPlaces = 100_000

/** Learns from the documents as they were when the editor opened: which names are common changes slowly. */
export function createRanking({ set, finder }: Lookup): Ranking {
  const examples = new Map<string, Example[]>()
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const left = [...distinctDocuments(set)]
  const learnFrom = ({ brand, document }: BrandDocument): void => {
    const read = onceParsed()
    for (const reference of finder.listIn(brand, document)) {
      const text = set.files.get(reference.path)?.text ?? ''
      const tree = text.slice(reference.offset, reference.end) === reference.name ? read(reference.path, text) : undefined
      if (!tree) continue
      const context = readContext(tree, document.id, text, reference)
      const features = Uint32Array.from(context.features, number)
      for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
      const similar = examples.get(context.key) ?? []
      similar.push({ path: reference.path, name: reference.name, features })
      examples.set(context.key, similar)
    }
  }
  const number = (feature: string): number => {
    const known = numbers.get(feature) ?? numbers.size
    numbers.set(feature, known)
    return known
  }
  const rarities = (features: ReadonlySet<string>): ReadonlyMap<number, number> =>
    new Map(
      [...features].flatMap((feature) => {
        const known = numbers.get(feature)
        return known === undefined ? [] : [[known, Math.log(mostPlaces / ((counts[known] ?? 0) + 1))]]
      }),
    )
  return {
    learn: () => {
      for (const document of left.splice(0, documentsAtOnce)) learnFrom(document)
      return left.length > 0
    },
    rank: (place, names) => {
      const { document, reference, text } = place
      const { tree } = parseDocument(reference.path, text)
      if (!tree) return [...names]
      const context = readContext(tree, document.document.id, text, reference)
      const similar = (examples.get(context.key) ?? []).filter(({ path }) => path !== reference.path)
      const votes = countVotes(rarities(context.features), similar)
      // Names that any caller may choose, such as those of a query.
      const all = names.length > 0 ? names : [...votes.keys()]
      const scores = new Map(all.map((name) => [name, scoreOf(name, { names: all, context, votes, text })]))
      return all.toSorted((left, right) => (scores.get(right) ?? 0) - (scores.get(left) ?? 0))
    },
  }
}

function onceParsed() {
  const trees = new Map<string, ReturnType<typeof parseDocument>['tree']>()
  return (path: string, text: string) => {
    if (!trees.has(path)) trees.set(path, parseDocument(path, text).tree)
    return trees.get(path)
  }
}

/** Each similar place votes for its name: the more, and the rarer, the features in common. */
function countVotes(rarities: ReadonlyMap<number, number>, examples: readonly Example[]): Map<string, number> {
  const votes = new Map<string, number>()
  let most = 0
  for (const { name, features } of examples) {
    let likeness = 0.5
    for (const feature of features) likeness += rarities.get(feature) ?? 0
    const count = (votes.get(name) ?? 0) + likeness ** 3
    votes.set(name, count)
    most = Math.max(most, count)
  }
  for (const [name, count] of votes) votes.set(name, count / (most || 1))
  return votes
}

interface Scoring {
  readonly names: readonly string[]
  readonly context: NameContext
  readonly votes: ReadonlyMap<string, number>
  readonly text: string
}

const weight = { votes: 3, words: 3, inText: 0.4, next: 1.5, used: 2 }

function scoreOf(name: string, { names, context, votes, text }: Scoring): number {
  const next = context.previous === undefined ? -1 : names.indexOf(context.previous) + 1
  const isNext = next > 0 && names[next] === name
  return (
    weight.votes * Math.sqrt(votes.get(name) ?? 0) +
    weight.words * sharedWords(name, names, context.words) +
    (text.includes(`"${name}"`) ? weight.inText : 0) +
    (isNext ? weight.next : 0) -
    (context.others.has(name) ? weight.used : 0)
  )
}

/** The share of a name's words that surround the place; rare words count more. */
function sharedWords(name: string, names: readonly string[], words: ReadonlySet<string>): number {
  const counts = wordCounts(names)
  let all = 0
  let shared = 0
  for (const word of wordsOf(name)) {
    const rarity = Math.log((names.length + 1) / (counts.get(word) ?? 1))
    all += rarity
    if (words.has(word) && word !== marker) shared += rarity
  }
  return all === 0 ? 0 : shared / (all + 1)
}

const wordCounts = once((names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) for (const word of wordsOf(name)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
})
