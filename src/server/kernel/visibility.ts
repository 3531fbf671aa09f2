/** Removes all fields from a response except those declared for it and allowed to the caller by their policy. */
import type { BrandPlan, Visibility } from '#config'
import { type Asker, askerOf, fieldAllowed, type Grid } from '#domain'
import { isObject, type Json, type JsonObject } from '#rules'
import type { Scope } from '../db/index.ts'
import type { Actor, Call } from './call.ts'
import { listObjects, nameIn } from './words.ts'

export interface Viewer {
  readonly grid: Grid
  readonly asker: Asker
}

export function filterOutput(value: unknown, visibility: Visibility, viewer: Viewer): Json | undefined {
  if (value === undefined) return undefined
  if (visibility.policy !== undefined && !fieldAllowed(viewer.grid, visibility.policy, viewer.asker, 'none').allow) return undefined
  if (visibility.whole || value === null) return value as Json
  if (visibility.items) return filterItems(value, visibility.items, viewer)
  if (visibility.fields) return filterFields(value, visibility.fields, viewer)
  return undefined
}

/** Currently declared fields, and those that only the record's release declares; permissions come from the current grid. */
export function withRemembered(now: Visibility, before: Visibility | undefined): Visibility {
  if (!before) return now
  const items = now.items && before.items ? { items: withRemembered(now.items, before.items) } : {}
  return { ...now, ...items, ...(now.fields ? { fields: fieldsOfBoth(now.fields, before.fields ?? {}) } : {}) }
}

type Fields = NonNullable<Visibility['fields']>

function fieldsOfBoth(now: Fields, before: Fields): Fields {
  const both = Object.entries(now).map(([name, field]) => [name, withRemembered(field, before[name])] as const)
  return { ...before, ...Object.fromEntries(both) }
}

function filterItems(value: unknown, item: Visibility, viewer: Viewer): Json | undefined {
  if (Array.isArray(value)) return value.map((one: unknown) => filterOutput(one, item, viewer) ?? null)
  if (typeof value !== 'object' || value === null) return undefined
  return filterEach(Object.entries(value), () => item, viewer)
}

function filterFields(value: unknown, fields: NonNullable<Visibility['fields']>, viewer: Viewer): Json | undefined {
  if (Array.isArray(value)) return value.map((one: unknown) => filterFields(one, fields, viewer) ?? null)
  if (typeof value !== 'object' || value === null) return undefined
  return filterEach(Object.entries(value), (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined), viewer)
}

function filterEach(
  entries: readonly (readonly [string, unknown])[],
  visibilityOf: (name: string) => Visibility | undefined,
  viewer: Viewer,
): Json {
  const visible: Record<string, Json> = {}
  for (const [name, inner] of entries) {
    const visibility = visibilityOf(name)
    const visibleInner = visibility && filterOutput(inner, visibility, viewer)
    if (visibleInner !== undefined) visible[name] = visibleInner
  }
  return visible
}

/** The brand's permission grid as used by the domain: row to actor to cell. */
export function readGrid(brand: Pick<BrandPlan, 'documents'>): Grid {
  const grid: Record<string, Grid[string]> = {}
  for (const document of Object.values(brand.documents.grid ?? {})) {
    for (const row of listObjects(document.rows)) {
      // The check guarantees a cell for every row and actor.
      if (typeof row.id === 'string' && isObject(row.cells)) grid[row.id] = row.cells as Grid[string]
    }
  }
  return grid
}

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
