import type { Kysely, Selectable } from 'kysely'
import type { Database, StoredRecordTable } from '../db/index.ts'

/** The brand's records of the entity in every state, the earliest first. */
export async function listAll(
  db: Kysely<Database>,
  brand: string,
  entity: string,
): Promise<Pick<Selectable<StoredRecordTable>, 'state' | 'data'>[]> {
  const records = db.selectFrom('records').select(['state', 'data']).where('brand', '=', brand).where('entity', '=', entity)
  return await records.orderBy('created_at').orderBy('id').execute()
}
