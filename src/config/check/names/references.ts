/** Every name that a document gives, looked up where it must be. */
import type { Json } from '#rules'
import { type Fields, stepsOf } from '../../compile/forms/field-path.ts'
import { findTree } from '../../documents.ts'
import { portalPages } from '../../portal-pages.ts'
import { ask } from '../../questions.ts'
import { say } from '../../say.ts'
import { formFields, layoutFields, listOf, objectOf, ownManifest, shapeFields, stringsOf } from '../../schema.ts'
import { type BrandCheck, type CheckedDocument, reportName, reportPointer } from '../brand-check.ts'
import { type Context, columnField, findContext, nameIn } from '../context.ts'
import { type Mention, memberPointer } from '../shapes/meta-checker.ts'
import { noteField, noteName } from './name-ledger.ts'

export function checkReferences(check: BrandCheck, document: CheckedDocument, isSettled: boolean): void {
  for (const mention of document.verdict.mentions) {
    if (mention.refersTo === undefined) continue
    if (inContext.has(mention.refersTo)) {
      if (document.sound && isSettled) checkInContext(check, document, mention, mention.refersTo)
    } else if (mention.refersTo.startsWith('keys:')) checkKeys(check, document, mention, mention.refersTo.slice('keys:'.length))
    else checkName(check, document, mention, mention.refersTo)
  }
}

const inContext = new Set(['field', 'fields', 'column', 'input', 'inputs', 'link'])

function checkName(check: BrandCheck, document: CheckedDocument, { pointer, value }: Mention, kind: string): void {
  if (!check.names.isKind(kind)) {
    reportPointer(check, document, pointer, say('META/kind', { kind }))
    return
  }
  if (typeof value !== 'string' || (kind === 'asset' && document.kind === 'page' && !isReached(check, document.id))) return
  const { place } = findTree(document.tree, pointer).tree
  noteName(check, kind, value, { place, offset: place.offset })
}

function checkKeys(check: BrandCheck, document: CheckedDocument, { pointer, value }: Mention, kind: string): void {
  for (const name of Object.keys(objectOf(value as Json))) {
    const { place } = findTree(document.tree, memberPointer(pointer, name)).tree
    noteName(check, kind, name, { place, offset: place.nameOffset })
  }
}

/** Whether an address of the brand leads to the page; others are not served, so that they need no pictures. */
function isReached(check: BrandCheck, page: string): boolean {
  if (portalPages.some((id) => id === page)) return true
  return ask(check.names.documents, `whether ${page} is reached`, (documents) => {
    const manifest = ownManifest(documents)
    const enabled = new Set(stringsOf(manifest.routeGroups))
    if (nameIn(manifest, 'home') === page) return true
    return Object.entries(documents.routes ?? {}).some(
      ([group, document]) => enabled.has(group) && listOf(document.routes).some((route) => objectOf(route).page === page),
    )
  })
}

