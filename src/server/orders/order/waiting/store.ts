/** Progress of reassigning open orders to queues, and the orders themselves. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database, RecordTable } from '../../../db/index.ts'
import { type OrderData, toJson } from '../record.ts'

type Row = Selectable<RecordTable>

/** The order to continue after, '' to start; null if all orders were checked against the conditions with this hash. */
export async function startAt(db: Kysely<Database>, brand: string, hash: string): Promise<string | null> {
  const { rows } = await sql<{ reached: string | null }>`
    insert into desk_plans (brand, hash, reached) values (${brand}, ${hash}, '')
    on conflict (brand) do update set hash = excluded.hash,
      reached = case when desk_plans.hash = excluded.hash then desk_plans.reached else '' end
    returning reached`.execute(db)
  return rows[0]?.reached ?? null
}

/** Saves the progress unless the conditions have changed since. */
export async function keepReached(
  db: Kysely<Database>,
  { brand, hash }: { readonly brand: string; readonly hash: string },
  reached: string | null,
  at: Date,
): Promise<void> {
  await db.updateTable('desk_plans').set({ reached, at }).where('brand', '=', brand).where('hash', '=', hash).execute()
}

/** Orders in these states with a number after the given one, by number. */
export async function listNextOrders(
  db: Kysely<Database>,
  { brand, states, after, limit }: { brand: string; states: readonly string[]; after: string; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from orders where brand = ${brand} and state = any(${[...states]}::text[]) and id > ${after} order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Writes only if the version is unchanged, and keeps it: versions count what people did. */
export async function rewriteData(db: Kysely<Database>, { id, version }: Pick<Row, 'id' | 'version'>, data: OrderData): Promise<void> {
  await db
    .updateTable('orders')
    .set({ data: JSON.stringify(toJson(data)) })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}
