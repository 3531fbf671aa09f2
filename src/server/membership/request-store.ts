/** Requests to certify a company or to join one, as they are stored. */
import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database, MembershipRequestTable } from '../db/index.ts'
import type { Call } from '../kernel/index.ts'
import type { HeldPerson, Tx } from './people.ts'

export type RequestRow = Selectable<MembershipRequestTable>
export type RequestState = RequestRow['state']

/** One at a time for one code: whether its company is certified does not change under anybody's hands. */
export async function holdCode(tx: Tx, brand: string, uscc: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uscc ${brand} ${uscc}`}, 0))`.execute(tx)
}

export async function findRequest(db: Pick<Tx, 'selectFrom'>, brand: string, id: string): Promise<RequestRow | undefined> {
  return await db.selectFrom('membership_requests').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
}

/** The same, held; asked once its person is held. */
export async function holdRequest(tx: Tx, id: string): Promise<RequestRow> {
  return await tx.selectFrom('membership_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The open request of a person, else the last one. */
export async function findLatestRequest(db: Pick<Tx, 'selectFrom'>, userId: string): Promise<RequestRow | undefined> {
  return await db
    .selectFrom('membership_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface NewRequest extends Pick<RequestRow, 'kind' | 'company_id' | 'company_name' | 'uscc'> {
  readonly licence: string | null
}

/** Writes an open request; the table itself lets nobody have two. */
export async function insertRequest(
  tx: Tx,
  call: Call,
  person: Pick<HeldPerson, 'id'>,
  { licence, ...request }: NewRequest,
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('membership_requests')
    .values({
      ...request,
      id,
      brand: call.brand.id,
      user_id: person.id,
      licence_file: licence,
      release: call.release.id,
      created_at: call.now(),
    })
    .execute()
  return id
}

export interface RequestEnd {
  readonly state: RequestState
  readonly reason?: string | null
  readonly companyId?: string
}

/** Decides a held request; answers its new version. */
export async function endRequest(
  tx: Tx,
  call: Call,
  request: RequestRow,
  { state, reason = null, companyId }: RequestEnd,
): Promise<number> {
  const version = request.version + 1
  await tx
    .updateTable('membership_requests')
    .set({ state, reason, version, decided_by: call.actor.userId, decided_at: call.now(), ...(companyId ? { company_id: companyId } : {}) })
    .where('id', '=', request.id)
    .execute()
  return version
}

/** What was granted at a company no longer counts for these people; open requests there end with it. */
export async function endGrants(tx: Tx, call: Call, companyId: string, userIds: readonly string[], reason: string | null): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .updateTable('membership_requests')
    .set((request) => ({
      state: 'ended',
      reason,
      decided_by: call.actor.userId,
      decided_at: call.now(),
      version: request('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('user_id', 'in', [...userIds])
    .where('state', 'in', ['open', 'approved'])
    .execute()
}

export type Companies = Selectable<Database['companies']>

/** A company of the brand, held. */
export async function holdCompany(tx: Tx, brand: string, id: string): Promise<Companies | undefined> {
  return await tx.selectFrom('companies').selectAll().where('id', '=', id).where('brand', '=', brand).forUpdate().executeTakeFirst()
}

/** The company that has a code, certified or not, held; asked while the code is held. */
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
