/** SQL of watched sailings. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CallFacts } from '#domain'
import type { Database, NoticedSailing } from '../../db/index.ts'

export interface WatchedSailing {
  readonly ship: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
}

export interface Watcher {
  readonly brand: string
  readonly userId: string
}

/** A watch with the calls of its ship. */
export interface Watch extends WatchedSailing {
  readonly user_id: string
  readonly told: NoticedSailing
  readonly loading: CallFacts
  readonly discharge: CallFacts | null
  /** Hash of both calls. */
  readonly hash: string
}

/** `w` with its calls `c` (loading) and `d` (discharge). */
const joined = sql`sailing_watches w
  join port_calls c on c.brand = w.brand and c.vessel = w.ship and c.place = w.pol and c.voyage = w.voyage
  left join port_calls d on d.brand = w.brand and d.vessel = w.ship and d.place = w.pod and (d.voyage = w.voyage or d.voyage_in = w.voyage)`
const hash = sql`md5(c.facts::text || coalesce(d.facts::text, ''))`
const columns = sql`w.user_id, w.ship, w.voyage, w.pol, w.pod, w.told, c.facts as loading, d.facts as discharge, ${hash} as hash`

export interface NewWatch extends WatchedSailing, Watcher {
  readonly told: NoticedSailing
  readonly now: Date
  readonly endsAt: Date
}

/** Adds the watch unless it exists. */
export async function insertWatch(
  tx: Kysely<Database>,
  { brand, userId, ship, voyage, pol, pod, told, now, endsAt }: NewWatch,
): Promise<void> {
  await sql`
    insert into sailing_watches (brand, user_id, ship, voyage, pol, pod, told, seen, created_at, ends_at)
    values (${brand}, ${userId}, ${ship}, ${voyage}, ${pol}, ${pod}, ${JSON.stringify(told)}::jsonb, '', ${now}::timestamptz, ${endsAt}::timestamptz)
    on conflict do nothing`.execute(tx)
}

export async function deleteWatch(
  db: Kysely<Database>,
  { brand, userId }: Watcher,
  { ship, voyage, pol, pod }: WatchedSailing,
): Promise<void> {
  await db
    .deleteFrom('sailing_watches')
    .where('brand', '=', brand)
    .where('user_id', '=', userId)
    .where('ship', '=', ship)
    .where('voyage', '=', voyage)
    .where('pol', '=', pol)
    .where('pod', '=', pod)
    .execute()
}

export async function countWatches(db: Kysely<Database>, { brand, userId }: Watcher): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from sailing_watches where brand = ${brand} and user_id = ${userId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** By departure. */
export async function listWatches(db: Kysely<Database>, { brand, userId }: Watcher): Promise<Watch[]> {
  const { rows } = await sql<Watch>`
    select ${columns} from ${joined} where w.brand = ${brand} and w.user_id = ${userId} order by c.departs_at, w.ship, w.pod`.execute(db)
  return rows
}

/** Watches whose calls changed since they were compared, locked; those that another server works on are skipped. */
export async function claimChanged(tx: Transaction<Database>, brand: string, limit: number): Promise<Watch[]> {
  const { rows } = await sql<Watch>`
    select ${columns} from ${joined} where w.brand = ${brand} and w.seen <> ${hash} limit ${limit} for update of w skip locked`.execute(tx)
  return rows
}

export async function markSeen(
  tx: Transaction<Database>,
  brand: string,
  { user_id, ship, voyage, pol, pod, hash: seen }: Watch,
  told: NoticedSailing,
): Promise<void> {
  await tx
    .updateTable('sailing_watches')
    .set({ seen, told: JSON.stringify(told) })
    .where('brand', '=', brand)
    .where('user_id', '=', user_id)
    .where('ship', '=', ship)
    .where('voyage', '=', voyage)
    .where('pol', '=', pol)
    .where('pod', '=', pod)
    .execute()
}

export async function sweepWatches(db: Kysely<Database>, at: Date): Promise<void> {
  await db.deleteFrom('sailing_watches').where('ends_at', '<', at).execute()
}
