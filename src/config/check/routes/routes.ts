/** Addresses of pages and calls must be unique. */

import { findingTerms } from '#generated/findings.ts'
import { objectOf } from '#rules'
import { findTree } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { listOf, pageFields, shapeFields, stringsOf } from '../../resolve/schema.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, reportAt, reportInString, reportPointer } from '../brand-check.ts'
import { nameIn } from '../context.ts'
import { reservedPrefix, shapeOfPath } from '../names/known-names.ts'

const kinds = ['routes', 'operation', 'brand', 'entity', 'form'] as const
type Check = BrandCheck<(typeof kinds)[number]>

export const routesCheck = defineBrandCheck('routes', { reads: kinds, run: checkRoutes })

function checkRoutes(check: Check): void {
  const paths = new Map<string, PathHolder>()
  const ids = new Map<string, string>()
  const calls = new Map<string, PathHolder>()
  for (const document of check.documentsOf('routes', 'operation', 'brand')) {
    if (!document.sound) continue
    if (document.kind === 'routes') checkRouteGroup(check, document, { paths, ids })
    if (document.kind === 'operation') checkOperationPath(check, document, calls)
    if (document.kind === 'brand') checkManifest(check, document)
  }
}

export const pagesOfCodeCheck = defineBrandCheck('pages of code', { reads: ['page'], run: checkPagesOfCode })

function checkPagesOfCode(check: BrandCheck<'page'>): void {
  for (const id of check.facts.pages) {
    if (check.reads.one('page', id)) continue
    check.report({
      path: `schemas/${id}.page.json`,
      offset: 0,
      ...say('REFERENCE/shown-by-code', { kind: findingTerms.page, name: id }),
    })
  }
}

/** The owner of a path, and where it is declared. */
interface PathHolder {
  readonly name: string
  readonly document: CheckedDocument
  readonly pointer: string
}

interface SeenRoutes {
  readonly paths: Map<string, PathHolder>
  readonly ids: Map<string, string>
}

function checkRouteGroup(check: Check, document: CheckedDocument, { paths, ids }: SeenRoutes): void {
  for (const [index, entry] of listOf(document.value.routes).entries()) {
    const route = objectOf(entry)
    const at = `/routes/${index}`
    const [id, path] = [nameIn(route, 'id'), nameIn(route, 'path')]
    const before = ids.get(id)
    if (before !== undefined && before !== document.id)
      reportPointer(check, document, `${at}/id`, say('DUPLICATE-ID/route', { id, file: `routes/${before}.json` }))
    ids.set(id, document.id)
    const shape = shapeOfPath(path)
    const holder = paths.get(shape)
    if (holder)
      reportTwice(check, [holder, { name: id, document, pointer: `${at}/path` }], (other) => say('ROUTE/taken', { path, route: other }))
    else paths.set(shape, { name: id, document, pointer: `${at}/path` })
    checkPath(check, document, `${at}/path`, path)
    checkTarget(check, document, at, route)
  }
}

/** Only the author knows which of the two is wrong, so both are reported. */
function reportTwice(check: Check, [first, second]: readonly [PathHolder, PathHolder], sayWith: (other: string) => FindingMessage): void {
  reportPointer(check, first.document, first.pointer, sayWith(second.name))
  reportPointer(check, second.document, second.pointer, sayWith(first.name))
}

function checkPath(check: Check, document: CheckedDocument, pointer: string, path: string): void {
  const taken = reservedPrefix(path)
  if (taken) reportPointer(check, document, pointer, say('ROUTE/reserved', { start: taken }))
  checkParts(check, document, pointer, path)
}

