/** The stages from a file on disk to a release, as types. */

import { type Json, type JsonObject, once } from '#rules'
import type { Inputs } from '../memo/inputs.ts'
import { createSource, type Reads, readAll } from '../memo/memo.ts'
import type { FindingMessage } from './messages.ts'

/** A file as read: a document has `text`, an asset of a brand has `bytes`, an unreadable file has a reason. */
export interface SourceFile {
  /** From the root, with forward slashes: schemas/portal/home.page.json */
  readonly path: string
  readonly text?: string
  readonly bytes?: Uint8Array
  readonly problem?: FindingMessage
}

/** A range of a file's text, and its replacement. */
export interface Edit {
  readonly offset: number
  readonly end: number
  readonly text: string
}

/** Resolved documents of one brand (or of `schemas/` alone): by kind, then id. The manifest of a brand is kind `brand`. */
export type Documents = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>

/** Plain documents as inputs of steps. */
export function documentInputs(documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Inputs {
  return {
    one: (kind, id) => {
      const ofKind = documents[kind]
      return ofKind && Object.hasOwn(ofKind, id) ? ofKind[id] : undefined
    },
    all: (kind) => documents[kind],
  }
}

/** Plain documents, for uncached work. */
export const readsOf = once((documents: Documents): Reads<string> => readAll(createSource(documentInputs(documents))))

/** Position of a value. Offsets count UTF-16 units of the file's text. */
export interface Place {
  readonly path: string
  readonly offset: number
  readonly end: number
  /** Position of the value's name, or of the value if it has none. */
  readonly nameOffset: number
}

/** A JSON value in which every part knows its position. */
export type Tree = ValueTree | ListTree | ObjectTree
export interface ValueTree {
  readonly kind: 'value'
  readonly place: Place
  readonly value: null | boolean | number | string
}
export interface ListTree {
  readonly kind: 'list'
  readonly place: Place
  readonly items: readonly Tree[]
  /** Ids of items removed by a brand, with the place of removal. */
  readonly removed?: ReadonlyMap<string, Place>
}
export interface ObjectTree {
  readonly kind: 'object'
  readonly place: Place
  readonly members: ReadonlyMap<string, Tree>
  /** Names removed by a brand, with the place of removal. */
  readonly removed?: ReadonlyMap<string, Place>
}

/** A problem before offsets are converted to lines. */
export interface Problem extends FindingMessage {
  readonly path: string
  readonly offset: number
  /** Name for use in commands. */
  readonly subject?: string
  readonly suggestion?: string
  readonly severity?: 'error' | 'warning'
  /** Problems with one cause, of which only a few are shown, such as a missing row that is used everywhere. */
  readonly cause?: string
  /** The limit behind it, with its value: several problems of one limit are reported there. */
  readonly root?: { readonly limit: string; readonly value: string; readonly path: string; readonly offset: number }
  /** Parts of documents that it follows from: if one of them has just been changed, that caused it. */
  readonly related?: readonly DocumentPart[]
}

/** A part of a file by its JSON pointer, in which items are named by their ids. */
export interface DocumentPart {
  readonly path: string
  readonly pointer: string
}

/** One document of a brand, resolved. */
export interface ResolvedDocument {
  readonly kind: string
  readonly id: string
  readonly tree: ObjectTree
  readonly value: JsonObject
  /** Files it was merged from, the base first. */
  readonly paths: readonly string[]
  /** Whether one of its files could not be read completely, so that parts that seem to be missing may exist. */
  readonly broken: boolean
  /** The document with all its periods, if this one is its state at one time. */
  readonly written?: ResolvedDocument
}

/** The plain value of a tree: the same object each time. That of a document's tree equals its `value`, but may be another object. */
export function toJson(tree: Tree): Json {
  return tree.kind === 'value' ? tree.value : partsToJson(tree)
}

const partsToJson = once((tree: ListTree | ObjectTree): Json => (tree.kind === 'list' ? tree.items.map(toJson) : membersToJson(tree)))

function membersToJson(tree: ObjectTree): JsonObject {
  const value: Record<string, Json> = {}
  for (const [name, member] of tree.members) value[name] = toJson(member)
  return value
}

/** The part at a JSON pointer, or the nearest part around it. */
export function findTree(tree: Tree, pointer: string): { readonly tree: Tree; readonly whole: boolean } {
  let current = tree
  for (const name of segmentsOf(pointer)) {
    const next = current.kind === 'object' ? current.members.get(name) : current.kind === 'list' ? current.items[Number(name)] : undefined
    if (!next) return { tree: current, whole: false }
    current = next
  }
  return { tree: current, whole: true }
}

export function segmentsOf(pointer: string): string[] {
  if (pointer === '') return []
  return pointer.slice(1).split('/').map(segmentName)
}

/** One segment of a pointer, unescaped. */
export function segmentName(segment: string): string {
  return segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment
}

export function pointerOf(segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
