/** The demonstration's mailbox: what of the outbox are mails and text messages, newest first. */
import type { Kysely } from 'kysely'
import type { Database } from '../db/index.ts'
import { type Opener, openBody } from './sealed-body.ts'

export interface MailRow {
  readonly id: number
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly state: string
  readonly created_at: Date
}

export interface ListMailsOptions {
  readonly brand: string
  readonly limit: number
  readonly offset: number
  /** Opens what only its recipient may read: the demo mailbox shows everyone's mail. */
  readonly vault: Opener
}

export async function listMails(
  db: Kysely<Database>,
  { brand, limit, offset, vault }: ListMailsOptions,
): Promise<{ mails: MailRow[]; total: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'payload', 'state', 'created_at'])
    .where('brand', '=', brand)
    .where('channel', 'in', ['mail', 'sms'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('mails')
    .select((query) => query.fn.countAll<number>().as('total'))
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow()
  const mails = rows.map(({ payload, channel, ...row }) => ({
    ...row,
    channel: channel as MailRow['channel'],
    subject: String(payload.subject ?? ''),
    body: openBody(vault, row.recipient, payload) ?? '',
  }))
  return { mails, total }
}
