/** Addresses of pages and of calls: each leads to one thing. */

import { findTree } from '../documents.ts'
import { listOf, objectOf, pageFields, shapeFields, stringsOf } from '../schema.ts'
import { listNames } from '../suggest.ts'
import { type BrandCheck, type CheckedDocument, type Fault, reportAt, reportInString, reportPointer } from './brand-check.ts'
import { nameIn } from './context.ts'

/** Beginnings that the server keeps for itself. */
const reserved = ['/api', '/config', '/brand', '/assets', '/healthz', '/readyz']
/** What the portal's code shows by name. */
const needed = [
  { kind: 'page', id: 'not-found', folder: 'pages' },
  { kind: 'form', id: 'sign-in', folder: 'forms' },
] as const

export function checkRoutes(check: BrandCheck): void {
  const paths = new Map<string, string>()
  const ids = new Map<string, string>()
  const calls = new Map<string, string>()
  for (const document of check.documents) {
    if (!document.sound) continue
    if (document.kind === 'routes') checkRouteGroup(check, document, { paths, ids })
    if (document.kind === 'operation') checkOperationPath(check, document, calls)
    if (document.kind === 'brand') checkManifest(check, document)
  }
  for (const { kind, id, folder } of needed) {
    const exists = check.map.get(kind)?.has(id)
    if (!exists)
      check.report({
        path: `schemas/${folder}/${id}.json`,
        offset: 0,
        code: 'REFERENCE',
        message: `the portal shows the ${kind} "${id}"; this file must exist`,
      })
  }
}

interface SeenRoutes {
  readonly paths: Map<string, string>
  readonly ids: Map<string, string>
}

function checkRouteGroup(check: BrandCheck, document: CheckedDocument, { paths, ids }: SeenRoutes): void {
  for (const [index, entry] of listOf(document.value.routes).entries()) {
    const route = objectOf(entry)
    const at = `/routes/${index}`
    const [id, path] = [nameIn(route, 'id'), nameIn(route, 'path')]
    const before = ids.get(id)
    if (before !== undefined && before !== document.id)
      reportPointer(check, document, `${at}/id`, { code: 'DUPLICATE-ID', message: `the route "${id}" stands in routes/${before}.json too` })
    ids.set(id, document.id)
    const shape = path.replace(/\{\w+\??\}/g, '{}')
    const holder = paths.get(shape)
    if (holder !== undefined)
      reportPointer(check, document, `${at}/path`, { code: 'ROUTE', message: `the path ${path} leads to the route "${holder}" already` })
    else paths.set(shape, id)
    checkPath(check, document, `${at}/path`, path)
    checkTarget(check, document, at, route)
  }
}

function checkPath(check: BrandCheck, document: CheckedDocument, pointer: string, path: string): void {
  const taken = reserved.find((start) => path === start || path.startsWith(`${start}/`))
  if (taken) reportPointer(check, document, pointer, { code: 'ROUTE', message: `addresses below ${taken} belong to the server` })
  checkParts(check, document, pointer, path)
}

/** Braces in pairs, around a name that no other part has. */
function checkParts(check: BrandCheck, document: CheckedDocument, pointer: string, path: string): void {
  const place = findTree(document.tree, pointer).tree.place
  const stray = /[{}]/.exec(path.replace(/\{[A-Za-z]\w*\??\}/g, (whole) => '_'.repeat(whole.length)))
  if (stray) reportInString(check, place, stray.index, { code: 'ROUTE', message: 'a part of a path is written {name} or {name?}' })
  const names = [...path.matchAll(/\{(\w+)\??\}/g)]
  const twice = names.find((match, index) => names.findIndex((other) => other[1] === match[1]) < index)
  if (twice) reportInString(check, place, twice.index, { code: 'ROUTE', message: `the path names ${twice[0]} twice` })
}

function checkTarget(check: BrandCheck, document: CheckedDocument, pointer: string, route: ReturnType<typeof objectOf>): void {
  const targets = ['page', 'home', 'redirect'].filter((name) => route[name] !== undefined)
  if (targets.length !== 1) {
    const fault: Fault = {
      code: 'ROUTE',
      message: `a route leads to one thing: "page", "home" or "redirect"; this one says ${targets.length === 0 ? 'none' : targets.join(' and ')}`,
    }
    reportPointer(check, document, targets[1] === undefined ? `${pointer}/id` : `${pointer}/${targets[1]}`, fault)
  }
  const seen = [nameIn(route, 'id')]
  for (let next = nameIn(route, 'redirect'); next !== ''; ) {
    if (seen.includes(next)) {
      reportPointer(check, document, `${pointer}/redirect`, {
        code: 'ROUTE',
        message: `this redirect goes round in a circle: ${[...seen, next].join(' -> ')}`,
      })
      return
    }
    seen.push(next)
    next = redirectOf(check, next)
  }
}

function redirectOf(check: BrandCheck, id: string): string {
  for (const group of Object.values(check.names.documents.routes ?? {})) {
    for (const entry of listOf(group.routes)) if (objectOf(entry).id === id) return nameIn(objectOf(entry), 'redirect')
  }
  return ''
}

function checkOperationPath(check: BrandCheck, document: CheckedDocument, calls: Map<string, string>): void {
  const [method, path] = [nameIn(document.value, 'method'), nameIn(document.value, 'path')]
  const shape = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
  const holder = calls.get(shape)
  if (holder !== undefined)
    reportPointer(check, document, '/path', { code: 'CALL', message: `${method} ${path} is the operation "${holder}" already` })
  else calls.set(shape, document.id)
  checkParts(check, document, '/path', path)
  const input = objectOf(document.value.input)
  const known = Object.keys(shapeFields(input, check.names.documents)).concat(Object.keys(pageFields(input)))
  const { place } = findTree(document.tree, '/path').tree
  for (const match of path.matchAll(/\{(\w+)\}/g)) {
    const name = match[1] ?? ''
    if (known.includes(name)) continue
    reportInString(check, place, match.index + 1, {
      code: 'INPUT',
      message: `the path names {${name}}, which the input does not have. Known: ${listNames(known)}`,
      name,
      known,
    })
  }
}

function checkManifest(check: BrandCheck, document: CheckedDocument): void {
  const { value } = document
  const languages = stringsOf(value.languages)
  if (!languages.includes(nameIn(value, 'defaultLanguage'))) {
    reportPointer(check, document, '/defaultLanguage', {
      code: 'BRAND',
      message: `the default language is not among the brand's languages: ${languages.join(', ')}`,
    })
  }
  const groups = stringsOf(value.routeGroups)
  const hasHome = groups.some((group) =>
    listOf(check.names.documents.routes?.[group]?.routes).some((route) => objectOf(route).home === true),
  )
  const place = findTree(document.tree, '/routeGroups').tree.place
  if (!hasHome && !check.documents.some((other) => other.kind === 'routes' && !other.sound)) {
    reportAt(check, place, {
      code: 'BRAND',
      message: 'none of these route groups shows the home page ("home": true), so the brand has no start',
    })
  }
}
