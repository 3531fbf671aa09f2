/** Reads user data. */
import type { Kysely } from 'kysely'
import type { ActorKind } from '#config'
import type { Database } from '../../db/index.ts'
import type { Actor } from '../../kernel/index.ts'
import { findUserWithCompany } from './store.ts'

type Db = Kysely<Database>

const kinds: readonly string[] = ['registered', 'pending', 'member', 'admin', 'staff', 'analyst'] satisfies readonly ActorKind[]

export const visitor: Actor = { kind: 'visitor', userId: null, companyId: null, name: '', latinName: '' }

export interface Person {
  readonly actor: Actor
  readonly disabled: boolean
  readonly companyName: string
  readonly companyLatinName: string
  /** Version of the profile photo; '' without one. */
  readonly avatar: string
}

export async function readPerson(db: Db, userId: string): Promise<Person | null> {
  const row = await findUserWithCompany(db, userId)
  if (!row) return null
  const kind = kindOf(row.role, row.company_status)
  // An applicant learns nothing about the company, not even the spelling of its name.
  const belongs = kind === 'member' || kind === 'admin'
  return {
    actor: {
      kind,
      userId: row.id,
      companyId: row.company_id,
      name: row.name,
      latinName: row.latin_name,
      ...(row.staff_admin ? { staffAdmin: true } : {}),
    },
    disabled: row.status !== 'active',
    companyName: (belongs && row.company_name) || '',
    companyLatinName: (belongs && row.company_latin_name) || '',
    avatar: row.avatar_file ?? '',
  }
}

/** Read on each request, so that losing a role takes effect on the next one. */
function kindOf(role: string, companyStatus: string | null): ActorKind {
  if ((role === 'member' || role === 'admin') && companyStatus !== 'certified') return 'registered'
  return kinds.includes(role) ? (role as ActorKind) : 'registered'
}
