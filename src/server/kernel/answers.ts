/** Turns the result of a call into the envelope of every JSON response. */
import type { BrandPlan } from '#config'
import { errorEntry } from '#domain'
import { formatText, type JsonObject } from '#rules'
import type { Refusal } from './call.ts'
import { nameParams } from './name-params.ts'

export interface Envelope {
  readonly code: number
  readonly success: boolean
  readonly data: unknown
  readonly error?: { readonly id: string; readonly params: JsonObject; readonly fields: Refusal['fields'] }
  readonly requestId: string
}

export interface Answer {
  readonly status: number
  readonly body: Envelope
  readonly headers: Readonly<Record<string, string>>
}

/** Language and brand of a refusal. */
export interface AnswerWording {
  readonly brand: BrandPlan
  readonly language: string
  readonly requestId: string
}

export function toSuccess(data: unknown, requestId: string): Answer {
  return { status: 200, body: { code: 0, success: true, data, requestId }, headers: {} }
}

export function toRefusal(refusal: Refusal, { brand, language, requestId }: AnswerWording): Answer {
  const { error: id, params = {}, fields = [], data } = refusal
  const { code, status } = errorEntry(id)
  const words = brand.texts[language]?.[id]
  const message = words === undefined ? id : formatText(words, nameParams({ requestId, ...params }, { brand, language }), language)
  const payload = typeof data === 'object' && data !== null ? { message, ...data } : message
  return {
    status,
    // The browser has its own texts for codes 4 and 8; 500 carries the sentence to show.
    body: { code, success: false, data: code === 500 ? payload : null, error: { id, params, fields }, requestId },
    headers: (status === 429 || status === 503) && typeof params.seconds === 'number' ? { 'retry-after': String(params.seconds) } : {},
  }
}

export function refuse(error: string, more: Omit<Refusal, 'ok' | 'error'> = {}): Refusal {
  return { ok: false, error, ...more }
}
