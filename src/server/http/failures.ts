/**
 * The response when the database or disk fails during a call: nothing was written, or the outcome is unknown; and whether
 * retrying is safe.
 */
import type { BrandPlan, OperationPlan } from '#config'
import { CommitUnknown, isDatabaseAway } from '../db/index.ts'
import { type Refusal, refuse } from '../kernel/index.ts'
import { StoreAwayError } from '../platform/files/index.ts'
import { BusyError } from '../platform/threads/index.ts'

/** The work of a call had begun. */
export class WorkFailed extends Error {
  /** It has an idempotency key: repeating it is safe. */
  readonly isKeyed: boolean
  /** It is one transaction; else it may have written in several. */
  readonly isOnce: boolean
  constructor(cause: unknown, { isKeyed, isOnce }: Pick<WorkFailed, 'isKeyed' | 'isOnce'>) {
    super('The work of a call failed', { cause })
    this.name = 'WorkFailed'
    this.isKeyed = isKeyed
    this.isOnce = isOnce
  }
}

/** Marks an error as raised after the work began. */
export async function underWay<T>(work: Promise<T>, how: Pick<WorkFailed, 'isKeyed' | 'isOnce'>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new WorkFailed(error, how)
  }
}

export function refuseFailed(error: unknown, plan: OperationPlan, brand: BrandPlan): Refusal {
  const cause = error instanceof WorkFailed ? error.cause : error
  // Files are written before the rows that name them.
  if (cause instanceof StoreAwayError) return soon('error.nothing-written', brand)
  if (cause instanceof BusyError) return soon(plan.readsOnly ? 'error.try-later' : 'error.nothing-written', brand)
  if (!isDatabaseAway(cause)) return refuse('error.broken')
  if (plan.readsOnly) return soon('error.unavailable', brand)
  if (!(error instanceof WorkFailed)) return soon('error.nothing-written', brand)
  if (error.isOnce && !(cause instanceof CommitUnknown)) return soon('error.nothing-written', brand)
  return refuseUnknown(brand, error.isKeyed)
}

/** The work takes too long to wait for; it may still complete. */
export function refuseLate({ readsOnly }: OperationPlan, brand: BrandPlan, isKeyed: boolean): Refusal {
  return readsOnly ? refuse('error.timeout') : refuseUnknown(brand, isKeyed)
}

function refuseUnknown(brand: BrandPlan, isKeyed: boolean): Refusal {
  return isKeyed ? soon('error.outcome-unknown', brand) : refuse('error.outcome-unknown-no-key')
}

/** A release published before this limit existed must still respond. */
const shortestWait = 1

/** `seconds` becomes retry-after: the call may be repeated unchanged. */
function soon(error: string, brand: BrandPlan): Refusal {
  return refuse(error, { params: { seconds: Number(brand.limits.retryAfterSeconds ?? shortestWait) } })
}
