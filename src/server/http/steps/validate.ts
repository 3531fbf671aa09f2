/** Validates the input by the release that the caller knows: that of the call's record, else that of the page. */
import type { OperationPlan } from '#config'
import { dayIn, type JsonObject } from '#rules'
import { latestActual, type Refusal, type Result, sessionScope } from '../../kernel/index.ts'
import type { LiveBrand, LiveRelease } from '../../platform/releases/index.ts'
import type { CallContext, OperationInput, OperationRequest, ValidatedContext } from '../context.ts'
import { type ValidateInputOptions, validateInput } from '../validate-input.ts'

/** Refused with error.form-changed if only today's form refuses what the form the user filled in accepted. */
export async function validate(call: CallContext, { values, upload }: OperationInput): Promise<Result<ValidatedContext>> {
  const { services, request } = call
  const remembered = await findRemembered(call, values)
  const validating = validatingBrand({ ...request, validatedBy: remembered ?? request.validatedBy })
  const input = validateBy(call, validating, { operation: request.plan, values })
  if (input.ok) return { ok: true, value: { ...call, input: input.value, upload, remembered, validating } }
  if (request.lapsed === null || remembered) return input
  const before = (await services.releases.remembered(request.lapsed))?.brands[request.served.plan.id]
  const earlier = before?.plan.operations[request.plan.id] ? validateBy(call, before, { operation: request.plan, values }) : null
  return isOnlyNow(input, earlier) ? { ...input, error: 'error.form-changed' } : input
}

/** Validates the input of an operation as a release declares it. */
export function validateBy(
  call: CallContext,
  by: LiveBrand,
  { operation, values }: { readonly operation: OperationPlan; readonly values: JsonObject },
): Result<JsonObject> {
  return validateInput(values, { ...validationOptions(call, by), plan: by.plan.operations[operation.id] ?? operation })
}

/** What validators may refer to besides the values. */
export function validationOptions({ services, request }: CallContext, by: LiveBrand): Omit<ValidateInputOptions, 'plan'> {
  return {
    brand: by.plan,
    validators: by.validators,
    session: sessionScope(request.actor, request.language),
    today: dayIn(by.plan.timeZone, services.now()),
    latest: latestActual(by.plan, services.now()).toISOString(),
  }
}

/**
 * The release under which the call's record was made; null if the call has no record, or a record made under the current one.
 */
async function findRemembered({ services, request }: CallContext, values: JsonObject): Promise<LiveRelease | null> {
  const { plan, served, live } = request
  const key = plan.record && values[plan.record.key]
  const findRelease = plan.record && services.recordReleases[plan.record.entity]
  if (typeof key !== 'string' || !findRelease) return null
  const id = await findRelease(services.db, served.plan.id, key)
  return id === null || id === live.release.id ? null : await services.releases.remembered(id)
}

/** The older release if it has the same brand and operation, else the current one. */
function validatingBrand({ plan, served, live, validatedBy }: OperationRequest): ValidatedContext['validating'] {
  const older = validatedBy.brands[served.plan.id]
  return older?.plan.operations[plan.id] ? { ...older, live: validatedBy } : { ...served, live }
}

/** Whether today's form refuses values that the form the user filled in accepted, or may have accepted. */
function isOnlyNow(refusal: Refusal, before: Result<JsonObject> | null): boolean {
  if (before === null || before.ok) return true
  const earlierProblems = new Set(before.fields?.map(({ path, id }) => `${path} ${id}`))
  return refusal.fields?.some(({ path, id }) => !earlierProblems.has(`${path} ${id}`)) ?? false
}
