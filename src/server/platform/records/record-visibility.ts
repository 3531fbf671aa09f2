/** Which records a caller can see. */
import type { JsonObject } from '#rules'
import type { Scope } from '../../db/index.ts'
import { type Call, scopeOf } from '../../kernel/index.ts'
import { type EntityPlan, mayWrite } from './entity.ts'
import { type RecordQuery, recordsOf, type Shown } from './query-store.ts'

export type Records = ReturnType<typeof recordsOf>

export interface DataRow {
  readonly data: JsonObject
  readonly of_brand: string
}

export function queryOf(call: Call, plan: EntityPlan, shown: Shown): RecordQuery {
  const scope = scopeOf(call, shown === 'readers' ? plan.read : plan.write)
  return { scope: ownedBy(plan, scope), defaultBrand: call.release.defaultBrand, shown, now: call.now() }
}

function ownedBy({ owner }: EntityPlan, { brand, companyId, userId }: Scope): Scope {
  if (owner === 'brand') return { brand }
  return owner === 'company' ? { brand, companyId, userId } : { brand, userId }
}

/** Editors see records in every state, readers what is shown to them. */
export function visible(call: Call, plan: EntityPlan, id: string): Records {
  return mayWrite(call, plan) ? anyState(call, plan, id) : shownToReaders(call, plan, id)
}

export function shownToReaders(call: Call, plan: EntityPlan, id: string): Records {
  return recordsOf(plan, { ...queryOf(call, plan, 'readers'), id })
}

/** As readers of the brand will see it, before it is published. */
export function previewed(call: Call, plan: EntityPlan, id: string): Records {
  const { defaultBrand } = call.release
  return recordsOf(plan, { scope: { brand: call.brand.id }, defaultBrand, shown: 'preview', now: call.now(), id })
}

/** Includes the archive; for editors. */
export function anyState(call: Call, plan: EntityPlan, id: string): Records {
  return recordsOf(plan, { ...queryOf(call, plan, 'any'), id })
}
