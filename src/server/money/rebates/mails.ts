import type { Transaction } from 'kysely'
import type { RebateEffect } from '#domain'
import { formatMoney } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, nameIn, pickWords } from '../../kernel/index.ts'
import { readCompanyNames } from '../../people/membership/index.ts'
import { findDeskContact } from '../../platform/contacts/index.ts'
import { findRequester, type MonthRow } from './store.ts'

export interface RebateMail {
  readonly month: MonthRow
  readonly effects: readonly RebateEffect[]
}

interface Recipient {
  readonly email: string | null
  readonly language: string
  readonly name: string
  readonly latinName: string
}

/** Queues a transition's e-mails in the transaction of the transition: requests notify the desk, decisions notify the requester. */
export async function queueRebateMails(call: Call, tx: Transaction<Database>, { month, effects }: RebateMail): Promise<void> {
  if (effects.length === 0) return
  const company = await readCompanyNames(tx, month.company_id)
  for (const effect of effects) {
    const recipient = effect === 'notify-payout-requested' ? await findDesk(call, tx) : await findRequester(tx, month.requested_by)
    if (!recipient?.email) continue
    const { language } = recipient
    const key = `rebate.mail.${effect.slice('notify-'.length)}`
    const params = {
      name: nameIn(language, recipient),
      who: nameIn(language, call.actor),
      company: nameIn(language, company),
      month: month.month,
      monthId: month.id,
      amount: formatMoney(month.amount),
      currency: month.currency,
      reason: String(month.data.reason ?? ''),
      paidOn: String(month.data.paidOn ?? ''),
      reference: String(month.data.reference ?? ''),
    }
    await call.mail(tx, { to: recipient.email, language, subject: `${key}.subject`, body: `${key}.body`, params })
  }
}

async function findDesk({ brand }: Call, tx: Transaction<Database>): Promise<Recipient | null> {
  const contact = await findDeskContact(tx, brand)
  const language = brand.defaultLanguage
  if (!contact) return null
  const name = pickWords(contact.label, { brand, language })
  return { email: String(contact.email), language, name, latinName: name }
}
