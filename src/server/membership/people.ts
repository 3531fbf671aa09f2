/** Reading people as the machine of membership asks for them, with their rows held until the transaction ends. */
import type { Transaction } from 'kysely'
import { type MembershipFacts, membershipOf, type Relation } from '#domain'
import type { Database } from '../db/index.ts'
import type { Actor, Call } from '../kernel/index.ts'

export type Tx = Transaction<Database>

/** A person whose standing may change now; nobody else changes it meanwhile. */
export interface HeldPerson {
  readonly id: string
  readonly role: string
  readonly companyId: string | null
  readonly active: boolean
  readonly version: number
  readonly name: string
  readonly latinName: string
  readonly email: string | null
  readonly language: string
  readonly facts: MembershipFacts
}

/**
 * Rows are always held in this order: code of a company, company, people by id, requests. Whoever keeps to it never waits
 * for somebody who waits for them.
 */
export async function holdPeople(tx: Tx, brand: string, ids: readonly string[]): Promise<HeldPerson[]> {
  if (ids.length === 0) return []
  const held = await tx
    .selectFrom('users')
    .select(['id', 'role', 'company_id', 'status', 'version', 'name', 'latin_name', 'email', 'language'])
    .where('brand', '=', brand)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
  const people: HeldPerson[] = []
  for (const row of held) {
    const person = { id: row.id, role: row.role, companyId: row.company_id, active: row.status === 'active' }
    people.push({
      ...person,
      version: row.version,
      name: row.name,
      latinName: row.latin_name,
      email: row.email,
      language: row.language,
      facts: await readFacts(tx, person),
    })
  }
  return people
}

export async function holdPerson(tx: Tx, brand: string, id: string): Promise<HeldPerson | undefined> {
  return (await holdPeople(tx, brand, [id]))[0]
}

/** What the machine must know of a person. */
export async function readFacts(
  db: Pick<Tx, 'selectFrom'>,
  { id, role, companyId, active }: Pick<HeldPerson, 'id' | 'role' | 'companyId' | 'active'>,
): Promise<MembershipFacts> {
  const company = companyId ? await db.selectFrom('companies').select('status').where('id', '=', companyId).executeTakeFirst() : undefined
  const request = await db
    .selectFrom('membership_requests')
    .select('kind')
    .where('user_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  const state = membershipOf({ role, companyStatus: company?.status ?? null, openRequest: request?.kind ?? null })
  const otherAdmins = state === 'certified' && companyId ? await countAdmins(db, companyId, id) : 0
  return { state, role: role === 'admin' ? 'admin' : 'member', active, otherAdmins }
}

/** Administrators who can act, beside one person. */
async function countAdmins(db: Pick<Tx, 'selectFrom'>, companyId: string, but: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '!=', but)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How the caller stands to a person: as the person, as somebody of the same company, or as a stranger. */
export function relationTo(
  actor: Pick<Actor, 'userId' | 'companyId'>,
  person: { readonly id: string; readonly companyId: string | null },
): Relation {
  if (actor.userId === person.id) return 'own'
  return actor.companyId !== null && actor.companyId === person.companyId ? 'own-company' : 'other'
}

/** The caller as the database has them now: a session was looked up before others' changes were waited for. */
export async function isStillAdmin(tx: Tx, { actor, brand }: Pick<Call, 'actor' | 'brand'>): Promise<boolean> {
  if (actor.userId === null) return false
  const row = await tx
    .selectFrom('users')
    .select(['role', 'status', 'company_id'])
    .where('id', '=', actor.userId)
    .where('brand', '=', brand.id)
    .executeTakeFirst()
  return row?.role === 'admin' && row.status === 'active' && row.company_id === actor.companyId
}

export interface NewStanding {
  readonly role: 'registered' | 'pending' | 'member' | 'admin'
  readonly companyId: string | null
}

/** Whoever belongs to no company any more is no longer disabled by one. */
export async function writeStanding(tx: Tx, person: HeldPerson, { role, companyId }: NewStanding): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role, company_id: companyId, version: person.version + 1, ...(companyId === null ? { status: 'active' as const } : {}) })
    .where('id', '=', person.id)
    .execute()
}
