import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Call } from '../kernel/index.ts'

type NewUser = Pick<Insertable<Database['users']>, 'role' | 'name' | 'latin_name' | 'phone' | 'email' | 'password_hash' | 'staff_admin'>

/** Adds an account whose owner has proved the contact and agreed to the terms; answers its id, null if the contact is taken. */
export async function addUser(tx: Transaction<Database>, { brand, language, now }: Call, user: NewUser): Promise<string | null> {
  const at = now()
  const added = await tx
    .insertInto('users')
    .values({
      ...user,
      id: randomUUID(),
      brand: brand.id,
      company_id: null,
      // Not the contact: that may change hands, the name of an account must not.
      account: `u${randomBytes(6).toString('hex')}`,
      language,
      password_changed_at: at,
      agreed_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}
