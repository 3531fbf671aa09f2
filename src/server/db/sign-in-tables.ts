/** Tables of signing in: identities from other sites, failed attempts and codes. */
import type { ColumnType, Generated } from 'kysely'
import type { Given, Time } from './record-table.ts'

/** A customer who signs in through another site's token. */
interface IdentityTable {
  brand: string
  issuer: string
  subject: string
  user_id: string
  created_at: Time
}

/** A sign-in token that was used, until it has expired. */
interface SpentTokenTable {
  brand: string
  /** SHA-256 of issuer and token id, hex. */
  token_hash: string
  expires_at: Time
}

/** Failed sign-ins by account or address, counted atomically. */
interface SignInFailureTable {
  subject: string
  failures: number
  first_at: Time
  last_at: Time
  locked_until: Time | null
}

/** Codes sent, by a hash of the contact; at most one is valid per subject and purpose. */
interface VerificationCodeTable {
  id: Generated<string>
  brand: string
  subject: string
  purpose: string
  code_hash: string
  tries: Given<number>
  sent_at: Time
  expires_at: Time
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface SignInTables {
  identities: IdentityTable
  spent_tokens: SpentTokenTable
  sign_in_failures: SignInFailureTable
  verification_codes: VerificationCodeTable
}
