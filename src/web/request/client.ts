import type { CallPlan } from '#config'
import type { FieldError, JsonObject } from '#rules'
import { follow, settle, unreachable } from './answers.ts'
import { fileNameOf, readEnvelope, readFrames, readLines } from './read-response.ts'
import { planOf, sendRequest } from './send-request.ts'
import { settleUnknown } from './settle-unknown.ts'
import { uploadFile } from './upload-file.ts'

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

/** The browser's only API client: sets origin, time limit, token, release and language of every request. */
export function createClient(options: ClientOptions): Client {
  return {
    async call<T>(operation: string, input: JsonObject, call: CallOptions = {}) {
      async function attempt(): Promise<CallAnswer<T>> {
        try {
          return settle<T>(options, await readEnvelope(await sendRequest(options, { operation, input, call })), true)
        } catch {
          return unreachable<T>(options, true, call.signal?.aborted ?? false)
        }
      }
      const { quiet = false, signal, onChecking } = call
      const isKeyed = call.idempotencyKey !== undefined && planOf(options, operation).idempotent
      const answer = await settleUnknown(attempt, { pausesMs: isKeyed ? options.pausesMs : [], signal, onChecking })
      if (answer.ok) follow(options, operation, answer.value)
      else if (!quiet && !answer.aborted && answer.code === 500) options.warn(answer.message, answer.error.id)
      return answer
    },

    async download(operation, input, call = {}) {
      try {
        const response = await sendRequest(options, { operation, input, call })
        if (!response.ok) return settle(options, await readEnvelope(response), call.quiet ?? false)
        const name = fileNameOf(response.headers.get('content-disposition'))
        if (call.onLine && response.body) await readLines(response.body, call.onLine)
        if (call.onLine) return { ok: true, value: { name, blob: new Blob() } }
        const blob = call.onRows && response.body ? await readFrames(response, call.onRows) : await response.blob()
        return { ok: true, value: { name, blob } }
      } catch {
        return unreachable(options, call.quiet ?? false, call.signal?.aborted ?? false)
      }
    },

    upload: (operation, input, file, onProgress) => uploadFile(options, { operation, input, file, onProgress }),
  }
}
