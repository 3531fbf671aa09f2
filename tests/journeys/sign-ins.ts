/** Sign-ins over the API, cached for later tests of the same worker; account, edges and order test the sign-in form. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { until } from '../support/until.ts'

export const password = process.env['DEMO_PASSWORD'] ?? 'Harbour2026'

export interface SignIn {
  readonly token: string
  /** What the app stores next to the token. */
  readonly session: Readonly<Record<string, unknown>>
}

export interface SignInOptions {
  readonly brand: string
  readonly language: string
  readonly account: string
}

/** Well below the age at which the server replaces a token: two contexts that share one must not renew it separately. */
const longestMs = 5 * 60_000
const kept = new Map<string, { readonly at: number; readonly signIn: SignIn }>()

/** A shared session: its users must not sign out or end sessions. */
export async function reuseSignIn(baseURL: string, options: SignInOptions): Promise<SignIn> {
  const key = [baseURL, options.brand, options.language, options.account].join()
  const found = kept.get(key)
  if (found && Date.now() - found.at < longestMs && (await isOpen(baseURL, options, found.signIn))) return found.signIn
  const signIn = await signInByCall(baseURL, options)
  kept.set(key, { at: Date.now(), signIn })
  return signIn
}

/** A separate session. */
export async function signInByCall(baseURL: string, { brand, language, account }: SignInOptions): Promise<SignIn> {
  const answer = await until(`${account} of ${brand} gets an answer`, async () => {
    const response = await fetch(addressOf(baseURL, brand, '/api/account/signIn'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `default-language=${language}` },
      body: JSON.stringify({ account, password }),
    })
    // All journeys sign in from one address, which may do so thirty times a minute.
    if (response.status === 429) await wait(Number(response.headers.get('retry-after') ?? 1) * 1000)
    // On a busy machine the database may still be starting.
    return response.status !== 503 && response.status !== 429 && response
  })
  const { success, data, ...refusal } = (await answer.json()) as { success: boolean; data: Record<string, unknown> }
  expect({ success, ...refusal }, `${account} of ${brand} signs in`).toMatchObject({ success: true })
  return { token: answer.headers.get('access-token') ?? '', session: { ...data, signedIn: true } }
}

/** Other tests may have changed this account's password or ended its sessions. */
async function isOpen(baseURL: string, { brand }: SignInOptions, { token }: SignIn): Promise<boolean> {
  const answer = await fetch(addressOf(baseURL, brand, '/api/account/session'), { headers: { 'access-token': token } })
  return answer.ok
}

/** By IP address, because not every machine resolves names below localhost. */
function addressOf(baseURL: string, brand: string, path: string): string {
  return `http://127.0.0.1:${new URL(baseURL).port}${path}?brand=${brand}`
}
