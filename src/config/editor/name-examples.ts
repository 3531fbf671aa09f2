/** Places of the documents that have a name: similar ones vote for the name of another place. */
import { onceForPair } from '#rules'
import { type NameContext, wordsOf } from './name-context.ts'
import { findPatterns, type Pattern } from './name-patterns.ts'

/** A place that has a name. */
interface Example {
  readonly path: string
  readonly name: string
  readonly patterns: readonly Pattern[]
  /** Paths of the documents that use the name. */
  readonly users: ReadonlySet<string>
}

/** Examples of places with the same key. */
interface Group {
  readonly examples: Example[]
  /** Numbers of the examples by what surrounds them. */
  readonly postings: Map<string, number[]>
}

/** Each as a share of all votes. */
export interface Votes {
  readonly names: ReadonlyMap<string, number>
  readonly patterns: ReadonlyMap<Pattern, number>
  /** The share of places whose name no other document uses. */
  readonly unique: number
}

export interface Examples {
  readonly add: (path: string, kind: string, name: string, context: NameContext) => void
  /** From documents other than that of the place. */
  readonly vote: (path: string, context: NameContext) => Votes
  /** Those that no other document uses. */
  readonly unusedOf: (path: string, kind: string, names: readonly string[]) => string[]
}

const leastLikeness = 0.5
/** The larger, the less distant places count. */
const sharpness = 4
/** Share of the largest likeness below which a place has no vote, which saves most of the time. */
const leastShare = 0.3

export function createExamples(): Examples {
  const groups = new Map<string, Group>()
  const patterns = new Map<string, Pattern>()
  const usersOf = new Map<string, Map<string, Set<string>>>()
  const addUser = (path: string, kind: string, name: string): ReadonlySet<string> => {
    const names = usersOf.get(kind) ?? new Map<string, Set<string>>()
    usersOf.set(kind, names)
    const users = names.get(name) ?? new Set()
    names.set(name, users.add(path))
    return users
  }
  let seldomUsed: ReturnType<typeof findSeldomUsed> | undefined
  return {
    add: (path, kind, name, context) => {
      const group: Group = groups.get(context.key) ?? { examples: [], postings: new Map() }
      groups.set(context.key, group)
      const same = [...findPatterns(wordsOf(name), context.sources)].map(([key, pattern]) => {
        const before = patterns.get(key) ?? pattern
        patterns.set(key, before)
        return before
      })
      for (const feature of context.features) {
        const posting = group.postings.get(feature) ?? []
        group.postings.set(feature, posting)
        posting.push(group.examples.length)
      }
      group.examples.push({ path, name, patterns: same, users: addUser(path, kind, name) })
      seldomUsed = undefined
    },
    vote: (path, context) => countVotes(groups.get(context.key) ?? { examples: [], postings: new Map() }, path, context),
    unusedOf: (path, kind, names) => {
      const users = usersOf.get(kind) ?? new Map<string, Set<string>>()
      seldomUsed ??= findSeldomUsed()
      return seldomUsed(names, users).filter((name) => users.get(name)?.has(path) ?? true)
    },
  }
}

/** Names that at most one document uses. */
function findSeldomUsed() {
  return onceForPair((names: readonly string[], users: ReadonlyMap<string, ReadonlySet<string>>) =>
    names.filter((name) => (users.get(name)?.size ?? 0) <= 1),
  )
}

function countVotes(group: Group, path: string, context: NameContext): Votes {
  const likeness = likenessOf(group, context)
  const least =
    leastShare * likeness.reduce((most, value, index) => (group.examples[index]?.path === path ? most : Math.max(most, value)), 0)
  const names = new Map<string, number>()
  const patterns = new Map<Pattern, number>()
  let total = 0
  let others = 0
  let unique = 0
  for (const [index, example] of group.examples.entries()) {
    if (example.path === path) continue
    others += 1
    if (example.users.size === 1) unique += 1
    const similar = likeness[index] ?? 0
    if (similar < least) continue
    const vote = similar ** sharpness
    total += vote
    names.set(example.name, (names.get(example.name) ?? 0) + vote)
    for (const pattern of example.patterns) patterns.set(pattern, (patterns.get(pattern) ?? 0) + vote)
  }
  return { names: toShares(names, total), patterns: toShares(patterns, total), unique: unique / (others || 1) }
}

function toShares<Key>(votes: Map<Key, number>, total: number): Map<Key, number> {
  for (const [key, vote] of votes) votes.set(key, vote / total)
  return votes
}

/** The more, and the rarer, what both have around them. What most places have says nothing. */
function likenessOf({ examples, postings }: Group, { features }: NameContext): Float64Array {
  const likeness = new Float64Array(examples.length).fill(leastLikeness)
  for (const feature of features) {
    const posting = postings.get(feature) ?? []
    if (posting.length > examples.length / 2) continue
    const rarity = Math.log((examples.length + 1) / (posting.length || 1))
    for (const index of posting) likeness[index] = (likeness[index] ?? 0) + rarity
  }
  return likeness
}
