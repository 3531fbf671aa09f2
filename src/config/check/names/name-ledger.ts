/**
 * Unknown names, collected over all brands before they are reported: if several documents use the same missing name, and a
 * similar declared name is never used, the declaration is misspelled.
 */
import { type FindingParam, findingTerms } from '#generated/findings.ts'
import { type JsonObject, nearestName, objectOf } from '#rules'
import type { Fields } from '../../compile/forms/field-path.ts'
import { type InputMemo, onceForInputs } from '../../memo/once.ts'
import { findTree, type Place, type Tree } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { type CheckedDocument, type DocumentCheck, reportAt, type WholeCheck } from '../brand-check.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import { hasName, namesOf } from './known-names.ts'

export interface NameLedger {
  /** Used names, by kind. */
  readonly uses: Map<string, Set<string>>
  readonly usedFields: Set<JsonObject>
  readonly missing: Map<string, MissingName>
}

interface MissingName {
  readonly check: WholeCheck
  readonly kind: string
  readonly name: string
  readonly known: ReadonlySet<string>
  /** For a field: the fields among which it was looked up. */
  readonly fields?: Fields
  /** The operation whose inputs these fields are. */
  readonly operation?: string
  /** Places that use the name; empty if only the portal's code does. */
  readonly places: Map<string, NamedPlace>
  /** Whether the portal's code uses it too. */
  readonly byCode: boolean
}

interface NamedPlace {
  readonly place: Place
  readonly offset: number
  /** Whether only a row of the named list is named there. */
  readonly isRow?: boolean
}

/** Kinds declared inside documents: the kind of document, and the place in it. */
const declarations: Readonly<Record<string, { readonly kind: string; readonly at: string }>> = {
  text: { kind: 'texts', at: '/texts' },
  limit: { kind: 'limits', at: '/limits' },
  'grid-row': { kind: 'grid', at: '/rows' },
  route: { kind: 'routes', at: '/routes' },
}

/** Further unknown names of one kind without similar names are not reported individually. */
const mostStrangers = 5

export function createNameLedger(): NameLedger {
  return { uses: new Map(), usedFields: new Set(), missing: new Map() }
}

/** Input for recording a name; a missing one is reported after the whole brand has been read. */
export type NameCheck = Pick<DocumentCheck<'name'>, 'reads' | 'ledger' | 'whole'>

/** Records a name; problems are reported at the end. */
export function noteName(check: NameCheck, kind: string, name: string, at?: NamedPlace): void {
  const { uses } = check.ledger
  uses.set(kind, (uses.get(kind) ?? new Set()).add(name))
  if (hasName(check.reads, kind, name)) return
  const whole = check.whole()
  if (isUncertain(whole, kind)) return
  const { holder: list, id } = rowKindOf(kind)
  // If the whole list is missing, its rows are not reported; they do not show how it is spelt.
  if (list !== undefined && id !== undefined && !hasName(check.reads, list, id)) {
    noteName(check, list, id, at && { ...at, isRow: true })
    return
  }
  const kindNames = namesOf(whole.reads, kind)
  noteMissing(
    check.ledger,
    `${kind} ${name}`,
    { check: whole, kind, name, known: kindNames, places: new Map(), byCode: !at },
    at ? [at] : [],
  )
}

export interface NotedField {
  readonly name: string
  readonly at: NamedPlace
  readonly fields: Fields
  /** Field found for the name. */
  readonly found: JsonObject | undefined
  /** Set if the fields are the inputs of an operation. */
  readonly operation?: string
}

/** Records the name of a field or of an operation's input. */
export function noteField(check: Pick<DocumentCheck, 'ledger' | 'whole'>, { name, at, fields, found, operation }: NotedField): void {
  if (found) {
    check.ledger.usedFields.add(found)
    return
  }
  const fieldNames = new Set(Object.keys(fields))
  const entry = { check: check.whole(), kind: 'field', name, known: fieldNames, fields, places: new Map(), byCode: false }
  noteMissing(check.ledger, `field ${name} ${[...fieldNames].join(' ')}`, operation === undefined ? entry : { ...entry, operation }, [at])
}

