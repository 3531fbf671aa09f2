/** Requests to a source. A source that hangs, trickles or sends too much is cut off. */

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface AskLimits {
  /** From the first byte sent to the last byte received. */
  readonly longestMs: number
  /** After decompression. */
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

/** Throws SourceFailure for anything but a 200. */
export async function ask(url: URL, headers: Readonly<Record<string, string>>, limits: AskLimits, stop: AbortSignal): Promise<Answer> {
  const timeout = AbortSignal.timeout(limits.longestMs)
  try {
    const response = await fetch(url, {
      // A redirect could lead anywhere, with the key in the request.
      redirect: 'error',
      signal: AbortSignal.any([timeout, stop]),
      headers: { accept: 'application/json', ...headers },
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new SourceFailure('source.status', { status: String(response.status) }, retryAfter(response.headers))
    }
    return { status: response.status, headers: response.headers, text: await readLimited(response, limits.largestBytes) }
  } catch (error) {
    if (error instanceof SourceFailure) throw error
    if (timeout.aborted) throw new SourceFailure('source.timeout', { seconds: String(limits.longestMs / 1000) })
    throw new SourceFailure('source.unreachable', { reason: reasonOf(error) })
  }
}

async function readLimited({ body }: Response, largestBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the request.
    if (size > largestBytes) throw new SourceFailure('source.too-large', { megabytes: String(Math.round(largestBytes / 1024 / 1024)) })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Seconds or a date; ignored if it makes no sense. */
function retryAfter(headers: Headers): number | undefined {
  const given = headers.get('retry-after')
  if (given === null) return undefined
  const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : error instanceof Error ? error.name : 'unknown'
}
