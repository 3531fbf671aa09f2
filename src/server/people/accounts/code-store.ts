/** Verification codes: a keyed hash per brand, subject (the hash of a contact) and purpose. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'

type Tx = Transaction<Database>

/** Locks a subject until the transaction ends: otherwise parallel calls would each find that no code was sent. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx)
}

/** When codes were sent, latest first, in milliseconds since the epoch. */
export async function readSendTimes(tx: Tx, brand: string, subject: string, since: Date, most: number): Promise<number[]> {
  const sent = await tx
    .selectFrom('verification_codes')
    .select('sent_at')
    .where('brand', '=', brand)
    .where('subject', '=', subject)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .limit(most)
    .execute()
  return sent.map(({ sent_at }) => new Date(sent_at).getTime())
}

export interface CodeKey {
  readonly brand: string
  readonly subject: string
  readonly purpose: string
}

export async function endCodes(tx: Tx, { brand, subject, purpose }: CodeKey, now: Date): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set({ ended_at: now })
    .where('brand', '=', brand)
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .execute()
}

export async function insertCode(tx: Tx, row: CodeKey & { code_hash: string; sent_at: Date; expires_at: Date }): Promise<void> {
  await tx.insertInto('verification_codes').values(row).execute()
}

export interface CodeTry extends CodeKey {
  readonly hash: string
  /** Leaves a matching code valid. */
  readonly keep: boolean
  readonly mostTries: number
  readonly now: Date
}

/** Counts an attempt; returns whether the hash matches the valid code. */
export async function tryCode(db: Kysely<Database>, { brand, subject, purpose, hash, keep, mostTries, now }: CodeTry): Promise<boolean> {
  const at = now.toISOString()
  // One statement counts the attempt and ends the code, so that only one of many parallel calls with the right code succeeds.
  const { rows } = await sql<{ right: boolean }>`
    update verification_codes set
      tries = tries + 1,
      ended_at = case
        when (code_hash = ${hash} and not ${keep}::boolean) or tries + 1 >= ${mostTries} then ${at}::timestamptz
      end
    where brand = ${brand} and subject = ${subject} and purpose = ${purpose}
      and ended_at is null and expires_at >= ${at}::timestamptz
    returning code_hash = ${hash} as right`.execute(db)
  return rows[0]?.right ?? false
}

export async function deleteCodesSentBefore(db: Kysely<Database>, time: Date): Promise<void> {
  await db.deleteFrom('verification_codes').where('sent_at', '<', time).execute()
}
