/** Files -> documents: what each file is, and what each brand comes to once its files are laid over the shared ones. */
import { posix } from 'node:path'
import type { JsonObject } from '#rules'
import type { FindingCode } from './codes.ts'
import { type Documents, type ObjectTree, type Place, type Problem, type ResolvedDocument, type SourceFile, toJson } from './documents.ts'
import { type DocumentName, type Kind, kindsPath, metaFolder, nameDocument, readKinds } from './kinds.ts'
import { findMarks, mergeOverlay, takeWhole, withoutNames } from './overlay.ts'
import { parseDocument } from './parse.ts'
import { listNames, nearestName } from './suggest.ts'

/** Documents by kind, then id. */
export type DocumentMap = ReadonlyMap<string, ReadonlyMap<string, ResolvedDocument>>

export interface DocumentSet {
  readonly files: ReadonlyMap<string, SourceFile>
  readonly kinds: ReadonlyMap<string, Kind>
  /** The language: path below schemas/meta to schema. */
  readonly meta: Readonly<Record<string, JsonObject>>
  readonly base: DocumentMap
  readonly brands: ReadonlyMap<string, DocumentMap>
  readonly problems: readonly Problem[]
}

/** A brand does not inherit what only one can have. */
const ownNames = ['default', 'hosts', 'extends']
const namePattern = /^[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*)*$/
const known = new WeakMap<readonly SourceFile[], DocumentSet>()

/** Reads the files once, however many ask. */
export function readDocuments(files: readonly SourceFile[]): DocumentSet {
  const before = known.get(files)
  if (before) return before
  const set = readAll(files)
  known.set(files, set)
  return set
}

/** Plain values of documents. */
export function toDocuments(documents: DocumentMap): Documents {
  const plain: Record<string, Record<string, JsonObject>> = {}
  for (const [kind, ofKind] of documents) plain[kind] = Object.fromEntries([...ofKind].map(([id, document]) => [id, document.value]))
  return plain
}

interface ReadFile {
  readonly name: DocumentName
  readonly path: string
  readonly tree?: ObjectTree
  readonly broken: boolean
}

interface Reading {
  readonly problems: Problem[]
  readonly read: readonly ReadFile[]
  readonly base: Map<string, Map<string, ResolvedDocument>>
  readonly brands: Map<string, DocumentMap>
  /** Brands being resolved, to find circles of `extends`. */
  readonly inside: readonly string[]
}

function readAll(files: readonly SourceFile[]): DocumentSet {
  const problems: Problem[] = []
  const trees = new Map<string, ObjectTree | undefined>()
  for (const file of files) {
    if (file.problem) problems.push({ path: file.path, offset: 0, code: file.problem.code, message: file.problem.message })
    if (!file.path.endsWith('.json')) continue
    const parsed = file.text === undefined ? undefined : parseDocument(file.path, file.text)
    problems.push(...(parsed?.problems ?? []))
    trees.set(file.path, parsed?.tree)
  }
  const kindsTree = trees.get(kindsPath)
  if (!trees.has(kindsPath))
    problems.push({
      path: kindsPath,
      offset: 0,
      code: 'META',
      message: 'the document language is missing; without this file nothing can be checked',
    })
  const kinds = readKinds(kindsTree && (toJson(kindsTree) as JsonObject))
  const read: ReadFile[] = []
  for (const [path, tree] of trees) {
    const name = nameDocument(path, kinds)
    if (name) read.push({ name, path, broken: !tree || problems.some((problem) => problem.path === path), ...(tree ? { tree } : {}) })
  }
  problems.push(...findStrangers(files, kinds), ...findBadNames(read), ...findWrongSchemas(read, kinds))
  const base = readBase(read, problems)
  const reading: Reading = { problems, read, base, brands: new Map(), inside: [] }
  for (const id of brandIds(files)) resolveBrand(id, reading)
  return { files: new Map(files.map((file) => [file.path, file])), kinds, meta: readMeta(trees), base, brands: reading.brands, problems }
}

function readMeta(trees: ReadonlyMap<string, ObjectTree | undefined>): Record<string, JsonObject> {
  const meta: Record<string, JsonObject> = {}
  for (const [path, tree] of trees)
    if (tree && path.startsWith(metaFolder)) meta[path.slice(metaFolder.length)] = toJson(tree) as JsonObject
  return meta
}

