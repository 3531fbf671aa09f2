/** Lets out of an answer only the fields that were declared to leave, and those only to whom their policy allows. */
import type { Visibility } from '#config'
import { type Asker, fieldAllowed, type Grid } from '#domain'
import type { Json } from '#rules'

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

/** What is declared now, and beside it what only the release of a record still declares; who may see either is today's grid. */
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
  const kept: Record<string, Json> = {}
  for (const [name, inner] of entries) {
    const visibility = visibilityOf(name)
    const left = visibility && filterOutput(inner, visibility, viewer)
    if (left !== undefined) kept[name] = left
  }
  return kept
}
