/** A conversation as the page holds it: questions, each with what has arrived of its answer. */
import type { Operations } from '#generated/operations.ts'
import { isObject, type Json, type JsonObject, textOf } from '#rules'

/** A question with its answers, as it is stored. */
export type StoredTurn = Operations['read-conversation']['output']['turns'][number]
/** An answer to one question. The operation that answers sends its parts as they are stored, one per line. */
export type AnswerPart = StoredTurn['parts'][number]

export interface Exchange {
  readonly id: string
  readonly words: string
  readonly parts: readonly AnswerPart[]
  /** Words of a language model, as far as they have arrived. */
  readonly said: string
  readonly state: 'waiting' | 'answered' | 'stopped' | 'failed'
  readonly failure?: string
}

/** The exchange with one more line of its answer. */
export function withLine(exchange: Exchange, line: JsonObject): Exchange {
  if (isPart(line.part)) return { ...exchange, parts: [...exchange.parts, line.part] }
  if (typeof line.say === 'string') return { ...exchange, said: exchange.said + line.say }
  return 'end' in line ? { ...exchange, state: 'answered' } : exchange
}

/** The server has validated the rest against the stored shape. */
function isPart(part: Json | undefined): part is JsonObject & AnswerPart {
  return isObject(part) && ['tool', 'label', 'outcome', 'text'].every((name) => typeof part[name] === 'string')
}

/** The answer in plain words. */
export function wordsOf({ said, parts }: Pick<Exchange, 'said' | 'parts'>): string {
  return said === '' ? parts.map(({ text }) => text).join('\n') : said
}

/** The id of the stored conversation that the answer belongs to. */
export function conversationOf({ begin }: JsonObject): string | undefined {
  const id = (begin as JsonObject | undefined)?.conversation
  return textOf(id)
}
