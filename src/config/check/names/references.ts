/** Looks up every name used by a document. */
import { type Json, objectOf, once } from '#rules'
import { type Fields, stepsOf } from '../../compile/forms/field-path.ts'
import { defineQuery } from '../../memo/memo.ts'
import { findTree, toJson } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { portalPages } from '../../resolve/kinds.ts'
import { formFields, layoutFields, listOf, ownManifest, shapeFields, stringsOf } from '../../resolve/schema.ts'
import {
  type BrandCheck,
  type CheckedDocument,
  type DocumentCheck,
  defineDocumentCheck,
  reportName,
  reportPointer,
} from '../brand-check.ts'
import { type Context, type ContextKind, columnField, contextKinds, findContext, nameIn } from '../context.ts'
import { type Mention, memberPointer } from '../shapes/meta-checker.ts'
import { insertionPoint } from '../shapes/shape-problems.ts'
import { hasName, isNameKind, routesOf } from './known-names.ts'
import { noteField, noteName } from './name-ledger.ts'

/** Inputs for looking up the names of a document. */
type Check = DocumentCheck<ContextKind | 'name'>

export const referencesCheck = defineDocumentCheck('references', {
  reads: [...contextKinds, 'name'],
  run: (check, document) => checkReferences(check, document, true),
})

/** For a document that builds on an unreadable one: names inside others are not looked up. */
export const looseReferencesCheck = defineDocumentCheck('local references', {
  reads: [...contextKinds, 'name'],
  run: (check, document) => checkReferences(check, document, false),
})

function checkReferences(check: Check, document: CheckedDocument, settled: boolean): void {
  for (const mention of document.verdict.mentions) {
    if (mention.refersTo === undefined) continue
    if (inContext.has(mention.refersTo)) {
      if (document.sound && settled) checkInContext(check, document, mention, mention.refersTo)
    } else if (mention.refersTo.startsWith('keys:')) checkKeys(check, document, mention, mention.refersTo.slice('keys:'.length))
    else checkName(check, document, mention, mention.refersTo)
    if (mention.refersTo === 'list' && document.kind === 'page') checkListInput(check, document, mention)
  }
}

const inContext = new Set(['field', 'fields', 'column', 'input', 'inputs', 'link'])

function checkName(check: Check, document: CheckedDocument, { pointer, value }: Mention, kind: string): void {
  if (!isNameKind(kind)) {
    reportPointer(check, document, pointer, say('META/kind', { kind }))
    return
  }
  const isPicture = kind === 'asset' && document.kind === 'page'
  if (typeof value !== 'string' || (isPicture && !isReached(check, document.id))) return
  const { place } = findTree(document.tree, pointer).tree
  if (isPicture && place.path.startsWith('schemas/') && !hasName(check.reads, kind, value) && reportLacking(check, document.id, value))
    return
  noteName(check, kind, value, { place, offset: place.offset })
}

/** A shared page shows a picture that only another brand has: the manifest that leads to this page is wrong, not the page. */
function reportLacking(check: Check, page: string, asset: string): boolean {
  const whole = check.whole()
  const lender = whole.lenderOf(asset)
  const [manifest] = whole.documentsOf('brand')
  if (lender === undefined || !manifest || nameIn(manifest.value, 'home') !== page) return false
  const home = findTree(manifest.tree, '/home').tree.place
  const isNamed = manifest.paths.includes(home.path) && home.path.startsWith('brands/')
  const at = isNamed ? home : insertionPoint(manifest.tree, 'home', whole.manifestOrder)
  check.report({ path: at.path, offset: at.offset, ...say('BRAND/picture', { name: 'home', page, asset, brand: lender }) })
  return true
}

function checkKeys(check: Check, document: CheckedDocument, { pointer, value }: Mention, kind: string): void {
  for (const name of Object.keys(objectOf(value as Json))) {
    const { place } = findTree(document.tree, memberPointer(pointer, name)).tree
    noteName(check, kind, name, { place, offset: place.nameOffset })
  }
}

/** Whether a route of the brand leads to the page; unreachable pages need no pictures. */
function isReached(check: Check, page: string): boolean {
  if (portalPages.some((id) => id === page)) return true
  return check.reads.ask(isPageReached, page)
}

const isPageReached = defineQuery('whether a route leads to page', {
  reads: ['brand', 'routes'],
  answer: (documents, page: string) => {
    const manifest = ownManifest(documents)
    const enabled = new Set(stringsOf(manifest.routeGroups))
    if (nameIn(manifest, 'home') === page) return true
    return Object.entries(documents.all('routes')).some(
      ([group, document]) => enabled.has(group) && listOf(document.routes).some((route) => objectOf(route).page === page),
    )
  },
})

