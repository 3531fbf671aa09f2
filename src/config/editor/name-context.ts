/** What surrounds a name in a document: used to find similar places. */
import type { ObjectTree, Tree } from '../documents.ts'

/** A name in a text. */
export interface NamePlace {
  readonly offset: number
  readonly end: number
  /** Kind of name. */
  readonly kind: string
}

export interface NameContext {
  /** Places with the same key take the same kind of name for the same purpose. */
  readonly key: string
  /** Words around the name, marked by where they are. */
  readonly features: ReadonlySet<string>
  /** Words around the name, unmarked. */
  readonly words: ReadonlySet<string>
  /** Names at the same place of the items before and after, if the name is in a list. */
  readonly previous?: string
  readonly others: ReadonlySet<string>
}

/** Words of a name or a sentence, in the singular: shippingOrders and shipping-order are the same two. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))
}

interface Step {
  readonly node: Tree
  /** Name of the member, or index of the item, that leads on. */
  readonly segment: string | number
}

/** `id` is that of the document. */
export function readContext(tree: ObjectTree, id: string, text: string, place: NamePlace): NameContext {
  const steps = stepsTo(tree, place)
  const members = steps.flatMap(({ segment }) => (typeof segment === 'string' ? [segment] : []))
  const features = new Set<string>()
  const words = new Set<string>()
  const add = (mark: string, sentence: string) => {
    for (const word of wordsOf(sentence)) {
      features.add(`${mark}:${word}`)
      words.add(word)
    }
  }
  add('id', id)
  for (const [index, member] of members.slice(-3).toReversed().entries()) add(`member${index}`, member)
  for (const [depth, step] of steps.toReversed().slice(0, 5).entries())
    addSiblings(step, place, (name, value) => add(`${depth}${name}`, value))
  const inside = insideString(text, place)
  if (inside !== undefined) add('string', inside)
  const list = neighbours(steps, place)
  if (list.previous !== undefined) features.add(`previous:${list.previous}`)
  return { key: `${place.kind} ${members.slice(-2).join('/')}`, features, words, ...list }
}

/** Objects and lists around the name, from the outside. */
function stepsTo(tree: Tree, { offset, end }: NamePlace): Step[] {
  const steps: Step[] = []
  let node: Tree | undefined = tree
  while (node && node.kind !== 'value') {
    const parts: [string | number, Tree][] = node.kind === 'list' ? [...node.items.entries()] : [...node.members]
    const next: [string | number, Tree] | undefined = parts.find(([, part]) => part.place.nameOffset <= offset && end <= part.place.end)
    if (!next) break
    // The name may be that of the member.
    if (next[1].place.offset > offset) return [...steps, { node, segment: '*' }]
    steps.push({ node, segment: next[0] })
    node = next[1]
  }
  return steps
}

const longestWords = 60

function addSiblings({ node, segment }: Step, { offset }: NamePlace, add: (name: string, value: string) => void): void {
  if (node.kind !== 'object') return
  for (const [name, member] of node.members) {
    if (name === segment || (member.place.nameOffset <= offset && offset < member.place.offset)) continue
    if (member.kind === 'value' && typeof member.value === 'string') add(name, member.value.slice(0, longestWords))
    else add('has', name)
  }
}

/** The rest of the expression or text that contains the name. */
function insideString(text: string, { offset, end }: NamePlace): string | undefined {
  if (text[offset - 1] === '"' && text[end] === '"') return undefined
  const start = text.lastIndexOf('"', offset) + 1
  const stop = text.indexOf('"', end)
  const [chain = ''] = /[\w.]*$/.exec(text.slice(start, offset)) ?? []
  return `${text.slice(start, offset)} ${text.slice(end, stop)} ${chain.replaceAll('.', 'dot')}`
}

function neighbours(steps: readonly Step[], { offset }: NamePlace): Pick<NameContext, 'previous' | 'others'> {
  const index = steps.findLastIndex(({ node }) => node.kind === 'list')
  const list = steps[index]
  const below = steps.slice(index + 1).map(({ segment }) => segment)
  if (list?.node.kind === 'list' && below.length <= 1) {
    const names = list.node.items.map((item) => nameIn(item, below[0]))
    const previous = names[Number(list.segment) - 1]
    const others = new Set(names.filter((name, at): name is string => name !== undefined && at !== Number(list.segment)))
    return { others, ...(previous === undefined ? {} : { previous }) }
  }
  const holder = steps.at(-1)
  if (holder?.node.kind !== 'object' || holder.segment !== '*') return { others: new Set() }
  const before = [...holder.node.members].filter(([, { place }]) => place.nameOffset < offset - 1).map(([name]) => name)
  const others = [...holder.node.members].filter(([, { place }]) => place.nameOffset !== offset - 1).map(([name]) => name)
  const previous = before.at(-1)
  return { others: new Set(others), ...(previous === undefined ? {} : { previous }) }
}

function nameIn(item: Tree, member: string | number | undefined): string | undefined {
  const node = member === undefined ? item : item.kind === 'object' ? item.members.get(String(member)) : undefined
  return node?.kind === 'value' && typeof node.value === 'string' ? node.value : undefined
}
