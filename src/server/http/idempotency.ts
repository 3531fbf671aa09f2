/**
 * One result per key. The key's row is inserted first, in the transaction that does the work: a double submit waits at the
 * unique index until the first commits, then reads its result; if the work fails, the key is gone with it.
 */
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, inTransaction } from '../db/index.ts'
import { type Result, refuse } from '../kernel/index.ts'
import { keepAnswer, readFirstCall, takeKey } from './store.ts'

const keyPattern = /^[\x21-\x7e]{8,128}$/

export interface OnceOptions {
  readonly db: Kysely<Database>
  readonly userId: string
  readonly operation: string
  readonly key: string | null
  readonly input: JsonObject
  readonly now: Date
}

/** Refusals are not stored: they change nothing, and the input may be corrected under the same key. */
export async function runOnce(
  options: OnceOptions,
  work: (tx: Transaction<Database>) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const { db, key } = options
  if (key === null || !keyPattern.test(key)) return refuse('error.idempotency-key-required')
  return await inTransaction(db, async (tx) => {
    const claim = await claimKey(tx, { ...options, key })
    if (claim) return claim
    const result = await work(tx)
    if (result.ok) await keepAnswer(tx, { ...options, key }, result.value)
    return result
  })
}

type Claim = OnceOptions & { readonly key: string }

/** Null if this call claimed the key, else the result of the first call that used it. */
async function claimKey(tx: Transaction<Database>, claim: Claim): Promise<Result<unknown> | null> {
  const hash = hashInput(claim.input)
  if (await takeKey(tx, claim, hash, claim.now)) return null
  const first = await readFirstCall(tx, claim)
  if (first.request_hash !== hash) return refuse('error.idempotency-key-reused')
  return { ok: true, value: first.answer.value }
}

function hashInput(input: unknown): string {
  return createHash('sha256').update(canonical(input)).digest('hex')
}

/** JSON with sorted keys, so that equal input has equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}
