import type { CallPlan } from '#config'
import { createProgressReader, type FieldError, type JsonObject } from '#rules'
import { settleUnknown } from './settle-unknown.ts'

export interface CallError {
  /** Text key. */
  readonly id: string
  readonly params: JsonObject
  readonly fields: readonly FieldError[]
}

/** The result of a call. `message` is for the user, already in their language. */
export type CallAnswer<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly code: number
      readonly error: CallError
      readonly message: string
      readonly data: unknown
      readonly aborted?: boolean
    }

export interface CallOptions {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Called with the rows received so far while a file with a known number of rows downloads. */
  readonly onRows?: (rows: number, total: number) => void
  /** Called with each line of a response of JSON lines, as it arrives. */
  readonly onLine?: (line: JsonObject) => void
  /** The caller shows the error itself; the client shows no warning. */
  readonly quiet?: boolean
  /** Called each time a call with an idempotency key is retried because its outcome is unknown. */
  readonly onChecking?: () => void
}

/** Input from the app; it also decides how to react to response codes. */
export interface ClientOptions {
  readonly calls: Readonly<Record<string, CallPlan>>
  readonly release: string
  /** The page's language: responses use it even if the browser blocks the cookie. */
  readonly language: string
  /** The preview that the page belongs to. */
  readonly preview: string | undefined
  /** The company that customer service is acting for in this tab. */
  readonly actingFor?: () => string | undefined
  readonly origin: string
  readonly timeoutMs: number
  /** Pauses before retrying a call with an idempotency key whose outcome is unknown. */
  readonly pausesMs: readonly number[]
  readonly token: () => string | null
  readonly onToken: (token: string) => void
  /** Called with every response: the release that the server now serves. */
  readonly onRelease: (release: string) => void
  /** The current actor kind of the signed-in user, as the server reports it. */
  readonly onActor: (actor: string) => void
  readonly text: (key: string, params?: JsonObject) => string
  /** Code 4: there is no session. */
  readonly onSignedOut: () => void
  /** Code 8: the server ended the session. */
  readonly onSessionEnded: () => void
  /** An operation that opens a session returned the signed-in user. */
  readonly onSession: (session: unknown) => void
  /** The session's user data may be outdated. */
  readonly onSessionChanged: () => void
  /** The server has answered a call of this session. It counts from when it was sent, as on the server. */
  readonly onUse: (sentAt: number) => void
  /** `reason` is the error's text key. */
  readonly warn: (message: string, reason: string) => void
}

export interface Client {
  call<T = unknown>(operation: string, input: JsonObject, options?: CallOptions): Promise<CallAnswer<T>>
  upload<T = unknown>(operation: string, input: JsonObject, file: File, onProgress: (share: number) => void): Promise<CallAnswer<T>>
  /** A downloaded file with the name from the server. */
  download(operation: string, input: JsonObject, options?: CallOptions): Promise<CallAnswer<{ name: string; blob: Blob }>>
}

interface Envelope {
  readonly code: number
  readonly success: boolean
  readonly data: unknown
  readonly error?: Partial<CallError>
  readonly requestId?: string
}

const accessAbnormal = 'error.access-abnormal'
/** Least time limit of an operation declared as slow. */
const slowMs = 60_000

