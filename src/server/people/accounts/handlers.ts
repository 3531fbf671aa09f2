import type { Handlers } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { removeDrafts } from '../../platform/drafts/index.ts'
import { toSession } from './open-session.ts'
import { readPerson } from './people.ts'
import { createRegister, createResetPassword, type RegisterParts } from './register.ts'
import { createSendCode } from './send-code.ts'
import { createSignIn, createSignInByCode, type SignInParts } from './sign-in.ts'

type AccountHandlers = Pick<
  Handlers,
  'send-code' | 'register' | 'sign-in' | 'sign-in-by-code' | 'reset-password' | 'sign-out' | 'read-session'
>

/** The hasher is passed in because all handlers must share one queue. `sms`: whether text messages can be sent. */
export function createAccountHandlers(parts: SignInParts & RegisterParts & { readonly sms: boolean }): AccountHandlers {
  return {
    'send-code': createSendCode(parts),
    register: createRegister(parts),
    'sign-in': createSignIn(parts),
    'sign-in-by-code': createSignInByCode(parts),
    'reset-password': createResetPassword(parts),

    'sign-out': async (_input, call) => {
      const { userId } = call.actor
      if (userId === null) return { ok: true, value: {} }
      return await call.transaction(async (tx) => {
        await call.sessions.close(tx)
        // Delete drafts on sign-out: the computer may be shared.
        await removeDrafts(tx, userId)
        await writeAudit(tx, call, { event: 'signed-out', kind: 'security', subject: userId })
        return { ok: true, value: {} }
      })
    },

    'read-session': async (_input, call) => {
      const person = call.actor.userId === null ? null : await readPerson(call.db, call.actor.userId)
      return person ? { ok: true, value: await toSession(person, call) } : { ok: false, error: 'error.not-signed-in' }
    },
  }
}
