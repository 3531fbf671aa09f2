/** What a change did to an order's data, field by field. Pure. */

import { isObject, type Json, type JsonObject } from '#rules'

/** A changed value; null means absent. The path starts at the order's data, as in confirmed.lines[2].amount. */
export interface Difference {
  readonly field: string
  readonly from: Json
  readonly to: Json
}

/** Derived from the rest on each change; never entered. */
const derived: ReadonlySet<string> = new Set([
  'waits',
  'nextDueAt',
  'tasks',
  'task',
  'bookingStatuses',
  'calculatedCutOffs',
  'publishedCutOffs',
])
/** A log entry lists this many fields; see the entry itself for more. */
const mostNamed = 60

export function listDifferences(before: JsonObject, after: JsonObject): Difference[] {
  const differences: Difference[] = []
  for (const name of namesOf(before, after)) if (!derived.has(name)) compare(differences, name, before[name], after[name])
  return differences.slice(0, mostNamed)
}

function compare(found: Difference[], field: string, before: Json | undefined, after: Json | undefined): void {
  if (found.length > mostNamed || isSame(before, after)) return
  const [one, other] = [asParts(before), asParts(after)]
  // Added or removed objects are listed by their parts, too, so that both cases read alike.
  if (one === undefined && other === undefined) {
    found.push({ field, from: before ?? null, to: after ?? null })
    return
  }
  if ((one === undefined && !isNothing(before)) || (other === undefined && !isNothing(after))) {
    found.push({ field, from: before ?? null, to: after ?? null })
    return
  }
  for (const name of namesOf(one ?? {}, other ?? {})) {
    if (name.endsWith('Latin')) continue
    const path = name.startsWith('[') ? `${field}${name}` : `${field}.${name}`
    compare(found, path, one?.[name], other?.[name])
  }
}

/** The parts of an object, or of a list by the items' identifying field; undefined for a plain value. */
function asParts(value: Json | undefined): JsonObject | undefined {
  if (isObject(value)) return value
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return undefined
  const named = value.map((item, index) => [`[${nameOf(item) ?? index + 1}]`, item] as const)
  const unique = new Set(named.map(([name]) => name)).size === named.length
  return Object.fromEntries(unique ? named : value.map((item, index) => [`[${index + 1}]`, item] as const))
}

/** Fields that identify the items of a list, the best first. */
const names: readonly (readonly string[])[] = [
  ['milestone', 'classifier'],
  ['containerNo'],
  ['plateNo'],
  ['fee', 'boxType'],
  ['fee'],
  ['id'],
]

function nameOf(item: JsonObject): string | undefined {
  for (const parts of names) {
    const values = parts.map((part) => item[part])
    if (values.every((value) => typeof value === 'string' && value !== '')) return values.join('/')
  }
  return undefined
}

function namesOf(one: JsonObject, other: JsonObject): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (isNothing(one) && isNothing(other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (isObject(one) && isObject(other)) return namesOf(one, other).every((name) => isSame(one[name], other[name]))
  return one === other
}
