/** The audit trail: who did what to whom, before and after, plus security events. Append-only. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { companyFacts, type Database, hasWords, isEqual, type Scope, userFacts } from '../../db/index.ts'
import type { Call, RowList } from '../../kernel/index.ts'

/** Row of the dictionary audit-event. */
export type AuditEvent = Operations['list-audit']['output']['rows'][number]['event']

export interface AuditEntry {
  readonly event: AuditEvent
  /** act: a user changed something; security: a sign-in, a denial, a limit. Default: act. */
  readonly kind?: 'act' | 'security'
  /** Id of the affected record or person. */
  readonly subject?: string | null
  /** Default: the caller's company. */
  readonly companyId?: string | null
  readonly before?: JsonObject | null
  readonly after?: JsonObject | null
  /** Details for understanding the event; never a password, code, token, or what was typed as the account name. */
  readonly detail?: JsonObject
}

/** Part of the caller's transaction, so that it is sent if and only if the change is committed. */
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

export interface AuditFilter {
  readonly kind?: string | undefined
  readonly event?: string | undefined
  /** Part of the user's name. */
  readonly actor?: string | undefined
  /** Record number, or part of a person's name. */
  readonly subject?: string | undefined
  /** Dates, both inclusive. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface FoundEntry {
  readonly before: JsonObject | null
  readonly after: JsonObject | null
  readonly detail: JsonObject
}

/** Entries of a brand or of one company, newest first. */
export function auditOf({ brand, companyId }: Scope, filter: AuditFilter, timeZone: string): RowList<FoundEntry> {
  const { kind, event, actor, subject, from, to } = filter
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`
  return {
    entity: 'audit-entry',
    // Entries about records have no subject among the users.
    from: sql`audit a left join ${userFacts} s on s.id = a.subject left join ${userFacts} w on w.id = a.actor_id
      left join ${companyFacts} c on c.id = a.company_id`,
    select: sql`a.id::text as entry_id, a.at, a.kind, a.event, a.actor_name as actor, w.latin_name as actor_latin, a.actor_role,
      coalesce(s.name, a.subject) as subject, s.latin_name as subject_latin, a.request_id, a.before, a.after, a.detail,
      c.name as company_name, c.latin_name as company_name_latin`,
    where: [
      sql`a.brand = ${brand}`,
      isEqual(sql`a.company_id`, companyId),
      isEqual(sql`a.kind`, kind),
      isEqual(sql`a.event`, event),
      hasWords([sql`a.actor_name`, sql`w.latin_name`], actor),
      subject ? sql`(a.subject = ${subject} or ${hasWords([sql`s.name`, sql`s.latin_name`], subject) ?? sql`false`})` : undefined,
      from ? sql`a.at >= ${startOf(from)}` : undefined,
      to ? sql`a.at < ${startOf(to)} + interval '1 day'` : undefined,
    ],
    orderBy: sql`a.id desc`,
  }
}

/** When an event was last recorded about a subject, as a value of a query; null if it never was. */
export function lastEntry(subject: RawBuilder<unknown>, event: AuditEvent): RawBuilder<Date | null> {
  return sql<Date | null>`(select max(audit.at) from audit where audit.subject = ${subject} and audit.event = ${event})`
}
