/** Staff, their invitations and removals of second factors in the database. Every question names the brand. */
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { containing, type Database, type RemovalDecision } from '../db/index.ts'
import type { StaffRole } from './roles.ts'

type Reader = Kysely<Database>
export type Tx = Transaction<Database>

const roles: readonly string[] = ['staff', 'analyst']

export interface StaffRow {
  readonly id: string
  readonly name: string
  readonly latin_name: string
  readonly account: string
  readonly email: string | null
  readonly role: string
  readonly staff_admin: boolean
  readonly status: 'active' | 'disabled'
  readonly version: number
  readonly created_at: Date
  readonly totp_since: Date | null
  readonly removal_open: boolean
  readonly signed_in_at: Date | null
}

export interface StaffSearch {
  readonly brand: string
  readonly now: Date
  readonly status?: 'active' | 'disabled' | undefined
  readonly search?: string | undefined
  readonly limit: number
  readonly offset: number
}

export async function searchStaff(db: Reader, search: StaffSearch): Promise<{ rows: StaffRow[]; counts: Record<string, number> }> {
  const matching = selectStaff(db, search).$if(Boolean(search.search), (query) => query.where(matches(search.search ?? '')))
  const counted = await matching
    .clearSelect()
    .select(['users.status', (query) => query.fn.countAll<string>().as('count')])
    .groupBy('users.status')
    .execute()
  const rows = await matching
    .$if(search.status !== undefined, (query) => query.where('users.status', '=', search.status ?? 'active'))
    .orderBy('users.staff_admin', 'desc')
    .orderBy('users.role', 'desc')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(search.limit)
    .offset(search.offset)
    .execute()
  return { rows, counts: Object.fromEntries(counted.map(({ status, count }) => [status, Number(count)])) }
}

function matches(typed: string) {
  const part = containing(typed)
  return sql<SqlBool>`(users.name ilike ${part} or users.latin_name ilike ${part} or users.account ilike ${part} or users.email ilike ${part})`
}

function selectStaff(db: Reader, { brand, now }: Pick<StaffSearch, 'brand' | 'now'>) {
  const at = now.toISOString()
  return db
    .selectFrom('users')
    .where('users.brand', '=', brand)
    .where('users.role', 'in', roles)
    .select(['users.id', 'users.name', 'users.latin_name', 'users.account', 'users.email', 'users.role', 'users.staff_admin'])
    .select(['users.status', 'users.version', 'users.created_at', 'users.totp_since'])
    .select(
      sql<boolean>`exists (select from second_factor_removals r join users asker on asker.id = r.requested_by
        where r.user_id = users.id and r.decision is null and r.expires_at > ${at}::timestamptz
          and asker.staff_admin and asker.status = 'active')`.as('removal_open'),
    )
    .select(
      sql<Date | null>`(select max(audit.at) from audit where audit.subject = users.id and audit.event = 'signed-in')`.as('signed_in_at'),
    )
}

export async function findStaff(db: Reader, place: Pick<StaffSearch, 'brand' | 'now'>, userId: string): Promise<StaffRow | undefined> {
  return await selectStaff(db, place).where('users.id', '=', userId).executeTakeFirst()
}

