/** Users as members of companies. */
import type { Transaction } from 'kysely'
import { type Database, userFacts } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'

type Tx = Transaction<Database>
type Db = Pick<Tx, 'selectFrom'>

/** Rows of people, locked in the order of their ids. */
export async function holdUsers(tx: Tx, brand: string, ids: readonly string[]) {
  return await tx
    .selectFrom(userFacts.as('users'))
    .select(['id', 'role', 'company_id', 'status', 'version', 'name', 'latin_name', 'email', 'phone', 'language'])
    .where('brand', '=', brand)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Null without a company, or for an unknown one. */
export async function findCompanyStatus(db: Db, companyId: string | null): Promise<string | null> {
  if (!companyId) return null
  const company = await db.selectFrom('companies').select('status').where('id', '=', companyId).executeTakeFirst()
  return company?.status ?? null
}

/** The caller with the company they belong to or applied to join, if any. */
export async function findUserOf({ db, actor, brand }: Call) {
  return await db
    .selectFrom(userFacts.as('users'))
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.role', 'users.status', 'users.company_id'])
    .select(['companies.name as company_name', 'companies.latin_name as company_latin_name', 'companies.data as company_data'])
    .where('users.id', '=', actor.userId)
    .where('users.brand', '=', brand.id)
    .executeTakeFirst()
}

export async function findNames(db: Db, userId: string): Promise<{ readonly name: string; readonly latinName: string } | undefined> {
  return await db.selectFrom(userFacts.as('users')).select(['name', 'latin_name as latinName']).where('id', '=', userId).executeTakeFirst()
}

/** Members of a company and those who applied to join it. */
export async function listUserIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db.selectFrom(userFacts.as('users')).select('id').where('company_id', '=', companyId).execute()
  return rows.map(({ id }) => id)
}

/** Active administrators; none for a company that is not certified yet (null). */
export async function listAdmins(db: Db, companyId: string | null) {
  return await db
    .selectFrom(userFacts.as('users'))
    .select(['id', 'role', 'email', 'phone', 'language', 'name', 'latin_name as latinName'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}

/** Counts the active administrators except one person. */
export async function countAdmins(db: Db, companyId: string, but: string): Promise<number> {
  const { count } = await db
    .selectFrom(userFacts.as('users'))
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '!=', but)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads the caller again: their role may have changed since the session was looked up, while this call waited for locks. */
export async function isStillAdmin(tx: Tx, { actor, brand }: Pick<Call, 'actor' | 'brand'>): Promise<boolean> {
  if (actor.userId === null) return false
  const row = await tx
    .selectFrom(userFacts.as('users'))
    .select(['role', 'status', 'company_id'])
    .where('id', '=', actor.userId)
    .where('brand', '=', brand.id)
    .executeTakeFirst()
  return row?.role === 'admin' && row.status === 'active' && row.company_id === actor.companyId
}
