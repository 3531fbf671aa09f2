/** Every call of an operation, from the permission check to the filtered response. Independent of HTTP. */
import type { BrandPlan, OperationPlan } from '#config'
import { askerOf, companyError, decide, explainAccess } from '#domain'
import { dayIn, type JsonObject } from '#rules'
import { countStrangerCall, readPerson, readStanding } from '../accounts/index.ts'
import {
  type Actor,
  type Call,
  type FileAnswer,
  filterOutput,
  type Handlers,
  latestActual,
  purposeOf,
  type Refusal,
  type Result,
  refuse,
  sessionScope,
  type Upload,
  withRemembered,
} from '../kernel/index.ts'
import { findOrderRelease, queueDictionary } from '../orders/index.ts'
import type { LiveBrand, LiveRelease } from '../releases/index.ts'
import { type CallFacts, makeCall, type Services } from './call.ts'
import { refuseLate, WorkFailed } from './failures.ts'
import { runOnce } from './idempotency.ts'
import { findAnswer, keepAnswer } from './kept-answers.ts'
import { limitMsOf, withinTime } from './time-limits.ts'
import { validateFilledForm, validateInput } from './validate-input.ts'

export interface OperationRequest {
  /** The operation as served now: it decides permission and visibility. */
  readonly plan: OperationPlan
  readonly served: LiveBrand
  readonly live: LiveRelease
  /** The release with which the caller's page was loaded; it validates the input. */
  readonly validatedBy: LiveRelease
  /** Release named by the page if it is too old or unknown here; the current one validates instead. */
  readonly lapsed: string | null
  readonly actor: Actor
  readonly sessionId: string | null
  readonly userAgent: string
  readonly language: string
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly remoteAddress: string
  readonly origin: string
  /** Whether a command on this machine calls it. */
  readonly isCommand: boolean
  /** Reads and decodes the input; only called once the caller is known to be allowed. */
  readonly readInput: () => Promise<Result<{ readonly values: JsonObject; readonly upload: Upload | null }>>
  readonly setHeader: (name: string, value: string) => void
}

export type OperationAnswer = Result<
  | { readonly kind: 'data'; readonly data: unknown /** The data as JSON, of an answer that is kept. */; readonly json?: Buffer }
  | { readonly kind: 'file'; readonly file: FileAnswer }
>

export async function runOperation(services: Services, handlers: Partial<Handlers>, request: OperationRequest): Promise<OperationAnswer> {
  const answer = await runAllowed(services, handlers, request)
  if (answer.ok || answer.error !== 'error.not-certified' || request.actor.kind === 'staff') return answer
  // Someone whose application is open or was rejected would be sent to apply again.
  return { ...answer, error: companyError(request.actor.kind, await readStanding(services.db, request.actor)) }
}

async function runAllowed(services: Services, handlers: Partial<Handlers>, request: OperationRequest): Promise<OperationAnswer> {
  const { plan, served, actor } = request
  const allowed = decide(served.grid, plan.grid, askerOf(actor), plan.about === 'self' ? 'own' : 'none')
  if (!allowed.allow) return refuse(allowed.error, reasonFor(allowed.error, request))
  if (isRuledOut(served.plan, plan, actor)) return refuse('error.forbidden')
  const input = await request.readInput()
  if (!input.ok) return input
  const remembered = await findRemembered(services, request, input.value.values)
  const validating = validatingBrand({ ...request, validatedBy: remembered ?? request.validatedBy })
  const validateBy = (by: LiveBrand, operation: OperationPlan = plan, values = input.value.values) =>
    validateInput(values, {
      plan: by.plan.operations[operation.id] ?? operation,
      brand: by.plan,
      validators: by.validators,
      session: sessionScope(actor, request.language),
      today: dayIn(by.plan.timeZone, services.now()),
      latest: latestActual(by.plan, services.now()).toISOString(),
    })
  const checked = validateBy(validating)
  if (!checked.ok) {
    if (request.lapsed === null || remembered) return checked
    const before = (await services.releases.remembered(request.lapsed))?.brands[served.plan.id]
    const wasAsked = before?.plan.operations[plan.id] ? validateBy(before) : null
    return isOnlyNow(checked, wasAsked) ? { ...checked, error: 'error.form-changed' } : checked
  }
  const limited = await limitStranger(services, request)
  if (limited) return limited
  const viewer = { asker: askerOf(actor) }
  const keptAs =
    plan.fixed && validating.plan === served.plan
      ? { operation: plan.id, language: request.language, asker: viewer.asker, input: checked.value }
      : null
  const kept = keptAs && findAnswer(served.plan, keptAs)
  if (kept) return { ok: true, value: { kind: 'data', ...kept } }
  const validateOther: CallFacts['validateInput'] = (operation, values) => {
    const asked = validating.plan.operations[operation]
    if (!asked) throw new Error(`The release has no operation ${operation}`)
    return validateBy(validating, asked, values)
  }
  const validateForm: CallFacts['validateForm'] = (form, values, at) =>
    validateFilledForm(form, values, at, {
      brand: validating.plan,
      validators: validating.validators,
      session: sessionScope(actor, request.language),
      today: dayIn(validating.plan.timeZone, services.now()),
      latest: latestActual(validating.plan, services.now()).toISOString(),
      // Handlers validate what changes a record; what places one was validated with the input.
      changes: true,
    })
  const ask: CallFacts['ask'] = async (operation, values) => {
    const asked = served.plan.operations[operation]
    if (!asked?.readsOnly || asked.demoOnly || asked.answer === 'file') throw new Error(`${operation} is no operation that only reads`)
    const readInput: OperationRequest['readInput'] = async () => ({ ok: true, value: { values, upload: null } })
    const found = await runOperation(services, handlers, { ...request, plan: asked, idempotencyKey: null, readInput, setHeader: () => {} })
    return found.ok && found.value.kind === 'data' ? { ok: true, value: found.value.data } : (found as Refusal)
  }
  const facts: CallFacts = {
    ...request,
    ask,
    brand: withPresentGrid(validating.plan, served.plan),
    live: validating.live,
    upload: input.value.upload,
    validateInput: validateOther,
    validateForm,
  }
  const effects = {
    setHeader: request.setHeader,
    signedIn: (userId: string) => {
      newUserId = userId
    },
  }
  let newUserId: string | null = null
  const handle = handlers[plan.handler as keyof Handlers] as (input: unknown, call: Call) => Promise<Result<unknown>>
  const isOnce = plan.idempotent || (plan.takesKey && request.idempotencyKey !== null)
  const isKeyed = isOnce || (plan.keepsKey && request.idempotencyKey !== null)
  const work = isOnce
    ? runOnce(
        {
          db: services.db,
          userId: actor.userId ?? '',
          operation: plan.id,
          key: request.idempotencyKey,
          input: checked.value,
          now: services.now(),
        },
        (tx) => handle(checked.value, makeCall(services, facts, effects, tx)),
      )
    : handle(checked.value, makeCall(services, facts, effects, null))
  const result = await withinTime(underWay(work, { isKeyed, isOnce }), refuseLate(plan, served.plan, isKeyed), limitMsOf(plan, request))
  if (!result.ok) return result
  if (plan.answer === 'file') return { ok: true, value: { kind: 'file', file: result.value as FileAnswer } }
  // A user who has just signed in may see their own session.
  if (newUserId !== null) {
    const person = await underWay(readPerson(services.db, newUserId), { isKeyed: false, isOnce: false })
    if (person) viewer.asker = askerOf(person.actor)
  }
  const visibility = remembered ? withRemembered(plan.visibility, validating.plan.operations[plan.id]?.visibility) : plan.visibility
  const data = filterOutput(result.value, visibility, { grid: served.grid, asker: viewer.asker })
  return { ok: true, value: { kind: 'data', ...(keptAs ? keepAnswer(served.plan, keptAs, data ?? null) : { data: data ?? null }) } }
}