function readBase(read: readonly ReadFile[], problems: Problem[]): Map<string, Map<string, ResolvedDocument>> {
  const base = new Map<string, Map<string, ResolvedDocument>>()
  for (const file of read) {
    if (file.name.brand !== undefined) continue
    if (file.tree) findMarks(file.tree, (problem) => problems.push(problem))
    addDocument(base, toDocument(file.name, file.tree, [file.path], file.broken))
  }
  return base
}

function resolveBrand(id: string, reading: Reading): DocumentMap {
  const before = reading.brands.get(id)
  if (before) return before
  const files = reading.read.filter((file) => file.name.brand === id)
  const manifest = files.find((file) => file.name.kind === 'brand')
  const found = baseOfBrand(id, manifest, { ...reading, inside: [...reading.inside, id] })
  const below = found ?? reading.base
  const documents = new Map([...below].map(([kind, ofKind]) => [kind, new Map(ofKind)]))
  documents.delete('brand')
  // Over what is lost, nothing can be judged.
  const problems = found ? reading.problems : []
  for (const file of files) {
    const over = file.name.kind === 'brand' ? inheritedManifest(below) : below.get(file.name.kind)?.get(file.name.id)
    const document = overlay(file, over, { problems, below })
    addDocument(documents, found ? document : { ...document, broken: true })
  }
  reading.brands.set(id, documents)
  return documents
}

/** What the brand's files lie over: the shared documents, or those of the brand it extends. Undefined where that cannot be told. */
function baseOfBrand(id: string, manifest: ReadFile | undefined, reading: Reading): DocumentMap | undefined {
  if (manifest && !manifest.tree) return undefined
  const named = manifest?.tree?.members.get('extends')
  if (named?.kind !== 'value' || typeof named.value !== 'string') return reading.base
  const other = named.value
  const ids = reading.read.flatMap((file) => (file.name.kind === 'brand' ? [file.name.id] : []))
  const fail = (message: string, suggestion?: string) => report(reading.problems, named.place, 'EXTENDS', message, suggestion)
  if (other === id) fail('a brand cannot extend itself')
  else if (reading.inside.includes(other)) fail(`"${other}" extends "${id}" in turn; one of the two must stand alone`)
  else if (ids.includes(other)) return resolveBrand(other, reading)
  else fail(`there is no brand "${other}" to extend. Known: ${listNames(ids)}`, nearestName(other, ids))
  return undefined
}

function inheritedManifest(below: DocumentMap): ResolvedDocument | undefined {
  const [inherited] = below.get('brand')?.values() ?? []
  return inherited && { ...inherited, tree: withoutNames(inherited.tree, ownNames) }
}

function overlay(
  file: ReadFile,
  over: ResolvedDocument | undefined,
  { problems, below }: { problems: Problem[]; below: DocumentMap },
): ResolvedDocument {
  const { name, tree, path } = file
  if (!tree) return over ? { ...over, id: name.id, broken: true } : toDocument(name, undefined, [path], true)
  // What is missing below may only be unreadable.
  const push = (problem: Problem) => (over?.broken ? 0 : problems.push(problem))
  const isNew = tree.members.get('$new')
  if (name.kind === 'brand') {
    if (!over) return toDocument(name, takeWhole(tree, push), [path], file.broken)
    return toDocument(name, mergeOverlay(over.tree, tree, push), [...over.paths, path], file.broken || over.broken)
  }
  if (over) {
    if (isNew)
      report(
        problems,
        isNew.place,
        'OVERLAY-NEW',
        `"$new" is for a document of the brand's own, but ${over.paths.at(-1)} exists; leave "$new" out to change it`,
      )
    return toDocument(name, mergeOverlay(over.tree, tree, push), [...over.paths, path], file.broken || over.broken)
  }
  const saysNew = isNew?.kind === 'value' && isNew.value === true
  if (!saysNew) {
    const ids = [...(below.get(name.kind)?.keys() ?? [])]
    const place = isNew?.place ?? { ...tree.place, end: tree.place.offset }
    const message = `${name.basePath} does not exist, so there is nothing to change; a document of the brand's own says "$new": true. Known: ${listNames(ids)}`
    report(problems, place, 'OVERLAY-BASE', message, nearestName(name.id, ids))
  }
  return toDocument(name, takeWhole(tree, push), [path], file.broken || !saysNew)
}