/** The browser's only API client: sets origin, time limit, token, release and language of every request. */
export function createClient(options: ClientOptions): Client {
  function plan(operation: string): CallPlan {
    const found = options.calls[operation]
    if (!found) throw new Error(`The release declares no operation ${operation}`)
    return found
  }

  function headers(extra: Record<string, string> = {}): Record<string, string> {
    const token = options.token()
    const acting = options.actingFor?.()
    return {
      'config-version': options.release,
      'default-language': options.language,
      ...(token ? { 'access-token': token } : {}),
      ...(options.preview ? { preview: options.preview } : {}),
      ...(acting ? { 'acting-for': acting } : {}),
      ...extra,
    }
  }

  function settle<T>(envelope: Envelope, quiet: boolean): CallAnswer<T> {
    if (envelope.code === 0 && envelope.success) return { ok: true, value: envelope.data as T }
    const error = { id: accessAbnormal, params: {}, fields: [], ...envelope.error }
    const message = messageOf(envelope, error, options.text)
    if (envelope.code === 4) options.onSignedOut()
    else if (envelope.code === 8) options.onSessionEnded()
    else if (!quiet) options.warn(message, error.id)
    return { ok: false, code: envelope.code, error, message, data: envelope.data }
  }

  function follow(operation: string, value: unknown): void {
    const { opensSession, changesSession } = plan(operation)
    if (opensSession) options.onSession(value)
    else if (changesSession) options.onSessionChanged()
  }

  function unreachable<T>(quiet: boolean, aborted: boolean): CallAnswer<T> {
    const message = options.text(accessAbnormal)
    if (!quiet && !aborted) options.warn(message, accessAbnormal)
    return { ok: false, code: 500, error: { id: accessAbnormal, params: {}, fields: [] }, message, data: null, aborted }
  }

  async function request(operation: string, input: JsonObject, call: CallOptions): Promise<Response> {
    const { method, path, passive = false, slow = false } = plan(operation)
    const timeoutMs = slow ? Math.max(options.timeoutMs, slowMs) : options.timeoutMs
    const rest = { ...input }
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest[name]
      delete rest[name]
      return encodeURIComponent(String(value))
    })
    const url = new URL(filled, options.origin)
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
      headers: headers(extra),
      credentials: 'include',
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
    })
    clearTimeout(timer)
    const renewed = response.headers.get('access-token')
    if (renewed) options.onToken(renewed)
    if (response.status !== 401 && !passive && options.token()) options.onUse(sentAt)
    const served = response.headers.get('config-version')
    if (served) options.onRelease(served)
    const actor = response.headers.get('session-actor')
    if (actor) options.onActor(actor)
    return response
  }

  return {
    async call<T>(operation: string, input: JsonObject, call: CallOptions = {}) {
      const quiet = call.quiet ?? false
      async function attempt(): Promise<CallAnswer<T>> {
        try {
          return settle<T>(await readEnvelope(await request(operation, input, call)), true)
        } catch {
          return unreachable<T>(true, call.signal?.aborted ?? false)
        }
      }
      const isKeyed = call.idempotencyKey !== undefined && plan(operation).idempotent
      const { signal, onChecking } = call
      const answer = await settleUnknown(attempt, { pausesMs: isKeyed ? options.pausesMs : [], signal, onChecking })
      if (answer.ok) follow(operation, answer.value)
      else if (!quiet && !answer.aborted && answer.code === 500) options.warn(answer.message, answer.error.id)
      return answer
    },

    async download(operation, input, call = {}) {
      try {
        const response = await request(operation, input, call)
        if (!response.ok) return settle(await readEnvelope(response), call.quiet ?? false)
        const name = fileNameOf(response.headers.get('content-disposition'))
        if (call.onLine && response.body) await readLines(response.body, call.onLine)
        if (call.onLine) return { ok: true, value: { name, blob: new Blob() } }
        const blob = call.onRows && response.body ? await readFrames(response, call.onRows) : await response.blob()
        return { ok: true, value: { name, blob } }
      } catch {
        return unreachable(call.quiet ?? false, call.signal?.aborted ?? false)
      }
    },

    upload<T>(operation: string, input: JsonObject, file: File, onProgress: (share: number) => void) {
      // fetch does not report bytes sent; XMLHttpRequest does.
      return new Promise<CallAnswer<T>>((resolve) => {
        const { method, path } = plan(operation)
        const request = new XMLHttpRequest()
        request.open(method, new URL(path, options.origin))
        request.withCredentials = true
        request.timeout = Math.max(options.timeoutMs, 60_000)
        for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
        request.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0)
        request.onload = () => {
          const renewed = request.getResponseHeader('access-token')
          if (renewed) options.onToken(renewed)
          if (request.status !== 401 && options.token()) options.onUse(sentAt)
          const envelope = parseEnvelope(request.responseText)
          const answer = envelope ? settle<T>(envelope, true) : unreachable<T>(true, false)
          if (answer.ok) follow(operation, answer.value)
          resolve(answer)
        }
        request.onerror = request.ontimeout = () => resolve(unreachable<T>(true, false))
        const body = new FormData()
        for (const [name, value] of Object.entries(input)) body.append(name, String(value))
        body.append('file', file, file.name)
        const sentAt = Date.now()
        request.send(body)
      })
    },
  }
}

function* queryOf(input: JsonObject): Generator<[string, string]> {
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue
    yield [name, Array.isArray(value) ? value.join(',') : String(value)]
  }
}

/** Reads a file sent in frames. A file that ends inside a frame was truncated. */
async function readFrames(response: Response, onRows: NonNullable<CallOptions['onRows']>): Promise<Blob> {
  const total = Number(response.headers.get('export-rows') ?? 0)
  const frames = createProgressReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  onRows(0, total)
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const come = frames.take(next.value)
    for (const { bytes } of come) parts.push(bytes)
    const last = come.at(-1)
    if (last) onRows(last.rows, total)
  }
  if (!frames.isBetween()) throw new Error('The file was truncated')
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Reads JSON lines as they arrive. A line that is cut off is dropped. */
async function readLines(body: ReadableStream<Uint8Array>, onLine: NonNullable<CallOptions['onLine']>): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(JSON.parse(line) as JsonObject)
  }
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const envelope = parseEnvelope(await response.text())
  if (!envelope) throw new Error('The response is not an envelope')
  return envelope
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'number' ? (value as Envelope) : null
  } catch {
    return null
  }
}

/** Code 500 carries the user's message as data, or as data.message next to other fields. */
function messageOf(envelope: Envelope, error: CallError, text: ClientOptions['text']): string {
  if (typeof envelope.data === 'string' && envelope.data !== '') return envelope.data
  const inside = (envelope.data as { message?: unknown } | null)?.message
  return typeof inside === 'string' ? inside : text(error.id, { requestId: envelope.requestId ?? '', ...error.params })
}

function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? 'download')
}
