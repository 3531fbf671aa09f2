import { type Json, type JsonObject, objectOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { boundValue } from '../../resolve/schema.ts'

/** The same value with limits in place of their names; the same object if it names none. */
export function fillLimits(value: Json, documents: Reads<'limits'>): Json {
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => fillLimits(item, documents))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const limit = objectOf(value).$limit
  if (typeof limit === 'string') return boundValue(value, { documents }) ?? value
  const members = Object.entries(value as JsonObject).map(([name, member]) => [name, fillLimits(member, documents), member] as const)
  return members.some(([, filled, member]) => filled !== member) ? Object.fromEntries(members) : value
}
