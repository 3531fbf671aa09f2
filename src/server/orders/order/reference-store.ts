/** SQL of the payments that name the same bank reference. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/index.ts'
import type { PaymentReport } from './record.ts'

export interface ReferencePayment {
  readonly omsOrderNo: string
  readonly payment: PaymentReport
}

export interface ReferenceSearch {
  readonly brand: string
  readonly keys: readonly string[]
  /** Only orders of this company; default: all of the brand. */
  readonly companyId?: string | undefined
}

/** A transfer pays a few orders; a reference that more orders name, such as a name, needs no complete list. */
const mostOrders = 50

/** Payments with one of these keys, newest order first. */
export async function listByReference(
  db: Kysely<Database>,
  { brand, keys, companyId }: ReferenceSearch,
): Promise<readonly ReferencePayment[]> {
  if (keys.length === 0) return []
  const hits = keys.map((referenceKey) => sql`data->'payments' @> ${JSON.stringify([{ referenceKey }])}::jsonb`)
  const { rows } = await sql<{ id: string; payments: readonly PaymentReport[] }>`
    select id, data->'payments' as payments from orders
    where brand = ${brand} and (${sql.join(hits, sql` or `)}) and (${companyId ?? null}::text is null or company_id = ${companyId ?? null})
    order by created_at desc, id desc limit ${mostOrders}`.execute(db)
  return rows.flatMap(({ id, payments }) =>
    payments
      .filter(({ referenceKey }) => referenceKey !== undefined && keys.includes(referenceKey))
      .map((payment) => ({ omsOrderNo: id, payment })),
  )
}
