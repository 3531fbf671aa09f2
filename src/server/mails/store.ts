import { sql } from 'kysely'
import type { JsonObject } from '#rules'
import type { RowList } from '../kernel/index.ts'

export interface FoundMail {
  readonly recipient: string
  readonly payload: JsonObject
}

/** Mails and text messages of the outbox, the newest first. */
export function mailsOf(brand: string): RowList<FoundMail> {
  return {
    entity: 'mail',
    from: sql`outbox`,
    select: sql`id::text as mail_id, channel, recipient, recipient as "to", payload, created_at as at,
      case when state = 'sent' then 'sent' else 'waiting' end as state`,
    where: [sql`brand = ${brand}`, sql`channel in ('mail', 'sms')`],
    orderBy: sql`id desc`,
  }
}
