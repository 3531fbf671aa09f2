/** SQL of API keys. */

import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { type ApiKeyTable, companyFacts, type Database } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import { stillActs } from '../accounts/index.ts'

type ApiKey = Selectable<ApiKeyTable>

export interface KeyScope {
  readonly brand: string
  readonly companyId: string
}

/** Whether the administrator who created the key still is one: they know it. */
function ownerActs(table: string) {
  return stillActs({ user: `${table}.created_by`, company: `${table}.company_id`, asAdmin: true, certifiedOrNot: true })
}

export function keysOf({ brand, companyId }: KeyScope, now: Date): RowList<ApiKey> {
  return {
    entity: 'api-key',
    from: sql`api_keys k`,
    select: sql`k.*, k.id as key_id,
      case when k.revoked_at is not null then 'revoked' when k.expires_at <= ${now}::timestamptz then 'ended'
        when ${ownerActs('k')} then 'open' else 'orphaned' end as state`,
    where: [sql`k.brand = ${brand}`, sql`k.company_id = ${companyId}`],
    orderBy: sql`k.created_at desc, k.id`,
  }
}

/** Held until the transaction ends, so that parallel calls count one after another. */
export async function countOpenKeys(tx: Transaction<Database>, { brand, companyId }: KeyScope, now: Date): Promise<number> {
  await tx.selectFrom(companyFacts.as('companies')).select('id').where('id', '=', companyId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('api_keys')
    .where('brand', '=', brand)
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertKey(tx: Transaction<Database>, key: ApiKey): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute()
}

/** Returns its name; undefined if it is unknown or already revoked. */
export async function revokeKey(tx: Transaction<Database>, { brand, companyId }: KeyScope, id: string, now: Date) {
  return await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/** With the status of its company; none if the administrator who created it is one no longer. */
export async function findKey(db: Kysely<Database>, brand: string, hash: string) {
  return await db
    .selectFrom('api_keys as k')
    .innerJoin(companyFacts.as('c'), 'c.id', 'k.company_id')
    .select(['k.id', 'k.company_id', 'k.name', 'k.scopes', 'k.expires_at', 'k.revoked_at', 'k.used_at', 'c.status'])
    .where('k.brand', '=', brand)
    .where('k.key_hash', '=', hash)
    .where(ownerActs('k'))
    .executeTakeFirst()
}

export async function noteKeyUse(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ used_at: now }).where('id', '=', id).execute()
}

/** Keys that are neither revoked nor expired, as a table. */
export function keysInUse(now: Date): RawBuilder<unknown> {
  return sql`(select id, brand, name, company_id, created_by from api_keys where revoked_at is null and expires_at > ${now}::timestamptz)`
}
