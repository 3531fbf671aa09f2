/**
 * Keeps the answers of operations declared as `fixed`, as the bytes that are sent: they depend only on the release, the brand, the
 * language, the input and the kind of caller, whose hidden fields are already removed.
 */
import { LRUCache } from 'lru-cache'
import type { BrandPlan } from '#config'
import type { Asker } from '#domain'
import { type JsonObject, once } from '#rules'

export interface KeptAnswer {
  readonly data: unknown
  /** `data` as JSON. */
  readonly json: Buffer
}

export interface AnswerKey {
  readonly operation: string
  readonly language: string
  readonly asker: Asker
  /** Validated. */
  readonly input: JsonObject
}

/** For each brand. Callers choose the input, so there is no end to the answers. */
const mostBytes = 8_000_000

/** A brand's plan belongs to one release: its answers are dropped with it. */
const answersOf = once(
  (_brand: BrandPlan) => new LRUCache<string, KeptAnswer>({ maxSize: mostBytes, sizeCalculation: ({ json }) => json.length }),
)

/** The answer kept for this call, if any; call it only once the caller is known to be allowed. */
export function findAnswer(brand: BrandPlan, key: AnswerKey): KeptAnswer | undefined {
  return answersOf(brand).get(keyText(key))
}

export function keepAnswer(brand: BrandPlan, key: AnswerKey, data: unknown): KeptAnswer {
  const answer = { data, json: Buffer.from(JSON.stringify(data)) }
  answersOf(brand).set(keyText(key), answer)
  return answer
}

function keyText({ operation, language, asker, input }: AnswerKey): string {
  return JSON.stringify([operation, language, asker, input])
}
