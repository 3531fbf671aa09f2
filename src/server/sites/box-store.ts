import type { Kysely, Selectable } from 'kysely'
import type { Database, YardBoxTable } from '../db/index.ts'

export type YardBox = Selectable<YardBoxTable>

export interface FindBoxesOptions {
  readonly brand: string
  /** Null: all companies of the brand. */
  readonly companyId: string | null
  readonly blNo: string
}

/** Containers of one bill of lading, first arrivals first. Empty for a bill of another company. */
export async function findBoxes(db: Kysely<Database>, { brand, companyId, blNo }: FindBoxesOptions): Promise<YardBox[]> {
  const query = db.selectFrom('yard_boxes').selectAll().where('brand', '=', brand).where('bl_no', '=', blNo)
  const own = companyId === null ? query : query.where('company_id', '=', companyId)
  return own.orderBy('in_at').orderBy('container_no').execute()
}
