/** Sign-in by password and by code. Unknown, wrong and disabled are indistinguishable. */

import { type Call, type Handlers, type Refusal, refuse } from '../../kernel/index.ts'
import { forgetAttempts } from '../../platform/attempts/index.ts'
import type { Codes } from './codes.ts'
import { readContact } from './contacts.ts'
import { accountSubject, addressSubject, countAttempt, countInWindow } from './limits.ts'
import { auditSignIn, openFor } from './open-session.ts'
import type { Hasher, VerifyPassword } from './passwords.ts'
import type { SecondFactor } from './second-factor.ts'
import { isSignedInElsewhere } from './signed-in-elsewhere.ts'
import { findByContact, findCredentials } from './store.ts'

export interface SignInParts {
  readonly hasher: Hasher
  readonly codes: Codes
  readonly secondFactor: SecondFactor
}

export function createSignIn(parts: SignInParts): Handlers['sign-in'] {
  return async (input, call) => {
    const came = await parts.hasher.inQueue(addressSubject(call.remoteAddress), (verifyPassword) =>
      signInNow(parts, verifyPassword, input, call),
    )
    return came.kind === 'busy' ? limited(came.seconds) : came.value
  }
}

type SignIn = Handlers['sign-in']

async function signInNow(
  { secondFactor }: SignInParts,
  verifyPassword: VerifyPassword,
  { account, password, totp }: Parameters<SignIn>[0],
  call: Call,
): ReturnType<SignIn> {
  const { brand, db } = call
  const refusal = await countSignInAttempt(call)
  if (refusal) return refusal
  const subject = accountSubject(brand.id, account)
  const attempt = await countAttempt(db, subject, brand, call.now())
  if (attempt.waitSeconds !== null) return limited(attempt.waitSeconds)
  const failed = attempt.nextWaitSeconds === null ? 'sign-in-failed' : 'sign-in-limited'
  const credentials = await findCredentials(db, brand.id, account)
  const right = await verifyPassword(credentials?.passwordHash ?? null, password)
  if (!right || !credentials || credentials.disabled || isSignedInElsewhere(brand, credentials.role)) {
    await auditSignIn(call, failed, credentials, { by: 'password' })
    return refuse('error.wrong-credentials')
  }
  const second = await secondFactor.check(db, { userId: credentials.id, code: totp, now: call.now() })
  // Keep counting the attempt: knowing the password must not allow unlimited guesses of codes.
  if (second === 'missing') return refuse('error.second-factor-required')
  if (second === 'wrong') {
    await auditSignIn(call, failed, credentials, { by: 'second-factor' })
    return refuse('error.second-factor-wrong')
  }
  await forgetAttempts(db, subject)
  const session = await openFor(call, credentials.id, { by: 'password', passwordHash: credentials.passwordHash })
  return session ? { ok: true, value: session } : refuse('error.wrong-credentials')
}

export function createSignInByCode({ codes, secondFactor }: SignInParts): Handlers['sign-in-by-code'] {
  return async ({ account, code, totp }, call) => {
    const { brand, db } = call
    const now = call.now()
    const refusal = await countSignInAttempt(call)
    if (refusal) return refusal
    const contact = readContact(account)
    const holder = await findByContact(db, brand.id, contact)
    const owner = holder && !isSignedInElsewhere(brand, holder.role) ? holder : undefined
    const place = { brand, contact, purpose: 'sign-in', now, code } as const
    const hasSecondFactor = owner?.hasSecondFactor ?? false
    const right = await codes.redeem(db, { ...place, keep: hasSecondFactor })
    if (right && owner && hasSecondFactor) {
      const second = await secondFactor.check(db, { userId: owner.id, code: totp, now })
      if (second === 'missing') return refuse('error.second-factor-required')
      if (second === 'wrong') {
        await auditSignIn(call, 'sign-in-failed', owner, { by: 'second-factor' })
        return refuse('error.second-factor-wrong')
      }
    }
    // The code stays valid until the second step succeeds; of two calls with both, one uses it up.
    const used = right && (!hasSecondFactor || (await codes.redeem(db, place)))
    const session = used && owner ? await openFor(call, owner.id, { by: 'code' }) : null
    if (session) return { ok: true, value: session }
    await auditSignIn(call, 'sign-in-failed', owner, { by: 'code' })
    return refuse('error.code-wrong')
  }
}

/** Counts every sign-in attempt from one address, right or wrong. */
export async function countSignInAttempt(call: Call): Promise<Refusal | null> {
  const { brand, db, remoteAddress } = call
  const { seconds, isFirstRefused } = await countInWindow(
    db,
    addressSubject(remoteAddress),
    brand,
    'signInsPerMinuteAndAddress',
    call.now(),
  )
  if (isFirstRefused) await auditSignIn(call, 'sign-in-limited', null, { by: 'address' })
  return seconds === null ? null : limited(seconds)
}

function limited(seconds: number): Refusal {
  return refuse('error.sign-in-limited', { params: { seconds } })
}
