/** Companies: looked up, locked, added and changed. */
import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'

type Tx = Transaction<Database>

export type Companies = Selectable<Database['companies']>

/** Locks a company code until the transaction ends, so that whether its company is certified cannot change. */
export async function holdCode(tx: Tx, brand: string, uscc: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uscc ${brand} ${uscc}`}, 0))`.execute(tx)
}

export async function hasCompany(db: Kysely<Database>, brand: string, id: string): Promise<boolean> {
  const company = await db.selectFrom('companies').select('id').where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
  return company !== undefined
}

/** Names of an existing company. */
export async function readCompanyNames(db: Kysely<Database>, id: string): Promise<{ readonly name: string; readonly latinName: string }> {
  return await db.selectFrom('companies').select(['name', 'latin_name as latinName']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** A company of the brand, locked until the transaction ends. */
export async function holdCompany(tx: Tx, brand: string, id: string): Promise<Companies | undefined> {
  return await tx.selectFrom('companies').selectAll().where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst()
}

/** The company that has a code, certified or not, locked until the transaction ends. Call holdCode first. */
export async function holdCompanyOfCode(tx: Tx, brand: string, uscc: string): Promise<Companies | undefined> {
  return await tx
    .selectFrom('companies')
    .selectAll()
    .where('brand', '=', brand)
    .where(sql`data->>'uscc'`, '=', uscc)
    .orderBy(sql`status = 'certified'`, 'desc')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export interface NewCompany {
  readonly name: string
  /** Default: the name. */
  readonly latinName?: string
  readonly uscc: string
  /** The site that verified it, if customer service did not. */
  readonly verifiedBy?: string
}

/** Adds a certified company; returns its id. */
export async function insertCompany(
  tx: Tx,
  { brand, now }: Call,
  { name, latinName = name, uscc, verifiedBy }: NewCompany,
): Promise<string> {
  const id = randomUUID()
  const data = JSON.stringify({ uscc, ...(verifiedBy === undefined ? {} : { verifiedBy }) })
  await tx
    .insertInto('companies')
    .values({ id, brand: brand.id, name, latin_name: latinName, status: 'certified', created_at: now(), data })
    .execute()
  return id
}

export interface CompanyChange {
  readonly name?: string
  readonly latin_name?: string
  readonly status?: string
  readonly data?: Companies['data']
}

/** Updates a locked company; returns its new version. */
export async function updateCompany(tx: Tx, { id, version }: Companies, { data, ...change }: CompanyChange): Promise<number> {
  await tx
    .updateTable('companies')
    .set({ ...change, version: version + 1, ...(data ? { data: JSON.stringify(data) } : {}) })
    .where('id', '=', id)
    .execute()
  return version + 1
}

/** Certified companies with every name customer service may use for them. */
export async function listCertifiedCompanies(db: Kysely<Database>, brand: string) {
  return await db
    .selectFrom('companies')
    .select(['id', 'name', 'latin_name', sql<string | null>`data->>'uscc'`.as('uscc')])
    .where('brand', '=', brand)
    .where('status', '=', 'certified')
    .execute()
}
