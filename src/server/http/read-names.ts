/** Rows of lists that an input names by another code, name or alias, as it is read everywhere else: RMB is CNY. */

import type { BrandPlan, OperationPlan } from '#config'
import { type Json, type JsonObject, once } from '#rules'
import { listObjects } from '../kernel/index.ts'
import { plainName } from '../platform/workbooks/index.ts'

/** The input with the ids of the rows it names. A name of no row, or of several, stays as it is, and the validator rejects it. */
export function readNames(input: JsonObject, plan: Pick<OperationPlan, 'lists'>, { documents }: Pick<BrandPlan, 'documents'>): JsonObject {
  let read: Json = input
  for (const [pointer, key] of Object.entries(plan.lists)) {
    const [kind = '', id = ''] = key.split(':')
    read = replaceAt(read, pointer.split('/').slice(1), (name) => readName(name, documents[kind]?.[id]?.rows))
  }
  return read as JsonObject
}

function replaceAt(value: Json, [part, ...rest]: readonly string[], replace: (name: string) => string): Json {
  if (part === undefined) return typeof value === 'string' ? replace(value) : value
  if (part === '*')
    return Array.isArray(value)
      ? sameOr(
          value,
          value.map((one: Json) => replaceAt(one, rest, replace)),
        )
      : value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, part)) return value
  const before = (value as JsonObject)[part] as Json
  const after = replaceAt(before, rest, replace)
  return after === before ? value : { ...value, [part]: after }
}

/** Keeps the object if nothing in it changed: most inputs have ids. */
function sameOr(before: readonly Json[], after: Json[]): Json {
  return after.every((one, index) => one === before[index]) ? (before as Json) : after
}

interface Names {
  readonly ids: ReadonlySet<string>
  /** Ids by the names that belong to one row only. */
  readonly byName: ReadonlyMap<string, string>
}

function readName(name: string, rows: Json | undefined): string {
  if (typeof rows !== 'object' || rows === null) return name
  const names = namesOf(rows)
  return names.ids.has(name) ? name : (names.byName.get(plainName(name)) ?? name)
}

/** Once for each release, which replaces the documents. */
const namesOf = once((rows: JsonObject | readonly Json[]): Names => {
  const byName = new Map<string, string | undefined>()
  const listed = listObjects(rows)
  for (const { id, code, label, aliases } of listed) {
    const labels = typeof label === 'object' && label !== null ? Object.values(label) : []
    for (const name of [id, code, ...labels, ...(Array.isArray(aliases) ? aliases : [])]) {
      const key = typeof name === 'string' ? plainName(name) : ''
      if (key !== '') byName.set(key, byName.has(key) && byName.get(key) !== id ? undefined : String(id))
    }
  }
  const unique = [...byName].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]))
  return { ids: new Set(listed.map(({ id }) => String(id))), byName: new Map(unique) }
})
