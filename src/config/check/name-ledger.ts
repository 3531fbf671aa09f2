/**
 * Names that mean nothing, gathered over all brands before they are told: where several places agree on a name that does
 * not exist, and one much like it is named nowhere, the slip is where that one is declared.
 */
import type { JsonObject } from '#rules'
import type { Fields } from '../compile/field-path.ts'
import { findTree, type Place, type Tree } from '../documents.ts'
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

/** Notes a field by name; `found` is the field that the name led to. */
export function noteField(
  check: BrandCheck,
  fields: Fields,
  found: JsonObject | undefined,
  { name, at }: { name: string; at: NamedPlace },
): void {
  if (found) check.ledger.usedFields.add(found)
  else {
    const known = new Set(Object.keys(fields))
    noteMissing(
      `field ${name} ${[...known].join(' ')}`,
      { check, kind: 'field', name, known, fields, places: new Map(), byCode: false },
      at,
    )
  }
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
    const nearest = nearestName(missing.name, missing.known)
    const declared =
      nearest !== undefined && (missing.byCode || missing.places.size > 1) ? findUnusedDeclaration(ledger, missing, nearest) : undefined
    if (declared && nearest !== undefined) reportDeclaration(missing, nearest, declared)
    else reportPlaces(missing)
  }
}

function findUnusedDeclaration(ledger: NameLedger, { check, kind, fields }: MissingName, name: string): Place | undefined {
  const field = fields?.[name]
  if (field) return ledger.usedFields.has(field) ? undefined : findFieldDeclaration(check, field, name)
  return ledger.uses.get(kind)?.has(name) ? undefined : findDeclaration(check, kind, name)
}

function reportDeclaration({ check, kind, name, places, byCode }: MissingName, unused: string, place: Place): void {
  const who = byCode ? "the portal's code names" : `${places.size} places name`
  const code = kind === 'field' ? 'FIELD' : 'REFERENCE'
  const fault: Fault = { code, message: `nothing names "${unused}", but ${who} "${name}"`, name: unused, known: [name] }
  reportAt(check, place, fault, place.nameOffset)
}

function reportPlaces({ check, kind, name, known, places }: MissingName): void {
  const words = {
    name,
    known,
    message: `there is no ${wordsOf(kind)} "${name}"${kind === 'field' ? ' here' : ''}. Known: ${listNames(known)}`,
  }
  const fault: Fault =
    kind === 'field' ? { ...words, code: 'FIELD', cause: `name ${name}` } : { ...words, code: 'REFERENCE', cause: `${kind} ${name}` }
  for (const { place, offset } of places.values()) reportAt(check, place, fault, offset)
  const holder = places.size === 0 ? check.documents.find((document) => document.kind === holderOf(kind).holder) : undefined
  if (holder) reportAt(check, holder.tree.place, { ...fault, message: `the portal's code needs the ${wordsOf(kind)} "${name}"` })
}

/** Fields are the same objects wherever they are looked up, so that the one meant can be told from others of its name. */
function findFieldDeclaration(check: BrandCheck, field: JsonObject, name: string): Place | undefined {
  for (const document of check.documents) {
    const properties = document.value.properties
    if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) continue
    if ((properties as JsonObject)[name] === field) return findTree(document.tree, memberPointer('/properties', name)).tree.place
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
