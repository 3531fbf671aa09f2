/** What a brand still changes under the name that the base gave it before. */
import type { ObjectTree, Tree } from '../read/documents.ts'

/**
 * The only name in the base for something with all the members that the brand changes. Of several, the one whose name is most
 * like the former one: contactMax and contactLongest.
 */
export function findRenamed(former: string, changes: ObjectTree, known: Iterable<readonly [name: string, Tree]>): string | undefined {
  if (![...changes.members.keys()].some(isChange)) return undefined
  const alike = [...known].flatMap(([name, tree]) => (isChanged(tree, changes) ? [name] : []))
  if (alike.length <= 1) return alike[0]
  const ranked = alike.map((name) => ({ name, rank: countShared(name, former) })).sort((one, other) => other.rank - one.rank)
  const [first, second] = ranked
  return first && second && first.rank > second.rank ? first.name : undefined
}

/** Whether the tree has every member that is changed, and others: what has them all is probably new. */
function isChanged(tree: Tree, changes: ObjectTree): boolean {
  return tree.kind === 'object' && tree.members.size > changes.members.size && covers(tree, changes)
}

function covers(tree: Tree | undefined, changes: Tree): boolean {
  if (changes.kind !== 'object') return tree !== undefined
  if (tree?.kind !== 'object') return false
  return [...changes.members].every(([name, change]) => !isChange(name) || covers(tree.members.get(name), change))
}

/** Neither the name itself nor a mark of where the item belongs. */
function isChange(member: string): boolean {
  return member !== 'id' && !member.startsWith('$')
}

/** The number of words that two names begin and end with; the first ones count twice, as they say what is meant. */
function countShared(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return 2 * countEqual(words, others) + countEqual(words.toReversed(), others.toReversed())
}

function countEqual(words: readonly string[], others: readonly string[]): number {
  const differing = words.findIndex((word, index) => word !== others[index])
  return differing < 0 ? words.length : differing
}

/** The words of a name in camel case or with hyphens. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[-.\s]|(?=[A-Z])/).map((word) => word.toLowerCase())
}