function noteMissing({ missing }: NameLedger, key: string, entry: MissingName, places: Iterable<NamedPlace>): void {
  const before = missing.get(key)
  const noted = before ? { ...before, byCode: before.byCode || entry.byCode } : { ...entry, places: new Map() }
  missing.set(key, noted)
  for (const at of places) noted.places.set(`${at.place.path}:${at.offset}`, at)
}

/** Adds the recorded names of one document. */
export function addToLedger(ledger: NameLedger, { uses, usedFields, missing }: NameLedger): void {
  for (const [kind, names] of uses) {
    const all = ledger.uses.get(kind) ?? new Set()
    ledger.uses.set(kind, all)
    for (const name of names) all.add(name)
  }
  for (const field of usedFields) ledger.usedFields.add(field)
  for (const [key, entry] of missing) noteMissing(ledger, key, entry, entry.places.values())
}

/** The recorded names of several documents. An edit changes few ledgers, so those of each kind of document are kept together. */
export function mergeLedgers(memo: InputMemo, kind: string, ledgers: Iterable<NameLedger>): NameLedger {
  const inputs = [...ledgers]
  return onceForInputs(memo, kind, inputs, () => {
    const all = createNameLedger()
    for (const ledger of inputs) addToLedger(all, ledger)
    return all
  })
}

/** Whether names of this kind may be in a document that could not be read completely. */
export function isUncertain(check: WholeCheck, kind: string): boolean {
  const { holder, id } = holderOf(kind)
  const isBroken = (kinds: string) => check.documentsOf(kinds).some((other) => !other.sound && (id === undefined || other.id === id))
  // Operations of stored entities are derived from the entity, and so may be their pages and lists.
  if (kind === 'operation') return isBroken('entity')
  const mayBeDerived = kind === 'page' || kind === 'list'
  return (mayBeDerived && isBroken('entity')) || (holder !== undefined && isBroken(holder))
}

export function reportMissingNames(ledger: NameLedger): void {
  const lost = findLostKinds(ledger)
  for (const missing of ledger.missing.values()) {
    // If a list has a duplicate id, one of the two lost its own: that is reported there.
    if (standsInTwins(missing)) continue
    const removed = missing.fields ? undefined : findRemoval(missing)
    const nearest = nearestName(missing.name, missing.known)
    const written = { ...missing, places: writtenPlaces(missing.places) }
    const isAgreed = missing.byCode || [...written.places.values()].filter(({ isRow }) => isRow !== true).length > 1
    const declared = nearest !== undefined && isAgreed ? findUnusedDeclaration(ledger, missing, nearest) : undefined
    if (removed) reportRemoval(missing, removed)
    else if (declared && nearest !== undefined) reportDeclaration(written, nearest, declared)
    else reportPlaces(written, nearest === undefined && lost.has(missing.kind) ? `lost ${missing.kind}` : undefined)
  }
}

/** Without the places of what is derived from another: its place is the object around the name, such as `stored` of an entity. */
function writtenPlaces(places: ReadonlyMap<string, NamedPlace>): Map<string, NamedPlace> {
  const byPath = Map.groupBy(places.values(), ({ place }) => place.path)
  const isAround = (outer: NamedPlace, inner: NamedPlace) =>
    outer.offset === outer.place.offset && outer.offset < inner.offset && inner.offset < outer.place.end
  return new Map([...places].filter(([, one]) => !byPath.get(one.place.path)?.some((other) => isAround(one, other))))
}

/** Kinds with so many missing names that the declaring file must be missing: report only a few places. */
function findLostKinds({ missing }: NameLedger): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { kind, fields, name, known } of missing.values())
    if (!fields && nearestName(name, known) === undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return new Set([...counts].flatMap(([kind, count]) => (count > mostStrangers ? [kind] : [])))
}

function findUnusedDeclaration(ledger: NameLedger, { check, kind, fields }: MissingName, name: string): Place | undefined {
  const field = fields?.[name]
  if (field) return ledger.usedFields.has(field) ? undefined : findFieldDeclaration(check, field, name)
  return ledger.uses.get(kind)?.has(name) ? undefined : findDeclaration(check, kind, name)
}

function reportDeclaration(missing: MissingName, unused: string, place: Place): void {
  const fault = { ...sayDeclared(missing, unused), name: unused, known: [missing.name] }
  reportAt(missing.check, place, fault, place.nameOffset)
}

