import type { Json, JsonObject } from '#rules'
import type { Reads } from '../../memo.ts'

/** The same JSON with every `{ "$limit": name }` replaced by the limit's value. */
export function resolveLimits(value: Json, limits: Reads<'limit'>): Json {
  if (Array.isArray(value)) return value.map((item) => resolveLimits(item as Json, limits))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as JsonObject)
  const name = (value as JsonObject).$limit
  if (entries.length === 1 && typeof name === 'string') return limitOf(name, limits)
  return Object.fromEntries(entries.map(([key, item]) => [key, resolveLimits(item, limits)]))
}

export function limitOf(name: string, limits: Reads<'limit'>): number | string {
  const limit = limits.one('limit', name)
  if (limit === undefined) throw new Error(`There is no limit "${name}"; documents must pass the check before they are compiled`)
  return limit
}
