/** Reads people for the membership machine, with their rows locked until the transaction ends. */
import type { Transaction } from 'kysely'
import { type MembershipFacts, membershipOf, type Relation } from '#domain'
import type { Database } from '../../db/index.ts'
import type { Actor } from '../../kernel/index.ts'
import { countAdmins, findCompanyStatus, holdUsers } from './people-store.ts'
import { findOpenKind } from './request-store.ts'

export type Tx = Transaction<Database>

/** A person locked for a change of status. */
export interface HeldPerson {
  readonly id: string
  readonly role: string
  readonly companyId: string | null
  readonly active: boolean
  readonly version: number
  readonly name: string
  readonly latinName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string
  readonly facts: MembershipFacts
}

/** Lock order: company code, company, people by id, requests. Callers that follow it never deadlock. */
export async function holdPeople(tx: Tx, brand: string, ids: readonly string[]): Promise<HeldPerson[]> {
  if (ids.length === 0) return []
  const held = await holdUsers(tx, brand, ids)
  const people: HeldPerson[] = []
  for (const row of held) {
    const person = { id: row.id, role: row.role, companyId: row.company_id, active: row.status === 'active' }
    people.push({
      ...person,
      version: row.version,
      name: row.name,
      latinName: row.latin_name,
      email: row.email,
      phone: row.phone,
      language: row.language,
      facts: await readFacts(tx, person),
    })
  }
  return people
}

export async function holdPerson(tx: Tx, brand: string, id: string): Promise<HeldPerson | undefined> {
  return (await holdPeople(tx, brand, [id]))[0]
}

/** What the machine needs to know about a person. */
export async function readFacts(
  db: Pick<Tx, 'selectFrom'>,
  { id, role, companyId, active }: Pick<HeldPerson, 'id' | 'role' | 'companyId' | 'active'>,
): Promise<MembershipFacts> {
  const companyStatus = await findCompanyStatus(db, companyId)
  const state = membershipOf({ role, companyStatus, openRequest: await findOpenKind(db, id) })
  const otherAdmins = state === 'certified' && companyId ? await countAdmins(db, companyId, id) : 0
  return { state, role: role === 'admin' ? 'admin' : 'member', active, otherAdmins }
}

/** The caller's relation to a person: the person, a colleague, or a stranger. */
export function relationTo(
  actor: Pick<Actor, 'userId' | 'companyId'>,
  person: { readonly id: string; readonly companyId: string | null },
): Relation {
  if (actor.userId === person.id) return 'own'
  return actor.companyId !== null && actor.companyId === person.companyId ? 'own-company' : 'other'
}
