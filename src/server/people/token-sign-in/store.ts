/** Tokens that were used, and the accounts of customers whom another site signs in. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, userFacts } from '../../db/index.ts'

type Tx = Transaction<Database>

export interface SpentToken {
  readonly brand: string
  /** Hash of issuer and jti. */
  readonly hash: string
  readonly expiresAt: Date
}

/** Marks a token as used; false if it already was. Of two at once, the second waits for the first's transaction. */
export async function spendToken(tx: Tx, { brand, hash, expiresAt }: SpentToken): Promise<boolean> {
  const row = await tx
    .insertInto('spent_tokens')
    .values({ brand, token_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** An expired token is refused anyway. */
export async function sweepSpentTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('spent_tokens').where('expires_at', '<', now).execute()
}

export interface Identity {
  readonly brand: string
  readonly issuer: string
  readonly subject: string
}

/** Locks an identity until the transaction ends, so that two first sign-ins create one account. */
export async function holdIdentity(tx: Tx, { brand, issuer, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${brand} ${issuer} ${subject}`}, 0))`.execute(tx)
}

export async function findAccount(tx: Tx, { brand, issuer, subject }: Identity) {
  return await tx
    .selectFrom('identities')
    .innerJoin(userFacts.as('users'), 'users.id', 'identities.user_id')
    .select(['users.id', 'users.role', 'users.status', 'users.name', 'users.latin_name', 'users.phone', 'users.email', 'users.company_id'])
    .where('identities.brand', '=', brand)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export interface Contacts {
  readonly phone: string | null
  readonly email: string | null
}

/** Which contacts belong to another account of the brand: they prove nothing here, and stay with that account. */
export async function findTaken(tx: Tx, brand: string, { phone, email }: Contacts, but: string | null) {
  const rows = await tx
    .selectFrom(userFacts.as('users'))
    .select(['phone', 'email'])
    .where('brand', '=', brand)
    .where('id', '!=', but ?? '')
    .where((where) => where.or([where('phone', '=', phone), where(where.fn<string>('lower', ['email']), '=', email)]))
    .execute()
  return { phone: rows.some((row) => row.phone === phone), email: rows.some((row) => row.email?.toLowerCase() === email) }
}

export async function linkAccount(tx: Kysely<Database>, { brand, issuer, subject }: Identity, userId: string, at: Date): Promise<void> {
  await tx.insertInto('identities').values({ brand, issuer, subject, user_id: userId, created_at: at }).execute()
}
