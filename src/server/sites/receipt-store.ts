/** SQL of warehouse receipts as their customers see them; staff maintain them as stored records. */
import { type Kysely, sql } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import type { BoxOwner } from './box-store.ts'

export interface Receipt {
  readonly id: string
  readonly data: JsonObject
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
    select r.id, r.data, coalesce(o.data->'booking', '{}') as booking
    from records r left join orders o on o.id = r.data->>'omsOrderNo' and o.brand = r.brand
    where r.entity = 'warehouse-receipt' and r.brand = ${brand} and r.state = 'active' and ${own} and ${one}
    order by r.data->>'receivedAt' desc, r.id limit 1`.execute(db)
  return rows[0]
}
