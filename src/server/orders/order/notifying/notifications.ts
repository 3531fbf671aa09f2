/** Notifications about orders. The dictionary notification-event defines who is notified of which effect, and the texts. */
import type { Transaction } from 'kysely'
import type { OrderEffect } from '#domain'
import type { JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import { type Call, nameIn } from '../../../kernel/index.ts'
import { queueWebhooks } from '../../../people/webhooks/index.ts'
import { type EventPlan, notifyEvent, type Occurrence, readEvents } from '../../../platform/notifications/index.ts'
import type { OrderRecord } from '../record.ts'
import { describeChange, describeForSystems, describeOrder, reportIn } from './describe.ts'

type OrderNotification = OrderEffect | 'notify-submitted'

export interface QueueOrderNotificationsOptions {
  /** After the change. */
  readonly order: OrderRecord
  readonly effects: readonly OrderNotification[]
  /** Its previous state; without it, changes of values are not reported. */
  readonly before?: OrderRecord | undefined
  /** The change as recorded in the event log. */
  readonly changes?: JsonObject | undefined
  readonly note?: string | undefined
}

/** Queues notifications and e-mails in the transaction of the change: neither exists without the other. */
export async function queueOrderNotifications(
  call: Call,
  tx: Transaction<Database>,
  options: QueueOrderNotificationsOptions,
): Promise<void> {
  for (const plan of readEvents(call.brand).values()) {
    const isRaised = plan.effects.some((effect) => (options.effects as readonly string[]).includes(effect))
    if (!isRaised) continue
    const occurrence = toOccurrence(call, plan, options)
    await notifyEvent(call, tx, plan, occurrence)
    const { order, changes = {} } = options
    if (plan.to.includes('customer'))
      await queueWebhooks(call, tx, plan, {
        omsOrderNo: order.omsOrderNo,
        companyId: order.companyId,
        moved: occurrence.moved,
        describe: () => describeForSystems(call, order, changes),
      })
  }
}

function toOccurrence(call: Call, plan: EventPlan, { order, before, changes = {}, note }: QueueOrderNotificationsOptions): Occurrence {
  const moved = plan.watch === null ? undefined : readMove(plan.watch, before, order)
  const milestone = reportIn(changes.milestone)
  return {
    // Each change has a new version, so that it is notified once however often it is retried.
    key: `${order.omsOrderNo}:${order.version}:${plan.id}`,
    about: order.omsOrderNo,
    companyId: order.companyId,
    owner: order.data.orderedById,
    staffId: staffOf(order),
    actorId: call.actor.userId,
    paramsIn: (language, side) => ({
      ...describeOrder(call, order, { language, side }),
      ...describeChange(call.brand, changes, language),
      by: nameIn(language, call.actor),
      keeper: nameIn(language, { name: order.data.ownerName ?? '', latinName: order.data.ownerLatin ?? '' }),
      note: note ?? '',
    }),
    choice: typeof milestone?.milestone === 'string' ? milestone.milestone : undefined,
    moved,
  }
}

/** The member of customer service assigned to the order. */
export function staffOf({ data }: OrderRecord): string | null {
  const { ownerId } = data as { readonly ownerId?: unknown }
  return typeof ownerId === 'string' && ownerId !== '' ? ownerId : null
}

function readMove(field: string, before: OrderRecord | undefined, after: OrderRecord): Occurrence['moved'] {
  const [was, is] = [before, after].map((order) => (order?.data as JsonObject | undefined)?.[field])
  return typeof was === 'string' && typeof is === 'string' && was !== is ? { before: was, after: is } : undefined
}
