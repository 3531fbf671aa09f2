/** Requests to a source. A source that hangs, trickles or sends too much is cut off. */
import { AddressRefusedError, callOut, TooLargeError } from '../../platform/egress/index.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface AskLimits {
  /** From the first byte sent to the last byte received. */
  readonly longestMs: number
  readonly largestBytes: number
}

/** What a source did wrong; `failure` is the key of a shared text. */
export class SourceFailure extends Error {
  readonly failure: string
  readonly params: Readonly<Record<string, string>>
  /** The source asked not to be called before. */
  readonly retryAfterMs: number | undefined

  constructor(failure: string, params: Readonly<Record<string, string>> = {}, retryAfterMs?: number) {
    super(`${failure} ${JSON.stringify(params)}`)
    this.name = 'SourceFailure'
    this.failure = failure
    this.params = params
    this.retryAfterMs = retryAfterMs
  }
}

export interface Question {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly allowPrivate: boolean
  readonly limits: AskLimits
  readonly stop: AbortSignal
}

/** Throws SourceFailure for anything but a 200. */
export async function ask({ url, headers, allowPrivate, limits, stop }: Question): Promise<Answer> {
  try {
    const answer = await callOut({
      method: 'GET',
      url: url.href,
      headers: { accept: 'application/json', ...headers },
      ...limits,
      allowPrivate,
      stop,
    })
    const received = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
    if (answer.status !== 200) throw new SourceFailure('source.status', { status: String(answer.status) }, retryAfter(received))
    return { status: answer.status, headers: received, text: answer.body.toString('utf8') }
  } catch (error) {
    throw toFailure(error, limits)
  }
}

function toFailure(error: unknown, { longestMs, largestBytes }: AskLimits): SourceFailure {
  if (error instanceof SourceFailure) return error
  if (error instanceof AddressRefusedError) return new SourceFailure('source.private')
  if (error instanceof TooLargeError)
    return new SourceFailure('source.too-large', { megabytes: String(Math.round(largestBytes / 1024 / 1024)) })
  if (isTimeout(error)) return new SourceFailure('source.timeout', { seconds: String(longestMs / 1000) })
  return new SourceFailure('source.unreachable', { reason: reasonOf(error) })
}

/** Node wraps the reason of an aborted request. */
function isTimeout(error: unknown): boolean {
  const { name, cause } = error as { name?: unknown; cause?: { name?: unknown } }
  return name === 'TimeoutError' || cause?.name === 'TimeoutError'
}

/** Seconds or a date; ignored if it makes no sense. */
function retryAfter(headers: Headers): number | undefined {
  const delay = headers.get('retry-after')
  if (delay === null) return undefined
  const ms = /^\d+$/.test(delay) ? Number(delay) * 1000 : Date.parse(delay) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown'
}
