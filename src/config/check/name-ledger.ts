/**
 * Names that mean nothing, gathered over all brands before they are told: where several places agree on a name that does
 * not exist, and one much like it is named nowhere, the slip is where that one is declared.
 */
import type { JsonObject } from '#rules'
import type { Fields } from '../compile/field-path.ts'
import { findTree, type Place, type Tree, toJson } from '../documents.ts'
import { listNames, nearestName } from '../suggest.ts'
import { type BrandCheck, type CheckedDocument, type Fault, reportAt } from './brand-check.ts'
import { memberPointer } from './meta-checker.ts'

export interface NameLedger {
  /** Names that were used, by kind. */
  readonly uses: Map<string, Set<string>>
  readonly usedFields: Set<JsonObject>
  readonly missing: Map<string, MissingName>
}

interface MissingName {
  readonly check: BrandCheck
  readonly kind: string
  readonly name: string
  readonly known: ReadonlySet<string>
  /** Of a field: the fields among which it was looked for. */
  readonly fields?: Fields
  /** The operation whose inputs these fields are. */
  readonly operation?: string
  /** Where it is named; empty where only the portal's code does. */
  readonly places: Map<string, NamedPlace>
  /** The portal's code names it too. */
  readonly byCode: boolean
}

interface NamedPlace {
  readonly place: Place
  readonly offset: number
}

/** Kinds whose names are declared inside documents: the kind of document, and where in it. */
const declarations: Readonly<Record<string, { readonly kind: string; readonly at: string }>> = {
  text: { kind: 'texts', at: '/texts' },
  limit: { kind: 'limits', at: '/limits' },
  'grid-row': { kind: 'grid', at: '/rows' },
  route: { kind: 'routes', at: '/routes' },
}

export function createNameLedger(): NameLedger {
  return { uses: new Map(), usedFields: new Set(), missing: new Map() }
}

/** Notes a name; what is wrong is told at the end. */
export function noteName(check: BrandCheck, kind: string, name: string, at?: NamedPlace): void {
  const { uses } = check.ledger
  const known = check.names.namesOf(kind) ?? new Set<string>()
  uses.set(kind, (uses.get(kind) ?? new Set()).add(name))
  if (!known.has(name) && !isUncertain(check, kind))
    noteMissing(`${kind} ${name}`, { check, kind, name, known, places: new Map(), byCode: !at }, at)
}

export interface NotedField {
  readonly name: string
  readonly at: NamedPlace
  readonly fields: Fields
  /** The field that the name led to. */
  readonly found: JsonObject | undefined
  /** Where the fields are the inputs of an operation. */
  readonly operation?: string
}

/** Notes the name of a field, or of an input of an operation. */
export function noteField(check: BrandCheck, { name, at, fields, found, operation }: NotedField): void {
  if (found) {
    check.ledger.usedFields.add(found)
    return
  }
  const known = new Set(Object.keys(fields))
  const entry = { check, kind: 'field', name, known, fields, places: new Map(), byCode: false }
  noteMissing(`field ${name} ${[...known].join(' ')}`, operation === undefined ? entry : { ...entry, operation }, at)
}

function noteMissing(key: string, entry: MissingName, at: NamedPlace | undefined): void {
  const { missing } = entry.check.ledger
  const before = missing.get(key)
  const noted = before ? { ...before, byCode: before.byCode || entry.byCode } : entry
  missing.set(key, noted)
  if (at) noted.places.set(`${at.place.path}:${at.offset}`, at)
}

/** Whether names of this kind may stand in a document that could not be read whole. */
export function isUncertain(check: BrandCheck, kind: string): boolean {
  const { holder, id } = holderOf(kind)
  return (
    holder !== undefined && check.documents.some((other) => other.kind === holder && !other.sound && (id === undefined || other.id === id))
  )
}

export function reportMissingNames(ledger: NameLedger): void {
  for (const missing of ledger.missing.values()) {
    const removed = missing.fields ? undefined : findRemoval(missing)
    const nearest = nearestName(missing.name, missing.known)
    const isAgreed = missing.byCode || missing.places.size > 1
    const declared = nearest !== undefined && isAgreed ? findUnusedDeclaration(ledger, missing, nearest) : undefined
    if (removed) reportRemoval(missing, removed)
    else if (declared && nearest !== undefined) reportDeclaration(missing, nearest, declared)
    else reportPlaces(missing)
  }
}

function findUnusedDeclaration(ledger: NameLedger, { check, kind, fields }: MissingName, name: string): Place | undefined {
  const field = fields?.[name]
  if (field) return ledger.usedFields.has(field) ? undefined : findFieldDeclaration(check, field, name)
  return ledger.uses.get(kind)?.has(name) ? undefined : findDeclaration(check, kind, name)
}

