/** The demonstration's mailbox: what of the outbox are mails and text messages, newest first. */
import type { Kysely } from 'kysely'
import type { Database } from '../db/index.ts'

export interface MailRow {
  readonly id: number
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly state: string
  readonly created_at: Date
}

export async function listMails(
  db: Kysely<Database>,
  brand: string,
  limit: number,
  offset: number,
): Promise<{ mails: MailRow[]; total: number }> {
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'state', 'created_at'])
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('mails')
    .select((query) => query.fn.countAll<number>().as('total'))
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow()
  return { mails, total }
}
