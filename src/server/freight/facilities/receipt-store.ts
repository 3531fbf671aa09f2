/** SQL of warehouse receipts as their customers see them; staff maintain them as stored records. */
import { type Kysely, sql } from 'kysely'
import type { WarehouseReceipt } from '#generated/entities.ts'
import type { JsonObject } from '#rules'
import { type Database, orderFacts, recordFacts } from '../../db/index.ts'
import type { BoxOwner } from './box-store.ts'

export interface Receipt {
  readonly id: string
  /** As its form wrote it. */
  readonly data: Omit<WarehouseReceipt, 'warehouseReceiptId' | 'state' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'>
  /** Containers and cargo type of the order to which the goods belong. */
  readonly booking: JsonObject
}

export type FindReceiptOptions = BoxOwner & ({ readonly direction: string; readonly inboundNo: string } | { readonly id: string })

/** A receipt that is not archived; the latest one if the number was used again. Undefined for another company's. */
export async function findReceipt(db: Kysely<Database>, { brand, companyId, ...wanted }: FindReceiptOptions): Promise<Receipt | undefined> {
  const own = companyId === null ? sql`true` : sql`o.company_id = ${companyId}`
  const one =
    'id' in wanted
      ? sql`r.id = ${wanted.id}`
      : sql`upper(r.data->>'inboundNo') = ${wanted.inboundNo.toUpperCase()} and r.data->>'direction' = ${wanted.direction}`
  const { rows } = await sql<Receipt>`
    select r.id, r.data, coalesce(o.booking, '{}') as booking
    from ${recordFacts} r left join ${orderFacts()} o on o.id = r.data->>'omsOrderNo' and o.brand = r.brand
    where r.entity = 'warehouse-receipt' and r.brand = ${brand} and r.state = 'active' and ${own} and ${one}
    order by r.data->>'receivedAt' desc, r.id limit 1`.execute(db)
  return rows[0]
}
