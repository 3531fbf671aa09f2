/**
 * Keeps the answers of operations declared as `fixed`, and those that callers share, as the bytes that are sent. They depend only
 * on the key and the kind of caller, whose hidden fields are already removed.
 */
import { LRUCache } from 'lru-cache'
import type { BrandPlan } from '#config'
import type { Asker } from '#domain'
import { type JsonObject, once } from '#rules'
import { toSuccess } from '../kernel/index.ts'
import type { OperationAnswer } from './context.ts'
import { type PageBytes, toPageBytes } from './pages/page-bytes.ts'

export interface AnswerKey {
  readonly operation: string
  readonly language: string
  readonly asker: Asker
  /** Validated. */
  readonly input: JsonObject
  /** What else the answer depends on; null for nothing. */
  readonly shared: string | null
}

/** Of all brands. Callers choose the input, so there is no end to the answers. */
const mostBytes = 32_000_000

interface KeptAnswer {
  readonly kind: 'data'
  readonly data: unknown
  /** Bytes of the data as JSON. */
  readonly size: number
  /** The whole response, but for the id of the request. */
  readonly bytes: PageBytes
}

function toKept(value: unknown): KeptAnswer {
  const json = JSON.stringify(value)
  const bytes = toPageBytes([beforeData + json + beforeId, afterId])
  let data: unknown
  return {
    kind: 'data',
    size: Buffer.byteLength(json),
    bytes,
    // Most answers are only sent: the text is not kept beside its bytes. What reads one for a page reads it again.
    get data() {
      data ??= (JSON.parse(bytes.plain('').toString()) as { readonly data: unknown }).data
      return data
    },
  }
}

/** The envelope of a success around its data and the id. */
const [beforeData = '', beforeId = '', afterId = ''] = JSON.stringify(toSuccess('<data>', '<id>').body).split(/"<data>"|<id>/)

const answers = new LRUCache<string, KeptAnswer>({ maxSize: mostBytes, sizeCalculation: ({ size }) => Math.max(size, 1) })
const pending = new Map<string, Promise<OperationAnswer>>()

/** A brand's plan belongs to one release; its answers are not found under another and leave in time. */
const numberOf = once((_brand: BrandPlan) => {
  plans += 1
  return plans
})
let plans = 0

/**
 * The answer kept for this key, else the one that `make` makes. Concurrent calls with the same key wait for one making; if that
 * fails, each makes its own. Call it only once the caller is known to be allowed.
 */
export async function obtainAnswer(brand: BrandPlan, key: AnswerKey, make: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
  const text = keyText(brand, key)
  const answer = answers.get(text)
  if (answer) return { ok: true, value: answer }
  const other = pending.get(text)
  if (other) {
    const shared = await other.catch(() => null)
    if (shared?.ok) return shared
  }
  const making = makeKept(text, make)
  pending.set(text, making)
  try {
    return await making
  } finally {
    if (pending.get(text) === making) pending.delete(text)
  }
}

async function makeKept(text: string, make: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
  const result = await make()
  if (!result.ok || result.value.kind !== 'data') return result
  const answer = toKept(result.value.data)
  answers.set(text, answer)
  return { ok: true, value: answer }
}

function keyText(brand: BrandPlan, { operation, language, asker, input, shared }: AnswerKey): string {
  return JSON.stringify([numberOf(brand), operation, language, asker, shared, input])
}
