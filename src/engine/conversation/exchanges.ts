/** A conversation as the page holds it: questions, each with what has arrived of its answer. */
import type { JsonObject } from '#rules'

/** An answer to one question, as the operation of the block describes it. */
export interface AnswerPart {
  readonly tool: string
  readonly label: string
  readonly outcome: string
  readonly text: string
  readonly refusal?: string
  /** Address of the page with the whole answer. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  /** What the operation returned, if the tool shows it. */
  readonly answer?: unknown
  /** For the next question, of users without stored conversations. */
  readonly before?: string
  readonly choices?: readonly string[]
}

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
  if (typeof line.part === 'object') return { ...exchange, parts: [...exchange.parts, line.part as unknown as AnswerPart] }
  if (typeof line.say === 'string') return { ...exchange, said: exchange.said + line.say }
  return 'end' in line ? { ...exchange, state: 'answered' } : exchange
}

/** The answer in plain words. */
export function wordsOf({ said, parts }: Pick<Exchange, 'said' | 'parts'>): string {
  return said === '' ? parts.map(({ text }) => text).join('\n') : said
}

/** The id of the stored conversation that the answer belongs to. */
export function conversationOf({ begin }: JsonObject): string | undefined {
  const id = (begin as JsonObject | undefined)?.conversation
  return typeof id === 'string' ? id : undefined
}
