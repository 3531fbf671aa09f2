import type { Transaction } from 'kysely'
import type { OrderEffect } from '#domain'
import { wantsToBeTold } from '../accounts/index.ts'
import type { Database } from '../db/tables.ts'
import { isObject, listObjects, pickWords, type Wording } from '../dictionaries/index.ts'
import type { Call } from '../operation.ts'
import { findOrderType } from '../quotes/index.ts'
import type { OrderData, OrderRecord } from './record.ts'
import { findUser } from './store.ts'

type OrderMail = OrderEffect | 'mail-submitted'

/** What the desk must act on; everything else is told to whoever ordered. */
const forTheDesk: ReadonlySet<OrderMail> = new Set(['mail-fees-accepted', 'mail-payment-reported'])

export interface QueueOrderMailsOptions {
  readonly order: OrderRecord
  readonly mails: readonly OrderMail[]
}

/** Queues the mails of a move in its own transaction: none without the move, no move without them. */
export async function queueOrderMails(call: Call, tx: Transaction<Database>, { order, mails }: QueueOrderMailsOptions): Promise<void> {
  for (const mail of mails) {
    const recipient = forTheDesk.has(mail) ? findDesk(call) : await findOrderer(call, tx, order, mail)
    if (!recipient) continue
    const key = `order.mail.${mail.slice('mail-'.length)}`
    const params = describeOrder(call, order, recipient)
    await call.mail(tx, { to: recipient.email, language: recipient.language, subject: `${key}.subject`, body: `${key}.body`, params })
  }
}

/** The row of the dictionary notification-event by which people choose. */
function eventOf(mail: OrderMail): string {
  if (mail === 'mail-submitted') return 'order-submitted'
  if (mail === 'mail-fees-confirmed') return 'fees-confirmed'
  return mail === 'mail-order-cancelled' ? 'order-cancelled' : 'order-progress'
}

interface Recipient {
  readonly email: string
  readonly language: string
  readonly name: string
}

function findDesk({ brand }: Call): Recipient | null {
  const contact = listObjects(brand.contacts).find(({ email }) => typeof email === 'string')
  const language = brand.defaultLanguage
  return contact ? { email: String(contact.email), language, name: pickWords(contact.label, { brand, language }) } : null
}

async function findOrderer(call: Call, tx: Transaction<Database>, order: OrderRecord, mail: OrderMail): Promise<Recipient | null> {
  const user = await findUser(tx, call.brand.id, order.data.orderedById)
  if (!user?.email || !wantsToBeTold(user.notifications, 'mail', eventOf(mail))) return null
  return { email: user.email, language: user.language, name: user.language === 'zh' ? user.name : user.latin_name }
}

function describeOrder({ brand }: Call, { omsOrderNo, data }: OrderRecord, { language, name }: Recipient) {
  const company = language === 'zh' ? data.companyName : data.companyLatin
  const { baseCurrency, baseTotal = '' } = data
  return { name, company, omsOrderNo, what: describeService(data, { brand, language }), baseCurrency, baseTotal }
}

/** What was ordered in a line: the service, and of lane, boxes and place what the order has. */
function describeService(data: OrderData, wording: Wording): string {
  const port = (code: string) => {
    const row = listObjects(wording.brand.documents.reference?.port?.rows).find(({ id }) => id === code)
    return isObject(row) ? pickWords(row.label, wording) : code
  }
  const lane = [data.pol, data.pod].flatMap((code) => (code ? [port(code)] : [])).join(' – ')
  const service = pickWords(findOrderType(wording.brand, data.orderType).label, wording)
  return [service, lane, data.boxes, data.place].filter(Boolean).join(' · ')
}
