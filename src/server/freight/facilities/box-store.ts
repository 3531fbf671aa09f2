import type { Kysely, Selectable } from 'kysely'
import type { Database, YardBoxTable } from '../../db/index.ts'

export type YardBox = Selectable<YardBoxTable>

export interface BoxOwner {
  readonly brand: string
  /** Null: all companies of the brand. */
  readonly companyId: string | null
}

export interface FindBoxesOptions extends BoxOwner {
  readonly blNo: string
}

/** Containers of one bill of lading, first arrivals first. Empty for a bill of another company. */
export async function findBoxes(db: Kysely<Database>, { brand, companyId, blNo }: FindBoxesOptions): Promise<YardBox[]> {
  const query = db.selectFrom('yard_boxes').selectAll().where('brand', '=', brand).where('bl_no', '=', blNo)
  const own = companyId === null ? query : query.where('company_id', '=', companyId)
  return own.orderBy('in_at').orderBy('container_no').execute()
}

/** Containers that have not left their yard, first arrivals first. */
export async function findCurrentBoxes(db: Kysely<Database>, { brand, companyId }: BoxOwner): Promise<YardBox[]> {
  const query = db.selectFrom('yard_boxes').selectAll().where('brand', '=', brand).where('out_at', 'is', null)
  const own = companyId === null ? query : query.where('company_id', '=', companyId)
  return own.orderBy('in_at').orderBy('container_no').execute()
}
