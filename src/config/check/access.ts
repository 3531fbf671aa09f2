/**
 * Compares permissions with the agreed ones (schemas/access). A widened permission blocks a release until someone acknowledges
 * it by name; narrowed and new ones are accepted.
 */

import { type ActorKind, type Asker, decide, type Grid, type Relation } from '#domain'
import { type Json, objectOf, once, onceForPair, textOf } from '#rules'
import type { Reads } from '../memo/memo.ts'
import {
  type Documents,
  findTree,
  type Place,
  type Problem,
  pointerOf,
  type ResolvedDocument,
  readsOf,
  type SourceFile,
  segmentsOf,
  type Tree,
} from '../read/documents.ts'
import { say } from '../read/messages.ts'
import { readDocuments, toDocuments } from '../resolve/read-documents.ts'
import { listOf, stringsOf } from '../resolve/schema.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, everyKind, type Reporter, reportAt } from './brand-check.ts'
import { createMetaChecker } from './shapes/meta-checker.ts'

/** A place that names a grid row. */
export interface OpenPlace {
  /** Kind and id of the document, and the pointer with lists by id: entity/rate#/properties/price20GP/policy */
  readonly address: string
  readonly row: string
}

export interface AgreedAccess {
  readonly grid: Grid
  /** Grid row by address, by document. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly acknowledged: ReadonlySet<string>
}

export const actors: readonly ActorKind[] = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst']
export const relations: readonly Relation[] = ['none', 'own', 'own-company', 'other']

export const accessCheck = defineBrandCheck('access', { reads: ['access', 'grid', everyKind], run: checkAccess })

function checkAccess(check: BrandCheck<'access' | 'grid' | typeof everyKind>): void {
  const access = readAccessOnce(check.reads.all('access'), check.reads.all('grid'))
  // If the record is broken, the agreed state is unknown.
  if (!access || check.documentsOf('access').some(({ sound }) => !sound)) return
  for (const document of check.documentsOf(everyKind))
    if (document.sound) for (const problem of findWidened(access, document)) check.report(problem)
}

const readAccessOnce = onceForPair((access: Documents[string], grid: Documents[string]): Access | undefined => {
  const agreed = readAgreedAccess(access)
  return agreed && { agreed, grid: gridOf(grid) }
})

const findWidened = onceForPair((access: Access, document: CheckedDocument): readonly Problem[] => {
  const problems: Problem[] = []
  const reporter: Reporter = { report: (problem) => problems.push(problem) }
  if (document.kind === 'grid') checkCells(reporter, document, access)
  else checkPlaces(reporter, document, access)
  return problems
})

/** Places in a document that name a grid row. */
export const openPlaces = once((document: CheckedDocument): readonly (OpenPlace & { readonly pointer: string })[] =>
  document.verdict.mentions.flatMap(({ refersTo, pointer, value }) =>
    refersTo === 'grid-row' && typeof value === 'string' ? [{ address: addressOf(document, pointer), row: value, pointer }] : [],
  ),
)

/** Content of schemas/access; undefined if nothing has been recorded yet. */
function readAgreedAccess(access: Documents[string]): AgreedAccess | undefined {
  const files = Object.values(access)
  const record = files.find((file) => file.rows !== undefined)
  if (!record) return undefined
  const rows = new Map<string, Map<string, string>>()
  for (const [row, byDocument] of Object.entries(objectOf(record.opens))) {
    for (const [path, pointers] of Object.entries(objectOf(byDocument)))
      for (const pointer of stringsOf(pointers)) rows.set(path, (rows.get(path) ?? new Map()).set(`${path}#${pointer}`, row))
  }
  const acknowledged = files.flatMap((file) => listOf(file.acknowledged).map((entry) => String(objectOf(entry).id)))
  return { grid: objectOf(record.rows) as Grid, rows, acknowledged: new Set(acknowledged) }
}

/** The agreed access: the grid rows, and for each row the places that name it. */
function recordAccess(documents: readonly CheckedDocument[], all: Reads<'grid'>): Readonly<Record<string, Json>> {
  const opens: Record<string, Record<string, string[]>> = {}
  for (const { address, row } of documents.flatMap((document) => openPlaces(document))) {
    const [path = '', pointer = ''] = address.split('#')
    const byDocument = opens[row] ?? {}
    opens[row] = byDocument
    byDocument[path] = [...(byDocument[path] ?? []), pointer].sort()
  }
  return { rows: readGrid(all) as Json, opens: sortKeys(opens) }
}

/**
 * Current content for `schemas/access/record.json`: the grid rows, and for each row the places that name it. Documents must have
 * passed the check.
 */
export function readAccess(files: readonly SourceFile[]): Readonly<Record<string, Json>> {
  const set = readDocuments(files)
  const meta = createMetaChecker(set.meta)
  const schemas = new Map([...set.kinds.values()].map((kind) => [kind.name, kind.schema]))
  const documents = [...set.base.values()].flatMap((ofKind) =>
    [...ofKind.values()].flatMap((document) => {
      const verdict = meta.check(schemas.get(document.kind) ?? '', document.value)
      return verdict ? [{ ...document, verdict, sound: true }] : []
    }),
  )
  return recordAccess(documents, readsOf(toDocuments(set.base)))
}

function sortKeys(opens: Readonly<Record<string, Readonly<Record<string, string[]>>>>): Json {
  const rows = Object.entries(opens).map(([row, byDocument]) => [row, Object.fromEntries(Object.entries(byDocument).sort(byName))] as const)
  return Object.fromEntries(rows.sort(byName))
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1
}

export function readGrid(documents: Reads<'grid'>): Grid {
  return gridOf(documents.all('grid'))
}

const gridOf = once((grid: Documents[string]): Grid => {
  const rows = Object.values(grid).flatMap((document) => listOf(document.rows).map(objectOf))
  // The shape of the grid has been checked: every row has a cell for every actor.
  return Object.fromEntries(rows.map(({ id, cells }) => [String(id), objectOf(cells)])) as Grid
})

interface Access {
  readonly agreed: AgreedAccess
  /** The current state in the brand's documents. */
  readonly grid: Grid
}

function checkCells(check: Reporter, document: CheckedDocument, { agreed, grid }: Access): void {
  for (const [index, entry] of listOf(document.value.rows).entries()) {
    const { id: row, cells } = objectOf(entry)
    if (typeof row !== 'string' || !Object.hasOwn(agreed.grid, row)) continue
    for (const actor of actors) {
      if (!isWider(actor, { grid, row }, { grid: agreed.grid, row })) continue
      const { place } = findTree(document.tree, `/rows/${index}/cells/${actor}`).tree
      const before = agreed.grid[row]?.[actor] ?? 'forbidden'
      const name = nameOf(place, addressOf(document, `/rows/${index}/cells/${actor}`), String(objectOf(cells)[actor]))
      if (!agreed.acknowledged.has(name))
        reportAt(check, place, { ...say('ACCESS/widened', { actors: [actor], before, name }), subject: name })
    }
  }
}

function checkPlaces(check: Reporter, document: CheckedDocument, { agreed, grid }: Access): void {
  const open = openPlaces(document)
  const rows = agreed.rows.get(documentName(document))
  for (const { address, row, pointer } of open) {
    const before = rows?.get(address)
    if (before === undefined || before === row) continue
    const agreedGrid = Object.hasOwn(grid, before) ? grid : agreed.grid
    const wider = actors.filter((actor) => isWider(actor, { grid, row }, { grid: agreedGrid, row: before }))
    const { place } = findTree(document.tree, pointer).tree
    const name = nameOf(place, address, row)
    if (wider.length > 0 && !agreed.acknowledged.has(name))
      reportAt(check, place, { ...say('ACCESS/widened', { actors: wider, before, name }), subject: name })
  }
  // A field without a policy never leaves the server; anything else without a row is for everyone.
  if (document.kind !== 'entity') checkUnguarded(check, document, { agreed, grid }, new Set(open.map(({ address }) => address)))
}

function checkUnguarded(check: Reporter, document: CheckedDocument, { agreed, grid }: Access, named: ReadonlySet<string>): void {
  const path = documentName(document)
  for (const [address, before] of agreed.rows.get(path) ?? []) {
    if (named.has(address)) continue
    const holder = findHolder(document.tree, address.slice(path.length + 1))
    if (!holder) continue
    const wider = actors.filter((actor) =>
      askersOf(actor).some((asker) => relations.some((relation) => !decide(grid, before, asker, relation).allow)),
    )
    const removed = holder.kind === 'object' ? holder.removed?.get(address.slice(address.lastIndexOf('/') + 1)) : undefined
    const place = removed ?? holder.place
    const name = nameOf(place, address, 'nothing')
    if (wider.length > 0 && !agreed.acknowledged.has(name))
      reportAt(check, place, { ...say('ACCESS/unguarded', { actors: wider, before, name }), subject: name })
  }
}

interface Guard {
  readonly grid: Grid
  readonly row: string
}

/** Whether an actor may now do more with some record than before. */
function isWider(actor: ActorKind, now: Guard, before: Guard): boolean {
  return askersOf(actor).some((asker) =>
    relations.some((relation) => {
      const allowed = decide(now.grid, now.row, asker, relation)
      const agreed = decide(before.grid, before.row, asker, relation)
      return allowed.allow && (!agreed.allow || (agreed.masked === true && allowed.masked !== true))
    }),
  )
}

/** With and without the additional permission that some users of this kind have. */
export function askersOf(actor: ActorKind): readonly Asker[] {
  return actor === 'staff' ? ['staff', 'staff-admin'] : [actor]
}

/** The name for acknowledging it: file, place and current value. */
function nameOf(place: Place, address: string, value: string): string {
  const brand = /^brands\/[^/]+\//.exec(place.path)?.[0] ?? ''
  return `${brand}${address} = ${value}`
}

function addressOf(document: ResolvedDocument, pointer: string): string {
  return `${documentName(document)}#${pointerOf(namedSegments(document.tree, pointer))}`
}

/** Not the path, since documents may be moved, and operations derived from an entity have no file. */
function documentName({ kind, id }: ResolvedDocument): string {
  return `${kind}/${id}`
}

/** Identifies list items by id where they have one: positions change, ids do not. */
function namedSegments(tree: Tree, pointer: string): string[] {
  let current: Tree | undefined = tree
  return segmentsOf(pointer).map((segment) => {
    if (current?.kind !== 'list') {
      current = current?.kind === 'object' ? current.members.get(segment) : undefined
      return segment
    }
    current = current.items[Number(segment)]
    return idOf(current) ?? segment
  })
}

function findHolder(tree: Tree, pointer: string): Tree | undefined {
  let current: Tree | undefined = tree
  for (const segment of segmentsOf(pointer).slice(0, -1)) {
    if (current?.kind === 'object') current = current.members.get(segment)
    else if (current?.kind === 'list') current = current.items.find((item, index) => (idOf(item) ?? String(index)) === segment)
    else return undefined
  }
  return current
}

function idOf(tree: Tree | undefined): string | undefined {
  const id = tree?.kind === 'object' ? tree.members.get('id') : undefined
  return id?.kind === 'value' ? textOf(id.value) : undefined
}
