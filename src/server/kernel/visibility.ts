/** Removes all fields from a response except those declared for it and allowed to the caller by their policy. */
import type { BrandPlan, Visibility } from '#config'
import { type Asker, askerOf, fieldAllowed, type Grid } from '#domain'
import { isObject, type Json, type JsonObject, once, onceForPair } from '#rules'
import type { Scope } from '../db/index.ts'
import type { Actor, Call } from './call.ts'
import { listObjects, nameIn } from './words.ts'

export interface Viewer {
  readonly grid: Grid
  readonly asker: Asker
}

/** What of a value a kind of caller sees; undefined for nothing. */
type Filter = (value: unknown) => Json | undefined

export function filterOutput(value: unknown, visibility: Visibility, { grid, asker }: Viewer): Json | undefined {
  return filterOf(visibility, grid, asker)(value)
}

/** Policies are decided once for each kind of caller, not for each row. */
function filterOf(visibility: Visibility, grid: Grid, asker: Asker): Filter {
  const filters = filtersOf(visibility, grid)
  const filter = filters.get(asker) ?? compileFilter(visibility, { grid, asker })
  filters.set(asker, filter)
  return filter
}

const filtersOf = onceForPair((_visibility: Visibility, _grid: Grid) => new Map<Asker, Filter>())

function compileFilter(visibility: Visibility, viewer: Viewer): Filter {
  const { policy, whole, items, fields } = visibility
  if (policy !== undefined && !fieldAllowed(viewer.grid, policy, viewer.asker, 'none').allow) return hide
  if (whole) return showWhole
  const filter = items ? filterItems(compileFilter(items, viewer)) : fields ? filterFields(fields, viewer) : hide
  return (value) => (value === null ? null : filter(value))
}

const hide: Filter = () => undefined
const showWhole: Filter = (value) => value as Json | undefined

/** Currently declared fields, and those that only the record's release declares; permissions come from the current grid. */
export const withRemembered = (now: Visibility, before: Visibility | undefined): Visibility => (before ? mergeBoth(now, before) : now)

const mergeBoth = onceForPair((now: Visibility, before: Visibility): Visibility => {
  const items = now.items && before.items ? { items: withRemembered(now.items, before.items) } : {}
  return { ...now, ...items, ...(now.fields ? { fields: fieldsOfBoth(now.fields, before.fields ?? {}) } : {}) }
})

type Fields = NonNullable<Visibility['fields']>

function fieldsOfBoth(now: Fields, before: Fields): Fields {
  const both = Object.entries(now).map(([name, field]) => [name, withRemembered(field, before[name])] as const)
  return { ...before, ...Object.fromEntries(both) }
}

function filterItems(item: Filter): Filter {
  return (value) => {
    if (Array.isArray(value)) return value.map((one: unknown) => item(one) ?? null)
    return filterMembers(value, () => item)
  }
}

function filterFields(fields: Fields, viewer: Viewer): Filter {
  const filters = new Map(Object.entries(fields).map(([name, field]) => [name, compileFilter(field, viewer)]))
  const filter: Filter = (value) => {
    if (Array.isArray(value)) return value.map((one: unknown) => filter(one) ?? null)
    return filterMembers(value, (name) => filters.get(name))
  }
  return filter
}

function filterMembers(value: unknown, filterOfMember: (name: string) => Filter | undefined): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const members = value as Readonly<Record<string, unknown>>
  const visible: Record<string, Json> = {}
  for (const name of Object.keys(members)) {
    const member = filterOfMember(name)?.(members[name])
    if (member !== undefined) visible[name] = member
  }
  return visible
}

/** The brand's permission grid as used by the domain: row to actor to cell. */
export function readGrid({ documents }: Pick<BrandPlan, 'documents'>): Grid {
  return gridOf(documents)
}

const gridOf = once(({ grid: tables }: BrandPlan['documents']): Grid => {
  const grid: Record<string, Grid[string]> = {}
  for (const document of Object.values(tables ?? {})) {
    for (const row of listObjects(document.rows)) {
      // The check guarantees a cell for every row and actor.
      if (typeof row.id === 'string' && isObject(row.cells)) grid[row.id] = row.cells as Grid[string]
    }
  }
  return grid
})

/**
 * Scope by a row of the grid: the brand's records, their company's, or their own in it. Without a company the scope is empty;
 * the grid refuses those callers earlier.
 */
export function scopeOf({ actor, brand }: Pick<Call, 'actor' | 'brand'>, row: string): Scope {
  const cell = readGrid(brand)[row]?.[actor.kind]
  if (cell === 'allow') return { brand: brand.id }
  const ofCompany = { brand: brand.id, companyId: actor.companyId ?? '' }
  return cell === 'own-company' ? ofCompany : { ...ofCompany, userId: actor.userId ?? '' }
}

/** The caller, as expressions read them. */
export function sessionScope(actor: Actor, language: string): JsonObject {
  const staffAdmin = askerOf(actor) === 'staff-admin'
  return {
    actor: actor.kind,
    signedIn: actor.kind !== 'visitor',
    name: nameIn(language, actor),
    company: actor.companyId ?? '',
    staffAdmin,
  }
}
