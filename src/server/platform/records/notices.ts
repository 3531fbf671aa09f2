/** Notifications that a stored entity declares: to the desk about new records, to the sender about their progress. */
import type { Transaction } from 'kysely'
import { isObject, type Json, type JsonObject, textOf } from '#rules'
import type { Database } from '../../db/index.ts'
import { addressOf, type Call, displayField, partsOf, pickWords } from '../../kernel/index.ts'
import { eventOf, notifyEvent, notifyUser } from '../notifications/index.ts'
import type { EntityPlan, NoticePlan } from './entity.ts'
import type { StoredRecord } from './store.ts'

type Tx = Transaction<Database>

export interface Noticed extends Pick<StoredRecord, 'id' | 'company_id' | 'user_id'> {
  readonly version: number
  readonly data: JsonObject
}

/** A record was added, or its owner answered. */
export async function notifyOfArrival(tx: Tx, call: Call, plan: EntityPlan, record: Noticed): Promise<void> {
  const notice = plan.added?.notify
  if (!notice) return
  await notifyEvent(call, tx, eventOf(call.brand, notice.event), {
    ...toNotice(call, plan, notice, record),
    companyId: record.company_id,
    owner: record.user_id ?? '',
    actorId: call.actor.userId,
    to: 'desk',
  })
}

/** Another person changed a record: its owner is notified if the declared field has a new value. */
export async function notifyOwner(tx: Tx, call: Call, plan: EntityPlan, record: Noticed, before: JsonObject): Promise<void> {
  const { notify } = plan
  if (!notify || record.user_id === null || record.user_id === call.actor.userId) return
  if (JSON.stringify(before[notify.field]) === JSON.stringify(record.data[notify.field])) return
  await notifyUser(call, tx, record.user_id, {
    ...toNotice(call, plan, notify, record),
    plan: eventOf(call.brand, notify.event),
    companyId: record.company_id,
  })
}

function toNotice({ brand, origin }: Call, plan: EntityPlan, { event, title, page }: NoticePlan, { id, version, data }: Noticed) {
  const parts = Object.fromEntries(partsOf(brand, page).map((name) => [name, id]))
  const link = `${origin}${addressOf(brand, page, parts)}`
  const field = plan.notify?.field
  return {
    // Each change has its own version, so retries notify only once.
    key: `${id}:${version}:${event}`,
    about: '',
    page: { route: page, parts },
    paramsIn: (language: string) => ({
      kind: pickWords(plan.label, { brand, language }),
      title: titleIn(language, plan.fields[title] ?? {}, data, title),
      value: field ? displayField(data[field], plan.fields[field] ?? {}, { brand, language }) : '',
      link,
    }),
  }
}

/** A title in the given language, or else in the other one. */
function titleIn(language: string, { languages }: JsonObject, data: JsonObject, name: string): string {
  const texts = isObject(languages) ? [languages[language], ...Object.values(languages)] : [name]
  const text = texts.map((field): Json | undefined => data[String(field)]).find((value) => typeof value === 'string' && value !== '')
  return textOf(text) ?? ''
}
