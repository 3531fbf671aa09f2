/** Problems of files as such: their place, name, extension and `$schema`. */
import { posix } from 'node:path'
import { nearestName, onceFor, onceForPair } from '#rules'
import type { ObjectTree, Problem, SourceFile } from '../read/documents.ts'
import { type FindingMessage, say } from '../read/messages.ts'
import { type DocumentName, type Kind, metaFolder, nameDocument, namesFolder, partialFolder } from './kinds.ts'

/** A document's file, before brands' files are merged. */
export interface ReadFile {
  readonly name: DocumentName
  readonly path: string
  readonly tree?: ObjectTree
  readonly broken: boolean
}

const namePattern = /^[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*)*$/

/** The problems of all files, the language's own left out. */
export function findFileProblems(files: readonly SourceFile[], read: readonly ReadFile[], kinds: ReadonlyMap<string, Kind>): Problem[] {
  return [...findStrangers(files, kinds), ...findBadNames(read, kinds), ...findWrongSchemas(read, kinds)]
}

export function brandIds(files: readonly SourceFile[]): string[] {
  return [...new Set(files.flatMap((file) => /^brands\/([^/]+)\//.exec(file.path)?.[1] ?? []))]
}

/** Files that are neither a document nor an asset of a brand. */
function findStrangers(files: readonly SourceFile[], kinds: ReadonlyMap<string, Kind>): Problem[] {
  const problems: Problem[] = []
  const brands = new Set(brandIds(files))
  const paths = new Set(files.map(({ path }) => path))
  const add = (path: string, saying: FindingMessage, suggestion?: string) =>
    problems.push({ path, offset: 0, ...saying, ...(suggestion === undefined ? {} : { suggestion }) })
  for (const { path, text } of files) {
    const inSchemas = /^(?:brands\/[^/]+\/)?schemas\//.test(path)
    if (path.startsWith(metaFolder) || kinds.size === 0 || nameDocument(path, kinds, text)) continue
    if (inSchemas && !path.endsWith('.json')) add(path, say('EXTENSION/extension'))
    else if (inSchemas) add(path, say('KIND/unknown', { kinds: suffixesOf(kinds) }), meantSuffix(path, kinds) ?? meantFolder(path, kinds))
    else if (/^brands\/[^/]+$/.test(path)) add(path, say('FOLDER/brand-file'))
    else if (/^brands\/[^/]+\/[^/]+\.json$/.test(path)) add(path, say('FOLDER/beside-brand'), 'brand.json')
  }
  for (const brand of brands) {
    const path = `brands/${brand}/brand.json`
    if (!paths.has(path)) {
      const others = [...brands].filter((other) => paths.has(`brands/${other}/brand.json`))
      add(path, say('BRAND/no-manifest', { folder: `brands/${brand}` }), nearestName(brand, others))
    }
  }
  return problems
}

/** Files reported for their extension or name; do not report their documents as missing too. */
export function findMisplaced(files: readonly SourceFile[], kinds: ReadonlyMap<string, Kind>, read: readonly ReadFile[]): ReadFile[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, text }): ReadFile[] => {
    const meant = meantPath(kinds, path)
    const name = meant === undefined || meant === path || paths.has(meant) ? undefined : nameDocument(meant, kinds, text)
    const isThere = name && read.some((file) => isSame(file.name, name))
    return name && !isThere ? [{ name, path, broken: true }] : []
  })
}

function isSame(one: DocumentName, other: DocumentName): boolean {
  return one.kind === other.kind && one.id === other.id && one.brand === other.brand
}

