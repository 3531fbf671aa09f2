/** Staff, staff invitations and second-factor removals in the database. Every query is limited to the brand. */

import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, hasWords, isEqual, type RemovalDecision, userFacts } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import { lastEntry } from '../../platform/audit/index.ts'
import type { StaffRole } from './staff-administrators.ts'

type Reader = Kysely<Database>
export type Tx = Transaction<Database>

const roles: readonly string[] = ['staff', 'analyst']

export interface StaffFilter {
  readonly userId?: string | undefined
  readonly tab?: string | undefined
  /** Part of the name, account or address. */
  readonly search?: string | undefined
}

/** The staff of a brand, administrators first. */
export function staffOf(brand: string, now: Date, { userId, tab, search }: StaffFilter): RowList<{ readonly user_id: string }> {
  const at = now.toISOString()
  return {
    entity: 'staff-person',
    from: sql`${userFacts} u`,
    select: sql`u.id as user_id, u.name, u.latin_name as name_latin, u.account, u.email, u.status, u.version, u.created_at as since,
      case when u.staff_admin then 'staff-admin' else u.role end as role, u.has_second_factor as second_factor,
      ${lastEntry(sql`u.id`, 'signed-in')} as last_sign_in_at,
      exists (select from second_factor_removals r join ${userFacts} asker on asker.id = r.requested_by
        where r.user_id = u.id and r.decision is null and r.expires_at > ${at}::timestamptz
          and asker.staff_admin and asker.status = 'active') as removal_open`,
    where: [
      sql`u.brand = ${brand}`,
      sql`u.role = any(${[...roles]}::text[])`,
      isEqual(sql`u.id`, userId),
      hasWords([sql`u.name`, sql`u.latin_name`, sql`u.account`, sql`u.email`], search),
    ],
    orderBy: sql`u.staff_admin desc, u.role desc, u.created_at, u.id`,
    tabs: { by: sql`u.status`, of: { active: ['active'], disabled: ['disabled'] }, open: tab },
  }
}

/** Locks a person and all active administrators, so that two who demote each other are serialised. */
export async function holdStaff(tx: Tx, brand: string, userIds: readonly string[]) {
  return await tx
    .selectFrom(userFacts.as('users'))
    .select(['id', 'role', 'staff_admin', 'status', 'version', 'name', 'latin_name', 'email', 'has_second_factor'])
    .where('brand', '=', brand)
    .where('role', 'in', roles)
    .where((user) =>
      user.or([user('id', 'in', [...userIds, '']), user.and([user('staff_admin', '=', true), user('status', '=', 'active')])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Those of the given brands that have no active staff account. */
export async function findBrandsWithoutStaff(db: Reader, brands: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom(userFacts.as('users'))
    .select('brand')
    .distinct()
    .where('role', '=', 'staff')
    .where('status', '=', 'active')
    .execute()
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

/** Returns false if a request for this person is already open. */
export async function insertRemoval(tx: Tx, removal: NewRemoval): Promise<boolean> {
  // Close expired requests first, and those whose requester is no longer an administrator.
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
              .selectFrom(userFacts.as('users'))
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

export interface OpenRemoval {
  readonly user_id: string
  readonly requested_by_id: string
}

/** Open requests with the person concerned and the requester, oldest first. */
export function openRemovals(brand: string, now: Date, removalId?: string): RowList<OpenRemoval> {
  return {
    entity: 'second-factor-removal',
    from: sql`second_factor_removals r join ${userFacts} p on p.id = r.user_id join ${userFacts} asker on asker.id = r.requested_by`,
    select: sql`r.id as removal_id, r.user_id, r.requested_by as requested_by_id, r.reason, r.requested_at, r.expires_at,
      p.name, p.latin_name as name_latin, asker.name as requested_by, asker.latin_name as requested_by_latin`,
    where: [
      sql`r.brand = ${brand}`,
      isEqual(sql`r.id`, removalId),
      sql`r.decision is null`,
      sql`r.expires_at > ${now.toISOString()}::timestamptz`,
      sql`asker.staff_admin and asker.status = 'active'`,
    ],
    orderBy: sql`r.requested_at, r.id`,
  }
}

export interface FoundRemoval {
  readonly user_id: string
  readonly requested_by: string
  readonly reason: string
}

/** Distinguishes a decided or expired request from one that never existed. */
export async function findRemoval(db: Reader, brand: string, id: string): Promise<FoundRemoval | undefined> {
  return await db
    .selectFrom('second_factor_removals')
    .select(['user_id', 'requested_by', 'reason'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Compare and set: if two decide at once, one succeeds. */
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
  /** In lower case. */
  readonly email: string
  readonly role: StaffRole
  readonly token_hash: string
  readonly invited_by: string | null
  readonly invited_by_name: string
  readonly created_at: Date
  readonly expires_at: Date
}

/** Withdraws an open invitation to the address, then adds the new one. Returns whether there was one. */
export async function replaceInvitation(tx: Tx, made: NewInvitation): Promise<boolean> {
  // Without the lock, concurrent calls would both find no open invitation.
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

/** Compare and set: an open invitation can be used once, however many try at once. */
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

/** Withdraws an open invitation and returns it. */
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

/** A brand's invitations, optionally in one state. */
export function staffInvitations(brand: string, state: InvitationState | undefined, now: Date): RowList<object> {
  const at = now.toISOString()
  // Keep the order of stateOf.
  const stateAt = sql`(case when i.used_at is not null then 'used' when i.withdrawn_at is not null then 'withdrawn'
    when i.expires_at <= ${at}::timestamptz then 'expired' else 'open' end)`
  return {
    entity: 'staff-invitation',
    from: sql`staff_invitations i left join ${userFacts} taker on taker.id = i.used_by left join ${userFacts} maker on maker.id = i.invited_by`,
    select: sql`i.id as invitation_id, i.email, i.role, ${stateAt} as state, i.created_at, i.expires_at,
      i.invited_by_name as invited_by, maker.latin_name as invited_by_latin, taker.name as used_by, taker.latin_name as used_by_latin`,
    where: [sql`i.brand = ${brand}`, isEqual(stateAt, state)],
    orderBy: sql`i.created_at desc, i.id`,
  }
}
