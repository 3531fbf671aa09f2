/** Every operation with a valid input, its permitted callers, and calls that carry one hostile value. */
import { expect } from 'vitest'
import type { OperationPlan } from '#config'
import { type FieldError, generateInputs, type Json, type JsonObject } from '#rules'
import { type SchemaPath, schemaPaths, withValue } from '../../../src/rules/inputs/schema-paths.ts'
import { validateInput } from '../../../src/server/http/validate-input.ts'
import { freightSamples } from '../../parity/samples.ts'
import { type Agreed, agreement, columns } from '../permissions/agreement.ts'
import { openWorld, people, type Who, type World } from '../permissions/world.ts'
import { today } from '../support.ts'

const refusing = new Set(['login', 'certify', 'consent', 'missing', 'forbidden'])

export interface Answered {
  readonly status: number
  readonly body: string
  readonly json: {
    readonly code?: number
    readonly success?: boolean
    readonly error?: { id: string; params: object; fields: FieldError[] }
  }
  /** Warnings and errors that the server logged meanwhile. */
  readonly complaints: readonly string[]
}

/** Expects a success or a well-formed refusal, and no error in the log. */
export function expectCalm({ status, json, body, complaints }: Answered, what: string): void {
  expect(status, `${what}: ${body.slice(0, 200)}`).toBeLessThan(500)
  expect(complaints, what).toEqual([])
  if (status < 400) return
  expect(json, what).toMatchObject({
    success: false,
    error: { id: expect.stringMatching(/^error\./), params: {}, fields: expect.any(Array) },
  })
  expect(body.length, what).toBeLessThan(100_000)
}

