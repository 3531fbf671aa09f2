/** Mails wait in a table that the caller's transaction writes, so that what was rolled back is never announced. */
import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { formatText } from '#rules'
import type { Database } from '../db/index.ts'
import type { OutgoingMail } from '../operation.ts'

export async function queueMail(tx: Transaction<Database>, brand: BrandPlan, mail: OutgoingMail, now: Date): Promise<void> {
  const language = brand.languages.includes(mail.language) ? mail.language : brand.defaultLanguage
  const texts = brand.texts[language] ?? {}
  const write = (key: string) => {
    const words = texts[key]
    if (words === undefined) throw new Error(`The mail names the text ${key}, which the release lacks`)
    return formatText(words, mail.params, language)
  }
  await tx
    .insertInto('mails')
    .values({
      brand: brand.id,
      channel: mail.channel ?? 'mail',
      secret: mail.secret ?? false,
      recipient: mail.to,
      language,
      subject: write(mail.subject),
      body: write(mail.body),
      due_at: now,
      created_at: now,
      sent_at: null,
      failure: null,
    })
    .execute()
}

export interface MailRow {
  readonly id: number
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly state: string
  readonly created_at: Date
}

/** The demo mailbox: newest first. */
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
