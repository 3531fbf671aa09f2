/**
 * Trims a brand of a release. In production it removes pages that only list demo data; in both modes, the pages and operations excluded by
 * its manifest; and all links to them. Parts keep their addresses. A browser may have cached a page bundle from a demo
 * on the same origin, but links to routes that the shell lacks are not rendered, and the shell is sent uncached with each page.
 */
import type { BrandPlan, OperationPlan, PageBundle, RoutePlan, Shell } from '#config'

interface Gone {
  readonly operations: ReadonlySet<string>
  readonly routes: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
}

/** Whether a brand answers an operation at all. */
export function hasOperation({ without }: Pick<BrandPlan, 'without'>, { id, demoOnly }: OperationPlan, demo: boolean): boolean {
  return (demo || !demoOnly) && !without.operations.includes(id)
}

export function trimBrand(plan: BrandPlan, demo: boolean): BrandPlan {
  const gone = findGone(plan, demo)
  if (gone.operations.size === 0 && gone.pages.size === 0) return plan
  return {
    ...plan,
    shells: mapValues(plan.shells, (shell) => trimShell(shell, gone)),
    pages: mapValues(plan.pages, (pages) => mapValues(omit(pages, gone.pages), (bundle) => trimBundle(bundle, gone))),
  }
}

function findGone(plan: BrandPlan, demo: boolean): Gone {
  const operations = Object.values(plan.operations).filter((operation) => !hasOperation(plan, operation, demo))
  const ruledOut = new Set(plan.without.pages)
  const bundles = Object.values(plan.pages)[0] ?? {}
  const names = new Set(operations.map(({ id }) => id))
  const isGone = ({ page = '' }: RoutePlan): boolean =>
    ruledOut.has(page) || Object.values(bundles[page]?.lists ?? {}).some(({ source }) => names.has(source))
  // Routes do not differ by language.
  const all = Object.values(plan.shells)[0]?.routes ?? []
  const goneRoutes = all.filter(isGone)
  const routes = new Set(goneRoutes.map(({ id }) => id))
  // Iterating a Set includes items added meanwhile: a redirect may lead to another.
  for (const gone of routes) for (const { id, redirect } of all) if (redirect === gone) routes.add(id)
  return { operations: names, routes, pages: new Set([...ruledOut, ...goneRoutes.flatMap(({ page }) => page ?? [])]) }
}

function trimShell(shell: Shell, gone: Gone): Shell {
  return {
    ...shell,
    brand: trim(shell.brand, gone) ?? shell.brand,
    routes: shell.routes.filter(({ id }) => !gone.routes.has(id)),
    calls: omit(shell.calls, gone.operations),
  }
}

/** In a form, only its fields can contain links. */
function trimBundle(bundle: PageBundle, gone: Gone): PageBundle {
  const page = trim(bundle.page, gone) ?? bundle.page
  const lists = trim(bundle.lists, gone) ?? bundle.lists
  const forms = mapValues(bundle.forms, (form) => {
    const fields = trim(form.fields, gone) ?? form.fields
    return fields === form.fields ? form : { ...form, fields }
  })
  return { ...bundle, page, lists, forms }
}

/**
 * Returns the value without links to missing routes and without the parts that consist of such a link: an entry, a card, a
 * button, an empty menu. Undefined if nothing remains. Unchanged values are returned as is, so that releases keep sharing them.
 */
function trim<T>(value: T, gone: Gone): T | undefined {
  if (Array.isArray(value)) return trimArray(value, gone) as T
  if (typeof value !== 'object' || value === null) return value
  return trimObject(value as Fields, gone) as T | undefined
}

type Fields = Readonly<Record<string, unknown>>

function trimArray(items: readonly unknown[], gone: Gone): readonly unknown[] {
  const trimmedItems = items.map((item) => trim(item, gone))
  return trimmedItems.every((item, index) => item === items[index]) ? items : trimmedItems.filter((item) => item !== undefined)
}

function trimObject(value: Fields, gone: Gone): Fields | undefined {
  if (isLinkTo(value, gone.routes) || gone.pages.has(String(value.dialog)) || isActionOf(value, gone.operations)) return undefined
  let isChanged = false
  const members: Record<string, unknown> = {}
  for (const [name, before] of Object.entries(value)) {
    const after = name === 'also' ? trimNames(before, gone.routes) : trim(before, gone)
    if (after !== before) isChanged = true
    if (after !== undefined) members[name] = after
  }
  if (!isChanged) return value
  const lostLink = value.link !== undefined && members.link === undefined
  const lostItems = isEmpty(members.items) && !isEmpty(value.items) && members.link === undefined
  return lostLink || lostItems ? undefined : members
}

/** A button or a form's block that calls a missing operation. */
function isActionOf({ operation, id }: Fields, operations: ReadonlySet<string>): boolean {
  return typeof operation === 'string' && typeof id === 'string' && operations.has(operation)
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
