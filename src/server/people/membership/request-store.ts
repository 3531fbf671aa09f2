/** SQL for requests to certify a company or to join one. */

import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Database, MembershipRequestTable } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'
import { attachFile } from '../../platform/files/index.ts'

type Tx = Transaction<Database>

export type RequestRow = Selectable<MembershipRequestTable>
export type RequestState = RequestRow['state']

export async function findRequest(db: Pick<Tx, 'selectFrom'>, brand: string, id: string): Promise<RequestRow | undefined> {
  return await db.selectFrom('membership_requests').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
}

/** The same, locked; call it once the person is locked. */
export async function holdRequest(tx: Tx, id: string): Promise<RequestRow> {
  return await tx.selectFrom('membership_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** A person's open request, else the latest one. */
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

/** The kind of a person's open request; null without one. */
export async function findOpenKind(db: Pick<Tx, 'selectFrom'>, userId: string): Promise<RequestRow['kind'] | null> {
  const request = await db
    .selectFrom('membership_requests')
    .select('kind')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return request?.kind ?? null
}

export interface NewRequest extends Pick<RequestRow, 'kind' | 'company_id' | 'company_name' | 'uscc'> {
  readonly licence: string | null
}

/** Writes an open request; the table allows only one per person. */
export async function insertRequest(
  tx: Tx,
  call: Call,
  person: { readonly id: string },
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

/** Decides a locked request; returns its new version. */
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

/** Revokes everything a company has granted these people, and closes their open requests there. */
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

/**
 * Turns a locked application into a request to join the company, which has been certified in the meantime; returns its new
 * version.
 */
export async function turnRequestIntoJoin(tx: Tx, request: RequestRow, companyId: string): Promise<number> {
  const version = request.version + 1
  await tx.updateTable('membership_requests').set({ kind: 'join', company_id: companyId, version }).where('id', '=', request.id).execute()
  return version
}

/** Links a licence to a request; returns false unless the file is the caller's own, of this kind, and not linked yet. */
export async function attachLicence(tx: Tx, { actor, brand }: Call, fileId: string, kind: string, requestId: string): Promise<boolean> {
  const licence = { fileId, brand: brand.id, belongsTo: `request:${requestId}`, of: { userId: actor.userId, kind } }
  if (!(await attachFile(tx, licence))) return false
  await tx.updateTable('membership_requests').set({ licence_file: fileId }).where('id', '=', requestId).execute()
  return true
}

/** Other open applications for the same company, by id. */
export async function listRivals(tx: Tx, { id, brand, uscc }: RequestRow): Promise<Pick<RequestRow, 'id' | 'user_id'>[]> {
  return await tx
    .selectFrom('membership_requests')
    .select(['id', 'user_id'])
    .where('brand', '=', brand)
    .where('uscc', '=', uscc)
    .where('kind', '=', 'certification')
    .where('state', '=', 'open')
    .where('id', '!=', id)
    .orderBy('id')
    .execute()
}

export async function countRivals(db: Pick<Tx, 'selectFrom'>, { id, brand, uscc }: RequestRow): Promise<number> {
  const { count } = await db
    .selectFrom('membership_requests')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('uscc', '=', uscc)
    .where('kind', '=', 'certification')
    .where('state', '=', 'open')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Earlier requests of the same person, latest first. */
export async function listEarlier(db: Pick<Tx, 'selectFrom'>, request: RequestRow, most: number) {
  return await db
    .selectFrom('membership_requests')
    .select(['state', 'company_name', 'reason', 'created_at'])
    .where('user_id', '=', request.user_id)
    .where('id', '!=', request.id)
    .where('created_at', '<=', request.created_at)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}
