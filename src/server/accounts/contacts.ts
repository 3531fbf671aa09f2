/** Where a person can be reached, written one way only, so that limits and lookups cannot be passed by other spellings. */
import type { Kysely } from 'kysely'
import type { Database } from '../db/index.ts'

export interface Contact {
  readonly channel: 'mail' | 'sms'
  readonly address: string
}

/** Of what the format `account` takes. */
export function readContact(account: string): Contact {
  const typed = account.trim()
  if (typed.includes('@')) return { channel: 'mail', address: typed.toLowerCase() }
  return { channel: 'sms', address: typed.replace(/^\+?86[- ]?(?=\d{11}$)/, '') }
}

/** Who proved this contact, or was entered with it; an account's name proves nothing. */
export async function findByContact(db: Kysely<Database>, brand: string, { channel, address }: Contact) {
  return await db
    .selectFrom('users')
    .select([
      'id',
      'role',
      'status',
      'company_id as companyId',
      (user) => user('totp_since', 'is not', null).$castTo<boolean>().as('hasSecondFactor'),
    ])
    .where('brand', '=', brand)
    .where((where) => (channel === 'sms' ? where('phone', '=', address) : where(where.fn<string>('lower', ['email']), '=', address)))
    .executeTakeFirst()
}
