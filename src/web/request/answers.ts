import { sessionCodes } from '#rules'
import type { CallAnswer, CallError, ClientOptions } from './client.ts'
import type { Envelope } from './read-response.ts'
import { planOf } from './send-request.ts'

const accessAbnormal = 'error.access-abnormal'

/** The answer in an envelope; the app reacts to an ended session, and shows a warning for other errors unless `quiet`. */
export function settle<T>(options: ClientOptions, envelope: Envelope, quiet: boolean): CallAnswer<T> {
  if (envelope.code === 0 && envelope.success) return { ok: true, value: envelope.data as T }
  const error = { id: accessAbnormal, params: {}, fields: [], ...envelope.error }
  const message = messageOf(envelope, error, options.text)
  if (envelope.code === sessionCodes.none) options.onSignedOut()
  else if (envelope.code === sessionCodes.ended) options.onSessionEnded()
  else if (!quiet) options.warn(message, error.id)
  return { ok: false, code: envelope.code, error, message, data: envelope.data }
}

/** The answer if no envelope arrived. */
export function unreachable<T>(options: ClientOptions, quiet: boolean, aborted: boolean): CallAnswer<T> {
  const message = options.text(accessAbnormal)
  if (!quiet && !aborted) options.warn(message, accessAbnormal)
  return { ok: false, code: 500, error: { id: accessAbnormal, params: {}, fields: [] }, message, data: null, aborted }
}

/** Lets the app react to operations that open or change the session. */
export function follow(options: ClientOptions, operation: string, value: unknown): void {
  const { opensSession, changesSession } = planOf(options, operation)
  if (opensSession) options.onSession(value)
  else if (changesSession) options.onSessionChanged()
}

/** Code 500 carries the user's message as data, or as data.message next to other fields. */
function messageOf(envelope: Envelope, error: CallError, text: ClientOptions['text']): string {
  if (typeof envelope.data === 'string' && envelope.data !== '') return envelope.data
  const inside = (envelope.data as { message?: unknown } | null)?.message
  return typeof inside === 'string' ? inside : text(error.id, { requestId: envelope.requestId ?? '', ...error.params })
}
