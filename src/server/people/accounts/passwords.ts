/** Hashes passwords: argon2id, few at a time, so that a flood of wrong passwords does not starve everything else. */

import { hash, verify } from '@node-rs/argon2'
import { minuteMs } from '#rules'
import { refuse } from '../../kernel/index.ts'
import { createSignInQueue, type Lane } from './sign-in-queue.ts'

/** Memory in KiB and passes. Argon2id is the library's own choice. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's minimum: more would cost the server more than an attacker. */
const leastCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The queue is too long; retry after this many seconds. */
export interface Busy {
  readonly kind: 'busy'
  readonly seconds: number
}

export type Verdict = { readonly kind: 'judged'; readonly right: boolean } | Busy

export interface Hasher {
  /** For callers who have proved their identity: never refused. */
  hash(password: string): Promise<string>
  verify(stored: string | null, password: string, lane: Lane): Promise<Verdict>
  /** Runs one sign-in when its turn comes; `verifyPassword` inside it does not queue again. */
  inQueue<T>(
    address: string,
    work: (verifyPassword: VerifyPassword) => Promise<T>,
  ): Promise<{ readonly kind: 'done'; readonly value: T } | Busy>
}

/** Whether the password is right; without a stored one it takes the same time. */
export type VerifyPassword = (stored: string | null, password: string) => Promise<boolean>

/** Cheaper hashing, for tests of the queue only. */
export function createHasher(cost = leastCost): Hasher {
  const queue = createSignInQueue()
  const laneOf = createRecentTries()
  // An unknown account must cost the same time as a wrong password.
  const decoyHash = hash('no account has this password', cost)
  const verifyPassword: VerifyPassword = async (stored, password) =>
    (await verify(stored ?? (await decoyHash), password)) && stored !== null
  const busy = (): Busy => ({ kind: 'busy', seconds: queue.seconds() })
  return {
    hash: (password) => queue.proved(() => hash(password, cost)),
    verify: async (stored, password, lane) => {
      const right = await queue.inTurn(lane, () => verifyPassword(stored, password))
      return right === null ? busy() : { kind: 'judged', right }
    },
    inQueue: async (address, work) =>
      (await queue.inTurn(laneOf(address), async () => ({ kind: 'done' as const, value: await work(verifyPassword) }))) ?? busy(),
  }
}

const windowMs = minuteMs
/** Above this, the oldest are dropped: a flood must not exhaust memory. */
const mostRemembered = 20_000
/** Enough for colleagues behind one address at the start of a day. */
const fewTries = 5

/** Counts an attempt, and returns its place in the queue. Failures of the account do not matter: an attacker must not delay its owner. */
export function createRecentTries(): (address: string) => Lane {
  const tries = new Map<string, { count: number; readonly since: number }>()
  return (address) => {
    const now = performance.now()
    const attempt = tries.get(address)
    if (attempt && now - attempt.since < windowMs) {
      attempt.count += 1
      return attempt.count <= fewTries ? 1 : 2
    }
    tries.delete(address)
    tries.set(address, { count: 1, since: now })
    const [oldest] = tries.keys()
    if (tries.size > mostRemembered && oldest !== undefined) tries.delete(oldest)
    return 0
  }
}

let common: ReadonlySet<string> | undefined

/** A common password in capitals is still common. The lists are loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'])
  return common.has(password.trim().toLowerCase())
}

/** Validation error if the form's field `password` contains a common password. */
export const tooCommon = refuse('error.invalid', { fields: [{ path: '/password', id: 'invalid.passwordCommon', params: {} }] })
