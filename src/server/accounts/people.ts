/** Reading who people are. */
import type { Kysely } from 'kysely'
import type { ActorKind } from '#config'
import type { Database } from '../db/index.ts'
import type { Actor } from '../kernel/index.ts'
import { readContact } from './contacts.ts'

type Db = Kysely<Database>

const kinds: readonly string[] = ['registered', 'pending', 'member', 'admin', 'staff', 'analyst'] satisfies readonly ActorKind[]

export const visitor: Actor = { kind: 'visitor', userId: null, companyId: null, name: '', latinName: '' }

export interface Person {
  readonly actor: Actor
  readonly disabled: boolean
  readonly companyName: string
  readonly companyLatinName: string
  /** Version of the portrait; '' without one. */
  readonly avatar: string
}

export async function readPerson(db: Db, userId: string): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.role', 'users.status', 'users.company_id', 'users.name', 'users.latin_name', 'users.avatar_file'])
    .select('users.staff_admin')
    .select(['companies.status as company_status', 'companies.name as company_name', 'companies.latin_name as company_latin_name'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const kind = kindOf(row.role, row.company_status)
  // Whoever only asked to join a company is told nothing of it, not even how it is written.
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

/** Read at each request: what a company or a person loses counts from the next one on. */
function kindOf(role: string, companyStatus: string | null): ActorKind {
  if ((role === 'member' || role === 'admin') && companyStatus !== 'certified') return 'registered'
  return kinds.includes(role) ? (role as ActorKind) : 'registered'
}

export interface Credentials {
  readonly id: string
  readonly companyId: string | null
  /** Null where none was ever chosen. */
  readonly passwordHash: string | null
  readonly disabled: boolean
}

/** By the name of the account, the mobile number or the e-mail address. What is somebody's account name is nobody else's contact. */
export async function findCredentials(db: Db, brand: string, account: string): Promise<Credentials | null> {
  const name = account.trim().toLowerCase()
  const { channel, address } = readContact(account)
  const rows = await db
    .selectFrom('users')
    .select(['id', 'company_id', 'password_hash', 'status', 'account'])
    .where('brand', '=', brand)
    .where((where) => {
      const contact = channel === 'sms' ? where('phone', '=', address) : where(where.fn<string>('lower', ['email']), '=', address)
      return where.or([where(where.fn<string>('lower', ['account']), '=', name), contact])
    })
    .limit(2)
    .execute()
  const row = rows.find((one) => one.account.toLowerCase() === name) ?? rows[0]
  return row ? { id: row.id, companyId: row.company_id, passwordHash: row.password_hash, disabled: row.status !== 'active' } : null
}