export interface Request {
  readonly method: OperationPlan['method']
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

export interface HostileWorld {
  readonly world: World
  readonly operations: readonly OperationPlan[]
  /** Callers whose calls reach validation; a visitor if there are no others. */
  readonly callersOf: (plan: OperationPlan) => readonly Who[]
  /** A complete valid input according to the schema and the agreement; it contains the tested place. */
  readonly baseOf: (plan: OperationPlan, place: SchemaPath) => JsonObject
  /** A valid input. */
  readonly inputOf: (plan: OperationPlan) => JsonObject
  readonly send: (who: Who, request: Request) => Promise<Answered>
  readonly close: () => Promise<void>
}

export async function openHostileWorld(): Promise<HostileWorld> {
  const complaints: string[] = []
  const world = await openWorld({ onLog: (line) => void (/"level":[56]0/.test(line) && complaints.push(line)) })
  const tokens: Record<string, string | null> = { ...world.tokens }
  const live = world.portal.releases.current()
  const brand = live.brands[live.release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand')
  const bases = new Map<string, readonly JsonObject[]>()
  let calls = 0

  function basesOf(plan: OperationPlan): readonly JsonObject[] {
    const known = bases.get(plan.id)
    if (known) return known
    const session = { actor: 'member', signedIn: true, name: '', company: '' }
    const options = {
      plan,
      brand: brand?.plan ?? never(),
      validators: brand?.validators ?? {},
      session,
      today,
      latest: `${today}T00:00:00Z`,
    }
    const validate = (values: JsonObject) => {
      const validated = validateInput(values, options)
      return validated.ok ? [] : (validated.fields ?? [])
    }
    const agreed: Partial<Agreed> = agreement.operations[plan.id] ?? {}
    const ids = Object.entries(agreed.object ?? {}).map(([name, kind]) => [name, world.ids[kind]?.own ?? 'x'])
    const made = generateInputs({ schema: plan.input, samples: freightSamples, today, validate }).base
    const both = [{ ...agreed.input }, {}].map((more) => ({ ...made, ...more, ...Object.fromEntries(ids) }) as JsonObject)
    bases.set(plan.id, both)
    return both
  }

  /** Inputs from the agreement reach the handlers, but lack optional fields. */
  function baseOf(plan: OperationPlan, { path }: SchemaPath): JsonObject {
    const [base = {}, generated = {}] = basesOf(plan)
    const holds = (one: JsonObject) => JSON.stringify(withValue(one, path, marker)).includes(marker)
    return [base, generated].find(holds) ?? (withPlace(generated, path) as JsonObject)
  }

  async function send(who: Who, request: Request): Promise<Answered> {
    calls += 1
    // Rate limits are not under test here.
    if (calls % 20 === 0) await world.db.deleteFrom('sign_in_failures').execute()
    const before = complaints.length
    const token = tokens[who]
    const answer = await world.portal.app.inject({
      ...request,
      headers: { host: 'quayside.localhost', ...(token ? { 'access-token': token } : {}), ...request.headers },
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    // Some of these calls end sessions; sign in again, so that the next call reaches its handler.
    const account = people[who]
    if (answer.statusCode === 401 && account !== null && request.headers?.['access-token'] === undefined)
      tokens[who] = await signInAgain(account)
    const json = (isJson ? answer.json() : {}) as Answered['json']
    return { status: answer.statusCode, body: answer.body, json, complaints: complaints.slice(before) }
  }

  async function signInAgain(account: string): Promise<string> {
    await world.db.deleteFrom('sign_in_failures').execute()
    return world.portal.signIn(account)
  }

  return {
    world,
    operations: Object.values(brand.plan.operations),
    callersOf: (plan) => {
      const row = agreement.rows[plan.grid]?.split(' ') ?? []
      const allowed = (Object.keys(columns) as Who[]).filter((who) => !refusing.has(row[agreement.actors.indexOf(columns[who])] ?? 'login'))
      return allowed.length > 0 ? allowed : ['V']
    },
    baseOf,
    inputOf: (plan) => basesOf(plan)[0] ?? {},
    send,
    close: world.close,
  }
}

/** Places of single values in an input; in lists only the first row. */
export function valuePlaces(plan: OperationPlan): SchemaPath[] {
  return [...schemaPaths(plan.input)].filter(({ path, schema }) => path.length > 0 && schema.type !== 'object' && schema.type !== 'array')
}

export function isInAddress(plan: OperationPlan, { path }: SchemaPath): boolean {
  return plan.method === 'GET' || plan.pathNames.includes(String(path[0]))
}

/** A call whose input has a different value at one place. `raw` is inserted into the JSON verbatim. */
export function requestWith(
  plan: OperationPlan,
  base: JsonObject,
  place: SchemaPath | null,
  value: { text: string } | { raw: string },
): Request {
  const marked = 'text' in value ? value.text : isInAddress(plan, place ?? never()) ? value.raw : marker
  const input = place === null ? base : withValue(base, place.path, marked as Json)
  const rest = new Map(Object.entries(input))
  const address = plan.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = rest.get(name)
    rest.delete(name)
    return percent(String(word ?? 'x'))
  })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const fields = [...rest].filter(([, one]) => one !== undefined)
  if (plan.method === 'GET') {
    const query = fields.map(([name, one]) => `${percent(name)}=${percent(Array.isArray(one) ? one.join(',') : String(one))}`).join('&')
    return { method: plan.method, url: query === '' ? address : `${address}?${query}`, headers }
  }
  if (plan.body === 'multipart')
    return {
      method: plan.method,
      url: address,
      ...toMultipart(
        fields.map(([name, one]) => [name, String(one)]),
        headers,
      ),
    }
  const payload = JSON.stringify(Object.fromEntries(fields)).replace(
    JSON.stringify(marker),
    'raw' in value ? value.raw : JSON.stringify(marker),
  )
  return { method: plan.method, url: address, headers: { ...headers, 'content-type': 'application/json' }, payload }
}

const marker = 'what is put here instead'

/** Adds the parents of a place that valid inputs lack. */
function withPlace(at: Json | undefined, [part, ...rest]: SchemaPath['path']): Json {
  if (part === undefined) return marker
  if (typeof part === 'number') return [withPlace(Array.isArray(at) ? at[0] : undefined, rest)]
  const holder = typeof at === 'object' && at !== null && !Array.isArray(at) ? (at as JsonObject) : {}
  return { ...holder, [part]: withPlace(holder[part], rest) }
}

/** As a browser submits a form with a file. */
export function toMultipart(
  fields: readonly (readonly [string, string])[],
  headers: Readonly<Record<string, string>> = {},
  file: { readonly name: string; readonly bytes: Uint8Array } = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n') },
): Pick<Request, 'headers' | 'payload'> {
  const part = (head: string) => Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`)
  const chunks = [
    ...fields.flatMap(([name, value]) => [part(`name="${name}"`), Buffer.from(`${value}\r\n`)]),
    part(`name="file"; filename="${file.name}"`),
    file.bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]
  return { headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' }, payload: Buffer.concat(chunks) }
}

/** Also encodes unpaired surrogates, like a program that does not recognise them. */
export function percent(text: string): string {
  return [...text].map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : percentHalf(sign.charCodeAt(0)))).join('')
}

function percentHalf(code: number): string {
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)].map((byte) => `%${byte.toString(16)}`).join('')
}

function never(): never {
  throw new Error('Not there')
}
