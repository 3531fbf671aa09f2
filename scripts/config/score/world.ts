/** The shipped documents as the score edits them: every token with its position, parsed without the code under test. */
import { type Node, parseTree } from 'jsonc-parser'
import { nameDocuments, type SourceFile } from '#config'

export interface Document {
  readonly path: string
  readonly text: string
  readonly root: Node
  /** `brand` for a manifest and the base portal, `meta` for the language itself. */
  readonly kind: string
  readonly brand?: string
}

/** A value of a document, with the path to it. */
export interface Token {
  readonly document: Document
  /** Names and indexes of the path, joined by slashes. */
  readonly trail: string
  readonly name: string
  readonly key?: Node
  readonly value: Node
  /** Sibling tokens, including itself. */
  readonly siblings: readonly Token[]
  readonly index: number
}

export interface World {
  readonly files: readonly SourceFile[]
  readonly documents: readonly Document[]
  /** Tokens of all documents except the schema language. */
  readonly tokens: readonly Token[]
  /** Random numbers from 0 to 1, the same in every run. */
  readonly random: () => number
}

/** Result of an edit, and what must be reported about it. */
export interface BrokenEdit {
  readonly files: readonly SourceFile[]
  /** Expected position of the finding. */
  readonly path: string
  readonly line: number
  readonly column: number
  /** Words the finding must contain: the wrong value and what is allowed. */
  readonly words?: readonly string[]
  readonly nearest?: string
  /** Does not block anything, so a warning is enough. */
  readonly mild?: boolean
}

export interface Site {
  readonly path: string
  /** Undefined if the edit has no effect here. */
  readonly make: () => BrokenEdit | undefined
}

/** One kind of broken edit. */
export interface EditKind {
  readonly id: string
  readonly what: string
  readonly sites: (world: World) => readonly Site[]
}

export function readWorld(files: readonly SourceFile[], random: () => number): World {
  const names = nameDocuments(files)
  const documents = files.flatMap(({ path, text }): Document[] => {
    const root = text === undefined ? undefined : parseTree(text)
    if (text === undefined || root?.type !== 'object') return []
    const brand = /^brands\/([^/]+)\//.exec(path)?.[1]
    const named = names.get(path)?.kind ?? 'meta'
    const kind = named === 'portal' ? 'brand' : named
    return [{ path, text, root, kind, ...(brand === undefined ? {} : { brand }) }]
  })
  const tokens = documents.filter(({ kind }) => kind !== 'meta').flatMap((document) => [...tokensOf(document)])
  return { files, documents, tokens, random }
}

export function* tokensOf(document: Document, node: Node = document.root, trail = ''): Generator<Token> {
  const siblings: Token[] = []
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child]
    if (!value) continue
    const name = key === undefined ? '' : String(key.value)
    const below = key === undefined ? String(index) : name
    const token = { document, trail: trail === '' ? below : `${trail}/${below}`, name, value, siblings, index: siblings.length }
    siblings.push(key === undefined ? token : { ...token, key })
  }
  for (const token of siblings) {
    yield token
    yield* tokensOf(document, token.value, token.trail)
  }
}

/** The member with this name inside the token's value, or beside it. */
export function memberOf(node: Node, name: string): Node | undefined {
  return node.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1]
}

export function beside(token: Token, name: string): Token | undefined {
  return token.siblings.find((other) => other.name === name)
}

export function endOf(node: Node): number {
  return node.offset + node.length
}

export function textOfNode(document: Document, node: Node): string {
  return document.text.slice(node.offset, endOf(node))
}

/** A member of a field's declaration: of a word of the vocabulary, of a field in a list of names, or of one in `properties`. */
export function isOfField({ document, trail }: Token): boolean {
  const declares = /^(?:entity|form|operation|vocabulary)$/.test(document.kind) && document.brand === undefined
  return declares && /^(?!layout\/)(?:.*\/)?(?:properties\/\w+|fields\/\d+|words\/\w+)\//.test(trail)
}

/** Start of the token: its name, if it has one. */
export function startOf({ key, value }: Token): number {
  return (key ?? value).offset
}

export function choose<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items]
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const [left, right] = [shuffled[index], shuffled[other]]
    if (left !== undefined && right !== undefined) [shuffled[index], shuffled[other]] = [right, left]
  }
  return shuffled
}
