import { randomUUID } from 'node:crypto'
import type { MembershipEffect } from '#domain'
import { type Call, nameIn, pickWords } from '../../kernel/index.ts'
import { findDeskContact } from '../../platform/contacts/index.ts'
import { eventOf, findChoicesOf, notifyPerson } from '../../platform/notifications/index.ts'
import type { HeldPerson, Tx } from './people.ts'
import { listAdmins } from './people-store.ts'

export interface MembershipMail {
  readonly effects: readonly MembershipEffect[]
  readonly person: HeldPerson
  readonly company: { readonly id: string | null; readonly name: string; readonly latinName: string }
  readonly uscc?: string
  readonly reason?: string | undefined
}

interface Recipient {
  /** Null for the desk. */
  readonly id: string | null
  readonly role: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string
  readonly name: string
  readonly latinName: string
}

/** Sent regardless of the user's settings: they lose access by it. */
const always: ReadonlySet<MembershipEffect> = new Set([
  'notify-company-withdrawn',
  'notify-made-member',
  'notify-disabled',
  'notify-removed',
])

/** Queues a change's e-mails in the transaction of the change: either both are committed or neither. */
export async function queueMembershipMails(call: Call, tx: Tx, mail: MembershipMail): Promise<void> {
  for (const effect of mail.effects) {
    const key = `membership.mail.${effect.slice('notify-'.length)}`
    const paramsIn = (language: string) => ({
      person: nameIn(language, mail.person),
      company: nameIn(language, mail.company),
      uscc: mail.uscc ?? '',
      reason: mail.reason ?? '',
    })
    const words = { subject: `${key}.subject`, body: `${key}.body` }
    for (const recipient of await findRecipients(call, tx, effect, mail)) {
      const { id, email, language } = recipient
      if (id !== null) await notifyMember(call, tx, { ...recipient, id }, { effect, words, paramsIn, companyId: mail.company.id })
      else if (email)
        await call.mail(tx, { to: email, language, ...words, params: { ...paramsIn(language), name: nameIn(language, recipient) } })
    }
  }
}

interface MemberNotice {
  readonly effect: MembershipEffect
  readonly words: { readonly subject: string; readonly body: string }
  readonly paramsIn: (language: string) => { readonly [name: string]: string }
  readonly companyId: string | null
}

async function notifyMember(call: Call, tx: Tx, person: Recipient & { readonly id: string }, notice: MemberNotice): Promise<void> {
  const plan = eventOf(call.brand, 'membership')
  const choice = (await findChoicesOf(tx, plan, [person.id])).get(person.id)
  const must = always.has(notice.effect)
  const { words, paramsIn, companyId } = notice
  const mail = must || (choice?.mail ?? true)
  await notifyPerson(
    call,
    tx,
    { ...person, userId: person.id },
    {
      plan,
      words,
      // Each occurrence gets its own key: nothing is retried here.
      key: `${notice.effect}:${randomUUID()}`,
      about: '',
      companyId,
      paramsIn,
      portal: must || (choice?.portal ?? true),
      mail,
    },
  )
  if (mail && !person.email && person.phone) await textMember(call, tx, { ...person, phone: person.phone }, notice)
}

/** People who registered by phone get the e-mail's subject as a text message, and where to read the rest. */
async function textMember(call: Call, tx: Tx, person: Recipient & { readonly phone: string }, notice: MemberNotice): Promise<void> {
  const { language, phone } = person
  const { subject } = notice.words
  const params = notice.paramsIn(language)
  await call.mail(tx, { channel: 'sms', to: phone, language, subject, body: subject, footer: 'membership.sms.where', params })
}

async function findRecipients(
  call: Call,
  tx: Tx,
  effect: MembershipEffect,
  { person, company }: MembershipMail,
): Promise<readonly Recipient[]> {
  if (effect === 'notify-applied') return await findDesk(call, tx)
  if (effect !== 'notify-join-asked') return [person]
  return await listAdmins(tx, company.id)
}

async function findDesk({ brand }: Call, tx: Tx): Promise<Recipient[]> {
  const contact = await findDeskContact(tx, brand)
  const language = brand.defaultLanguage
  if (!contact) return []
  const name = pickWords(contact.label, { brand, language })
  return [{ id: null, role: 'staff', email: String(contact.email), phone: null, language, name, latinName: name }]
}
