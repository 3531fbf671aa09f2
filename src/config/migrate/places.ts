/** Where the files of documents lie in this edition: with the subject that they are about. */
import { posix } from 'node:path'
import type { DocumentName, Kind } from '../resolve/kinds.ts'

export interface PlaceParts {
  /** Documents of the product, by path. */
  readonly product: ReadonlyMap<string, DocumentName>
  readonly kinds: readonly Kind[]
}

type PlaceOf = (path: string, name: DocumentName) => string

/** The path of each document. What does not lie where the first edition had it stays. */
export function createFolders({ product, kinds }: PlaceParts): PlaceOf {
  const folderByKind = new Map(kinds.map(({ name, folder }) => [name, folder]))
  const isFormer = (path: string, { kind, brand }: DocumentName) =>
    posix.dirname(path) === `${rootOf(brand)}/${folderByKind.get(kind)}` && !path.slice(path.lastIndexOf('/')).slice(0, -5).includes('.')
  const shipped = [...product].filter(([, name]) => name.brand === undefined)
  const home = new Map(shipped.filter(([path, name]) => !isFormer(path, name)).map(([path, name]) => [keyOf(name), path]))
  const subjects = folderBySubject(home)

  return (path, name) => {
    if (name.kind === 'brand' || name.kind === 'portal' || !isFormer(path, name)) return path
    const formerHome = home.get(keyOf(name))
    if (formerHome !== undefined) return posix.join(rootOf(name.brand), posix.relative('schemas', formerHome))
    if (stayingKinds.has(name.kind)) return path
    const schema = kinds.find((kind) => kind.name === name.kind)?.schema ?? `${name.kind}.json`
    const subject = subjectOf(name.id)
    return `${rootOf(name.brand)}/${subjects.get(subject) ?? subject}/${name.id}.${schema.slice(0, -'.json'.length)}.json`
  }
}

/** Kinds whose folder is a subject of its own. */
const stayingKinds: ReadonlySet<string> = new Set(['access', 'demo', 'guide', 'reference'])

function rootOf(brand: string | undefined): string {
  return brand === undefined ? 'schemas' : `brands/${brand}/schemas`
}

function keyOf({ kind, id }: DocumentName): string {
  return `${kind} ${id}`
}

/** The folder in which the product has most documents about a subject. */
function folderBySubject(home: ReadonlyMap<string, string>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const [key, path] of home) {
    const subject = subjectOf(key.slice(key.indexOf(' ') + 1))
    const folders = counts.get(subject) ?? new Map<string, number>()
    const folder = posix.relative('schemas', posix.dirname(path))
    counts.set(subject, folders.set(folder, (folders.get(folder) ?? 0) + 1))
  }
  const first = (folders: ReadonlyMap<string, number>) => [...folders].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
  return new Map([...counts].map(([subject, folders]) => [subject, first(folders)]))
}

const verbs =
  /^(?:add|answer|archive|change|count|create|desk|download|list|my|preview|price|print|publish|query|read|remove|restore|save|search|send|upload|withdraw)-/

/** What a document is about, by its id: create-crane-order, desk-crane and cranes are about the crane. */
function subjectOf(id: string): string {
  const bare = id.replace(verbs, '').replace(/-(?:order|orders|facts|search|detail|item|events|file|files|progress)$/, '')
  return bare.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
}
