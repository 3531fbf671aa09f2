import type { CallPlan } from '#config'
import { type JsonObject, minuteMs } from '#rules'
import type { CallOptions, ClientOptions } from './client.ts'

/** Least time limit of operations declared as slow, and of uploads. */
export const slowMs = minuteMs

/** The declaration of an operation. Throws if there is none: that is a bug. */
export function planOf({ calls }: ClientOptions, operation: string): CallPlan {
  const plan = calls[operation]
  if (!plan) throw new Error(`The release declares no operation ${operation}`)
  return plan
}

/** The headers of every request. */
export function headersOf(options: ClientOptions): Record<string, string> {
  const token = options.token()
  const acting = options.actingFor?.()
  return {
    'config-version': options.release,
    'default-language': options.language,
    ...(token ? { 'access-token': token } : {}),
    ...(options.preview ? { preview: options.preview } : {}),
    ...(acting ? { 'acting-for': acting } : {}),
  }
}

export interface OutgoingCall {
  readonly operation: string
  readonly input: JsonObject
  readonly call: CallOptions
}

/** Sends one call with fetch, and reports what the headers of its response say. */
export async function sendRequest(options: ClientOptions, { operation, input, call }: OutgoingCall): Promise<Response> {
  const { method, path, passive = false, slow = false } = planOf(options, operation)
  const timeoutMs = slow ? Math.max(options.timeoutMs, slowMs) : options.timeoutMs
  const { url, rest } = fillAddress(path, input, options.origin)
  const extra: Record<string, string> = {}
  if (method === 'GET') for (const [name, value] of queryOf(rest)) url.searchParams.append(name, value)
  else extra['content-type'] = 'application/json'
  if (call.idempotencyKey) extra['idempotency-key'] = call.idempotencyKey
  // The time limit only applies until a download with progress, or an answer in lines, has begun.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeoutMs)
  const timeout = call.onRows || call.onLine ? limit.signal : AbortSignal.timeout(timeoutMs)
  const sentAt = Date.now()
  const response = await fetch(url, {
    method,
    headers: { ...headersOf(options), ...extra },
    credentials: 'include',
    signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
  })
  clearTimeout(timer)
  reportHeaders(options, response, passive ? null : sentAt)
  return response
}

/** `sentAt` is null for calls that do not count as use of the session. */
function reportHeaders(options: ClientOptions, { headers, status }: Response, sentAt: number | null): void {
  const token = headers.get('access-token')
  if (token) options.onToken(token)
  if (status !== 401 && sentAt !== null && options.token()) options.onUse(sentAt)
  const release = headers.get('config-version')
  if (release) options.onRelease(release)
  const actor = headers.get('session-actor')
  if (actor) options.onActor(actor)
}

/** The address with the parameters of its path, and the input that is not in the path. */
export function fillAddress(path: string, input: JsonObject, origin: string): { readonly url: URL; readonly rest: JsonObject } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { url: new URL(filled, origin), rest }
}

/** The query of an input: without empty values, lists joined by commas. */
export function* queryOf(input: JsonObject): Generator<[string, string]> {
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue
    yield [name, Array.isArray(value) ? value.join(',') : String(value)]
  }
}