function toDocument(name: DocumentName, tree: ObjectTree | undefined, paths: readonly string[], broken: boolean): ResolvedDocument {
  const place: Place = { path: paths.at(-1) ?? '', offset: 0, end: 0, nameOffset: 0 }
  const whole: ObjectTree = tree ?? { kind: 'object', place, members: new Map() }
  return { kind: name.kind, id: name.id, tree: whole, value: toJson(whole) as JsonObject, paths, broken }
}

function addDocument(documents: Map<string, Map<string, ResolvedDocument>>, document: ResolvedDocument): void {
  const ofKind = documents.get(document.kind) ?? new Map<string, ResolvedDocument>()
  documents.set(document.kind, ofKind.set(document.id, document))
}

function brandIds(files: readonly SourceFile[]): string[] {
  return [...new Set(files.flatMap((file) => /^brands\/([^/]+)\//.exec(file.path)?.[1] ?? []))]
}

/** Files that are neither a document nor something a brand shows. */
function findStrangers(files: readonly SourceFile[], kinds: ReadonlyMap<string, Kind>): Problem[] {
  const problems: Problem[] = []
  const brands = new Set(brandIds(files))
  const add = (path: string, code: FindingCode, message: string, suggestion?: string) =>
    problems.push({ path, offset: 0, code, message, ...(suggestion === undefined ? {} : { suggestion }) })
  for (const { path } of files) {
    const inSchemas = /^(?:brands\/[^/]+\/)?schemas\/(?:([^/]+)\/)?([^/]+)$|^(?:brands\/[^/]+\/)?schemas\/([^/]+)\//.exec(path)
    if (path.startsWith(metaFolder) || kinds.size === 0 || nameDocument(path, kinds)) continue
    const folder = inSchemas?.[1] ?? inSchemas?.[3]
    if (inSchemas && !path.endsWith('.json')) add(path, 'EXTENSION', 'documents end in .json; this file is not read')
    else if (inSchemas)
      add(
        path,
        'FOLDER',
        `no kind of document lives here. Folders: ${listNames(kinds.keys())}`,
        folder && nearestName(folder, kinds.keys()),
      )
    else if (/^brands\/[^/]+$/.test(path)) add(path, 'FOLDER', 'each brand has a folder of its own: brands/<id>/brand.json')
    else if (/^brands\/[^/]+\/[^/]+\.json$/.test(path))
      add(path, 'FOLDER', 'beside brand.json, documents of a brand stand in its folder schemas/', 'brand.json')
  }
  for (const brand of brands) {
    const path = `brands/${brand}/brand.json`
    if (!files.some((file) => file.path === path))
      add(path, 'BRAND', `the brand has no brand.json; without it the folder brands/${brand} means nothing`)
  }
  return problems
}

function findBadNames(read: readonly ReadFile[]): Problem[] {
  return read
    .filter((file) => !namePattern.test(file.name.id))
    .map((file) => ({
      path: file.path,
      offset: 0,
      code: 'NAME',
      message: 'file names are lower-case words with hyphens, such as sea-booking.json',
    }))
}

/** Editors complete by `$schema`; a copied document that names the wrong one misleads whoever edits it. */
function findWrongSchemas(read: readonly ReadFile[], kinds: ReadonlyMap<string, Kind>): Problem[] {
  const schemas = new Map([...kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
  return read.flatMap(({ name, path, tree }) => {
    const named = tree?.members.get('$schema')
    if (named?.kind !== 'value' || typeof named.value !== 'string') return []
    const expected = posix.relative(posix.dirname(path), `${metaFolder}${schemas.get(name.kind)}`)
    if (named.value === expected) return []
    const message = `"${named.value}" is not the schema of this kind of document; write "${expected}"`
    return [{ path, offset: named.place.offset, code: 'SCHEMA', message }]
  })
}

function report(problems: Problem[], place: Place, code: FindingCode, message: string, suggestion?: string): void {
  problems.push({ path: place.path, offset: place.offset, code, message, ...(suggestion === undefined ? {} : { suggestion }) })
}
