/** SQL for invitations. Every query names the brand and the scope. */

import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { allOf, companyFacts, type Database, isEqual, isWithin, type Scope, userFacts } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export type InvitationState = 'open' | 'used-up' | 'ended' | 'revoked'

export interface InvitationRow {
  readonly id: string
  readonly company_id: string
  readonly user_id: string
  readonly note: string
  readonly uses_left: number
  readonly created_at: Date
  readonly expires_at: Date
  readonly revoked_at: Date | null
}

export interface NewInvitation {
  readonly id: string
  readonly brand: string
  readonly companyId: string
  readonly userId: string
  readonly codeHash: string
  readonly note: string
  readonly places: number
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertInvitation(tx: Writer, made: NewInvitation): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      id: made.id,
      brand: made.brand,
      company_id: made.companyId,
      user_id: made.userId,
      code_hash: made.codeHash,
      note: made.note,
      uses_left: made.places,
      created_at: made.now,
      expires_at: made.expiresAt,
    })
    .execute()
}

/** How many this person has created since then. */
export async function countMade(db: Reader, userId: string, since: Date): Promise<number> {
  const { made } = await db
    .selectFrom('invitations')
    .select((query) => query.fn.countAll<string>().as('made'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(made)
}

/** Locks the maker's row, so that parallel calls count each other's invitations. */
export async function holdMaker(tx: Writer, userId: string): Promise<void> {
  await tx.selectFrom(userFacts.as('users')).select('id').where('id', '=', userId).forUpdate().execute()
}

/** An invitation with its company and its maker, as they are now. */
export async function findByCode(db: Reader, brand: string, codeHash: string) {
  return await db
    .selectFrom('invitations')
    .innerJoin(companyFacts.as('companies'), 'companies.id', 'invitations.company_id')
    .innerJoin(userFacts.as('users'), 'users.id', 'invitations.user_id')
    .selectAll('invitations')
    .select(['companies.name as company_name', 'companies.latin_name as company_latin_name', 'companies.status as company_status'])
    .select('companies.uscc as company_uscc')
    .select(['users.name as maker_name', 'users.latin_name as maker_latin_name', 'users.role as maker_role'])
    .select(['users.status as maker_status', 'users.company_id as maker_company'])
    .where('invitations.brand', '=', brand)
    .where('invitations.code_hash', '=', codeHash)
    .executeTakeFirst()
}
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findByCode>>>

export async function hasUsed(db: Reader, invitationId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitation_uses')
    .select('id')
    .where('invitation_id', '=', invitationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes one place of an open invitation; if only one is left, exactly one of several concurrent calls gets it. */
export async function takePlace(tx: Writer, invitationId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('invitations')
    .set({ uses_left: sql<number>`uses_left - 1` })
    .where('id', '=', invitationId)
    .where('uses_left', '>', 0)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

export interface NewUse {
  readonly id: string
  readonly invitationId: string | null
  readonly inviterId: string
  readonly userId: string
  readonly at: Date
}

/** False if this person has already used this invitation. */
export async function insertUse(tx: Writer, use: NewUse): Promise<boolean> {
  const added = await tx
    .insertInto('invitation_uses')
    .values({ id: use.id, invitation_id: use.invitationId, inviter_id: use.inviterId, user_id: use.userId, at: use.at })
    .onConflict((conflict) => conflict.columns(['invitation_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

const owners = { brand: sql`brand`, company: sql`company_id`, user: sql`user_id` }

/** The invitation, or undefined if the scope has none with this id. */
export async function findInvitation(db: Reader, scope: Scope, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select * from invitations where id = ${id} and ${allOf(isWithin(scope, owners))}`.execute(db)
  return rows[0]
}

/** Compare and set: only an open one is revoked. */
export async function revoke(tx: Writer, id: string, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export interface ListedInvitation {
  readonly invitation_id: string
  readonly uses_left: number
}

/** Newest first. */
export function invitationsOf(scope: Scope, state: InvitationState | undefined, now: Date): RowList<ListedInvitation> {
  return {
    entity: 'invitation',
    from: sql`invitations i join ${companyFacts} c on c.id = i.company_id join ${userFacts} u on u.id = i.user_id`,
    select: sql`i.id as invitation_id, i.note, i.uses_left, i.created_at, i.expires_at, ${stateAt(now)} as state,
      c.name as company_name, c.latin_name as company_name_latin, u.name as invited_by, u.latin_name as invited_by_latin`,
    where: [...isWithin(scope, { brand: sql`i.brand`, company: sql`i.company_id`, user: sql`i.user_id` }), isEqual(stateAt(now), state)],
    orderBy: sql`i.created_at desc, i.id`,
  }
}

export interface JoinedRow {
  readonly id: string
  readonly invitation_id: string | null
  readonly at: Date
  readonly note: string | null
  readonly name: string
  readonly latin_name: string
  readonly role: string
  readonly company_id: string | null
  readonly maker_name: string
  readonly maker_latin_name: string
  readonly maker_company: string | null
}

const comerColumns = sql`
  invitation_uses.id, invitation_uses.invitation_id, invitation_uses.at, invitations.note, comer.name, comer.latin_name, comer.role,
  comer.company_id, maker.name as maker_name, maker.latin_name as maker_latin_name,
  coalesce(invitations.company_id, maker.company_id) as maker_company`
const comerTables = sql`
  invitation_uses join ${userFacts} comer on comer.id = invitation_uses.user_id join ${userFacts} maker on maker.id = invitation_uses.inviter_id
  left join invitations on invitations.id = invitation_uses.invitation_id`

/** Who joined through these invitations, newest first. */
export async function listJoined(db: Reader, invitationIds: readonly string[]): Promise<JoinedRow[]> {
  if (invitationIds.length === 0) return []
  const { rows } = await sql<JoinedRow>`
    select ${comerColumns} from ${comerTables}
    where invitation_uses.invitation_id = any(${[...invitationIds]}::text[]) order by invitation_uses.at desc, invitation_uses.id`.execute(
    db,
  )
  return rows
}

/** Everyone who joined, through invitations and personal links alike. */
export function joinedOf(scope: Scope): RowList<JoinedRow> {
  const columns = {
    brand: sql`maker.brand`,
    company: sql`coalesce(invitations.company_id, maker.company_id)`,
    user: sql`invitation_uses.inviter_id`,
  }
  return {
    entity: 'invited-person',
    from: comerTables,
    select: comerColumns,
    where: isWithin(scope, columns),
    orderBy: sql`invitation_uses.at desc, invitation_uses.id`,
  }
}

/** The state of an invitation at a moment; the same order as `stateOf`. */
function stateAt(now: Date): RawBuilder<unknown> {
  return sql`(case when revoked_at is not null then 'revoked' when uses_left = 0 then 'used-up' when expires_at <= ${now} then 'ended' else 'open' end)`
}

export function stateOf(row: Pick<InvitationRow, 'revoked_at' | 'uses_left' | 'expires_at'>, now: Date): InvitationState {
  if (row.revoked_at) return 'revoked'
  if (row.uses_left === 0) return 'used-up'
  return row.expires_at.getTime() <= now.getTime() ? 'ended' : 'open'
}
