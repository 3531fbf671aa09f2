/** Sends inputs to the API and compares the responses with direct validation. */
import type { BrandPlan, OperationPlan } from '#config'
import { dayIn, type FieldError, type JsonObject, writeInput } from '#rules'
import { checkValues } from '../../src/server/http/input-characters.ts'
import { validateInput } from '../../src/server/http/validate-input.ts'
import { latestActual } from '../../src/server/kernel/index.ts'
import { names } from './portal.ts'

export interface Sender {
  readonly url: string
  readonly brand: BrandPlan
  readonly token: string
}

interface Answer {
  readonly error?: { readonly id: string; readonly fields: readonly FieldError[] }
}

/** Signs in and returns the token. */
export async function signIn(url: string, brand: BrandPlan, account: string): Promise<string> {
  const answer = await fetch(`${url}/api/account/signIn?brand=${brand.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: 'Harbour2026' }),
  })
  return answer.headers.get('access-token') ?? ''
}

/** The portal's response: the refused fields, or null if there are none. */
export async function sendInput(
  { url, brand, token }: Sender,
  { method, path, pathNames }: OperationPlan,
  input: JsonObject,
): Promise<readonly FieldError[] | null> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !pathNames.includes(name)))
  const answer = await fetch(`${url}${address}?brand=${brand.id}`, {
    method,
    headers: { 'content-type': 'application/json', 'access-token': token, 'idempotency-key': crypto.randomUUID() },
    body: writeInput(body),
  })
  const { error } = (await answer.json()) as Answer
  return error?.id === 'error.invalid' ? error.fields : null
}

/** Result of the server's validation for the same input; null if valid. */
export function validateCall(
  brand: BrandPlan,
  plan: OperationPlan,
  validators: Parameters<typeof validateInput>[1]['validators'],
  input: JsonObject,
): readonly FieldError[] | null {
  // The server validates on the current day.
  const today = dayIn(brand.timeZone, new Date())
  const checked = validateInput(input, { plan, brand, validators, ...names, today, latest: latestActual(brand, new Date()).toISOString() })
  return checked.ok ? null : (checked.fields ?? [])
}

/** Whether a body reaches validation: unpaired surrogates, NUL, infinite numbers and prototype names do not. */
export function canBeSent(input: string): boolean {
  return checkValues(JSON.parse(input) as JsonObject).length === 0
}
