/** Files -> documents: the kind of each file, and each brand's documents after merging. */
import { posix } from 'node:path'
import { type JsonObject, nearestName, once, onceForPair } from '#rules'
import {
  type Documents,
  type ObjectTree,
  type Place,
  type Problem,
  type ResolvedDocument,
  type SourceFile,
  toJson,
} from '../read/documents.ts'
import { type FindingMessage, say } from '../read/messages.ts'
import { type ParsedText, parseDocument } from '../read/parse.ts'
import { createParseCache, type ParseCache } from '../read/parse-cache.ts'
import { leaveOutDisabled } from './base-portal.ts'
import { toDocumentWords } from './bounds.ts'
import { findDerived, withDerived } from './derived-documents.ts'
import { brandIds, findFileProblems, findMisplaced, findTwice, type ReadFile } from './file-problems.ts'
import { type DocumentName, editionOf, kindsPath, metaFolder, nameDocument, partialFolder, readKinds, sortByFileName } from './kinds.ts'
import { findMarks, mergeOverlay, takeWhole, withoutNames } from './overlay.ts'
import { listPatterns } from './patterns.ts'
import { readNamed } from './read-named.ts'
import { type KindMap, keepKind, toDocument } from './resolved-documents.ts'
import type { DocumentMap, ReadDocuments } from './stages.ts'

/** Identifying members that a brand does not inherit. */
const ownNames = [
  'default',
  'hosts',
  'origin',
  'extends',
  'name',
  'legalName',
  'address',
  'productCode',
  'documentPrefix',
  'logo',
  'logos',
  'favicon',
  'contacts',
  'frameOrigins',
  'tokenSignIn',
]
/** Reads the same files only once; with a cache of earlier files, only what has changed. */
export function readDocuments(files: readonly SourceFile[], caches: ParseCache = createParseCache()): ReadDocuments {
  return readOnce(files, caches)
}

const readOnce = once(readAll)

/** Kinds whose documents give others. */
const deriving: ReadonlySet<string> = new Set(['entity', 'order-type', 'form', 'pattern'])

/** The document in each file, by path, without reading them completely. */
export function nameDocuments(files: readonly SourceFile[]): ReadonlyMap<string, DocumentName> {
  const language = files.find(({ path }) => path === kindsPath)?.text
  const { tree } = language === undefined ? {} : parseDocument(kindsPath, language)
  const kinds = readKinds(tree && (toJson(tree) as JsonObject))
  const named = files.map(({ path, text }) => [path, nameDocument(path, kinds, text)] as const)
  return new Map(named.flatMap(([path, name]) => (name ? [[path, name] as const] : [])))
}

/** Plain values of documents. Brands without changes to a kind share its object. */
export function toDocuments(documents: DocumentMap): Documents {
  return Object.fromEntries([...documents].map(([kind, ofKind]) => [kind, toPlain(ofKind)]))
}

const toPlain = once(
  (ofKind: KindMap): Readonly<Record<string, JsonObject>> => Object.fromEntries([...ofKind].map(([id, document]) => [id, document.value])),
)

interface Reading {
  readonly problems: Problem[]
  readonly read: readonly ReadFile[]
  readonly base: DocumentMap
  readonly portal: ResolvedDocument | undefined
  readonly brands: Map<string, DocumentMap>
  /** Manifests as brands that extend them inherit them: with every entry. */
  readonly manifests: Map<string, ResolvedDocument>
  /** Brands being resolved, to detect cycles of `extends`. */
  readonly inside: readonly string[]
  /** Brands without a base, and those that extend them. */
  readonly baseless: Set<string>
  readonly caches: ParseCache
}

function readAll(files: readonly SourceFile[], caches: ParseCache): ReadDocuments {
  const problems: Problem[] = []
  const trees = new Map<string, ObjectTree | undefined>()
  for (const file of files) {
    if (file.problem) problems.push({ path: file.path, offset: 0, ...file.problem })
    if (!file.path.endsWith('.json')) continue
    const parsed = file.text === undefined ? undefined : parseOnce(file.path, file.text, caches)
    problems.push(...(parsed?.problems ?? []))
    trees.set(file.path, parsed?.tree)
  }
  const kindsTree = trees.get(kindsPath)
  if (!trees.has(kindsPath)) problems.push({ path: kindsPath, offset: 0, ...say('META/missing') })
  const language = kindsTree && (toJson(kindsTree) as JsonObject)
  const kinds = readKinds(language)
  const wordsOf = editionOf(language) > 1 ? toDocumentWords : (_kind: string, tree: ObjectTree) => tree
  const brokenPaths = new Set(problems.map(({ path }) => path))
  const named = files.flatMap(({ path, text }): ReadFile[] => {
    const name = nameDocument(path, kinds, text)
    const tree = trees.get(path)
    const broken = !tree || brokenPaths.has(path)
    return name ? [{ name, path, broken, ...(tree ? { tree: wordsOf(name.kind, tree) } : {}) }] : []
  })
  const twice = findTwice(named)
  const own = sortByFileName(
    named.filter(({ path }) => !twice.has(path)),
    ({ name }) => name.id,
  )
  const { read, parts, vocabulary } = readNamed(own, problems)
  problems.push(...findFileProblems(files, read, kinds), ...twice.values())
  read.push(...findMisplaced(files, kinds, read))
  const base = new Map(readBase(read, problems, caches))
  const portal = base.get('portal')?.get('portal')
  // A part of every manifest, and checked with them.
  base.delete('portal')
  const reading: Reading = {
    problems,
    read,
    base,
    portal,
    brands: new Map(),
    manifests: new Map(),
    inside: [],
    baseless: new Set(),
    caches,
  }
  for (const id of brandIds(files)) resolveBrand(id, reading)
  for (const documents of [base, ...reading.brands.values()])
    for (const pattern of listPatterns(documents)) problems.push(...pattern.problems)
  return {
    files: new Map(files.map((file) => [file.path, file])),
    kinds,
    meta: readMeta(trees),
    base: withDerived('', base, caches),
    brands: new Map([...reading.brands].map(([id, documents]) => [id, withDerived(id, documents, caches)])),
    parts,
    vocabulary,
    problems,
  }
}

