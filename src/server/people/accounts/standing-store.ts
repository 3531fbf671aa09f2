/** Writes what others decide about an account: its role, its company and whether it is active. */
import type { Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'

type Tx = Transaction<Database>

interface Versioned {
  readonly id: string
  readonly version: number
}

export interface NewMembership {
  readonly role: 'registered' | 'pending' | 'member' | 'admin'
  readonly companyId: string | null
}

/** Without a company the person becomes active again: only a company disables its members. */
export async function writeMembership(tx: Tx, person: Versioned, { role, companyId }: NewMembership): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role, company_id: companyId, version: person.version + 1, ...(companyId === null ? { status: 'active' as const } : {}) })
    .where('id', '=', person.id)
    .execute()
}

export async function writeStatus(tx: Tx, person: Versioned, status: 'active' | 'disabled'): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status, version: person.version + 1 })
    .where('id', '=', person.id)
    .execute()
}

export interface NewStanding {
  readonly role: string
  readonly staff_admin: boolean
  readonly status: 'active' | 'disabled'
}

/** Of a staff account. */
export async function writeStanding(tx: Tx, userId: string, standing: NewStanding): Promise<void> {
  await tx
    .updateTable('users')
    .set((user) => ({ ...standing, version: user('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}
