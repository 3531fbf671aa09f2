import { type Handlers, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Codes } from './codes.ts'
import { findOwnAccount, limitTries, notifyChange, proveContact, provePassword } from './own-account.ts'
import { type Hasher, isCommonPassword, tooCommon } from './passwords.ts'
import { endSessions } from './session-store.ts'
import { replacePassword } from './store.ts'

/** Requires the current password, or a new code if there is none. This session continues, all others end. */
export function createChangePassword({ hasher, codes }: { readonly hasher: Hasher; readonly codes: Codes }): Handlers['change-password'] {
  return async ({ oldPassword, code, password }, call) => {
    const account = await findOwnAccount(call)
    if (!account) return refuse('error.not-signed-in')
    // Before the code, which can be used only once.
    if (await isCommonPassword(password)) return tooCommon
    const refusal = await limitTries(call, account.id, () =>
      account.password_hash === null ? proveContact(codes, call, account, code) : provePassword(hasher, account, oldPassword),
    )
    if (refusal) return refusal
    const passwordHash = await hasher.hash(password)
    const changed = await call.transaction(async (tx) => {
      // False if it was changed meanwhile, so the old one is wrong.
      if (!(await replacePassword(tx, account.password_hash, { userId: account.id, passwordHash, now: call.now() }))) return false
      await endSessions(tx, { userId: account.id, but: call.sessions.current }, 'password', call.now())
      await writeAudit(tx, call, { event: 'password-changed', kind: 'security', subject: account.id })
      await notifyChange(call, tx, account, 'password')
      return true
    })
    return changed ? { ok: true, value: {} } : refuse('error.wrong-password')
  }
}
