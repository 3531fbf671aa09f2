/** Notifies people in the portal and by e-mail, each person once, in the transaction of the change itself. */
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { type ActorKind, decide, type Relation } from '#domain'
import { type JsonObject, minuteMs } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, nameIn, pickWords, readGrid } from '../../kernel/index.ts'
import { findDeskContact } from '../contacts/index.ts'
import { isDeliveryWaiting } from '../outbox/index.ts'
import { type Chosen, findChoicesOf, findCompanyPeople, findPerson, findStaff, type Person } from './choice-store.ts'
import type { EventPlan, Side } from './events.ts'
import { planMove } from './marks.ts'
import { insertNotification } from './store.ts'

/** What notifying needs from a call or a job. */
export type Notifier = Pick<Call, 'brand' | 'now' | 'mail' | 'origin'>
type Tx = Transaction<Database>

/** The page that a notification leads to; default: that of the order it is about. */
export interface NotifiedPage {
  readonly route: string
  /** Parts of its address. */
  readonly parts: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export interface Occurrence {
  /** Identifies the occurrence; a user already notified of it is skipped. */
  readonly key: string
  /** The number by which users know the record. */
  readonly about: string
  readonly companyId: string | null
  /** Owner of the record, and the member of customer service assigned to it. */
  readonly owner: string
  readonly staffId?: string | null | undefined
  /** Who caused it. */
  readonly actorId: string | null
  /** Restricts the event's sides to these. */
  readonly to?: Side | undefined
  readonly page?: NotifiedPage | undefined
  /** Values for the text, except the reader's name. */
  readonly paramsIn: (language: string, side: Side) => JsonObject
  /** The row of the event's own list. */
  readonly choice?: string | undefined
  /** Hours ahead: only users who want to know this early are notified. */
  readonly left?: number | undefined
  /** The watched value before and after. */
  readonly moved?: { readonly before: string; readonly after: string } | undefined
}

/** Notifies everyone who is permitted to know and wants to. */
export async function notifyEvent(notifier: Notifier, tx: Tx, plan: EventPlan, occurrence: Occurrence): Promise<void> {
  const sides = plan.to.filter((side) => occurrence.to === undefined || occurrence.to === side)
  for (const side of sides) {
    for (const person of await findPeople(notifier, tx, plan, { side, occurrence })) {
      const choice = occurrence.actorId === person.userId ? { ...person.choice, portal: false } : person.choice
      if (!choice.portal && !choice.mail) continue
      if (occurrence.choice !== undefined && choice.only && !choice.only.includes(occurrence.choice)) continue
      if (occurrence.left !== undefined && occurrence.left > (choice.threshold ?? 0)) continue
      const more = plan.watch === null ? {} : await planMove(notifier, tx, { plan, person, occurrence })
      if (more === null) continue
      const { key, about, companyId, page } = occurrence
      const paramsIn = (language: string) => ({ ...occurrence.paramsIn(language, side), ...more })
      await notifyPerson(notifier, tx, person, { plan, key, about, companyId, page, paramsIn, portal: choice.portal, mail: choice.mail })
    }
  }
  if (plan.deskMail && sides.includes('desk')) await notifyDesk(notifier, tx, plan, occurrence)
}

interface FindPeople {
  readonly side: Side
  readonly occurrence: Occurrence
}

/** Recipients: users whom the grid allows, who own it or asked for all. The actor only gets receipts. */
async function findPeople({ brand }: Notifier, tx: Tx, plan: EventPlan, { side, occurrence }: FindPeople): Promise<Chosen[]> {
  const { owner, companyId, staffId, actorId } = occurrence
  const grid = readGrid(brand)
  const candidates =
    side === 'desk' ? await findStaff(tx, plan, brand.id) : await findCompanyPeople(tx, plan, { companyId: companyId ?? '', owner })
  return candidates.filter((person) => {
    if (person.userId === actorId && !plan.receipt) return false
    // Unassigned orders concern everyone at the desk.
    const isOwn = side === 'desk' ? !staffId || staffId === person.userId : person.userId === owner
    if (!isOwn && person.choice.scope === 'own') return false
    const relation: Relation = side === 'desk' ? 'other' : isOwn ? 'own' : 'own-company'
    return decide(grid, plan.grid, person.role as ActorKind, relation).allow
  })
}

export interface NoticeParts {
  readonly plan: Pick<EventPlan, 'id' | 'subject' | 'body' | 'mailAfterMinutes'>
  /** Replaces the event's own. */
  readonly words?: { readonly subject: string; readonly line?: string; readonly body: string }
  readonly key: string
  readonly about: string
  readonly companyId: string | null
  readonly page?: NotifiedPage | undefined
  readonly paramsIn: (language: string) => JsonObject
  readonly portal: boolean
  readonly mail: boolean
}

/** Notifies one user unless already notified. Returns whether it did. */
export async function notifyPerson(notifier: Notifier, tx: Tx, person: Person, parts: NoticeParts): Promise<boolean> {
  const { brand, now } = notifier
  const { plan, key, about, companyId, paramsIn, portal } = parts
  const params = Object.fromEntries(brand.languages.map((language) => [language, paramsIn(language)]))
  const { words, page } = parts
  const inserted = await insertNotification(tx, {
    brand: brand.id,
    user_id: person.userId,
    company_id: companyId,
    event: plan.id,
    about,
    key,
    params: { ...params, ...(words ? { words } : {}), ...(page ? { page: { ...page } } : {}) },
    in_portal: portal,
    created_at: now(),
  })
  if (!inserted) return false
  if (parts.mail && person.email) await mailPerson(notifier, tx, { ...person, email: person.email }, parts)
  return true
}

/** Notifies one user as they have chosen, of an event that concerns only them. */
export async function notifyUser(
  notifier: Notifier,
  tx: Tx,
  userId: string,
  parts: Omit<NoticeParts, 'plan' | 'portal' | 'mail'> & { readonly plan: EventPlan },
): Promise<void> {
  const person = await findPerson(tx, userId)
  const choice = (await findChoicesOf(tx, parts.plan, [userId])).get(userId)
  if (!person || !choice || (!choice.portal && !choice.mail)) return
  await notifyPerson(notifier, tx, person, { ...parts, portal: choice.portal, mail: choice.mail })
}

async function mailPerson(notifier: Notifier, tx: Tx, person: Person & { readonly email: string }, parts: NoticeParts): Promise<void> {
  const { plan, words = plan, about, paramsIn } = parts
  const language = languageOf(notifier.brand, person.language)
  const params = paramsIn(language)
  const delayed = plan.mailAfterMinutes > 0
  // A waiting e-mail also covers what comes after it.
  if (delayed && (await isDeliveryWaiting(tx, { brand: notifier.brand.id, event: plan.id, about, recipient: person.email }))) return
  const name = nameIn(language, person)
  await notifier.mail(tx, {
    to: person.email,
    language,
    subject: words.subject,
    body: words.body,
    ...('link' in params ? { footer: 'notification.footer' } : {}),
    params: { ...params, name },
    event: plan.id,
    about,
    ...(delayed ? { dueAt: new Date(notifier.now().getTime() + plan.mailAfterMinutes * minuteMs) } : {}),
  })
}

/** The desk's shared address, in the brand's own language. */
async function notifyDesk({ brand, mail }: Notifier, tx: Tx, plan: EventPlan, { about, page, paramsIn }: Occurrence): Promise<void> {
  const contact = await findDeskContact(tx, brand)
  if (!contact) return
  const language = brand.defaultLanguage
  const params = { ...paramsIn(language, 'desk'), name: pickWords(contact.label, { brand, language }) }
  const footer = page ? { footer: 'notification.link' } : {}
  await mail(tx, { to: String(contact.email), language, subject: plan.subject, body: plan.body, ...footer, params, event: plan.id, about })
}

function languageOf({ languages, defaultLanguage }: BrandPlan, wanted: string): string {
  return languages.includes(wanted) ? wanted : defaultLanguage
}
