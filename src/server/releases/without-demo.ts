/**
 * Trims a release for production: removes the pages that only list demo data, and every link to them. Parts keep their
 * addresses. A browser may have cached a page bundle from a demo on the same origin, but links to routes that the shell lacks
 * are not rendered, and the shell is sent uncached with each page.
 */
import type { BrandPlan, PageBundle, Release, RoutePlan, Shell } from '#config'

interface Demo {
  readonly operations: ReadonlySet<string>
  readonly routes: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
}

export function withoutDemo(release: Release): Release {
  return { ...release, brands: mapValues(release.brands, withoutDemoOf) }
}

function withoutDemoOf(plan: BrandPlan): BrandPlan {
  const demo = findDemo(plan)
  if (demo.operations.size === 0) return plan
  return {
    ...plan,
    shells: mapValues(plan.shells, (shell) => trimShell(shell, demo)),
    pages: mapValues(plan.pages, (pages) => mapValues(omit(pages, demo.pages), (bundle) => trimBundle(bundle, demo))),
  }
}

function findDemo(plan: BrandPlan): Demo {
  const operations = Object.values(plan.operations).filter(({ demoOnly }) => demoOnly)
  const bundles = Object.values(plan.pages)[0] ?? {}
  const names = new Set(operations.map(({ id }) => id))
  const showsDemo = ({ page = '' }: RoutePlan): boolean => Object.values(bundles[page]?.lists ?? {}).some(({ source }) => names.has(source))
  // Routes do not differ by language.
  const all = Object.values(plan.shells)[0]?.routes ?? []
  const shown = all.filter(showsDemo)
  const routes = new Set(shown.map(({ id }) => id))
  // Iterating a Set includes items added meanwhile: a redirect may lead to another.
  for (const gone of routes) for (const { id, redirect } of all) if (redirect === gone) routes.add(id)
  return { operations: names, routes, pages: new Set(shown.flatMap(({ page }) => page ?? [])) }
}

function trimShell(shell: Shell, demo: Demo): Shell {
  return {
    ...shell,
    brand: trim(shell.brand, demo) ?? shell.brand,
    routes: shell.routes.filter(({ id }) => !demo.routes.has(id)),
    calls: omit(shell.calls, demo.operations),
  }
}

/** In a form, only its fields can contain links. */
function trimBundle(bundle: PageBundle, demo: Demo): PageBundle {
  const page = trim(bundle.page, demo) ?? bundle.page
  const lists = trim(bundle.lists, demo) ?? bundle.lists
  const forms = mapValues(bundle.forms, (form) => {
    const fields = trim(form.fields, demo) ?? form.fields
    return fields === form.fields ? form : { ...form, fields }
  })
  return { ...bundle, page, lists, forms }
}

/**
 * Returns the value without links to missing routes and without the parts that consist of such a link: an entry, a card, a
 * button, an empty menu. Undefined if nothing remains. Unchanged values are returned as is, so that releases keep sharing them.
 */
function trim<T>(value: T, demo: Demo): T | undefined {
  if (Array.isArray(value)) return trimArray(value, demo) as T
  if (typeof value !== 'object' || value === null) return value
  return trimObject(value as Fields, demo) as T | undefined
}

type Fields = Readonly<Record<string, unknown>>

function trimArray(items: readonly unknown[], demo: Demo): readonly unknown[] {
  const kept = items.map((item) => trim(item, demo))
  return kept.every((item, index) => item === items[index]) ? items : kept.filter((item) => item !== undefined)
}

function trimObject(value: Fields, demo: Demo): Fields | undefined {
  if (isLinkTo(value, demo.routes) || demo.pages.has(String(value.dialog))) return undefined
  let isChanged = false
  const kept: Record<string, unknown> = {}
  for (const [name, before] of Object.entries(value)) {
    const after = name === 'also' ? trimNames(before, demo.routes) : trim(before, demo)
    if (after !== before) isChanged = true
    if (after !== undefined) kept[name] = after
  }
  if (!isChanged) return value
  const lostLink = value.link !== undefined && kept.link === undefined
  const lostItems = isEmpty(kept.items) && !isEmpty(value.items) && kept.link === undefined
  return lostLink || lostItems ? undefined : kept
}

const linkNames = new Set(['route', 'params', 'query'])

/** A link with routeOf may lead elsewhere; without a fallback route, the browser does not render it. */
function isLinkTo(value: Fields, routes: ReadonlySet<string>): boolean {
  return typeof value.route === 'string' && routes.has(value.route) && Object.keys(value).every((name) => linkNames.has(name))
}

function trimNames(names: unknown, routes: ReadonlySet<string>): unknown {
  return Array.isArray(names) && names.some((name) => routes.has(name)) ? names.filter((name) => !routes.has(name)) : names
}

function isEmpty(items: unknown): boolean {
  return Array.isArray(items) && items.length === 0
}

function omit<T>(record: Readonly<Record<string, T>>, names: ReadonlySet<string>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)))
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
