/**
 * The journey of a request, step by step: from brand and operation over the caller, the release and the permission to input, handler
 * and filter, and back to the answer. Any step may refuse. The steps are in `steps/`, what they know of the request in `context.ts`.
 */
import type { FastifyReply } from 'fastify'
import type {
  CallContext,
  Exchange,
  OperationAnswer,
  OperationContext,
  OperationRequest,
  ReleaseContext,
  RequestParts,
  RunOperation,
  ValidatedContext,
} from './context.ts'
import { obtainAnswer } from './kept-answers.ts'
import { headerOf } from './request-headers.ts'
import { answerFailure, answerRequest, refuseRequest } from './steps/answer.ts'
import { authorise, explainStanding, limitStranger } from './steps/authorise.ts'
import { enterPreview } from './steps/enter-preview.ts'
import { filterAnswer, type Keeping, keepingOf } from './steps/filter.ts'
import { findBrand, matchOperation, refuseUnknownBrand } from './steps/find-operation.ts'
import { handle, prepareCall, runInTime } from './steps/handle.ts'
import { identifyCaller } from './steps/identify-caller.ts'
import { readInput } from './steps/read-input.ts'
import { validate } from './steps/validate.ts'
import { clientAddress } from './trusted-proxies.ts'

/** Answers a request for an operation. */
export async function dispatchRequest(parts: RequestParts, exchange: Exchange): Promise<FastifyReply> {
  const context = findBrand(parts, exchange)
  const unknownBrand = refuseUnknownBrand(context)
  if (unknownBrand) return refuseRequest(context, unknownBrand)
  const operation = await matchOperation(parts, context)
  if (!operation.ok) return refuseRequest(context, operation)
  try {
    return await answerCall(parts, operation.value)
  } catch (error) {
    return answerFailure(operation.value, error)
  }
}

async function answerCall(parts: RequestParts, context: OperationContext): Promise<FastifyReply> {
  const caller = await identifyCaller(parts, context)
  if (!caller.ok) return refuseRequest(context, caller)
  const release = await enterPreview(parts, caller.value)
  if (!release.ok) return refuseRequest(context, release)
  const answer = await runOperation(release.value.services, parts.handlers, toOperationRequest(release.value))
  return await answerRequest(parts, release.value, answer)
}

/** Every call of an operation, from the permission to the filtered answer. Independent of HTTP. */
export const runOperation: RunOperation = async (services, handlers, request) => {
  const call = { services, handlers, request }
  return await explainStanding(call, await runSteps(call))
}

async function runSteps(call: CallContext): Promise<OperationAnswer> {
  const denial = authorise(call.request)
  if (denial) return denial
  const input = await call.request.readInput()
  if (!input.ok) return input
  const validation = await validate(call, input.value)
  if (!validation.ok) return validation
  const limitation = await limitStranger(call)
  if (limitation) return limitation
  const context = validation.value
  const keeping = await keepingOf(context)
  if (!keeping) return await makeAnswer(context)
  return await obtainAnswer(call.request.served.plan, keeping.key, () => makeShared(context, keeping))
}

/** Reads a current replica; one that breaks off, as replicas do, is no reason to refuse. */
async function makeShared(context: ValidatedContext, { isCurrentIn }: Keeping): Promise<OperationAnswer> {
  const { services } = context
  const db = isCurrentIn && ((await services.replica?.ifCurrent(isCurrentIn)) ?? null)
  if (!db) return await makeAnswer(context)
  return await makeAnswer({ ...context, services: { ...services, db } }).catch(() => makeAnswer(context))
}

async function makeAnswer(context: ValidatedContext): Promise<OperationAnswer> {
  const preparedCall = prepareCall(context, runOperation)
  const result = await runInTime(preparedCall, (tx) => handle(preparedCall, tx))
  return result.ok ? await filterAnswer(preparedCall, result.value) : result
}

function toOperationRequest(context: ReleaseContext): OperationRequest {
  const { request, reply, brand, operation, wording, services } = context
  const { live, validatedBy, lapsed, actor, sessionId, isCommand } = context
  return {
    ...{ plan: operation, served: brand, live, validatedBy, lapsed, actor, sessionId, isCommand },
    userAgent: headerOf(request, 'user-agent') ?? '',
    language: wording.language,
    requestId: request.id,
    idempotencyKey: headerOf(request, 'idempotency-key'),
    remoteAddress: clientAddress(request),
    origin: services.originOf(brand.plan),
    readInput: () => readInput(context),
    setHeader: (name, value) => void reply.header(name, value),
  }
}