function checkInContext(check: BrandCheck, document: CheckedDocument, mention: Mention, kind: string): void {
  const context = findContext(document, mention.pointer, check.names)
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

function checkField(check: BrandCheck, document: CheckedDocument, { pointer, name, context }: NamedField): void {
  if (!context.fields) return
  // A layout is what takes a field over from the entity.
  const isLaidOut = document.kind === 'form' && pointer.startsWith('/layout/')
  const known = isLaidOut ? layoutFields(document.id, check.names.documents) : context.fields
  const { place } = findTree(document.tree, pointer).tree
  const whole = { name, at: { place, offset: place.offset }, fields: known }
  for (const { name: part, start, fields, found } of stepsOf(name, known, check.names.documents)) {
    // What has no fields at all is rather the wrong field than one that lacks this name.
    if (start === 0 || Object.keys(fields).length === 0) noteField(check, { ...whole, name: start === 0 ? part : name, found })
    else noteField(check, { name: part, at: { place, offset: place.offset + 1 + start }, fields, found })
  }
}

/** Fields that are each given a value in place. */
function checkFilled(check: BrandCheck, document: CheckedDocument, { pointer, value }: Mention, { fields }: Context): void {
  if (!fields) return
  for (const name of Object.keys(objectOf(value as Json))) {
    const { place } = findTree(document.tree, memberPointer(pointer, name)).tree
    noteField(check, { name, at: { place, offset: place.nameOffset }, fields, found: fields[name] })
  }
}

/** A column that names no field shows the one it is called after. */
function checkColumn(check: BrandCheck, document: CheckedDocument, pointer: string, context: Context): void {
  if (context.holder.field !== undefined) return
  checkField(check, document, { pointer: memberPointer(pointer, 'id'), name: columnField(context.holder), context })
}

function inputsOf(check: BrandCheck, operation: string | undefined): Fields | undefined {
  const document = operation === undefined ? undefined : check.names.documents.operation?.[operation]
  return document && shapeFields(objectOf(document.input), check.names.documents)
}

function checkInput(check: BrandCheck, document: CheckedDocument, { pointer, value }: Mention, context: Context): void {
  const fields = inputsOf(check, context.operation)
  if (!fields || context.operation === undefined || typeof value !== 'string') return
  const { place } = findTree(document.tree, pointer).tree
  noteField(check, { name: value, at: { place, offset: place.offset }, fields, found: fields[value], operation: context.operation })
}

/** The inputs given to an operation: each known, and none that it cannot do without left out. */
function checkInputs(check: BrandCheck, document: CheckedDocument, { pointer, value }: Mention, context: Context): void {
  const { operation } = context
  const fields = inputsOf(check, operation)
  if (!fields || operation === undefined) return
  const given = Object.keys(objectOf(value as Json))
  for (const name of given) {
    const { place } = findTree(document.tree, memberPointer(pointer, name)).tree
    noteField(check, { name, at: { place, offset: place.nameOffset }, fields, found: fields[name], operation })
  }
  const left = requiredInputs(check, document, pointer, context).filter((name) => !given.includes(name))
  if (left.length === 0 || given.some((name) => !Object.hasOwn(fields, name))) return
  reportName(check, document, pointer, say('INPUT/needed', { operation, names: left.map((name) => `"${name}"`) }))
}

/** What must be given in place: all that is required, but what a form or a live answer adds. */
function requiredInputs(check: BrandCheck, document: CheckedDocument, pointer: string, context: Context): string[] {
  const holderPointer = pointer.slice(0, pointer.lastIndexOf('/'))
  if (pointer.endsWith('/sendLive')) return []
  const { tree } = findTree(document.tree, holderPointer)
  const holder = tree.kind === 'object' ? tree : undefined
  const has = (name: string): boolean => holder?.members.has(name) ?? false
  // A conversation fills in itself what was typed, and how far it was read.
  if (has('block') || /\/(live|write|seen)$/.test(holderPointer)) return []
  const input = objectOf(check.names.documents.operation?.[context.operation ?? '']?.input)
  const form = holder?.members.get('form')
  const filled = form?.kind === 'value' ? Object.keys(formFields(String(form.value), check.names.documents)) : []
  return stringsOf(input.required).filter((name) => !filled.includes(name))
}

/** A link fills exactly the parts of its route's path. */
function checkLink(check: BrandCheck, document: CheckedDocument, { pointer, value }: Mention): void {
  const link = objectOf(value as Json)
  const route = check.names.routes.get(nameIn(link, 'route'))
  if (!route || route.isDisputed) return
  const given = Object.keys(objectOf(link.params))
  for (const name of given) {
    if (route.names.includes(name)) continue
    const saying = say('LINK/unknown', { path: route.path, part: `{${name}}`, known: route.names })
    reportName(check, document, memberPointer(memberPointer(pointer, 'params'), name), { ...saying, name, known: route.names })
  }
  const left = route.names.filter((name) => !route.optionalNames.includes(name) && !given.includes(name))
  if (left.length === 0 || given.some((name) => !route.names.includes(name))) return
  reportPointer(check, document, memberPointer(pointer, 'route'), {
    ...say('LINK/needed', { path: route.path, parts: left.map((name) => `{${name}}`) }),
    cause: `link ${route.path}`,
  })
}

/** Documents that this one builds on, at any distance; what they lack may only be unreadable. */
export function isSettled(check: BrandCheck, document: CheckedDocument): boolean {
  const seen = new Set<string>()
  const look = (current: CheckedDocument): boolean => {
    const key = `${current.kind}/${current.id}`
    if (seen.has(key)) return true
    seen.add(key)
    if (current !== document && !current.sound) return false
    return current.verdict.mentions.every(({ refersTo, value }) => {
      if (refersTo === undefined || !structural.has(refersTo)) return true
      const other = check.documentOf(refersTo, String(value))
      // What this document itself names in vain is told of there; in one that it builds on, fields would seem to be gone.
      return other ? look(other) : current === document
    })
  }
  return look(document)
}

const structural = new Set(['entity', 'form', 'operation', 'list', 'order-type'])
