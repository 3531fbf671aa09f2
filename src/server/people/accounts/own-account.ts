/** A user's own account: reading it, and verifying their identity again. */

import type { Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import { type Call, nameIn, type Refusal, refuse } from '../../kernel/index.ts'
import { forgetAttempts } from '../../platform/attempts/index.ts'
import type { Codes } from './codes.ts'
import { readContact } from './contacts.ts'
import { accountSubject, countAttempt } from './limits.ts'
import type { Hasher } from './passwords.ts'
import { type Account, readAccount } from './store.ts'

export async function findOwnAccount({ db, actor, brand }: Call): Promise<Account | undefined> {
  return await readAccount(db, brand.id, actor.userId ?? '')
}

/**
 * Counts attempts of a session whose user must prove their identity, like failed sign-ins. Success, as returned by the work,
 * resets the count.
 */
export async function limitTries(call: Call, userId: string, work: () => Promise<Refusal | null>): Promise<Refusal | null> {
  const { db, brand } = call
  const subject = accountSubject(brand.id, `confirm ${userId}`)
  const { waitSeconds } = await countAttempt(db, subject, brand, call.now())
  if (waitSeconds !== null) return refuse('error.sign-in-limited', { params: { seconds: waitSeconds } })
  const refusal = await work()
  if (!refusal) await forgetAttempts(db, subject)
  return refusal
}

/** Null if the password is right. */
export async function provePassword(hasher: Hasher, account: Account, password: string | undefined): Promise<Refusal | null> {
  const verdict = await hasher.verify(account.password_hash, password ?? '', 1)
  if (verdict.kind === 'busy') return refuse('error.sign-in-limited', { params: { seconds: verdict.seconds } })
  return verdict.right ? null : refuse('error.wrong-password')
}

/** Like provePassword; also null if the person never set one. */
export async function proveAgain(hasher: Hasher, account: Account, password: string | undefined): Promise<Refusal | null> {
  return account.password_hash === null ? null : await provePassword(hasher, account, password)
}

/** Null if a new code for one of the user's own contacts is right. */
export async function proveContact(codes: Codes, call: Call, account: Account, code: string | undefined): Promise<Refusal | null> {
  if (!code) return refuse('error.fresh-code-required')
  for (const own of [account.phone, account.email]) {
    if (own !== null && (await redeemConfirmation(codes, call, own, code))) return null
  }
  return refuse('error.code-wrong')
}

export async function redeemConfirmation(codes: Codes, { db, brand, now }: Call, contact: string, code: string): Promise<boolean> {
  return await codes.redeem(db, { brand, contact: readContact(contact), purpose: 'confirm', now: now(), code })
}

/** Notifies the user of the change by e-mail, at their previous address. */
export async function notifyChange(call: Call, tx: Transaction<Database>, account: Account, change: string): Promise<void> {
  if (account.email === null) return
  const { brand } = call
  const { language } = account
  await call.mail(tx, {
    to: account.email,
    language,
    subject: `account.changed.${change}.subject`,
    body: `account.changed.${change}.body`,
    params: {
      name: nameIn(language, { name: account.name, latinName: account.latin_name }),
      portal: brand.shells[language]?.brand.name ?? brand.id,
      time: new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone, dateStyle: 'short', timeStyle: 'short' }).format(call.now()),
    },
  })
}