function parseOnce(path: string, text: string, { parsed, passed }: ParseCache): ParsedText {
  const before = [parsed, passed.parsed].map((known) => known.get(path)).find((known) => known?.text === text)
  const now = before ?? { text, result: parseDocument(path, text) }
  parsed.set(path, now)
  return now.result
}

function readMeta(trees: ReadonlyMap<string, ObjectTree | undefined>): Record<string, JsonObject> {
  const meta: Record<string, JsonObject> = {}
  for (const [path, tree] of trees)
    if (tree && path.startsWith(metaFolder)) meta[path.slice(metaFolder.length)] = toJson(tree) as JsonObject
  return meta
}

function readBase(read: readonly ReadFile[], problems: Problem[], caches: ParseCache): DocumentMap {
  const base = new Map<string, Map<string, ResolvedDocument>>()
  for (const file of read) {
    if (file.name.brand !== undefined) continue
    if (file.tree) problems.push(...marksIn(file.tree))
    if (file.tree && file.name.kind === 'portal') problems.push(...problemsOfPortal(file.tree))
    addDocument(base, toDocument(file.name, file.tree, [file.path], file.broken))
  }
  return new Map([...base].map(([kind, ofKind]) => [kind, keepKind('', kind, ofKind, caches)]))
}

/** Members of the base portal that no brand would inherit, and its missing schema; the rest is checked with each manifest. */
function problemsOfPortal({ members, place }: ObjectTree): Problem[] {
  const { path, offset } = place
  const expected = posix.relative(posix.dirname(path), `${partialFolder}brand.json`)
  const own = [...members].filter(([name]) => ownNames.includes(name))
  return [
    ...(members.has('$schema') ? [] : [{ path, offset, ...say('REQUIRED/schema', { expected }) }]),
    ...own.map(([name, member]) => ({ path, offset: member.place.nameOffset, ...say('BRAND/shared', { name }) })),
  ]
}

/** Overlay keywords, which are not allowed in a shared document. */
const marksIn = once((tree: ObjectTree): readonly Problem[] => {
  const problems: Problem[] = []
  findMarks(tree, (problem) => problems.push(problem))
  return problems
})

function resolveBrand(id: string, reading: Reading): DocumentMap {
  const before = reading.brands.get(id)
  if (before) return before
  const files = reading.read.filter((file) => file.name.brand === id)
  const manifest = files.find((file) => file.name.kind === 'brand')
  const base = baseOfBrand(id, manifest, { ...reading, inside: [...reading.inside, id] })
  if (!base) reading.baseless.add(id)
  const below = base ?? reading.base
  const documents = new Map(below)
  documents.delete('brand')
  const changed = new Map<string, Map<string, ResolvedDocument>>()
  // Without a base, nothing can be checked.
  const problems = base ? reading.problems : []
  for (const file of files.toSorted(byTurn)) {
    const over = file.name.kind === 'brand' ? inheritedManifest(manifest, reading) : findBelow(file.name, below, documents)
    const whole = overlay(file, over, { problems, below })
    if (file.name.kind === 'brand') reading.manifests.set(id, whole)
    const document = file.name.kind === 'brand' ? toEnabled(whole, documents) : whole
    const ofKind = changed.get(file.name.kind) ?? new Map(documents.get(file.name.kind))
    changed.set(file.name.kind, ofKind.set(file.name.id, base ? document : { ...document, broken: true }))
    documents.set(file.name.kind, ofKind)
  }
  for (const [kind, ofKind] of changed) documents.set(kind, keepKind(id, kind, ofKind, reading.caches))
  reading.brands.set(id, documents)
  return documents
}

/**
 * First what other documents are derived from, in the brand's version. The manifest last: its entries depend on the brand's routes.
 */
function byTurn(one: ReadFile, other: ReadFile): number {
  const turnOf = ({ name }: ReadFile) => (deriving.has(name.kind) ? 0 : name.kind === 'brand' ? 2 : 1)
  return turnOf(one) - turnOf(other)
}

