/** SQL of the state of sources: cursor, failures, when to ask next. */

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database, SourceStateTable } from '../../db/index.ts'
import { lastReceipts } from '../transport/index.ts'

export type SourceState = Selectable<SourceStateTable>

interface Named {
  readonly brand: string
  readonly source: string
}

/** Progress of a round; survives a restart. */
export type Progress = {
  /** Index of the query, and the cursor of its next page. */
  readonly query: number
  readonly cursor: string | null
  /** Events created before this are known; ISO. */
  readonly since: string | null
  /** Latest creation time of this round. */
  readonly latest: string | null
  /** Pages of this round. */
  readonly pages: number
  /** Hash of each page of the round before: an unchanged page is not taken in again. */
  readonly hashes: Readonly<Record<string, string>>
}

export const noProgress: Progress = { query: 0, cursor: null, since: null, latest: null, pages: 0, hashes: {} }

/**
 * Claims a source whose time has come, until `leaseMs` from now: a server that dies loses its claim. Returns null if it is not due,
 * disabled or claimed.
 */
export async function claimSource(
  db: Kysely<Database>,
  { brand, source }: Named,
  { now, leaseMs }: { readonly now: Date; readonly leaseMs: number },
): Promise<SourceState | null> {
  const until = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<SourceState>`
    insert into source_states as known (brand, source, state, asked_at, next_at) values (${brand}, ${source}, 'asking', ${now}, ${until})
    on conflict (brand, source) do update set state = 'asking', asked_at = ${now}, next_at = ${until}
    where known.enabled and (known.next_at is null or known.next_at <= ${now})
    returning *`.execute(db)
  return rows[0] ?? null
}

/** Saves the progress of the claim made at `claimedAt`; returns whether the claim still holds. */
export async function saveProgress(
  tx: Transaction<Database>,
  { brand, source }: Named,
  { claimedAt, progress, leaseUntil, now }: { claimedAt: Date; progress: Progress; leaseUntil: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update source_states set data = ${JSON.stringify(progress)}::jsonb, cursor = ${progress.cursor}, answered_at = ${now},
      next_at = ${leaseUntil}
    where brand = ${brand} and source = ${source} and state = 'asking' and asked_at = ${claimedAt} returning 1`.execute(tx)
  return rows.length > 0
}

export interface Outcome {
  readonly claimedAt: Date
  readonly nextAt: Date
  readonly progress: Progress
  /** Null after a success. */
  readonly failure: JsonObject | null
}

/** Ends a claim. */
export async function endClaim(
  db: Kysely<Database>,
  { brand, source }: Named,
  { claimedAt, nextAt, progress, failure }: Outcome,
): Promise<void> {
  await db
    .updateTable('source_states')
    .set((row) => ({
      state: failure === null ? 'waiting' : 'failing',
      failures: failure === null ? 0 : row('failures', '+', 1),
      failure: failure === null ? null : JSON.stringify(failure),
      next_at: nextAt,
      cursor: progress.cursor,
      data: JSON.stringify(progress),
    }))
    .where('brand', '=', brand)
    .where('source', '=', source)
    .where('asked_at', '=', claimedAt)
    .execute()
}

/** A push arrived. */
export async function noteArrival(tx: Transaction<Database>, { brand, source }: Named, now: Date): Promise<void> {
  await sql`
    insert into source_states (brand, source, answered_at) values (${brand}, ${source}, ${now})
    on conflict (brand, source) do update set answered_at = ${now}`.execute(tx)
}

export async function listStates(db: Kysely<Database>, brand: string): Promise<SourceState[]> {
  return await db.selectFrom('source_states').selectAll().where('brand', '=', brand).execute()
}

export interface SourceTimes {
  readonly source: string
  /** When it last delivered anything. */
  readonly receivedAt: Date | null
  /** When it is asked again; null if it delivers on its own. */
  readonly nextAt: Date | null
}

export async function listSourceStates(db: Kysely<Database>, brand: string): Promise<SourceTimes[]> {
  const { rows } = await sql<{ source: string; received_at: Date | null; next_at: Date | null }>`
    select coalesce(s.source, r.source) as source, r.received_at, s.next_at
    from ${lastReceipts(brand)} r
    full join (select source, next_at from source_states where brand = ${brand}) s on s.source = r.source`.execute(db)
  return rows.map(({ source, received_at, next_at }) => ({ source, receivedAt: received_at, nextAt: next_at }))
}
