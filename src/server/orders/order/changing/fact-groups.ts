/** Groups of facts that staff maintain: each is a form over fields of the order, named by the order's type. */
import type { BrandPlan } from '#config'
import type { Json, JsonObject } from '#rules'
import { type OrderData, toJson } from '../record.ts'

type Documents = Pick<BrandPlan, 'documents'>

export interface ChangedFacts {
  readonly data: OrderData
  /** Field to its old and new value; absent values are omitted on that side. */
  readonly changes: JsonObject
}

/** The new group: fields that are not given are removed. */
export function withFacts(data: OrderData, fields: readonly string[], facts: JsonObject): ChangedFacts {
  const before = toJson(data)
  const after: Record<string, Json> = { ...before }
  const changes: Record<string, Json> = {}
  for (const name of fields) {
    const [was, is] = [before[name], facts[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    if (is === undefined) delete after[name]
    else after[name] = is
    changes[name] = { ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) }
  }
  // Only fields of the order entity were changed, and to what their form allows.
  return { data: after as OrderData, changes }
}

/** Declared fields of an order that are stored unchanged in its data, for callers who read it whole. */
export function declaredFacts({ documents }: Documents, data: OrderData, besides: ReadonlySet<string>): JsonObject {
  const declared = documents.entity?.order?.properties
  const stored = toJson(data)
  const names = typeof declared === 'object' && declared !== null ? Object.keys(declared) : []
  return Object.fromEntries(
    names.flatMap((name) => (besides.has(name) || stored[name] === undefined ? [] : [[name, stored[name] as Json]])),
  )
}