function checkInContext(check: Check, document: CheckedDocument, mention: Mention, kind: string): void {
  const context = findContext(document, mention.pointer, check)
  const { pointer, value } = mention
  if (kind === 'column') checkColumn(check, document, pointer, context)
  else if (kind === 'input') checkInput(check, document, mention, context)
  else if (kind === 'inputs') checkInputs(check, document, mention, context)
  else if (kind === 'link') checkLink(check, document, mention)
  else if (kind === 'fields') checkFilled(check, document, mention, context)
  else if (typeof value === 'string') checkField(check, document, { pointer, name: value, context })
}

interface NamedField {
  readonly pointer: string
  readonly name: string
  readonly context: Context
}

function checkField(check: Check, document: CheckedDocument, { pointer, name, context }: NamedField): void {
  if (!context.fields) return
  // The layout decides which fields are taken from the entity.
  const isLaidOut = document.kind === 'form' && pointer.startsWith('/layout/')
  const fieldsInReach = isLaidOut ? layoutFields(document.id, check.reads) : context.fields
  const { place } = findTree(document.tree, pointer).tree
  // The operation of an order type names what expressions of its pricing read: a wrong name is reported there.
  if (pointer.startsWith('/input/only/') && place.offset === document.tree.place.offset) return
  const whole = { name, at: { place, offset: place.offset }, fields: fieldsInReach }
  for (const { name: part, start, fields, found } of stepsOf(name, fieldsInReach, check.reads)) {
    // A field without any fields is more likely the wrong field than one that lacks this name.
    if (start === 0 || Object.keys(fields).length === 0) noteField(check, { ...whole, name: start === 0 ? part : name, found })
    else noteField(check, { name: part, at: { place, offset: place.offset + 1 + start }, fields, found })
  }
}

/** Maps from field names to values. */
function checkFilled(check: Check, document: CheckedDocument, { pointer, value }: Mention, { fields }: Context): void {
  if (!fields) return
  for (const name of Object.keys(objectOf(value as Json))) {
    const { place } = findTree(document.tree, memberPointer(pointer, name)).tree
    noteField(check, { name, at: { place, offset: place.nameOffset }, fields, found: fields[name] })
  }
}

/** A column without a field shows the field named like the column. */
function checkColumn(check: Check, document: CheckedDocument, pointer: string, context: Context): void {
  checkSort(check, document, pointer, context)
  if (context.holder.field !== undefined) return
  checkField(check, document, { pointer: memberPointer(pointer, 'id'), name: columnField(context.holder), context })
}

/** A column that readers sort by must be one that the list's operation sorts by, if the operation names them. */
function checkSort(check: Check, document: CheckedDocument, pointer: string, { holder }: Context): void {
  if (document.kind !== 'list' || holder.sortable !== true) return
  const operation = nameIn(check.reads.one('list', document.id) ?? {}, 'source')
  const { properties } = objectOf(check.reads.one('operation', operation)?.input)
  const sortNames = stringsOf(objectOf(objectOf(properties).sort).enum)
  const name = nameIn(holder, 'id')
  if (sortNames.length > 0 && !sortNames.includes(name))
    reportPointer(check, document, memberPointer(pointer, 'sortable'), say('INPUT/sort', { operation, name, known: sortNames }))
}

function inputsOf(check: Check, operation: string | undefined): Fields | undefined {
  const document = operation === undefined ? undefined : check.reads.one('operation', operation)
  return document && shapeFields(objectOf(document.input), check.reads)
}

function checkInput(check: Check, document: CheckedDocument, { pointer, value }: Mention, context: Context): void {
  const fields = inputsOf(check, context.operation)
  if (!fields || context.operation === undefined || typeof value !== 'string') return
  const { place } = findTree(document.tree, pointer).tree
  noteField(check, { name: value, at: { place, offset: place.offset }, fields, found: fields[value], operation: context.operation })
}

/** Inputs given to an operation: each must be known, and no required one missing. */
function checkInputs(check: Check, document: CheckedDocument, { pointer, value }: Mention, context: Context): void {
  const { operation } = context
  const fields = inputsOf(check, operation)
  if (!fields || operation === undefined) return
  const inputNames = Object.keys(objectOf(value as Json))
  for (const name of inputNames) {
    const { place } = findTree(document.tree, memberPointer(pointer, name)).tree
    noteField(check, { name, at: { place, offset: place.nameOffset }, fields, found: fields[name], operation })
  }
  const missing = requiredInputs(check, document, pointer, context).filter((name) => !inputNames.includes(name))
  if (missing.length === 0 || inputNames.some((name) => !Object.hasOwn(fields, name))) return
  reportName(check, document, pointer, say('INPUT/needed', { operation, names: missing.map((name) => `"${name}"`) }))
}