const strangers: readonly Actor['kind'][] = ['visitor', 'registered', 'pending']

/** Only valid calls count, because an invalid one writes nothing. */
async function limitStranger(services: Services, { plan, served, actor, remoteAddress }: OperationRequest): Promise<Refusal | null> {
  // A beacon counts its own calls: the page that sends it has no use for an error.
  if (plan.readsOnly || plan.pace === 'beacon' || !strangers.includes(actor.kind)) return null
  const call = { brand: served.plan, operation: plan, userId: actor.userId, remoteAddress }
  const { seconds } = await countStrangerCall(services.db, call, services.now())
  return seconds === null ? null : refuse('error.limited', { params: { seconds } })
}

/** Names what visitors need besides signing in, and what for. */
function reasonFor(error: string, { served, plan, actor, language }: OperationRequest): { params?: JsonObject } {
  if (error !== 'error.not-signed-in') return {}
  const reason = explainAccess(served.grid[plan.grid], { asker: askerOf(actor), standing: 'none' })
  return reason === undefined ? {} : { params: { reason, purpose: purposeOf(plan.grid, { brand: served.plan, language }) } }
}

/**
 * The release under which the call's record was made; null if the call has no record, or a record made under the current one.
 */
async function findRemembered(
  services: Services,
  { plan, served, live }: OperationRequest,
  values: JsonObject,
): Promise<LiveRelease | null> {
  const key = plan.record && values[plan.record.key]
  const findRelease = plan.record && recordReleases[plan.record.entity]
  if (typeof key !== 'string' || !findRelease) return null
  const id = await findRelease(services.db, served.plan.id, key)
  return id === null || id === live.release.id ? null : await services.releases.remembered(id)
}

/** Where records of each entity keep the release under which they were made. */
const recordReleases: Readonly<Record<string, typeof findOrderRelease>> = { order: findOrderRelease }

/** Whether today's form refuses values that the form the user filled in accepted, or may have accepted. */
function isOnlyNow(checked: Refusal, before: Result<JsonObject> | null): boolean {
  if (before === null || before.ok) return true
  const refused = new Set(before.fields?.map(({ path, id }) => `${path} ${id}`))
  return checked.fields?.some(({ path, id }) => !refused.has(`${path} ${id}`)) ?? false
}

/** The older release if it has the same brand and operation, else the current one. */
function validatingBrand({ plan, served, live, validatedBy }: OperationRequest): LiveBrand & { readonly live: LiveRelease } {
  const older = validatedBy.brands[served.plan.id]
  return older?.plan.operations[plan.id] ? { ...older, live: validatedBy } : { ...served, live }
}

/** Whatever release a page has, permissions come from the current grid, and desk waits from the current queues. */
function withPresentGrid(brand: BrandPlan, served: BrandPlan): BrandPlan {
  if (brand === served) return brand
  const queues = served.documents.dictionary?.[queueDictionary]
  const dictionary = { ...brand.documents.dictionary, ...(queues ? { [queueDictionary]: queues } : {}) }
  return { ...brand, documents: { ...brand.documents, dictionary, grid: served.documents.grid ?? {} } }
}

/** Whether the brand refuses the operation to its customers, whatever the grid allows. */
function isRuledOut({ confine }: BrandPlan, { id }: OperationPlan, { kind }: Actor): boolean {
  return confine?.operations.includes(id) === true && !confine.free.includes(kind)
}

/** Marks an error as raised after the work began. */
async function underWay<T>(work: Promise<T>, how: Pick<WorkFailed, 'isKeyed' | 'isOnce'>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new WorkFailed(error, how)
  }
}
