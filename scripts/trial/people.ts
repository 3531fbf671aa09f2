/** Signed-in users of the trial; their calls distinguish a response from a broken connection. */

/** Fields of responses used by the trial; all optional. */
export interface OrderAnswer {
  readonly omsOrderNo?: string
  readonly version?: number
  readonly state?: string
  readonly events?: readonly { readonly seq: number; readonly event: string; readonly from?: string; readonly to: string }[]
  readonly files?: readonly { readonly fileId: string; readonly size: number }[]
  readonly fileId?: string
  readonly total?: number
}

export interface Answer {
  readonly status: number
  readonly data: OrderAnswer
  /** For file requests. */
  readonly bytes?: Buffer
  readonly error?: { readonly id: string; readonly params?: Readonly<Record<string, unknown>> }
}

/** Calls of one user; undefined without a response. */
export type Ask = (method: 'GET' | 'POST', path: string, more?: Sent) => Promise<Answer | undefined>

export interface Sent {
  readonly body?: object | FormData
  readonly key?: string
}

export interface People {
  readonly customers: readonly Ask[]
  readonly staff: readonly Ask[]
}

/** Called for every response, and for every call without one. */
export type Observe = (call: { readonly method: string; readonly path: string }, response: Response | undefined) => void

export interface SignInAllOptions {
  /** Evaluated on each call: a restarted server has a different address. */
  readonly url: () => string
  readonly observe?: Observe
}

const password = 'Harbour2026'
const customers = ['shipper', 'shipper2', 'admin', 'other', 'forwarder']
const staff = ['service', 'service2']
const patienceMs = 25_000

/** Tokens outlive the server, so one sign-in is enough. */
export async function signInAll({ url, observe = () => {} }: SignInAllOptions): Promise<People> {
  const open = async (account: string) => askAs({ url, observe }, account, await signIn(url(), account))
  return { customers: await Promise.all(customers.map(open)), staff: await Promise.all(staff.map(open)) }
}

async function signIn(url: string, account: string): Promise<string> {
  const answer = await fetch(`${url}/api/account/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  })
  const token = answer.headers.get('access-token')
  if (token === null) throw new Error(`${account} could not sign in: ${await answer.text()}`)
  return token
}

function askAs({ url, observe }: Required<SignInAllOptions>, account: string, signedIn: string): Ask {
  let token = signedIn
  let signingIn: Promise<unknown> | null = null

  async function send(method: string, path: string, { body, key }: Sent): Promise<Answer | undefined> {
    const form = body instanceof FormData
    let response: Response | undefined
    try {
      response = await fetch(`${url()}${path}`, {
        method,
        headers: {
          'access-token': token,
          ...(key ? { 'idempotency-key': key } : {}),
          ...(body && !form ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(patienceMs),
      })
      if (response.headers.get('content-type')?.startsWith('application/json') !== true)
        return { status: response.status, data: {}, bytes: Buffer.from(await response.arrayBuffer()) }
      const envelope = (await response.json()) as Omit<Answer, 'status'>
      // Responses may renew the session, as in a browser; only a complete response delivers the new token.
      token = response.headers.get('access-token') ?? token
      return { ...envelope, status: response.status }
    } catch {
      return undefined
    } finally {
      observe({ method, path }, response)
    }
  }

  return async (method, path, sent = {}) => {
    const answer = await send(method, path, sent)
    if (answer?.status !== 401) return answer
    // The session has ended, perhaps because the clock jumped. All its users wait for one sign-in.
    signingIn ??= signIn(url(), account)
      .then((renewed) => {
        token = renewed
      })
      .catch(() => {})
      .finally(() => {
        signingIn = null
      })
    await signingIn
    const again = await send(method, path, sent)
    // A response with the old session arrived after a new sign-in: treat it as unanswered.
    return again?.status === 401 ? undefined : again
  }
}
