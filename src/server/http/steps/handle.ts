/** Runs the handler of an operation: once for each idempotency key, and no longer than its caller waits. */
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database } from '../../db/index.ts'
import type { Call, Handlers, Result } from '../../kernel/index.ts'
import { type CallFacts, makeCall, type Services } from '../call.ts'
import type { OperationInput, PreparedContext, RunOperation, ValidatedContext } from '../context.ts'
import { refuseLate, underWay } from '../failures.ts'
import { runOnce } from '../idempotency.ts'
import { limitMsOf, withinTime } from '../time-limits.ts'
import { validateFilledForm } from '../validate-input.ts'
import { validateBy, validationOptions } from './validate.ts'

/** What the handler sees of the call. `run` runs operations that the handler asks. */
export function prepareCall(context: ValidatedContext, run: RunOperation): PreparedContext {
  const { request, validating, upload, services } = context
  let userId: string | null = null
  const facts: CallFacts = {
    ...request,
    ask: askOf(context, run),
    brand: withServedDocuments(validating.plan, request.served.plan, services),
    live: validating.live,
    upload,
    validateInput: validateInputOf(context),
    validateForm: validateFormOf(context),
  }
  const signedIn = (id: string) => {
    userId = id
  }
  return { ...context, facts, effects: { setHeader: request.setHeader, signedIn }, signedInUser: () => userId }
}

function askOf({ services, handlers, request }: ValidatedContext, run: RunOperation): Call['ask'] {
  return async (id, values) => {
    const plan = request.served.plan.operations[id]
    if (!plan?.readsOnly || plan.demoOnly || plan.answer === 'file') throw new Error(`${id} is no operation that only reads`)
    const readInput = async (): Promise<Result<OperationInput>> => ({ ok: true, value: { values, upload: null } })
    const answer = await run(services, handlers, { ...request, plan, idempotencyKey: null, readInput, setHeader: () => {} })
    if (!answer.ok) return answer
    if (answer.value.kind === 'file') throw new Error(`${id} answers with a file`)
    return { ok: true, value: answer.value.data }
  }
}

function validateInputOf(context: ValidatedContext): Call['validateInput'] {
  return (id, values) => {
    const operation = context.validating.plan.operations[id]
    if (!operation) throw new Error(`The release has no operation ${id}`)
    return validateBy(context, context.validating, { operation, values })
  }
}

/** Handlers validate what changes a record; what places one was validated with the input. */
function validateFormOf(context: ValidatedContext): Call['validateForm'] {
  return (form, values, at) => validateFilledForm(form, values, at, { ...validationOptions(context, context.validating), changes: true })
}

/** Whatever release a page has, permissions come from the current grid, and so do the dictionaries that the server names. */
function withServedDocuments(brand: BrandPlan, served: BrandPlan, { servedDictionaries }: Services): BrandPlan {
  if (brand === served) return brand
  const dictionary = { ...brand.documents.dictionary }
  for (const id of servedDictionaries) {
    const document = served.documents.dictionary?.[id]
    if (document) dictionary[id] = document
  }
  return { ...brand, documents: { ...brand.documents, dictionary, grid: served.documents.grid ?? {} } }
}

/** The work of a call. `tx` is the transaction of a call that runs once; null for any other. */
type Work = (tx: Transaction<Database> | null) => Promise<Result<unknown>>

/** Runs the work, in one transaction with its key if the call has one. Work that takes too long may still complete. */
export async function runInTime({ services, request, input }: PreparedContext, work: Work): Promise<Result<unknown>> {
  const { plan, served, actor, idempotencyKey: key } = request
  const isOnce = plan.idempotent || (plan.takesKey && key !== null)
  const isKeyed = isOnce || (plan.keepsKey && key !== null)
  const claim = { db: services.db, userId: actor.userId ?? '', operation: plan.id, key, input, now: services.now() }
  const running = isOnce ? runOnce(claim, work) : work(null)
  return await withinTime(underWay(running, { isKeyed, isOnce }), refuseLate(plan, served.plan, isKeyed), limitMsOf(plan, request))
}

/** Calls the operation's handler. */
export async function handle(context: PreparedContext, tx: Parameters<Work>[0]): Promise<Result<unknown>> {
  const { services, handlers, request, input, facts, effects } = context
  const handler = handlers[request.plan.handler as keyof Handlers] as (input: unknown, call: Call) => Promise<Result<unknown>>
  return await handler(input, makeCall(services, facts, effects, tx))
}
