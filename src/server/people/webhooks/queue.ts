/** Queues messages for customers' systems, in the transaction of the change they report. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Json, JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { type Call, listObjects, webhookType } from '../../kernel/index.ts'
import { type EventPlan, measureMove } from '../../platform/notifications/index.ts'
import { queueDelivery, sequencedChannel } from '../../platform/outbox/index.ts'
import { claimMark, findMark, keepMark, listSubscribed, type Webhook } from './store.ts'

type Tx = Transaction<Database>

export interface WebhookOccurrence {
  readonly omsOrderNo: string
  readonly companyId: string
  /** The watched value before and after. */
  readonly moved?: { readonly before: string; readonly after: string } | undefined
  /** A deadline, and the hours until then. Each webhook is called once for it, as early as it wants, however often it is found. */
  readonly near?: { readonly field: string; readonly at: string; readonly left: number } | undefined
  /** What happened, as the entity webhook-order declares it; only asked for if a webhook wants it. */
  readonly describe: () => JsonObject
}

/** One message for each webhook that the company has subscribed to the event. */
export async function queueWebhooks(
  { brand, now }: Pick<Call, 'brand' | 'now'>,
  tx: Tx,
  event: EventPlan,
  occurrence: WebhookOccurrence,
): Promise<void> {
  const type = typeOf(brand, event.id)
  if (type === undefined) return
  const { omsOrderNo, companyId, near } = occurrence
  for (const webhook of await listSubscribed(tx, { brand: brand.id, companyId }, event.id)) {
    const moved = event.watch === null ? {} : await readMove(tx, webhook, event, occurrence, now())
    if (moved === null) continue
    if (near && !(await claimDeadline(tx, webhook, event, { omsOrderNo, near }, now()))) continue
    const data = { ...occurrence.describe(), ...moved, ...(near && { cutOff: { field: near.field, at: near.at } }) }
    await queueMessage(tx, webhook, { type, event: event.id, omsOrderNo, data }, now())
  }
}

/** Whether the deadline is as near as the webhook wants, or the event presets, and was not announced to it. */
async function claimDeadline(
  tx: Tx,
  { id, near_hours }: Webhook,
  event: EventPlan,
  {
    omsOrderNo,
    near: { field, at, left },
  }: Pick<WebhookOccurrence, 'omsOrderNo'> & { readonly near: NonNullable<WebhookOccurrence['near']> },
  now: Date,
): Promise<boolean> {
  if (left > (near_hours ?? event.threshold?.default ?? 0)) return false
  return await claimMark(tx, { webhookId: id, about: omsOrderNo, event: `${event.id}:${field}` }, at, now)
}

/** What receivers call the event; undefined if the dictionary webhook-event does not offer it. */
function typeOf({ documents }: Pick<Call['brand'], 'documents'>, event: string): string | undefined {
  const row = listObjects(documents.dictionary?.['webhook-event']?.rows).find(({ id }) => id === event)
  return row && webhookType(event)
}

/** The change since it was last reported, once it is large enough; null until then. */
async function readMove(
  tx: Tx,
  webhook: Webhook,
  event: EventPlan,
  { omsOrderNo, moved }: WebhookOccurrence,
  now: Date,
): Promise<JsonObject | null> {
  if (!moved || event.watch === null) return null
  const key = { webhookId: webhook.id, about: omsOrderNo, event: event.id }
  const from = (await findMark(tx, key)) ?? moved.before
  const hours = measureMove(from, moved.after)
  if (hours === null) return null
  const isShown = hours !== 0 && Math.abs(hours) >= webhook.move_hours
  await keepMark(tx, key, isShown ? moved.after : from, now)
  return isShown ? { moved: { field: event.watch, from, to: moved.after, hours } } : null
}

export interface Message {
  readonly type: string
  /** Row of the dictionary webhook-event; empty for a test. */
  readonly event: string
  /** Messages about one order are delivered in sequence. */
  readonly omsOrderNo?: string
  readonly data: Json
}

/** The body is fixed now: each attempt sends the same bytes under the same id. */
export async function queueMessage(tx: Tx, { id, brand }: Webhook, { type, event, omsOrderNo, data }: Message, now: Date): Promise<number> {
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  const payload = { messageId: `msg_${randomUUID()}`, body }
  return await queueDelivery(tx, { brand, channel: sequencedChannel, recipient: id, event, about: omsOrderNo, payload }, now)
}
