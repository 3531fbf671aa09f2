/** Registration and password reset: both for callers who prove a contact with a code. */

import type { Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import { type Call, type Handlers, type Refusal, refuse } from '../../kernel/index.ts'
import { forgetAttempts } from '../../platform/attempts/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Codes } from './codes.ts'
import { type Contact, readContact } from './contacts.ts'
import { accountSubject } from './limits.ts'
import { auditSignIn, openFor } from './open-session.ts'
import { type Hasher, isCommonPassword, tooCommon } from './passwords.ts'
import { endSessions } from './session-store.ts'
import { countSignInAttempt } from './sign-in.ts'
import { isSignedInElsewhere } from './signed-in-elsewhere.ts'
import { addUser, findByContact, resetPassword } from './store.ts'

export interface RegisterParts {
  readonly hasher: Hasher
  readonly codes: Codes
  /** Records the inviter of the new person in the same transaction, and applies the invitation. */
  readonly noteArrival: (tx: Transaction<Database>, call: Call, arrival: Arrival) => Promise<unknown>
}

export interface Arrival {
  readonly userId: string
  readonly name: string
  readonly latinName: string
  /** Codes from the links that the person followed. */
  readonly invitation?: string | undefined
  readonly inviter?: string | undefined
}

export function createRegister({ hasher, codes, noteArrival }: RegisterParts): Handlers['register'] {
  return async ({ account, code, name, password, invitation, inviter }, call) => {
    const { brand } = call
    const refusal = await countSignInAttempt(call)
    if (refusal) return asTooMany(refusal)
    // Before the code, which can be used only once.
    if (await isCommonPassword(password)) return tooCommon
    const contact = readContact(account)
    if (!(await codes.redeem(call.db, { brand, contact, purpose: 'register', now: call.now(), code }))) {
      await auditSignIn(call, 'code-refused', null, { purpose: 'register' })
      return refuse('error.code-wrong')
    }
    const passwordHash = await hasher.hash(password)
    const person = await call.transaction(async (tx) => {
      const added = await addPerson(tx, call, { contact, name, passwordHash })
      if (added.ok) await noteArrival(tx, call, { userId: added.value, name, latinName: '', invitation, inviter })
      return added
    })
    if (!person.ok) return person
    const session = await openFor(call, person.value, { by: 'registration' })
    return session ? { ok: true, value: session } : refuse('error.code-wrong')
  }
}

interface NewPerson {
  readonly contact: Contact
  readonly name: string
  readonly passwordHash: string
}

async function addPerson(tx: Transaction<Database>, call: Call, { contact, name, passwordHash }: NewPerson) {
  const { channel, address } = contact
  const phone = channel === 'sms' ? address : null
  const email = channel === 'mail' ? address : null
  const id = await addUser(tx, call, { role: 'registered', name, latin_name: '', phone, email, password_hash: passwordHash })
  // The contact was free when the code was sent; it may be in use now.
  if (id === null) return refuse('error.account-taken')
  await writeAudit(tx, call, { event: 'registered', kind: 'security', subject: id, after: { role: 'registered', by: channel } })
  return { ok: true as const, value: id }
}

export function createResetPassword({ hasher, codes }: Pick<RegisterParts, 'hasher' | 'codes'>): Handlers['reset-password'] {
  return async ({ account, code, password }, call) => {
    const { brand } = call
    const refusal = await countSignInAttempt(call)
    if (refusal) return asTooMany(refusal)
    if (await isCommonPassword(password)) return tooCommon
    const contact = readContact(account)
    const owner = await findByContact(call.db, brand.id, contact)
    const right = await codes.redeem(call.db, { brand, contact, purpose: 'reset', now: call.now(), code })
    if (!right || owner?.status !== 'active' || isSignedInElsewhere(brand, owner.role)) {
      await auditSignIn(call, 'code-refused', owner, { purpose: 'reset' })
      return refuse('error.code-wrong')
    }
    const passwordHash = await hasher.hash(password)
    await call.transaction(async (tx) => {
      const { account: name, phone, email } = await resetPassword(tx, { userId: owner.id, passwordHash, now: call.now() })
      // A user who forgot the password may have hit the limit; clear it for every name they tried.
      for (const tried of [name, phone, email]) if (tried !== null) await forgetAttempts(tx, accountSubject(brand.id, tried))
      await endSessions(tx, { userId: owner.id }, 'password', call.now())
      await writeAudit(tx, call, { event: 'password-reset', kind: 'security', subject: owner.id, companyId: owner.companyId })
    })
    return { ok: true, value: {} }
  }
}

/** There was no sign-in attempt, so the messages about failed sign-ins do not apply. */
function asTooMany({ params = {} }: Refusal): Refusal {
  return refuse('error.limited', { params })
}
