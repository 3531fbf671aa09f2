/** Parts of an address that the route's page reads, or the route that it redirects to: its own path must have them. */
import { objectOf } from '#rules'
import { say } from '../../read/messages.ts'
import { listOf } from '../../resolve/schema.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, reportPointer } from '../brand-check.ts'
import { nameIn } from '../context.ts'

interface RouteParts {
  readonly id: string
  readonly page: string
  readonly redirect: string
  readonly names: ReadonlySet<string>
  readonly required: ReadonlySet<string>
  readonly document: CheckedDocument
  readonly pointer: string
}

type Check = BrandCheck<'routes' | 'page'>

export const routePartsCheck = defineBrandCheck('route parts', { reads: ['routes', 'page'], run: checkRouteParts })

function checkRouteParts(check: Check): void {
  const routes = check.documentsOf('routes').flatMap((document) => (document.sound ? routesOf(document) : []))
  const byId = new Map(routes.map((route) => [route.id, route]))
  for (const route of routes) {
    const { id: target, required } = byId.get(route.redirect) ?? {}
    if (target === undefined || !required) continue
    for (const name of required.difference(route.names)) {
      const otherParts = route.names.difference(required)
      reportPointer(check, route.document, route.pointer, {
        ...say('ROUTE/redirect-lacks', { target, part: `{${name}}` }),
        name,
        known: otherParts,
      })
    }
  }
  for (const [page, group] of Map.groupBy(routes, (route) => route.page)) if (page !== '' && group.length > 1) checkPage(check, page, group)
}

/** Several routes lead to the page. */
function checkPage(check: Check, page: string, routes: readonly RouteParts[]): void {
  const all = new Set(routes.flatMap(({ names }) => [...names]))
  const text = JSON.stringify(check.reads.one('page', page) ?? {})
  for (const { names, document, pointer } of routes) {
    for (const name of all.difference(names)) {
      if (!isRead(text, name)) continue
      // What no other path has is probably this part under another name.
      const otherParts = [...names].filter((part) => routes.some((route) => !route.names.has(part)))
      reportPointer(check, document, pointer, { ...say('ROUTE/lacks', { page, part: `{${name}}` }), name, known: otherParts })
    }
  }
}

function routesOf(document: CheckedDocument): RouteParts[] {
  return listOf(document.value.routes).map((entry, index): RouteParts => {
    const route = objectOf(entry)
    const parts = [...nameIn(route, 'path').matchAll(/\{(\w+)(\??)\}/g)].map(([, name = '', mark]) => ({ name, isOptional: mark === '?' }))
    return {
      id: nameIn(route, 'id'),
      page: nameIn(route, 'page'),
      redirect: nameIn(route, 'redirect'),
      names: new Set(parts.map(({ name }) => name)),
      required: new Set(parts.flatMap(({ name, isOptional }) => (isOptional ? [] : [name]))),
      document,
      pointer: `/routes/${index}/path`,
    }
  })
}

/** Whether the page needs the part: one that it asks for first may be absent. */
function isRead(text: string, name: string): boolean {
  return new RegExp(`\\broute\\.${name}\\b`).test(text) && !text.includes(`has(route.${name})`)
}