function toEnabled(manifest: ResolvedDocument, documents: DocumentMap): ResolvedDocument {
  const routes = documents.get('routes')
  const tree = routes ? leaveOutDisabled(manifest.tree, manifest.id, routes) : manifest.tree
  return tree === manifest.tree ? manifest : toDocument(manifest, tree, manifest.paths, manifest.broken)
}

function findBelow({ kind, id }: DocumentName, below: DocumentMap, documents: DocumentMap): ResolvedDocument | undefined {
  return below.get(kind)?.get(id) ?? findDerived(kind, id, documents)
}

/** The base of a brand's files: the shared documents, or the brand it extends. Undefined if it is ambiguous. */
function baseOfBrand(id: string, manifest: ReadFile | undefined, reading: Reading): DocumentMap | undefined {
  if (manifest && !manifest.tree) return undefined
  const named = manifest?.tree?.members.get('extends')
  if (named?.kind !== 'value' || typeof named.value !== 'string') return reading.base
  const other = named.value
  const ids = reading.read.flatMap((file) => (file.name.kind === 'brand' ? [file.name.id] : []))
  const fail = (saying: FindingMessage, suggestion?: string) => report(reading.problems, named.place, saying, suggestion)
  if (other === id) fail(say('EXTENDS/itself'))
  else if (reading.inside.includes(other)) fail(say('EXTENDS/circle', { other, brand: id }))
  else if (ids.includes(other)) {
    const documents = resolveBrand(other, reading)
    return reading.baseless.has(other) ? undefined : documents
  } else fail(say('EXTENDS/unknown', { other, known: ids }), nearestName(other, ids))
  return undefined
}

/** The manifest of the brand that this one extends, else the base portal. */
function inheritedManifest(manifest: ReadFile | undefined, { manifests, portal }: Reading): ResolvedDocument | undefined {
  const named = manifest?.tree?.members.get('extends')
  const inherited = named?.kind === 'value' ? manifests.get(String(named.value)) : portal
  return inherited && { ...inherited, tree: withoutOwnNames(inherited.tree) }
}

const withoutOwnNames = once((tree: ObjectTree): ObjectTree => withoutNames(tree, ['$schema', ...ownNames]))

function overlay(
  file: ReadFile,
  over: ResolvedDocument | undefined,
  { problems, below }: { problems: Problem[]; below: DocumentMap },
): ResolvedDocument {
  const { name, tree, path } = file
  if (!tree) return over ? { ...over, id: name.id, broken: true } : toDocument(name, undefined, [path], true)
  // Parts that seem to be missing in the base may be unreadable.
  const push = (problem: Problem) => (over?.broken ? 0 : problems.push(problem))
  const isNew = tree.members.get('$new')
  if (name.kind === 'brand') {
    if (!over) return toDocument(name, takeOnce(tree, push), [path], file.broken)
    return toDocument(name, mergeOnce(over.tree, tree, push), [...over.paths, path], file.broken || over.broken)
  }
  if (over) {
    if (isNew) report(problems, isNew.place, say('OVERLAY-NEW/exists', { path: over.paths.at(-1) ?? '' }))
    return toDocument(name, mergeOnce(over.tree, tree, push), [...over.paths, path], file.broken || over.broken)
  }
  const saysNew = isNew?.kind === 'value' && isNew.value === true
  if (!saysNew) {
    const ids = [...(below.get(name.kind)?.keys() ?? [])]
    const place = isNew?.place ?? { ...tree.place, end: tree.place.offset }
    report(problems, place, say('OVERLAY-BASE/nothing', { name: name.id, known: ids }), nearestName(name.id, ids))
  }
  return toDocument(name, takeOnce(tree, push), [path], file.broken || !saysNew)
}

type Push = (problem: Problem) => void

function mergeOnce(over: ObjectTree, patch: ObjectTree, push: Push): ObjectTree {
  return reportAll(layOver(over, patch), push)
}

function takeOnce(tree: ObjectTree, push: Push): ObjectTree {
  return reportAll(layOverNothing(tree), push)
}

interface Laid {
  readonly merged: ObjectTree
  readonly problems: readonly Problem[]
}

const layOver = onceForPair((over: ObjectTree, patch: ObjectTree): Laid => gatherProblems((push) => mergeOverlay(over, patch, push)))
const layOverNothing = once((tree: ObjectTree): Laid => gatherProblems((push) => takeWhole(tree, push)))

function gatherProblems(lay: (push: Push) => ObjectTree): Laid {
  const problems: Problem[] = []
  return { merged: lay((problem) => problems.push(problem)), problems }
}

function reportAll({ merged, problems }: Laid, push: Push): ObjectTree {
  for (const problem of problems) push(problem)
  return merged
}

function addDocument(documents: Map<string, Map<string, ResolvedDocument>>, document: ResolvedDocument): void {
  const ofKind = documents.get(document.kind) ?? new Map<string, ResolvedDocument>()
  documents.set(document.kind, ofKind.set(document.id, document))
}

function report(problems: Problem[], place: Place, saying: FindingMessage, suggestion?: string): void {
  problems.push({ path: place.path, offset: place.offset, ...saying, ...(suggestion === undefined ? {} : { suggestion }) })
}
