/** Reading who people are. */
import type { Kysely } from 'kysely'
import type { ActorKind } from '#config'
import type { Database } from '../db/index.ts'
import type { Actor } from '../operation.ts'

type Db = Kysely<Database>

const kinds: readonly string[] = ['registered', 'pending', 'member', 'admin', 'staff', 'analyst'] satisfies readonly ActorKind[]

export const visitor: Actor = { kind: 'visitor', userId: null, companyId: null, name: '', latinName: '' }

export interface Person {
  readonly actor: Actor
  readonly disabled: boolean
  readonly companyName: string
  readonly companyLatinName: string
}

export async function readPerson(db: Db, userId: string): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.role', 'users.status', 'users.company_id', 'users.name', 'users.latin_name'])
    .select(['companies.status as company_status', 'companies.name as company_name', 'companies.latin_name as company_latin_name'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    actor: {
      kind: kindOf(row.role, row.company_status),
      userId: row.id,
      companyId: row.company_id,
      name: row.name,
      latinName: row.latin_name,
    },
    disabled: row.status !== 'active',
    companyName: row.company_name ?? '',
    companyLatinName: row.company_latin_name ?? '',
  }
}

/** Read at each request: what a company or a person loses counts from the next one on. */
function kindOf(role: string, companyStatus: string | null): ActorKind {
  if ((role === 'member' || role === 'admin') && companyStatus !== 'certified') return 'registered'
  return kinds.includes(role) ? (role as ActorKind) : 'registered'
}

export interface Credentials {
  readonly userId: string
  readonly passwordHash: string
  readonly disabled: boolean
}

/** By account, or by a mobile number that one person of the brand has. */
export async function findCredentials(db: Db, brand: string, account: string): Promise<Credentials | null> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status', 'account'])
    .where('brand', '=', brand)
    .where((where) => where.or([where(where.fn<string>('lower', ['account']), '=', account.toLowerCase()), where('phone', '=', account)]))
    .limit(3)
    .execute()
  const named = rows.find((row) => row.account.toLowerCase() === account.toLowerCase())
  const row = named ?? (rows.length === 1 ? rows[0] : undefined)
  return row ? { userId: row.id, passwordHash: row.password_hash, disabled: row.status !== 'active' } : null
}