function reportDeclaration(missing: MissingName, unused: string, place: Place): void {
  const message = `nothing names "${unused}", but ${namersOf(missing)} "${missing.name}"`
  reportAt(missing.check, place, { code: codeOf(missing), message, name: unused, known: [missing.name] }, place.nameOffset)
}

function reportRemoval(missing: MissingName, place: Place): void {
  reportAt(missing.check, place, { code: 'REFERENCE', message: `"${missing.name}" cannot be taken away: ${namersOf(missing)} it` })
}

function namersOf({ places, byCode }: MissingName): string {
  if (byCode) return "the portal's code names"
  return places.size === 1 ? 'one place names' : `${places.size} places name`
}

function reportPlaces(missing: MissingName): void {
  const { check, kind, name, known, places, operation } = missing
  const what =
    operation === undefined
      ? `there is no ${wordsOf(kind)} "${name}"${missing.fields ? ' here' : ''}`
      : `${operation} takes no input "${name}"`
  const cause = missing.fields ? `name ${name}` : `${kind} ${name}`
  const fault: Fault = { code: codeOf(missing), message: `${what}. Known: ${listNames(known)}`, name, known, cause }
  for (const { place, offset } of places.values()) reportAt(check, place, fault, offset)
  const holder = places.size === 0 ? check.documents.find((document) => document.kind === holderOf(kind).holder) : undefined
  if (holder) reportAt(check, holder.tree.place, { ...fault, message: `the portal's code needs the ${wordsOf(kind)} "${name}"` })
}

function codeOf({ fields, operation }: MissingName): Fault['code'] {
  if (!fields) return 'REFERENCE'
  return operation === undefined ? 'FIELD' : 'INPUT'
}

/** Fields are the same objects wherever they are looked up, so that the one meant can be told from others of its name. */
function findFieldDeclaration(check: BrandCheck, field: JsonObject, name: string): Place | undefined {
  for (const document of check.documents) {
    for (const at of ['', '/input', '/output']) {
      const pointer = memberPointer(`${at}/properties`, name)
      const found = findTree(document.tree, pointer)
      if (found.whole && toJson(found.tree) === field) return found.tree.place
    }
  }
  return undefined
}

/** Where a brand took the declaration away. */
function findRemoval({ check, kind, name }: MissingName): Place | undefined {
  const { holder, id, at } = holderOf(kind)
  for (const document of check.documents) {
    if (document.kind !== holder || (id !== undefined && document.id !== id)) continue
    const { tree } = findTree(document.tree, at)
    const place = tree.kind === 'value' ? undefined : tree.removed?.get(name)
    if (place) return place
  }
  return undefined
}

function findDeclaration(check: BrandCheck, kind: string, name: string): Place | undefined {
  const { holder, id, at } = holderOf(kind)
  if (holder === undefined) {
    const document = check.map.get(kind)?.get(name)
    return document && { ...document.tree.place, offset: 0, nameOffset: 0 }
  }
  for (const document of check.documents) {
    if (document.kind !== holder || (id !== undefined && document.id !== id)) continue
    const place = declarationIn(document, at, name)
    if (place) return place
  }
  return undefined
}

function declarationIn(document: CheckedDocument, at: string, name: string): Place | undefined {
  const { tree } = findTree(document.tree, at)
  if (tree.kind === 'object') return tree.members.get(name)?.place
  const ids = tree.kind === 'list' ? tree.items.flatMap((item) => idOf(item) ?? []) : []
  const place = ids.find((id) => id.kind === 'value' && id.value === name)?.place
  // The id itself is what is misspelt, not the word "id" before it.
  return place && { ...place, nameOffset: place.offset }
}

function idOf(tree: Tree): Tree | undefined {
  return tree.kind === 'object' ? tree.members.get('id') : undefined
}

function holderOf(kind: string): { readonly holder?: string; readonly id?: string; readonly at: string } {
  const [, list, id] = /^(dictionary|reference)-row:(.+)$/.exec(kind) ?? []
  if (list && id) return { holder: list, at: '/rows', ...(id === '*' ? {} : { id }) }
  const declaration = declarations[kind]
  return declaration ? { holder: declaration.kind, at: declaration.at } : { at: '' }
}

function wordsOf(kind: string): string {
  return kind
    .replace(/^(\w+)-row:\*$/, 'row of any $1')
    .replace(/^(\w+)-row:(.+)$/, 'row of the $1 $2')
    .replace('-', ' ')
}
