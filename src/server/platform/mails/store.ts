import { sql } from 'kysely'
import type { JsonObject } from '#rules'
import { deliveryFacts, hasWords } from '../../db/index.ts'
import { type Call, type PageInput, type RowList, readRows } from '../../kernel/index.ts'
import { type Opener, openBody } from './queue-mail.ts'

export interface FoundMail {
  readonly recipient: string
  readonly payload: JsonObject
}

/** E-mails and text messages in the outbox, newest first; `to`: part of the recipient. */
export function mailsOf(brand: string, to?: string): RowList<FoundMail> {
  return {
    entity: 'mail',
    from: sql`${deliveryFacts} outbox`,
    select: sql`id::text as mail_id, channel, recipient, recipient as "to", payload, created_at as at,
      case when state = 'sent' then 'sent' else 'waiting' end as state`,
    where: [sql`brand = ${brand}`, sql`channel in ('mail', 'sms')`, hasWords([sql`recipient`], to)],
    orderBy: sql`id desc`,
  }
}

/** `vault` decrypts confidential texts: the demo shows everyone's e-mail. */
export async function readMails<Mail>(call: Call, input: PageInput & { readonly to?: string }, vault: Opener) {
  return await readRows<FoundMail, Mail>(call, input, mailsOf(call.brand.id, input.to), {
    more: ({ recipient, payload }) => ({ subject: String(payload.subject ?? ''), body: openBody(vault, recipient, payload) ?? '' }),
  })
}
