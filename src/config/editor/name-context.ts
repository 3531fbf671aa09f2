/** What surrounds a name in a document: used to find similar places. */
import { textOf } from '#rules'
import type { ObjectTree, Tree } from '../read/documents.ts'

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
  /** The words of each string around the name, by where it is: the name may be made of them. */
  readonly sources: ReadonlyMap<string, readonly string[]>
  /** Names at the same place of the items before and after, if the name is in a list. */
  readonly previous?: string
  readonly others: ReadonlySet<string>
}

/** Letters by which words with different endings are the same: retire and retirement, invite and invitation. */
const stemLength = 6

/** Words of a name or a sentence, without their endings: shippingOrders and shipping-order are the same two. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?<=[a-z]{3})s$/, '')
        .slice(0, stemLength),
    )
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
  const sources = new Map<string, readonly string[]>()
  const add = (mark: string, sentence: string): readonly string[] => {
    const phrases = wordsOf(sentence)
    for (const word of phrases) {
      features.add(`${mark}:${word}`)
      words.add(word)
    }
    return phrases
  }
  sources.set('id', add('id', id))
  for (const [index, member] of members.slice(-3).toReversed().entries()) add(`member${index}`, member)
  for (const [depth, step] of steps.toReversed().slice(0, 5).entries())
    for (const { name, value, isText } of siblingsIn(step, place)) {
      const added = add(`${depth}${name}`, value)
      if (isText) sources.set(`${depth}${name}`, added)
    }
  const inside = insideString(text, place)
  if (inside !== undefined) add('string', inside)
  const list = neighbours(steps, place)
  if (list.previous !== undefined) {
    features.add(`previous:${list.previous}`)
    sources.set('previous', wordsOf(list.previous))
  }
  return { key: `${place.kind} ${members.at(-1) ?? ''}`, features, words, sources, ...list }
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

interface Sibling {
  readonly name: string
  readonly value: string
  /** Whether the member is a string. */
  readonly isText: boolean
}

/** What is written beside the name: of strings and texts what they say, of other members that they are there. */
function* siblingsIn({ node, segment }: Step, { offset }: NamePlace): Generator<Sibling> {
  if (node.kind !== 'object') return
  for (const [name, member] of node.members) {
    if (name === segment || (member.place.nameOffset <= offset && offset < member.place.offset)) continue
    const written = stringIn(member)
    if (written !== undefined) yield { name, value: written, isText: true }
    else {
      yield { name: 'has', value: name, isText: false }
      for (const value of wordingsIn(member)) yield { name, value, isText: false }
    }
  }
}

/** The English wording of a text, or the names in an object. */
function wordingsIn(node: Tree): string[] {
  if (node.kind !== 'object') return []
  return [...node.members].flatMap(([name, member]) => (name === 'zh' ? [] : (stringIn(member) ?? [])))
}

function stringIn(node: Tree): string | undefined {
  return node.kind === 'value' && typeof node.value === 'string' ? node.value.slice(0, longestWords) : undefined
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
  return node?.kind === 'value' ? textOf(node.value) : undefined
}