/** The path probably meant; undefined if it cannot be a document. */
const meantPath = onceFor((kinds: ReadonlyMap<string, Kind>, path: string): string | undefined => {
  const [, start, folders = '', file] = /^((?:brands\/[^/]+\/)?schemas\/)((?:[^/]+\/)*)([^/]+)\.\w+$/.exec(path) ?? []
  if (start === undefined || file === undefined || path.startsWith(metaFolder)) return undefined
  const [stem = '', suffix] = file.toLowerCase().replaceAll(/[ _]/g, '-').split('.')
  const meant = suffix === undefined ? undefined : (meantSuffix(path, kinds) ?? suffix)
  const folder = folders.split('/').at(-2)
  const isKnown = meant !== undefined || folder === undefined || kinds.has(folder)
  const near = isKnown ? undefined : nearestName(folder, kinds.keys())
  const inFolder = near === undefined ? folders : folders.replace(/[^/]+\/$/, `${near}/`)
  return `${start}${inFolder}${stem}${meant === undefined ? '' : `.${meant}`}.json`
})

function suffixesOf(kinds: ReadonlyMap<string, Kind>): string[] {
  return [...kinds.values()].map(({ schema }) => schema.replace(/\.json$/, ''))
}

/** The kind of a misspelt folder. */
function meantFolder(path: string, kinds: ReadonlyMap<string, Kind>): string | undefined {
  return nearestName(path.split('/').at(-2) ?? '', kinds.keys())
}

/** The kind of a misspelt suffix; undefined if none is similar. */
function meantSuffix(path: string, kinds: ReadonlyMap<string, Kind>): string | undefined {
  const suffix = /\.([^./]+)\.\w+$/.exec(path)?.[1]
  return suffix === undefined ? undefined : nearestName(suffix, suffixesOf(kinds))
}

function findBadNames(read: readonly ReadFile[], kinds: ReadonlyMap<string, Kind>): Problem[] {
  const suffixes = suffixesOf(kinds)
  return read.flatMap(({ path, name }) => {
    const suffix = /\.([^./]+)\.json$/.exec(path)?.[1]
    if (!namePattern.test(name.id)) return [{ path, offset: 0, ...say('NAME/file') }]
    if (suffix === undefined || suffixes.includes(suffix)) return []
    const suggestion = nearestName(suffix, suffixes)
    return [{ path, offset: 0, ...say('KIND/unknown', { kinds: suffixes }), ...(suggestion === undefined ? {} : { suggestion }) }]
  })
}

/** Files whose document an earlier file has: which of them counts would depend on their order. */
export function findTwice(read: readonly ReadFile[]): ReadonlyMap<string, Problem> {
  const first = new Map<string, string>()
  const twice = new Map<string, Problem>()
  for (const { name, path } of read) {
    const key = `${name.brand ?? ''} ${name.kind} ${name.id}`
    const other = first.get(key)
    if (other === undefined) first.set(key, path)
    else twice.set(path, { path, offset: 0, ...say('DUPLICATE-ID/file', { name: name.id, path: other }) })
  }
  return twice
}

/** Editors complete by `$schema`; a copied document with the wrong one misleads its author. */
function findWrongSchemas(read: readonly ReadFile[], kinds: ReadonlyMap<string, Kind>): Problem[] {
  return read.flatMap((file) => (file.tree ? (findWrongSchema(kinds, file.tree, file) ?? []) : []))
}

const findWrongSchema = onceForPair((kinds: ReadonlyMap<string, Kind>, tree: ObjectTree, { name, path }: ReadFile): Problem | undefined => {
  const named = tree.members.get('$schema')
  if (named?.kind !== 'value' || typeof named.value !== 'string') return undefined
  const isManifest = name.kind === 'brand' || name.kind === 'portal'
  const schema = isManifest ? 'brand.json' : ([...kinds.values()].find((kind) => kind.name === name.kind)?.schema ?? '')
  const expected = posix.relative(posix.dirname(path), `${namesFolder}${schema}`)
  // Files with differences only are completed by schemas in which nothing is required.
  const partial = posix.relative(posix.dirname(path), `${partialFolder}${schema}`)
  const isPart = name.brand !== undefined || name.kind === 'portal'
  if (isPart ? named.value === partial || (name.kind !== 'portal' && named.value === expected) : named.value === expected) return undefined
  const onlyDiffers = isPart && !tree.members.has('$new')
  const saying = say('SCHEMA/other', { schema: named.value, expected: onlyDiffers ? partial : expected })
  return { path, offset: named.place.offset, ...saying }
})
