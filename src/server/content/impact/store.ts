/** SQL for what a publish concerns: the latest prices, drafts and open orders of every brand. */
import { type Kysely, sql } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, orderFacts } from '../../db/index.ts'
import { listLatestQuotes } from '../../freight/saved-quotes/index.ts'

type Db = Kysely<Database>

/** A form that has been priced: a saved quote, or an order with a calculated price. */
export interface PricedForm {
  readonly brand: string
  readonly companyId: string | null
  readonly orderType: string
  readonly values: JsonObject
}

/** The newest of all brands. Orders without a calculated price are quoted by customer service. */
export async function listPricedForms(db: Db, brands: readonly string[], most: number): Promise<PricedForm[]> {
  const formsByBrand = await Promise.all(brands.map((brand) => listOfBrand(db, brand, most)))
  const newest = formsByBrand.flat().sort((left, right) => right.at.getTime() - left.at.getTime())
  return newest.slice(0, most).map(({ at: _, ...form }) => form)
}

type Priced = PricedForm & { readonly at: Date }

async function listOfBrand(db: Db, brand: string, most: number): Promise<Priced[]> {
  const [quotes, { rows: orders }] = await Promise.all([
    listLatestQuotes(db, brand, most),
    sql<Priced>`
      select brand, company_id as "companyId", order_type as "orderType", booking as values, created_at as at
      from ${orderFacts()} orders where brand = ${brand} and is_estimated order by created_at desc limit ${most}`.execute(db),
  ])
  return [...quotes, ...orders]
}

export interface OrderCount {
  readonly brand: string
  readonly orderType: string
  readonly orders: number
}

const ended = ['completed', 'cancelled', 'rejected']

export async function countOpenOrders(db: Db): Promise<OrderCount[]> {
  const rows = await db
    .selectFrom('order_counts')
    .select((select) => ['brand', 'order_type', select.fn.sum<string>('count').as('orders')])
    // Rows without a company and a status count all orders of the brand.
    .where('company_id', '=', '')
    .where('booking_status', '=', '')
    .where('state', 'not in', ended)
    .groupBy(['brand', 'order_type'])
    .orderBy('brand')
    .orderBy('order_type')
    .execute()
  return rows.map(({ order_type: orderType, orders, brand }) => ({ brand, orderType, orders: Number(orders) }))
}
