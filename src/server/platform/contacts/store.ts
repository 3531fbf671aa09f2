import type { Kysely } from 'kysely'
import { type Database, type RecordFacts, recordFacts } from '../../db/index.ts'

/** The brand's records of the entity in every state, the earliest first. */
export async function listAll(db: Kysely<Database>, brand: string, entity: string): Promise<Pick<RecordFacts, 'state' | 'data'>[]> {
  const records = db.selectFrom(recordFacts.as('records')).select(['state', 'data']).where('brand', '=', brand).where('entity', '=', entity)
  return await records.orderBy('created_at').orderBy('id').execute()
}
