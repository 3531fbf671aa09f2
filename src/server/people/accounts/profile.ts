/** A user's own profile. */

import { isUniqueViolation } from '../../db/index.ts'
import { type Call, type Handlers, nameIn, type Result, refuse } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Codes } from './codes.ts'
import { readContact } from './contacts.ts'
import { findOwnAccount, limitTries, notifyChange, proveAgain, redeemConfirmation } from './own-account.ts'
import type { Hasher } from './passwords.ts'
import { readPerson } from './people.ts'
import { type Account, holdOwnAccount, updateProfile } from './store.ts'

type ProfileHandlers = Pick<Handlers, 'read-profile' | 'update-profile'>
type Profile = Extract<Awaited<ReturnType<Handlers['read-profile']>>, { ok: true }>['value']
type ProfileInput = Parameters<Handlers['update-profile']>[0]

export function createProfileHandlers({ hasher, codes }: { readonly hasher: Hasher; readonly codes: Codes }): ProfileHandlers {
  return {
    'read-profile': async (_input, call) => {
      const account = await findOwnAccount(call)
      return account ? await answerProfile(call, account) : refuse('error.not-signed-in')
    },

    'update-profile': async (input, call) => {
      const account = await findOwnAccount(call)
      if (!account) return refuse('error.not-signed-in')
      const email = input.email === undefined ? null : readContact(input.email).address
      const changed = email !== (account.email?.toLowerCase() ?? null)
      if (changed && email === null && account.phone === null) return missingEmail
      if (changed && email !== null) {
        // Otherwise a stolen session could move the account to another address.
        if (account.password_hash !== null && !input.password) return refuse('error.password-required')
        const refusal = await limitTries(call, account.id, () => proveAgain(hasher, account, input.password))
        if (refusal) return refusal
        if (!input.emailCode) return refuse('error.fresh-code-required')
        if (!(await redeemConfirmation(codes, call, email, input.emailCode))) return refuse('error.code-wrong')
      }
      try {
        const saved = await saveProfile(call, input, changed ? email : account.email)
        return saved.ok ? await answerProfile(call, saved.value) : saved
      } catch (error) {
        // Reveal this only to a caller who has proved ownership of the address.
        if (isUniqueViolation(error)) return refuse('error.account-taken')
        throw error
      }
    },
  }
}

const missingEmail = refuse('error.invalid', { fields: [{ path: '/email', id: 'invalid.required', params: {} }] })

async function saveProfile(call: Call, input: ProfileInput, email: string | null): Promise<Result<Account>> {
  return await call.transaction(async (tx) => {
    const account = await holdOwnAccount(tx, call)
    if (!account) return refuse('error.not-signed-in')
    if (input.version !== undefined && input.version !== account.version) return refuse('error.conflict-version')
    const { language = account.language } = input
    const after = { name: input.name, latin_name: input.latinName ?? '', email, language }
    const before = { name: account.name, latin_name: account.latin_name, email: account.email, language: account.language }
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name])
    if (changed.length === 0) return { ok: true, value: account }
    const saved = await updateProfile(tx, account.id, after)
    const only = (values: typeof after) => Object.fromEntries(changed.map((name) => [name, values[name]]))
    await writeAudit(tx, call, { event: 'profile-changed', subject: account.id, before: only(before), after: only(after) })
    if (changed.includes('email')) await notifyChange(call, tx, account, 'email')
    return { ok: true, value: saved }
  })
}

async function answerProfile(call: Call, account: Account): Promise<Result<Profile>> {
  const person = await readPerson(call.db, account.id)
  if (!person || person.actor.kind === 'visitor') return refuse('error.not-signed-in')
  return {
    ok: true,
    value: {
      userId: account.id,
      account: account.account,
      name: account.name,
      latinName: account.latin_name,
      phone: account.phone ?? '',
      email: account.email ?? '',
      language: account.language === 'en' ? 'en' : 'zh',
      role: person.actor.kind,
      company: nameIn(call.language, { name: person.companyName, latinName: person.companyLatinName }),
      avatar: account.avatar_file ?? '',
      hasPassword: account.password_hash !== null,
      secondFactor: account.totp_since !== null,
      recoveryCodesLeft: account.recovery_hashes.length,
      version: account.version,
    },
  }
}
