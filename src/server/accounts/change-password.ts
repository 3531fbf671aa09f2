import { writeAudit } from '../audit/index.ts'
import { type Handlers, refuse } from '../kernel/index.ts'
import type { Codes } from './codes.ts'
import { isCommonPassword, tooCommon } from './common-passwords.ts'
import { findOwnAccount, limitTries, proveContact, provePassword, tellChange } from './own-account.ts'
import type { Hasher } from './passwords.ts'
import { endSessions } from './sessions.ts'

/** Asks for the present password, or for a fresh code where none was ever chosen. This session goes on, all others end. */
export function createChangePassword({ hasher, codes }: { readonly hasher: Hasher; readonly codes: Codes }): Handlers['change-password'] {
  return async ({ oldPassword, code, password }, call) => {
    const account = await findOwnAccount(call)
    if (!account) return refuse('error.not-signed-in')
    // Before the code, which is good for one time only.
    if (await isCommonPassword(password)) return tooCommon
    const refusal = await limitTries(call, account.id, () =>
      account.password_hash === null ? proveContact(codes, call, account, code) : provePassword(hasher, account, oldPassword),
    )
    if (refusal) return refusal
    const password_hash = await hasher.hash(password)
    const changed = await call.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set((user) => ({ password_hash, password_changed_at: call.now(), version: user('version', '+', 1) }))
        .where('id', '=', account.id)
        // Whoever changed it meanwhile has made the old one wrong.
        .where('password_hash', 'is not distinct from', account.password_hash)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows !== 1n) return false
      await endSessions(tx, { userId: account.id, but: call.sessions.current }, 'password', call.now())
      await writeAudit(tx, call, { event: 'password-changed', kind: 'security', subject: account.id })
      await tellChange(call, tx, account, 'password')
      return true
    })
    return changed ? { ok: true, value: {} } : refuse('error.wrong-password')
  }
}
