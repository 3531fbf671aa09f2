/** Accounts of people whom another site vouches for: they have no password here. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'

type Tx = Transaction<Database>

export interface PersonValues {
  readonly name: string
  readonly latinName: string
  readonly phone: string | null
  readonly email: string | null
}

/** Returns the id of the new account. */
export async function addPerson(tx: Tx, { brand, language, now }: Call, { latinName, ...person }: PersonValues): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('users')
    .values({
      ...person,
      id,
      brand: brand.id,
      company_id: null,
      account: `u${randomBytes(6).toString('hex')}`,
      role: 'registered',
      latin_name: latinName,
      language,
      password_hash: null,
      created_at: now(),
    })
    .execute()
  return id
}

export async function updatePerson(tx: Tx, id: string, { latinName, ...person }: PersonValues): Promise<void> {
  await tx
    .updateTable('users')
    .set((user) => ({ ...person, latin_name: latinName, version: user('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
