import type { JsonObject } from '#rules'
import { readAllRows } from '../../db/index.ts'
import { type Call, shaperOf } from '../../kernel/index.ts'
import { readEntity } from './entity.ts'
import { recordsOf } from './query-store.ts'

/** All records of a stored entity that readers of the brand see now, for operations with an output of their own. */
export async function listPublishedRecords(entity: string, call: Call): Promise<JsonObject[]> {
  const plan = readEntity({ ...call, entity })
  const query = { scope: { brand: call.brand.id }, defaultBrand: call.release.defaultBrand, shown: 'readers' as const, now: call.now() }
  const rows = await readAllRows<object>(call.db, recordsOf(plan, query))
  return rows.map(shaperOf(entity, call))
}
