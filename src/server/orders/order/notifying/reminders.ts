/** Reminders of deadlines such as cut-offs, as early as each user wants. */
import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { formatDateTime, hourMs, type JsonObject, minuteMs } from '#rules'
import { type Database, inTransaction } from '../../../db/index.ts'
import { defineJob, type JobContext, limitOf, pickWords } from '../../../kernel/index.ts'
import { queueWebhooks } from '../../../people/webhooks/index.ts'
import { queueMail, type Sealer } from '../../../platform/mails/index.ts'
import { type AheadPlan, type EventPlan, type Notifier, notifyEvent, readEvents } from '../../../platform/notifications/index.ts'
import type { OrderRecord } from '../record.ts'
import { listOrdersWithMoment } from '../store.ts'
import { describeForSystems, describeOrder } from './describe.ts'
import { staffOf } from './notifications.ts'

/** Reminds people as often as the limits of the default brand say. */
export const reminders = defineJob<JobContext>({
  name: 'reminders',
  every: ({ releases }) => {
    const { brands, defaultBrand } = releases.current().release
    const brand = brands[defaultBrand]
    return (brand ? limitOf(brand, 'reminderMinutes') : 1) * minuteMs
  },
  run: remindAhead,
})

/** Checks every order with a deadline soon. With several servers, each user is still notified once per deadline. */
export async function remindAhead({ db, releases, now, originOf, vault }: JobContext): Promise<void> {
  for (const brand of Object.values(releases.current().release.brands)) {
    const notifier = notifierOf(brand, { now, vault, origin: originOf(brand) })
    for (const plan of readEvents(brand).values()) {
      if (plan.ahead.length === 0 || plan.threshold === null) continue
      for (const order of await findOrdersAhead(db, brand, plan, now()))
        await inTransaction(db, (tx) => remindOf(notifier, tx, plan, order))
    }
  }
}

interface NotifierParts {
  readonly now: () => Date
  readonly vault: Sealer
  readonly origin: string
}

function notifierOf(brand: BrandPlan, { now, vault, origin }: NotifierParts): Notifier {
  return { brand, now, origin, mail: (tx, mail) => queueMail(tx, brand, mail, { now: now(), vault }) }
}

async function findOrdersAhead(db: Kysely<Database>, brand: BrandPlan, plan: EventPlan, now: Date): Promise<OrderRecord[]> {
  const earliest = Math.max(plan.threshold?.most ?? 0, limitOf(brand, 'webhookNearHoursMax'))
  const until = new Date(now.getTime() + earliest * hourMs)
  const fields = plan.ahead.map(({ field }) => field)
  return await listOrdersWithMoment(db, { brand: brand.id, states: plan.states, fields, after: now, until })
}

async function remindOf(notifier: Notifier, tx: Parameters<typeof notifyEvent>[1], plan: EventPlan, order: OrderRecord): Promise<void> {
  for (const ahead of plan.ahead) {
    const at = momentOf(order, ahead)
    if (at === null) continue
    const hoursLeft = (Date.parse(at) - notifier.now().getTime()) / hourMs
    if (!(hoursLeft > 0)) continue
    await notifyEvent(notifier, tx, plan, {
      // A rescheduled deadline is a new one.
      key: `${order.omsOrderNo}:${ahead.field}:${at}`,
      about: order.omsOrderNo,
      companyId: order.companyId,
      owner: order.data.orderedById,
      staffId: staffOf(order),
      actorId: null,
      left: hoursLeft,
      paramsIn: (language, side) => ({
        ...describeOrder(notifier, order, { language, side }),
        cutOff: pickWords(ahead.label, { brand: notifier.brand, language }),
        at: formatDateTime(at, notifier.brand.timeZone),
        left: Math.max(1, Math.round(hoursLeft)),
      }),
    })
    await queueWebhooks(notifier, tx, plan, {
      omsOrderNo: order.omsOrderNo,
      companyId: order.companyId,
      near: { field: ahead.field, at, left: hoursLeft },
      describe: () => describeForSystems({ brand: notifier.brand, language: notifier.brand.defaultLanguage }, order, {}),
    })
  }
}

/** The deadline, unless its task is already done. */
function momentOf({ data }: OrderRecord, { field, while: states }: AheadPlan): string | null {
  const { [field]: at, bookingStatuses } = data as JsonObject
  if (typeof at !== 'string') return null
  const counted = Array.isArray(bookingStatuses) ? bookingStatuses : []
  return states.length === 0 || states.some((state) => counted.includes(state)) ? at : null
}
