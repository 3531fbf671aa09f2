/** SQL of webhooks, and of their deliveries in the outbox. */

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { companyFacts, type Database, deliveryFacts, isEqual, type WebhookTable } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import { deleteDeliveries, sequencedChannel } from '../../platform/outbox/index.ts'
import { type ActingColumns, stillActs } from '../accounts/index.ts'

export type Webhook = Selectable<WebhookTable>

/** Every query of a company's own webhooks. */
export interface CompanyScope {
  readonly brand: string
  readonly companyId: string
}

/** Whether the administrator who answers for the webhook still is one. */
function ownerActs(table: string, options: Pick<ActingColumns, 'certifiedOrNot'> = {}) {
  return stillActs({ user: `${table}.created_by`, company: `${table}.company_id`, asAdmin: true, ...options })
}

export function webhooksOf({ brand, companyId }: CompanyScope, id?: string): RowList<Webhook> {
  return {
    entity: 'webhook',
    from: sql`webhooks w`,
    select: sql`w.*, w.id as webhook_id,
      case when w.state <> 'active' or ${ownerActs('w', { certifiedOrNot: true })} then w.state else 'orphaned' end as state`,
    where: [sql`w.brand = ${brand}`, sql`w.company_id = ${companyId}`, isEqual(sql`w.id`, id)],
    orderBy: sql`w.created_at, w.id`,
  }
}

export async function countWebhooks(tx: Transaction<Database>, { brand, companyId }: CompanyScope): Promise<number> {
  const rows = tx.selectFrom('webhooks').where('brand', '=', brand).where('company_id', '=', companyId)
  const { count } = await rows.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Held until the transaction ends, so that parallel calls count and change one after another. */
export async function holdCompany(tx: Transaction<Database>, { companyId }: CompanyScope): Promise<void> {
  await tx.selectFrom(companyFacts.as('companies')).select('id').where('id', '=', companyId).forUpdate().execute()
}

export async function insertWebhook(tx: Transaction<Database>, webhook: Webhook): Promise<void> {
  await tx.insertInto('webhooks').values(webhook).execute()
}

export async function lockWebhook(tx: Transaction<Database>, scope: CompanyScope, id: string): Promise<Webhook | undefined> {
  return await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', scope.brand)
    .where('company_id', '=', scope.companyId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateWebhook(db: Kysely<Database>, id: string, values: Partial<Omit<Webhook, 'id'>>): Promise<void> {
  await db.updateTable('webhooks').set(values).where('id', '=', id).execute()
}

/** With everything that waits for it or was sent to it. */
export async function deleteWebhook(tx: Transaction<Database>, id: string): Promise<void> {
  await deleteDeliveries(tx, sequencedChannel, id)
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}

export async function findWebhook(db: Kysely<Database>, id: string): Promise<Webhook | undefined> {
  return await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Webhooks of a certified company that want to know of an event, of those who may still open one. */
export async function listSubscribed(tx: Transaction<Database>, { brand, companyId }: CompanyScope, event: string): Promise<Webhook[]> {
  return await tx
    .selectFrom('webhooks')
    .selectAll('webhooks')
    .where('webhooks.brand', '=', brand)
    .where('webhooks.company_id', '=', companyId)
    .where('webhooks.state', '=', 'active')
    .where(ownerActs('webhooks'))
    .where(sql<boolean>`${event} = any(webhooks.events)`)
    .orderBy('webhooks.id')
    .execute()
}

export interface MarkKey {
  readonly webhookId: string
  readonly about: string
  readonly event: string
}

/** The value last reported; undefined before the first. */
export async function findMark(tx: Transaction<Database>, { webhookId, about, event }: MarkKey): Promise<string | undefined> {
  const row = await tx
    .selectFrom('webhook_marks')
    .select('value')
    .where('webhook_id', '=', webhookId)
    .where('about', '=', about)
    .where('event', '=', event)
    .executeTakeFirst()
  return row?.value
}

export async function keepMark(tx: Transaction<Database>, { webhookId, about, event }: MarkKey, value: string, now: Date): Promise<void> {
  await tx
    .insertInto('webhook_marks')
    .values({ webhook_id: webhookId, about, event, value, at: now })
    .onConflict((conflict) => conflict.columns(['webhook_id', 'about', 'event']).doUpdateSet({ value, at: now }))
    .execute()
}

/** Whether the value is another than the one marked: if several servers find it at once, only one gets true. */
export async function claimMark(
  tx: Transaction<Database>,
  { webhookId, about, event }: MarkKey,
  value: string,
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('webhook_marks')
    .values({ webhook_id: webhookId, about, event, value, at: now })
    .onConflict((conflict) =>
      conflict.columns(['webhook_id', 'about', 'event']).doUpdateSet({ value, at: now }).where('webhook_marks.value', '<>', value),
    )
    .returning('value')
    .executeTakeFirst()
  return claimed !== undefined
}

export interface DeliveryRow {
  readonly id: number
  readonly failure: string | null
  readonly payload: JsonObject
}

export interface DeliveryFilter {
  readonly webhookId?: string | undefined
  readonly state?: string | undefined
}

export function deliveriesOf({ brand, companyId }: CompanyScope, { webhookId, state }: DeliveryFilter): RowList<DeliveryRow> {
  return {
    entity: 'webhook-delivery',
    from: sql`${deliveryFacts} o join webhooks w on w.id = o.recipient`,
    select: sql`o.id, o.event, o.about as oms_order_no, o.state, o.attempts, o.failure, o.payload, o.created_at as at, o.delivered_at,
      case when o.state = 'queued' then o.due_at end as next_at, w.name as webhook`,
    where: [
      sql`o.channel = ${sequencedChannel}`,
      sql`w.brand = ${brand}`,
      sql`w.company_id = ${companyId}`,
      isEqual(sql`w.id`, webhookId),
      isEqual(sql`o.state`, state),
    ],
    orderBy: sql`o.id desc`,
  }
}

/** A delivery of one of the company's webhooks. */
export async function findDelivery(db: Kysely<Database>, { brand, companyId }: CompanyScope, id: number) {
  return await db
    .selectFrom(deliveryFacts.as('outbox'))
    .innerJoin('webhooks', 'webhooks.id', 'outbox.recipient')
    .select(['outbox.id', 'outbox.event', 'outbox.about', 'outbox.payload', 'webhooks.id as webhookId'])
    .where('outbox.id', '=', id)
    .where('outbox.channel', '=', sequencedChannel)
    .where('webhooks.brand', '=', brand)
    .where('webhooks.company_id', '=', companyId)
    .executeTakeFirst()
}

/** Webhooks in use, as a table. */
export const activeWebhooks = sql`(select id, brand, name, company_id, created_by from webhooks where state = 'active')`
