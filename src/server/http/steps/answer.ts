/** Sends the answer to a request, and reports to log and audit trail what security monitoring must find. */
import type { FastifyReply } from 'fastify'
import { errorEntry } from '#domain'
import { type Refusal, toRefusal, toSuccess } from '../../kernel/index.ts'
import { auditRefusal, eventOfRefusal } from '../../platform/audit/index.ts'
import type { BrandContext, CallerContext, OperationAnswer, OperationContext, RequestParts } from '../context.ts'
import { refuseFailed, WorkFailed } from '../failures.ts'
import { sendAnswer, sendFile, sendJson, sendKept } from '../send.ts'

type Parts = Pick<RequestParts, 'services' | 'onChange'>

/** Answers with an error, in the words of the request's brand and language. */
export function refuseRequest({ request, reply, wording }: BrandContext, refusal: Refusal): FastifyReply {
  return sendAnswer(request, reply, toRefusal(refusal, wording))
}

/** Answers with what the operation has returned. */
export async function answerRequest(parts: Parts, context: CallerContext, answer: OperationAnswer): Promise<FastifyReply> {
  const { request, operation, actor } = context
  if (!answer.ok) {
    await reportRefusal(parts, context, answer)
    return refuseRequest(context, answer)
  }
  if (!operation.readsOnly && !operation.unseen) parts.onChange()
  if (operation.logged) request.log.info({ event: 'done', operation: operation.id, user: actor.userId, actor: actor.kind }, 'done')
  return sendResult(context, answer.value)
}

async function reportRefusal({ services }: Parts, context: CallerContext, { error }: Refusal): Promise<void> {
  const { request, brand, operation, actor } = context
  if (errorEntry(error).logged) {
    request.log.warn({ event: 'refused', operation: operation.id, error, user: actor.userId, actor: actor.kind }, 'refused')
  }
  const event = actor.userId === null ? undefined : eventOfRefusal(error)
  if (!event) return
  const seen = { brand: brand.plan, now: services.now, requestId: request.id, actor }
  await auditRefusal({ db: services.db, log: request.log }, { ...seen, event, detail: { operation: operation.id, error } })
}

function sendResult(
  { request, reply, operation }: OperationContext,
  result: Extract<OperationAnswer, { ok: true }>['value'],
): FastifyReply {
  if (result.kind === 'file') return sendFile(request, reply, result.file)
  const { data, bytes } = result
  if (operation.answer === 'plain') return sendJson(reply, statusOf(data), data)
  return bytes ? sendKept(request, reply, bytes) : sendAnswer(request, reply, toSuccess(data, request.id))
}

/** A plain response that reports a problem must not count as success for monitoring. */
function statusOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'status' in data && data.status !== 'ok' ? 503 : 200
}

/** Answers a call that has thrown: whether repeating it is safe depends on how far it came. */
export function answerFailure(context: OperationContext, error: unknown): FastifyReply {
  const { request, operation, brand } = context
  const refusal = refuseFailed(error, operation, brand.plan)
  const err = error instanceof WorkFailed ? error.cause : error
  request.log.error({ err, operation: operation.id, answered: refusal.error }, 'an operation failed')
  return refuseRequest(context, refusal)
}
