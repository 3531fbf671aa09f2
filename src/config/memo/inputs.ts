/** Inputs of cached results (memo.ts), and what differs between those of two runs. */
import { onceForPair } from '#rules'

/** Source of inputs: returns the same object for an input as long as it is unchanged. */
export interface Inputs {
  readonly one: (kind: string, name: string) => unknown
  readonly all: (kind: string) => Readonly<Record<string, unknown>> | undefined
}

/**
 * By group of notes, such as a kind of documents: the names of the inputs that differ. Without names, any of them may. Groups
 * without differences are left out.
 */
export type Changes = ReadonlyMap<string, ReadonlySet<string> | undefined>

/** Kinds of inputs without a list of all. */
const unlisted: ReadonlySet<string> = new Set(['name', 'names', 'text', 'limit', 'manifest', 'meta', 'brand id'])

const namePrefix = 'name '

/** The group of an input. Names are grouped by their kind, because a brand has a set of all names of a kind. */
export function groupOfInput(kind: string, name: string): string {
  return kind === 'name' ? namePrefix + name.slice(0, name.indexOf(' ')) : kind
}

/** The kind of the inputs in a group. */
export function kindOfGroup(group: string): string {
  return group.startsWith(namePrefix) ? 'name' : group
}

/** All inputs of a group, as one object; undefined if there is none. */
export function allOfGroup(inputs: Inputs, group: string): object | undefined {
  const all = group.startsWith(namePrefix) ? inputs.one('names', group.slice(namePrefix.length)) : inputs.all(group)
  return typeof all === 'object' && all !== null ? all : undefined
}

/** What differs in the groups, each named by a kind or by the kinds that a query reads. */
export function compareInputs(before: Inputs, now: Inputs, groups: Iterable<string>): Changes {
  const changes = new Map<string, ReadonlySet<string> | undefined>()
  for (const group of groups) {
    const kinds = group.startsWith(namePrefix) ? [group] : group.split(' ')
    if (kinds.some((kind) => unlisted.has(kind))) changes.set(group, undefined)
    else if (kinds.some((kind) => allOfGroup(before, kind) !== allOfGroup(now, kind))) {
      const names = differingNames(before, now, group)
      if (names.size > 0 || !group.startsWith(namePrefix)) changes.set(group, names)
    }
  }
  return changes
}

function differingNames(before: Inputs, now: Inputs, group: string): ReadonlySet<string> {
  const [known, current] = [allOfGroup(before, group) ?? none, allOfGroup(now, group) ?? none]
  if (!group.startsWith(namePrefix)) return differingMembers(known as Members, current as Members)
  const names = [...new Set(known as Iterable<string>).symmetricDifference(new Set(current as Iterable<string>))]
  return new Set(names.map((name) => `${group.slice(namePrefix.length)} ${name}`))
}

const none: object & Iterable<never> = Object.freeze([])

type Members = Readonly<Record<string, unknown>>

/** Brands without changes to a kind share its object, so most pairs are compared several times. */
const differingMembers = onceForPair((before: Members, now: Members): ReadonlySet<string> => {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return new Set([...names].filter((name) => before[name] !== now[name] || Object.hasOwn(before, name) !== Object.hasOwn(now, name)))
})