/** A list loads its rows once all required inputs are given: by its block, a tab or a filter. Until then it shows none. */
function checkListInput(check: Check, document: CheckedDocument, { pointer, value }: Mention): void {
  const list = check.reads.one('list', String(value))
  if (!list) return
  const source = nameIn(list, 'source')
  const { tree } = findTree(document.tree, pointer.slice(0, pointer.lastIndexOf('/')))
  const block = objectOf(toJson(tree))
  const chosen = [objectOf(list.tabs), ...listOf(list.filters).map(objectOf)].map(({ input }) => String(input))
  const inputNames = [...Object.keys(objectOf(block.input)), ...chosen]
  const missing = neededInputs(check, source).filter((name) => !inputNames.includes(name))
  if (missing.length > 0)
    reportName(check, document, pointer, say('INPUT/needed', { operation: source, names: missing.map((name) => `"${name}"`) }))
}

/** Required inputs, except those added by a form or live result. */
function requiredInputs(check: Check, document: CheckedDocument, pointer: string, context: Context): string[] {
  const holderPointer = pointer.slice(0, pointer.lastIndexOf('/'))
  if (pointer.endsWith('/sendLive')) return []
  const { tree } = findTree(document.tree, holderPointer)
  const holder = tree.kind === 'object' ? tree : undefined
  const has = (name: string): boolean => holder?.members.has(name) ?? false
  // A conversation fills in the text and the read position itself.
  if (has('block') || /\/(live|write|seen)$/.test(holderPointer)) return []
  const form = holder?.members.get('form')
  const filled = form?.kind === 'value' ? Object.keys(formFields(String(form.value), check.reads)) : []
  return neededInputs(check, context.operation).filter((name) => !filled.includes(name))
}

/** Inputs that an operation requires and has: a wrong name in its `required` is reported there, not at every caller. */
function neededInputs(check: Check, operation: string | undefined): string[] {
  const fields = inputsOf(check, operation)
  if (!fields || operation === undefined) return []
  return stringsOf(objectOf(check.reads.one('operation', operation)?.input).required).filter((name) => Object.hasOwn(fields, name))
}

/** A link must fill exactly the parts of its route's path. */
function checkLink(check: Check, document: CheckedDocument, { pointer, value }: Mention): void {
  const link = objectOf(value as Json)
  const route = routesOf(check.reads).get(nameIn(link, 'route'))
  if (!route || route.isDisputed) return
  const paramNames = Object.keys(objectOf(link.params))
  for (const name of paramNames) {
    if (route.names.includes(name)) continue
    const saying = say('LINK/unknown', { path: route.path, part: `{${name}}`, known: route.names })
    reportName(check, document, memberPointer(memberPointer(pointer, 'params'), name), { ...saying, name, known: route.names })
  }
  const missing = route.names.filter((name) => !route.optionalNames.includes(name) && !paramNames.includes(name))
  if (missing.length === 0 || paramNames.some((name) => !route.names.includes(name))) return
  reportPointer(check, document, memberPointer(pointer, 'route'), {
    ...say('LINK/needed', { path: route.path, parts: missing.map((name) => `{${name}}`) }),
    cause: `link ${route.path}`,
  })
}

/** Documents this one builds on, directly or indirectly; names that seem to be missing may be in an unreadable one. */
export function isSettled(check: BrandCheck, document: CheckedDocument): boolean {
  // Its charge factors are those of all tariffs of its service.
  if (document.kind === 'order-type' && check.documentsOf('tariff').some(({ sound }) => !sound)) return false
  const seen = new Set<string>()
  const look = (current: CheckedDocument): boolean => {
    const key = `${current.kind}/${current.id}`
    if (seen.has(key)) return true
    seen.add(key)
    if (current !== document && !current.sound) return false
    return basesOf(current).every(({ kind, id }) => {
      const other = check.documentOf(kind, id)
      // Broken references of this document are reported there; in documents that build on it, fields would only seem to be missing.
      return other ? look(other) : current === document
    })
  }
  return look(document)
}

/** The documents that one builds on directly. */
const basesOf = once(({ verdict }: CheckedDocument): readonly { readonly kind: string; readonly id: string }[] =>
  verdict.mentions.flatMap(({ refersTo: kind, value }) =>
    kind !== undefined && structural.has(kind) ? [{ kind, id: String(value) }] : [],
  ),
)

const structural = new Set(['entity', 'form', 'operation', 'list', 'order-type'])