/** Braces must be paired, around a name used only once. */
function checkParts(check: Check, document: CheckedDocument, pointer: string, path: string): void {
  if (!/[{}]/.test(path)) return
  const place = findTree(document.tree, pointer).tree.place
  const stray = /[{}]/.exec(path.replace(/\{[A-Za-z]\w*\??\}/g, (whole) => '_'.repeat(whole.length)))
  if (stray) reportInString(check, place, stray.index, say('ROUTE/part-form', { part: '{name}', optional: '{name?}' }))
  const names = [...path.matchAll(/\{(\w+)\??\}/g)]
  const twice = names.find((match, index) => names.findIndex((other) => other[1] === match[1]) < index)
  if (twice) reportInString(check, place, twice.index, say('ROUTE/part-twice', { part: twice[0] }))
}

function checkTarget(check: Check, document: CheckedDocument, pointer: string, route: ReturnType<typeof objectOf>): void {
  const targets = ['page', 'home', 'redirect'].filter((name) => route[name] !== undefined)
  if (targets.length !== 1) {
    const saying = targets.length === 0 ? say('ROUTE/no-target') : say('ROUTE/targets', { targets })
    reportPointer(check, document, targets[1] === undefined ? `${pointer}/id` : `${pointer}/${targets[1]}`, saying)
  }
  const seen = [nameIn(route, 'id')]
  for (let next = nameIn(route, 'redirect'); next !== ''; ) {
    if (seen.includes(next)) {
      reportPointer(check, document, `${pointer}/redirect`, say('ROUTE/circle', { circle: [...seen, next].join(' -> ') }))
      return
    }
    seen.push(next)
    next = redirectOf(check, next)
  }
}

function redirectOf(check: Check, id: string): string {
  for (const group of Object.values(check.reads.all('routes'))) {
    for (const entry of listOf(group.routes)) if (objectOf(entry).id === id) return nameIn(objectOf(entry), 'redirect')
  }
  return ''
}

function checkOperationPath(check: Check, document: CheckedDocument, calls: Map<string, PathHolder>): void {
  const [method, path] = [nameIn(document.value, 'method'), nameIn(document.value, 'path')]
  const shape = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
  const holder = calls.get(shape)
  const current = { name: document.id, document, pointer: '/path' }
  if (holder) reportTwice(check, [holder, current], (other) => say('CALL/taken', { method, path, operation: other }))
  else calls.set(shape, current)
  checkParts(check, document, '/path', path)
  if (!path.includes('{')) return
  const input = objectOf(document.value.input)
  const inputNames = Object.keys(shapeFields(input, check.reads)).concat(Object.keys(pageFields(input)))
  const { place } = findTree(document.tree, '/path').tree
  for (const match of path.matchAll(/\{(\w+)\}/g)) {
    const name = match[1] ?? ''
    if (inputNames.includes(name)) continue
    reportInString(check, place, match.index + 1, {
      ...say('INPUT/path-part', { part: `{${name}}`, known: inputNames }),
      name,
      known: inputNames,
    })
  }
}

function checkManifest(check: Check, document: CheckedDocument): void {
  const { value } = document
  const languages = stringsOf(value.languages)
  if (!languages.includes(nameIn(value, 'defaultLanguage'))) {
    const isOwn = (member: string) => findTree(document.tree, member).tree.place.path === document.paths.at(-1)
    // If the brand sets the languages but inherits the default language, report the languages.
    const pointer = isOwn('/languages') && !isOwn('/defaultLanguage') ? '/languages' : '/defaultLanguage'
    reportPointer(check, document, pointer, say('BRAND/default-language', { languages }))
  }
  const groups = stringsOf(value.routeGroups)
  const hasHome = groups.some((group) => listOf(check.reads.one('routes', group)?.routes).some((route) => objectOf(route).home === true))
  const place = findTree(document.tree, '/routeGroups').tree.place
  // A misspelled group may be the one that contains the home page.
  const someUnknown = groups.some((group) => !check.reads.one('routes', group))
  if (!hasHome && !someUnknown && check.documentsOf('routes').every(({ sound }) => sound)) {
    reportAt(check, place, say('BRAND/no-home'))
  }
}
