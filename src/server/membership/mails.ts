import type { MembershipEffect } from '#domain'
import type { JsonObject } from '#rules'
import { wantsToBeTold } from '../accounts/index.ts'
import { listObjects, pickWords } from '../dictionaries/index.ts'
import type { Call } from '../operation.ts'
import type { HeldPerson, Tx } from './people.ts'

export interface MembershipMail {
  readonly effects: readonly MembershipEffect[]
  readonly person: HeldPerson
  readonly company: { readonly id: string | null; readonly name: string; readonly latinName: string }
  readonly uscc?: string
  readonly reason?: string | undefined
}

interface Recipient {
  readonly email: string | null
  readonly language: string
  readonly name: string
  readonly latinName: string
  readonly notifications?: JsonObject
}

/** Told whatever somebody chose: they lose something by it. */
const always: ReadonlySet<MembershipEffect> = new Set(['mail-company-withdrawn', 'mail-made-member', 'mail-disabled', 'mail-removed'])

/** Queues the mails of a move in its own transaction: none without the move, no move without them. */
export async function queueMembershipMails(call: Call, tx: Tx, mail: MembershipMail): Promise<void> {
  for (const effect of mail.effects) {
    const key = `membership.mail.${effect.slice('mail-'.length)}`
    for (const recipient of await findRecipients(call, tx, effect, mail)) {
      const { notifications } = recipient
      if (!recipient.email) continue
      if (notifications && !always.has(effect) && !wantsToBeTold(notifications, 'mail', 'membership')) continue
      const { language } = recipient
      const params = {
        name: nameIn(language, recipient),
        person: nameIn(language, mail.person),
        company: nameIn(language, mail.company),
        uscc: mail.uscc ?? '',
        reason: mail.reason ?? '',
      }
      await call.mail(tx, { to: recipient.email, language, subject: `${key}.subject`, body: `${key}.body`, params })
    }
  }
}

async function findRecipients(
  call: Call,
  tx: Tx,
  effect: MembershipEffect,
  { person, company }: MembershipMail,
): Promise<readonly Recipient[]> {
  if (effect === 'mail-applied') return findDesk(call)
  if (effect !== 'mail-join-asked') return [person]
  const admins = await tx
    .selectFrom('users')
    .select(['email', 'language', 'name', 'latin_name', 'notifications'])
    .where('company_id', '=', company.id)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  return admins.map(({ latin_name, ...same }) => ({ ...same, latinName: latin_name }))
}

function findDesk({ brand }: Call): Recipient[] {
  const contact = listObjects(brand.contacts).find(({ email }) => typeof email === 'string')
  const language = brand.defaultLanguage
  if (!contact) return []
  const name = pickWords(contact.label, { brand, language })
  return [{ email: String(contact.email), language, name, latinName: name }]
}

/** People and companies have a name in Chinese and one in Latin letters. */
export function nameIn(language: string, { name, latinName }: { readonly name: string; readonly latinName: string }): string {
  return language === 'zh' ? name : latinName || name
}
