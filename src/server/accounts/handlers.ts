import type { Call, Handlers } from '../operation.ts'
import { accountSubject, countAttempt, countFromAddress, forgetAttempts } from './limits.ts'
import type { Hasher } from './passwords.ts'
import { findCredentials, type Person, readPerson } from './people.ts'

type AccountHandlers = Pick<Handlers, 'sign-in' | 'sign-out' | 'read-session'>

/** The hasher is handed in because all handlers must wait in one queue. */
export function createAccountHandlers(hasher: Hasher): AccountHandlers {
  return {
    'sign-in': async ({ account, password }, call) => {
      const now = call.now()
      const subject = accountSubject(call.brand.id, account)
      const seconds = (await countFromAddress(call.db, call.remoteAddress, now)) ?? (await countAttempt(call.db, subject, now))
      if (seconds !== null) return { ok: false, error: 'error.sign-in-limited', params: { seconds } }
      const credentials = await findCredentials(call.db, call.brand.id, account)
      const right = await hasher.verify(credentials?.passwordHash ?? null, password)
      if (right === null) return { ok: false, error: 'error.sign-in-limited', params: { seconds: 5 } }
      // Unknown, wrong and disabled read the same.
      if (!right || !credentials || credentials.disabled) return { ok: false, error: 'error.wrong-credentials' }
      const person = await readPerson(call.db, credentials.userId)
      if (!person) return { ok: false, error: 'error.wrong-credentials' }
      await forgetAttempts(call.db, subject)
      await call.sessions.open(credentials.userId)
      return { ok: true, value: toSession(person, call) }
    },

    'sign-out': async (_input, call) => {
      await call.sessions.close()
      return { ok: true, value: {} }
    },

    'read-session': async (_input, call) => {
      const person = call.actor.userId === null ? null : await readPerson(call.db, call.actor.userId)
      return person ? { ok: true, value: toSession(person, call) } : { ok: false, error: 'error.not-signed-in' }
    },
  }
}

function toSession(person: Person, call: Call) {
  const latin = call.language !== 'zh'
  const { kind, name, latinName } = person.actor
  return {
    name: (latin && latinName) || name,
    // Whoever has a session is no visitor.
    actor: kind as Exclude<typeof kind, 'visitor'>,
    company: (latin && person.companyLatinName) || person.companyName,
  }
}