function sayDeclared({ name, places, byCode, fields, operation }: MissingName, unused: string): FindingMessage {
  const counted = { unused, name, count: places.size }
  if (!fields) return byCode ? say('REFERENCE/declared-code', counted) : say('REFERENCE/declared-many', counted)
  return operation === undefined ? say('FIELD/declared-many', counted) : say('INPUT/declared-many', counted)
}

function reportRemoval({ check, name, places, byCode }: MissingName, place: Place): void {
  if (byCode) reportAt(check, place, say('REFERENCE/removed-code', { name }))
  else if (places.size === 1) reportAt(check, place, say('REFERENCE/removed-one', { name }))
  else reportAt(check, place, say('REFERENCE/removed-many', { name, count: places.size }))
}

function reportPlaces(missing: MissingName, shared?: string): void {
  const { check, kind, name, known, places } = missing
  const names = { name, known, cause: shared ?? (missing.fields ? `name ${name}` : `${kind} ${name}`) }
  for (const { place, offset } of places.values()) reportAt(check, place, { ...sayMissing(missing), ...names }, offset)
  const holder = places.size === 0 ? check.documents.find((document) => document.kind === holderOf(kind).holder) : undefined
  if (holder) reportAt(check, holder.tree.place, { ...say('REFERENCE/needed-by-code', { kind: termOf(kind), name }), ...names })
}

function sayMissing({ kind, name, known: names, fields, operation }: MissingName): FindingMessage {
  const allNames = [...names]
  if (operation !== undefined) return say('INPUT/unknown', { operation, name, known: allNames })
  if (fields) return say('FIELD/missing', { name, known: allNames })
  const { holder = '', id } = rowKindOf(kind)
  if (holder === '') return say('REFERENCE/missing', { kind: termOf(kind), name, known: allNames })
  return id === undefined
    ? say('REFERENCE/missing-any-row', { list: termOf(holder), name, known: allNames })
    : say('REFERENCE/missing-row', { list: termOf(holder), id, name, known: allNames })
}

/** Every lookup returns the same object for a field, so that fields with the same name can be distinguished. */
function findFieldDeclaration(check: WholeCheck, field: JsonObject, name: string): Place | undefined {
  for (const document of check.documents) {
    const { input, output } = document.value
    for (const [at, holder] of Object.entries({ '': document.value, '/input': objectOf(input), '/output': objectOf(output) })) {
      const fields = objectOf(holder.properties)
      if (Object.hasOwn(fields, name) && fields[name] === field)
        return findTree(document.tree, memberPointer(`${at}/properties`, name)).tree.place
    }
  }
  return undefined
}

/** Where a brand removed the declaration. */
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

function standsInTwins({ check, kind }: MissingName): boolean {
  const { holder, id, at } = holderOf(kind)
  return check.documents.some((document) => {
    if (document.kind !== holder || (id !== undefined && document.id !== id)) return false
    const { tree } = findTree(document.tree, at)
    if (tree.kind !== 'list') return false
    const ids = tree.items.flatMap((item) => {
      const own = idOf(item)
      return own?.kind === 'value' ? [own.value] : []
    })
    return new Set(ids).size < ids.length
  })
}

/** Where a name is declared. */
export function findDeclaration(check: WholeCheck, kind: string, name: string): Place | undefined {
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
  // The id itself is misspelled, not the word "id" before it.
  return place && { ...place, nameOffset: place.offset }
}

function idOf(tree: Tree): Tree | undefined {
  return tree.kind === 'object' ? tree.members.get('id') : undefined
}

function holderOf(kind: string): { readonly holder?: string; readonly id?: string; readonly at: string } {
  const row = rowKindOf(kind)
  if (row.holder !== undefined) return { ...row, at: '/rows' }
  const declaration = declarations[kind]
  return declaration ? { holder: declaration.kind, at: declaration.at } : { at: '' }
}

/** The list whose rows are named; without an id, any list of its kind. */
function rowKindOf(kind: string): { readonly holder?: string; readonly id?: string } {
  const [, holder, id] = /^(dictionary|reference)-row:(.+)$/.exec(kind) ?? []
  if (!holder || !id) return {}
  return id === '*' ? { holder } : { holder, id }
}

function termOf(kind: string): FindingParam {
  return kind in findingTerms ? findingTerms[kind as keyof typeof findingTerms] : kind
}
