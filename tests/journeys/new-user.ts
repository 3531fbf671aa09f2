import { expect } from '@playwright/test'
import { openAlive, openPerson, type Person, type PersonOptions, signIn } from './person.ts'

const password = 'Quiet Mole 7'
let known = 0

/** Registers a new user with the dialog's API calls and signs in. */
export async function openNewUser(browser: Parameters<typeof openPerson>[0], baseURL: string, options: PersonOptions): Promise<Person> {
  const person = await openPerson(browser, baseURL, options)
  const { page } = person
  // Unique: two runs never start in the same millisecond.
  known += 1
  const mobile = `137${String(Date.now() + known).slice(-8)}`
  await openAlive(person, '/')
  const answer = await page.evaluate(
    async ({ account, secret }) => {
      const call = async (path: string, body: object) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        return (await (await fetch(path, init)).json()) as { success: boolean; data: unknown }
      }
      await call('/api/account/sendCode', { account, purpose: 'register' })
      const mails = (await (await fetch(`/api/demo/mails?to=${account}`)).json()) as { data: { rows: { body: string }[] } }
      const code = /(?<!\d)\d{6}(?!\d)/.exec(mails.data.rows[0]?.body ?? '')?.[0]
      const who = { account, code, name: '林知远', password: secret, confirmation: secret, agreement: true, policy: true }
      return call('/api/account/register', who)
    },
    { account: mobile, secret: password },
  )
  expect(answer).toMatchObject({ success: true })
  await signIn(person, mobile, password)
  return person
}

const symbols = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** An unused unified social credit code, with both check characters as in GB 32100-2015. */
export function freshCreditCode(): string {
  known += 1
  const organisation = String(Date.now() + known).slice(-8)
  const weights = [3, 7, 9, 10, 5, 8, 4, 2]
  const rest = 11 - ([...organisation].reduce((total, figure, index) => total + Number(figure) * (weights[index] ?? 0), 0) % 11)
  const front = `91330200${organisation}${rest === 10 ? 'X' : rest === 11 ? '0' : String(rest)}`
  const sum = [...front].reduce((total, symbol, index) => total + symbols.indexOf(symbol) * (3 ** index % 31), 0)
  return front + symbols[(31 - (sum % 31)) % 31]
}
