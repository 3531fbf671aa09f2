/** The referral link of an account, and who invited it. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

/** Sets the code of a person's referral link; returns false if there already is one. */
export async function openReferral(tx: Writer, userId: string, code: string): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set({ referral_code: code })
    .where('id', '=', userId)
    .where('referral_code', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** The code of a person's referral link; null without one. */
export async function findReferral(db: Reader, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('referral_code').where('id', '=', userId).executeTakeFirst()
  return user?.referral_code ?? null
}

/** The active user whose referral link has this code. */
export async function findUserByReferral(db: Reader, brand: string, code: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'company_id', 'name', 'latin_name'])
    .where('brand', '=', brand)
    .where('referral_code', '=', code)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** Sets who invited a person, unless already set. */
export async function setInviter(tx: Writer, userId: string, inviterId: string): Promise<void> {
  await tx.updateTable('users').set({ invited_by: inviterId }).where('id', '=', userId).where('invited_by', 'is', null).execute()
}
