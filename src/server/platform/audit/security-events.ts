/** Security events. They are written outside the call's transaction, and never make the call fail. */
import type { Kysely } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database, Log } from '../../db/index.ts'
import type { Call } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from './store.ts'

export interface RefusedRequest extends Pick<Call, 'actor' | 'brand' | 'now' | 'requestId'> {
  readonly event: AuditEvent
  readonly subject?: string | null
  readonly detail: JsonObject
}

export interface SecurityEventOptions {
  readonly db: Kysely<Database>
  readonly log: Pick<Log, 'warn'>
}

export async function auditRefusal(
  { db, log }: SecurityEventOptions,
  { event, subject = null, detail, ...call }: RefusedRequest,
): Promise<void> {
  try {
    await writeAudit(db, call, { event, kind: 'security', subject, detail })
  } catch (error) {
    log.warn({ event, error: String(error) }, 'a security event could not be stored')
  }
}

/** Stores refusals of signed-in users. Visitors' refusals are only counted in the log, since they are unlimited. */
const events: Readonly<Record<string, AuditEvent>> = {
  'error.forbidden': 'denied',
  'error.not-certified': 'denied',
  'error.needs-consent': 'denied',
  'error.awaiting-consent': 'denied',
  'error.under-review': 'denied',
  'error.certification-refused': 'denied',
  'error.join-declined': 'denied',
  'error.membership-ended': 'denied',
  'error.limited': 'limited',
  'error.files-quota': 'limited',
}

export function eventOfRefusal(error: string): AuditEvent | undefined {
  return events[error]
}