/** A person with every administrator who can act: held, so that two who demote each other come one after the other. */
export async function holdStaff(tx: Tx, brand: string, userIds: readonly string[]) {
  return await tx
    .selectFrom('users')
    .select(['id', 'role', 'staff_admin', 'status', 'version', 'name', 'latin_name', 'email', 'totp_since'])
    .where('brand', '=', brand)
    .where('role', 'in', roles)
    .where((user) =>
      user.or([user('id', 'in', [...userIds, '']), user.and([user('staff_admin', '=', true), user('status', '=', 'active')])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export interface NewStanding {
  readonly role: string
  readonly staff_admin: boolean
  readonly status: 'active' | 'disabled'
}

export async function writeStanding(tx: Tx, userId: string, standing: NewStanding): Promise<void> {
  await tx
    .updateTable('users')
    .set((user) => ({ ...standing, version: user('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Of the given brands, those without an active staff account. */
export async function findBrandsWithoutStaff(db: Reader, brands: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('users').select('brand').distinct().where('role', '=', 'staff').where('status', '=', 'active').execute()
  const staffed = new Set(rows.map(({ brand }) => brand))
  return brands.filter((brand) => !staffed.has(brand))
}

export interface NewRemoval {
  readonly id: string
  readonly brand: string
  readonly user_id: string
  readonly requested_by: string
  readonly reason: string
  readonly requested_at: Date
  readonly expires_at: Date
}

/** False where a request for this person waits already. */
export async function insertRemoval(tx: Tx, removal: NewRemoval): Promise<boolean> {
  // Expired requests make room, and so do those whose requester is no longer an administrator.
  await tx
    .updateTable('second_factor_removals')
    .set({ decision: 'expired', decided_at: removal.requested_at })
    .where('user_id', '=', removal.user_id)
    .where('decision', 'is', null)
    .where((open) =>
      open.or([
        open('expires_at', '<=', removal.requested_at),
        open.not(
          open.exists(
            open
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'second_factor_removals.requested_by')
              .where('users.staff_admin', '=', true)
              .where('users.status', '=', 'active'),
          ),
        ),
      ]),
    )
    .execute()
  const added = await tx
    .insertInto('second_factor_removals')
    .values(removal)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Requests that still wait, with who is concerned and who asked. */
export function selectOpenRemovals(db: Reader, brand: string, now: Date) {
  return db
    .selectFrom('second_factor_removals as removal')
    .innerJoin('users as person', 'person.id', 'removal.user_id')
    .innerJoin('users as requester', 'requester.id', 'removal.requested_by')
    .where('removal.brand', '=', brand)
    .where('removal.decision', 'is', null)
    .where('removal.expires_at', '>', now)
    .where('requester.staff_admin', '=', true)
    .where('requester.status', '=', 'active')
}

/** Compare and set: of two who decide at once one does. */
export async function decideRemoval(
  tx: Tx,
  id: string,
  { decision, by, now }: { readonly decision: RemovalDecision; readonly by: string | null; readonly now: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('second_factor_removals')
    .set({ decision, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export interface NewInvitation {
  readonly id: string
  readonly brand: string
  /** In small letters. */
  readonly email: string
  readonly role: StaffRole
  readonly token_hash: string
  readonly invited_by: string | null
  readonly invited_by_name: string
  readonly created_at: Date
  readonly expires_at: Date
}

/** Withdraws what was open for the address and answers whether anything was; then adds the new one. */
export async function replaceInvitation(tx: Tx, made: NewInvitation): Promise<boolean> {
  // Two at once would both find that nothing is open.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff-invitation ${made.brand} ${made.email}`}, 0))`.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: made.created_at })
    .where('brand', '=', made.brand)
    .where('email', '=', made.email)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  await tx.insertInto('staff_invitations').values(made).execute()
  return numUpdatedRows > 0n
}

export async function findInvitationByToken(db: Reader, brand: string, tokenHash: string) {
  return await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('brand', '=', brand)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitationByToken>>>

/** Compare and set: of any number of takers at once, one uses an open invitation up. */
export async function takeInvitation(tx: Tx, brand: string, tokenHash: string, now: Date) {
  return await tx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('brand', '=', brand)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function noteTaker(tx: Tx, invitationId: string, userId: string): Promise<void> {
  await tx.updateTable('staff_invitations').set({ used_by: userId }).where('id', '=', invitationId).execute()
}

/** Only one that is open is withdrawn; answers it. */
export async function withdrawInvitation(tx: Tx, brand: string, id: string, now: Date) {
  return await tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function hasInvitation(db: Reader, brand: string, id: string): Promise<boolean> {
  const row = await db.selectFrom('staff_invitations').select('id').where('brand', '=', brand).where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export type InvitationState = 'open' | 'used' | 'expired' | 'withdrawn'

export function stateOf(row: Pick<FoundInvitation, 'used_at' | 'withdrawn_at' | 'expires_at'>, now: Date): InvitationState {
  if (row.used_at) return 'used'
  if (row.withdrawn_at) return 'withdrawn'
  return row.expires_at.getTime() <= now.getTime() ? 'expired' : 'open'
}

export interface InvitationSearch {
  readonly brand: string
  readonly state?: InvitationState | undefined
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

export async function searchInvitations(db: Reader, { brand, state, now, limit, offset }: InvitationSearch) {
  const at = now.toISOString()
  // In the same order as stateOf.
  const stateAt = sql<InvitationState>`(case when used_at is not null then 'used' when withdrawn_at is not null then 'withdrawn'
    when expires_at <= ${at}::timestamptz then 'expired' else 'open' end)`
  const matching = db
    .selectFrom('staff_invitations')
    .where('staff_invitations.brand', '=', brand)
    .$if(state !== undefined, (query) => query.where(stateAt, '=', state ?? 'open'))
  const { total } = await matching.select((query) => query.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .leftJoin('users as taker', 'taker.id', 'staff_invitations.used_by')
    .leftJoin('users as maker', 'maker.id', 'staff_invitations.invited_by')
    .selectAll('staff_invitations')
    .select(['taker.name as taker_name', 'taker.latin_name as taker_latin_name', 'maker.latin_name as maker_latin_name'])
    .orderBy('staff_invitations.created_at', 'desc')
    .orderBy('staff_invitations.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(total) }
}
