/**
 * Words for bounds. Documents say `minimum`, `exclusiveMinimum` and `maximum` everywhere. What they are compiled to, and documents
 * of the first edition, say `atLeast`, `above` and `atMost` for decimals, `above` and `upTo` for the bands of a tariff, and `least`
 * and `most` for limits, choices, thresholds and the numbers in questions.
 */
import { type Json, type JsonObject, once } from '#rules'
import type { ObjectTree, Tree } from '../read/documents.ts'

type Words = Readonly<Record<string, string>>

/** What decimals are compiled to, by the word in documents. */
const decimalWords: Words = { minimum: 'atLeast', exclusiveMinimum: 'above', maximum: 'atMost' }
const rangeWords: Words = { minimum: 'least', maximum: 'most' }
const bandWords: Words = { exclusiveMinimum: 'above', maximum: 'upTo' }

interface BoundPlace {
  /** Names on the way to the object with the bounds; `*` is each member or item. */
  readonly path: readonly string[]
  readonly words: Words
  /** The members are fields, with further fields inside: only decimals have words of their own. */
  readonly fields?: true
}

const places: Readonly<Record<string, readonly BoundPlace[]>> = {
  entity: [{ path: ['properties', '*'], words: decimalWords, fields: true }],
  form: [{ path: ['properties', '*'], words: decimalWords, fields: true }],
  operation: [
    { path: ['input', 'properties', '*'], words: decimalWords, fields: true },
    { path: ['output', 'properties', '*'], words: decimalWords, fields: true },
  ],
  import: [{ path: ['columns', '*'], words: decimalWords }],
  limits: [{ path: ['limits', '*'], words: rangeWords }],
  dictionary: [{ path: ['rows', '*', 'tells', 'threshold'], words: rangeWords }],
  list: [{ path: ['choose'], words: rangeWords }],
  tool: [{ path: ['facts', '*'], words: rangeWords }],
  tariff: [
    { path: ['lines', '*', 'bands', '*'], words: bandWords },
    { path: ['lines', '*', '$periods', '*', 'bands', '*'], words: bandWords },
  ],
}

/** A document, or a brand's differences, in today's words. */
export function toDocumentWords(kind: string, tree: ObjectTree): ObjectTree {
  return documentWords[kind]?.(tree) ?? tree
}

const documentWords = Object.fromEntries(
  Object.entries(places).map(([kind, ofKind]) => [
    kind,
    once((tree: ObjectTree) => ofKind.reduce((changed, place) => changeTree(changed, place, place.path) as ObjectTree, tree)),
  ]),
)

/** A document in the words that it is compiled to. */
export function toCompiledWords(kind: string, document: JsonObject): JsonObject {
  return (places[kind] ?? []).reduce((changed, place) => changeJson(changed, place, place.path) as JsonObject, document)
}

/** The bounds of a field in the words that it is compiled to. */
export function compiledBounds(field: JsonObject): JsonObject {
  return field.type === 'string' ? renameJson(field, decimalWords) : field
}

/** Members of a document that say bounds in words of the first edition, with today's word. */
export function findFormerWords(kind: string, tree: ObjectTree): { readonly member: Tree; readonly word: string }[] {
  const former: { member: Tree; word: string }[] = []
  for (const place of places[kind] ?? []) {
    const note = (holder: ObjectTree) => {
      for (const [word, before] of Object.entries(place.words)) {
        const member = holder.members.get(before)
        if (member && !holder.members.has(word)) former.push({ member, word })
      }
    }
    visit(tree, place, place.path, note)
  }
  return former
}

function visit(tree: Tree, place: BoundPlace, [step, ...rest]: readonly string[], note: (holder: ObjectTree) => void): void {
  if (step !== undefined) {
    for (const [name, member] of membersOf(tree)) if (step === '*' || step === name) visit(member, place, rest, note)
    return
  }
  if (tree.kind !== 'object') return
  note(tree)
  if (place.fields) for (const inner of innerFields) visit(tree, place, inner, note)
}

/** Fields inside a field. */
const innerFields = [['properties', '*'], ['items'], ['additionalProperties']] as const

function membersOf(tree: Tree): readonly (readonly [string, Tree])[] {
  if (tree.kind === 'value') return []
  return tree.kind === 'object' ? [...tree.members] : tree.items.map((item) => ['', item] as const)
}

function changeTree(tree: Tree, place: BoundPlace, [step, ...rest]: readonly string[]): Tree {
  if (step !== undefined)
    return mapMembers(tree, (member, name) => (step === '*' || step === name ? changeTree(member, place, rest) : member))
  if (tree.kind !== 'object') return tree
  const renamed = renameMembers(tree, place.words)
  return place.fields ? innerFields.reduce((field: Tree, inner) => changeTree(field, place, inner), renamed) : renamed
}

/** The same tree if no member changes, so that what is derived from it is reused. */
function mapMembers(tree: Tree, change: (member: Tree, name: string) => Tree): Tree {
  if (tree.kind === 'value') return tree
  if (tree.kind === 'list') {
    const items = tree.items.map((item) => change(item, ''))
    return items.every((item, index) => item === tree.items[index]) ? tree : { ...tree, items }
  }
  const members = [...tree.members].map(([name, member]) => [name, change(member, name)] as const)
  return members.every(([name, member]) => member === tree.members.get(name)) ? tree : { ...tree, members: new Map(members) }
}

function renameMembers(tree: ObjectTree, words: Words): ObjectTree {
  const former = new Map(Object.entries(words).map(([word, before]) => [before, word]))
  if (![...tree.members.keys()].some((name) => former.has(name))) return tree
  return { ...tree, members: new Map([...tree.members].map(([name, member]) => [former.get(name) ?? name, member])) }
}

function changeJson(value: Json | undefined, place: BoundPlace, [step, ...rest]: readonly string[]): Json {
  if (typeof value !== 'object' || value === null) return value ?? null
  if (step !== undefined && Array.isArray(value)) return value.map((item) => (step === '*' ? changeJson(item, place, rest) : item))
  if (Array.isArray(value)) return value
  const holder = value as JsonObject
  if (step !== undefined) {
    const members = Object.entries(holder).map(([name, member]) =>
      step === '*' || step === name ? [name, changeJson(member, place, rest)] : [name, member],
    )
    return Object.fromEntries(members)
  }
  if (!place.fields) return renameJson(holder, place.words)
  return innerFields.reduce((field: Json, inner) => changeJson(field, place, inner), compiledBounds(holder))
}

function renameJson(holder: JsonObject, words: Words): JsonObject {
  const areDecimals = words === decimalWords
  const members = Object.entries(holder).map(([name, member]): [string, Json | undefined] => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined
    if (word === undefined) return [name, member]
    return [word, areDecimals && typeof member === 'number' ? String(member) : member]
  })
  return Object.fromEntries(members) as JsonObject
}
