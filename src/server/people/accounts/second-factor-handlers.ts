import { type Call, type Handlers, limitOf, type Refusal, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { findOwnAccount, limitTries, notifyChange, proveAgain, provePassword } from './own-account.ts'
import type { Hasher } from './passwords.ts'
import type { SecondFactor } from './second-factor.ts'
import { removeSecondFactor } from './second-factor-store.ts'

type SecondFactorHandlers = Pick<Handlers, 'start-second-factor' | 'confirm-second-factor' | 'remove-second-factor'>

export function createSecondFactorHandlers(parts: { readonly hasher: Hasher; readonly secondFactor: SecondFactor }): SecondFactorHandlers {
  const { hasher, secondFactor } = parts
  return {
    'start-second-factor': async (_input, call) => {
      const account = await findOwnAccount(call)
      if (!account) return refuse('error.not-signed-in')
      const { brand, language } = call
      const issuer = brand.shells[language]?.brand.name ?? brand.id
      const started = await secondFactor.start(call.db, { userId: account.id, account: account.account, issuer })
      return started ? { ok: true, value: started } : refuse('error.conflict-version')
    },

    'confirm-second-factor': async ({ code, password }, call) => {
      const account = await findOwnAccount(call)
      if (!account) return refuse('error.not-signed-in')
      const userId = account.id
      const codes = limitOf(call.brand, 'recoveryCodes')
      let recoveryCodes: readonly string[] = []
      const turnOn = () =>
        call.transaction(async (tx) => {
          const confirmed = await secondFactor.confirm(tx, { userId, code, now: call.now(), codes })
          if (confirmed === 'wrong') return refuse('error.second-factor-wrong')
          if (confirmed === 'not-started') return refuse('error.conflict-version')
          recoveryCodes = confirmed
          await writeAudit(tx, call, { event: 'second-factor-on', kind: 'security', subject: userId })
          return null
        })
      const refusal = await limitTries(call, userId, async () => (await proveAgain(hasher, account, password)) ?? (await turnOn()))
      return refusal ?? { ok: true, value: { recoveryCodes: [...recoveryCodes] } }
    },

    'remove-second-factor': async ({ password, code }, call) => {
      const account = await findOwnAccount(call)
      if (!account) return refuse('error.not-signed-in')
      const refusal = await limitTries(call, account.id, () =>
        code === undefined ? provePassword(hasher, account, password) : proveCode(call, account.id, code),
      )
      if (refusal) return refusal
      await call.transaction(async (tx) => {
        if (!(await removeSecondFactor(tx, account.id))) return
        await writeAudit(tx, call, { event: 'second-factor-off', kind: 'security', subject: account.id })
        await notifyChange(call, tx, account, 'second-factor')
      })
      return { ok: true, value: {} }
    },
  }

  async function proveCode(call: Call, userId: string, code: string): Promise<Refusal | null> {
    const check = await secondFactor.check(call.db, { userId, code, now: call.now() })
    return check === 'right' || check === 'none' ? null : refuse('error.second-factor-wrong')
  }
}
