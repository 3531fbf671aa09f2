/** Writing the trail: who did what to whom, before and after, and what the doors of the portal saw. It only grows. */
import type { Kysely } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import type { Call } from '../kernel/index.ts'

/** Row of the dictionary audit-event. */
export type AuditEvent = Operations['list-audit']['output']['rows'][number]['event']

export interface AuditEntry {
  readonly event: AuditEvent
  /** act: somebody changed something; security: a sign-in, a denial, a limit. Left out: act. */
  readonly kind?: 'act' | 'security'
  /** Id of the record or person that it happened to. */
  readonly subject?: string | null
  /** Left out, the caller's company. */
  readonly companyId?: string | null
  readonly before?: JsonObject | null
  readonly after?: JsonObject | null
  /** What helps to understand it; never a password, code, token, or what somebody typed as account. */
  readonly detail?: JsonObject
}

/** Part of the caller's transaction, so that what was rolled back is not told and what was done always is. */
export async function writeAudit(
  tx: Kysely<Database>,
  call: Pick<Call, 'actor' | 'brand' | 'now' | 'requestId'>,
  { event, kind = 'act', subject = null, companyId = call.actor.companyId, before = null, after = null, detail = {} }: AuditEntry,
): Promise<void> {
  const { actor, brand, requestId } = call
  await tx
    .insertInto('audit')
    .values({
      at: call.now(),
      brand: brand.id,
      event,
      kind,
      actor_id: actor.userId,
      actor_role: actor.isHost ? 'system' : actor.kind,
      actor_name: actor.name,
      company_id: companyId,
      subject,
      request_id: requestId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      detail: JSON.stringify(detail),
    })
    .execute()
}
