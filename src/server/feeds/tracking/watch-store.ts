/** SQL of followed numbers. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database, TrackingWatchTable } from '../../db/index.ts'
import { stillActs } from '../../people/accounts/index.ts'

type Writer = Transaction<Database>
export type Watch = Selectable<TrackingWatchTable>

export interface NewWatch {
  readonly id: string
  readonly brand: string
  readonly userId: string
  readonly companyId: string | null
  readonly number: string
  readonly forms: readonly string[]
  readonly place: JsonObject
  readonly hours: number
  readonly createdAt: Date
  readonly known: JsonObject
}

/** Following a number again replaces its threshold. Returns the id that it keeps. */
export async function keepWatch(tx: Writer, watch: NewWatch): Promise<string> {
  const { id } = await tx
    .insertInto('tracking_watches')
    .values({
      id: watch.id,
      brand: watch.brand,
      user_id: watch.userId,
      company_id: watch.companyId,
      number: watch.number,
      forms: watch.forms,
      place: JSON.stringify(watch.place),
      hours: watch.hours,
      created_at: watch.createdAt,
      known: JSON.stringify(watch.known),
    })
    .onConflict((row) =>
      row.columns(['user_id', 'number']).doUpdateSet(({ ref }) => ({
        company_id: ref('excluded.company_id'),
        forms: ref('excluded.forms'),
        place: sql`excluded.place`,
        hours: ref('excluded.hours'),
        known: sql`excluded.known`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The person's followed numbers, latest first. */
export async function listWatches(db: Kysely<Database>, brand: string, userId: string): Promise<Watch[]> {
  const rows = db.selectFrom('tracking_watches').selectAll().where('brand', '=', brand).where('user_id', '=', userId)
  return await rows.orderBy('created_at', 'desc').orderBy('id').execute()
}

export async function deleteWatch(tx: Writer, { brand, userId, id }: { brand: string; userId: string; id: string }): Promise<boolean> {
  const own = tx.deleteFrom('tracking_watches').where('brand', '=', brand).where('user_id', '=', userId).where('id', '=', id)
  return (await own.executeTakeFirst()).numDeletedRows > 0n
}

/**
 * Watches that events under these numbers may concern: directly, or because an order carries one of them beside the followed number.
 * Only those of people who may still see the shipments. Locked, so that two servers do not report one change twice.
 */
export async function lockWatchesOf(tx: Writer, brand: string, numbers: readonly string[]): Promise<Watch[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<Watch>`
    with named as (
      select unnest(${sql.val([...numbers])}::text[]) as number
      union
      select other.number from order_references r join order_references other on other.order_id = r.order_id
      where r.brand = ${brand} and r.number = any(${sql.val([...numbers])}::text[])
    )
    select w.* from tracking_watches w
    where w.brand = ${brand} and w.forms && (select array_agg(number) from named)
      and ${stillActs({ user: 'w.user_id', company: 'w.company_id' })}
    order by w.id for update of w`.execute(tx)
  return rows
}

export async function keepKnown(tx: Writer, id: string, known: JsonObject): Promise<void> {
  await tx
    .updateTable('tracking_watches')
    .set({ known: JSON.stringify(known) })
    .where('id', '=', id)
    .execute()
}
