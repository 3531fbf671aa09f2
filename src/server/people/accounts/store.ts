/** Accounts: one row of `users` per person and brand. */
import { randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { companyFacts, type Database, membershipRequestFacts, type UserTable } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'
import { type Contact, readContact } from './contacts.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export type Account = Selectable<UserTable>

export async function readAccount(db: Db, brand: string, userId: string): Promise<Account | undefined> {
  return await db.selectFrom('users').selectAll().where('id', '=', userId).where('brand', '=', brand).executeTakeFirst()
}

/** The caller's account, locked until the transaction ends. */
export async function holdOwnAccount(tx: Tx, { brand, actor }: Call): Promise<Account | undefined> {
  return await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', actor.userId ?? '')
    .where('brand', '=', brand.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A person with the company they belong to or applied to join, if any. */
export async function findUserWithCompany(db: Db, userId: string) {
  return await db
    .selectFrom('users')
    .leftJoin(companyFacts.as('companies'), 'companies.id', 'users.company_id')
    .select(['users.id', 'users.role', 'users.status', 'users.company_id', 'users.name', 'users.latin_name', 'users.avatar_file'])
    .select('users.staff_admin')
    .select(['companies.status as company_status', 'companies.name as company_name', 'companies.latin_name as company_latin_name'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/** A person's open request to verify a company or to join one, else the latest one. */
export async function findLatestMembershipRequest(db: Pick<Db, 'selectFrom'>, userId: string) {
  return await db
    .selectFrom(membershipRequestFacts.as('membership_requests'))
    .select(['kind', 'state'])
    .where('user_id', '=', userId)
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface Credentials {
  readonly id: string
  readonly companyId: string | null
  readonly role: string
  /** Null if never set. */
  readonly passwordHash: string | null
  readonly disabled: boolean
}

/** By account name, mobile number or e-mail address. An account name takes precedence over the same text as a contact. */
export async function findCredentials(db: Db, brand: string, account: string): Promise<Credentials | null> {
  const name = account.trim().toLowerCase()
  const { channel, address } = readContact(account)
  const rows = await db
    .selectFrom('users')
    .select(['id', 'company_id', 'role', 'password_hash', 'status', 'account'])
    .where('brand', '=', brand)
    .where((where) => {
      const contact = channel === 'sms' ? where('phone', '=', address) : where(where.fn<string>('lower', ['email']), '=', address)
      return where.or([where(where.fn<string>('lower', ['account']), '=', name), contact])
    })
    .limit(2)
    .execute()
  const row = rows.find((one) => one.account.toLowerCase() === name) ?? rows[0]
  if (!row) return null
  return { id: row.id, companyId: row.company_id, role: row.role, passwordHash: row.password_hash, disabled: row.status !== 'active' }
}

/** The person who proved this contact, or was created with it; an account's name proves nothing. */
export async function findByContact(db: Db, brand: string, { channel, address }: Contact) {
  return await db
    .selectFrom('users')
    .select([
      'id',
      'role',
      'status',
      'company_id as companyId',
      (user) => user('totp_since', 'is not', null).$castTo<boolean>().as('hasSecondFactor'),
    ])
    .where('brand', '=', brand)
    .where((where) => (channel === 'sms' ? where('phone', '=', address) : where(where.fn<string>('lower', ['email']), '=', address)))
    .executeTakeFirst()
}

type NewUser = Pick<Insertable<UserTable>, 'role' | 'name' | 'latin_name' | 'phone' | 'email' | 'password_hash' | 'staff_admin'>

/** Adds an account whose owner has proved the contact and accepted the terms; returns its id, or null if the contact is in use. */
export async function addUser(tx: Tx, { brand, language, now }: Call, user: NewUser): Promise<string | null> {
  const at = now()
  const added = await tx
    .insertInto('users')
    .values({
      ...user,
      id: randomUUID(),
      brand: brand.id,
      company_id: null,
      // Not the contact: it can change hands, but an account's name must not.
      account: `u${randomBytes(6).toString('hex')}`,
      language,
      password_changed_at: at,
      agreed_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Locks the password against changes until the transaction ends; undefined for an unknown person. */
export async function holdPasswordHash(tx: Tx, userId: string) {
  return await tx.selectFrom('users').select('password_hash').where('id', '=', userId).forShare().executeTakeFirst()
}

export interface NewPassword {
  readonly userId: string
  readonly passwordHash: string
  readonly now: Date
}

/** Sets the password without the old one; returns the names the person signs in with. */
export async function resetPassword(tx: Tx, { userId, passwordHash, now }: NewPassword) {
  return await tx
    .updateTable('users')
    .set((user) => ({ password_hash: passwordHash, password_changed_at: now, version: user('version', '+', 1) }))
    .where('id', '=', userId)
    .returning(['account', 'phone', 'email'])
    .executeTakeFirstOrThrow()
}

/** Returns false if the old password was changed meanwhile. */
export async function replacePassword(tx: Tx, oldHash: string | null, { userId, passwordHash, now }: NewPassword): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set((user) => ({ password_hash: passwordHash, password_changed_at: now, version: user('version', '+', 1) }))
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', oldHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Sets the profile photo; null removes it. */
export async function setAvatar(tx: Tx, userId: string, fileId: string | null): Promise<void> {
  await tx.updateTable('users').set({ avatar_file: fileId }).where('id', '=', userId).execute()
}

/** Increments the version. Throws a unique violation if another account has the e-mail address. */
export async function updateProfile(
  tx: Tx,
  userId: string,
  profile: Pick<Account, 'name' | 'latin_name' | 'email' | 'language'>,
): Promise<Account> {
  return await tx
    .updateTable('users')
    .set((user) => ({ ...profile, version: user('version', '+', 1) }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
