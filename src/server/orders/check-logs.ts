/** Goes through all orders and names those that do not fit: their log leads elsewhere, or this version does not know their state. */
import { type Kysely, sql } from 'kysely'
import type { Release } from '#config'
import { readStates } from '#domain'
import type { Database } from '../db/tables.ts'
import type { OrderTypePlan } from './life.ts'
import { readOrderType } from './life.ts'
import { auditLog, type OrderProblem } from './problems.ts'
import { listEvents, toRecord } from './store.ts'

export interface OddOrder {
  readonly omsOrderNo: string
  readonly problem: OrderProblem
}

/** Orders in a state that the machine does not have, counted: none may be left behind by an upgrade unseen. */
export interface StrandedOrders {
  readonly brand: string
  readonly state: string
  readonly payment: string
  readonly amendment: string
  readonly bill: string
  readonly count: number
}

export async function countStranded(db: Kysely<Database>): Promise<StrandedOrders[]> {
  const found = await sql<Omit<StrandedOrders, 'count'> & { readonly count: string }>`
    select brand, state, coalesce(data->>'payment', '') as payment, coalesce(data->>'amendment', 'none') as amendment,
      coalesce(data->>'bill', 'none') as bill, count(*) as count
    from orders group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db)
  return found.rows.map((row) => ({ ...row, count: Number(row.count) })).filter((row) => !readStates(row))
}

const pageSize = 500

/** Every order against its log, by pages, so that millions fit. */
export async function* findOddOrders(db: Kysely<Database>, release: Release): AsyncGenerator<OddOrder> {
  let after = ''
  for (;;) {
    const rows = await db.selectFrom('orders').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute()
    for (const row of rows) {
      const order = toRecord(row)
      const log = [...(await listEvents(db, order.omsOrderNo))].reverse()
      const problem = auditLog(order, log, planOf(release, order.brand, String(order.data.orderType)))
      if (problem) yield { omsOrderNo: order.omsOrderNo, problem }
    }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

/** A type that is gone completes nothing any more. */
function planOf(release: Release, brand: string, orderType: string): Pick<OrderTypePlan, 'completing'> {
  const documents = release.brands[brand]?.documents
  return documents?.['order-type']?.[orderType] ? readOrderType(documents, orderType) : { completing: [] }
}
