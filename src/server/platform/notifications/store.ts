/** SQL for notifications. Each call reaches only the current user's rows. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { dayMs, type JsonObject } from '#rules'
import { type Database, hasNumber, isEqual, type NotificationTable, userFacts } from '../../db/index.ts'
import { type Call, limitOf, type RowList } from '../../kernel/index.ts'

type Db = Kysely<Database>
export type Reader = Pick<Call, 'actor' | 'brand'>

export interface NotificationFilter {
  readonly show?: 'all' | 'unread' | undefined
  readonly event?: string | undefined
  /** Part of an order number. */
  readonly about?: string | undefined
}

export function notificationsOf(
  { actor, brand }: Reader,
  { show = 'all', event, about }: NotificationFilter,
): RowList<Selectable<NotificationTable>> {
  const state = sql`case when read_at is null then 'unread' else 'read' end`
  return {
    entity: 'notification',
    from: sql`notifications`,
    select: sql`*, id::text as notification_id, created_at as at, ${state} as state`,
    where: [
      sql`user_id = ${actor.userId ?? ''}`,
      sql`brand = ${brand.id}`,
      sql`in_portal`,
      isEqual(sql`event`, event),
      hasNumber(sql`about`, about),
    ],
    orderBy: sql`id desc`,
    tabs: { by: state, of: { all: null, unread: ['unread'] }, open: show },
  }
}

function own(db: Db, { actor, brand }: Reader) {
  return db
    .selectFrom('notifications')
    .where('user_id', '=', actor.userId ?? '')
    .where('brand', '=', brand.id)
    .where('in_portal', '=', true)
}

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await own(db, reader)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

export async function hasNotification(db: Db, reader: Reader, id: string): Promise<boolean> {
  return (await own(db, reader).select('id').where('id', '=', Number(id)).executeTakeFirst()) !== undefined
}

/** Marks one as read, or those about a record, or all; returns those that were unread. */
export async function markRead(
  db: Db,
  { actor, brand, now }: Reader & Pick<Call, 'now'>,
  { id, about }: { readonly id: string | undefined; readonly about: string | undefined },
): Promise<{ event: string; about: string }[]> {
  return await db
    .updateTable('notifications')
    .set({ read_at: now() })
    .where('user_id', '=', actor.userId ?? '')
    .where('brand', '=', brand.id)
    .where('in_portal', '=', true)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (rows) => rows.where('id', '=', Number(id)))
    .$if(about !== undefined, (rows) => rows.where('about', '=', about ?? ''))
    .returning(['event', 'about'])
    .execute()
}

/** Marks a person's notifications of one event about a record as read; returns false if none was unread. */
export async function markEventRead(
  db: Db,
  { userId, event, about }: { readonly userId: string; readonly event: string; readonly about: string },
  now: Date,
): Promise<boolean> {
  const read = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .where('event', '=', event)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  return read.length > 0
}

export interface NewNotification
  extends Pick<Selectable<NotificationTable>, 'brand' | 'user_id' | 'company_id' | 'event' | 'about' | 'key' | 'in_portal' | 'created_at'> {
  readonly params: JsonObject
}

/** Returns false if the person was notified under this key before. */
export async function insertNotification(db: Db, { params, ...row }: NewNotification): Promise<boolean> {
  const inserted = await db
    .insertInto('notifications')
    .values({ ...row, params: JSON.stringify(params) })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Identifies the value of a record that a person was last notified of. */
export interface MarkKey {
  readonly userId: string
  readonly about: string
  readonly event: string
}

export async function findMark(db: Db, { userId, about, event }: MarkKey): Promise<string | undefined> {
  const mark = await db
    .selectFrom('notification_marks')
    .select('value')
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .where('event', '=', event)
    .executeTakeFirst()
  return mark?.value
}

export async function keepMark(db: Db, { userId, about, event }: MarkKey, value: string, at: Date): Promise<void> {
  await db
    .insertInto('notification_marks')
    .values({ user_id: userId, about, event, value, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'about', 'event']).doUpdateSet({ value, at }))
    .execute()
}

/** A person's e-mail address; null without one. */
export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const person = await db.selectFrom(userFacts.as('users')).select('email').where('id', '=', userId).executeTakeFirst()
  return person?.email ?? null
}

/** Deletes notifications older than the brand keeps them. */
export async function sweepNotifications(db: Db, brand: Call['brand'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - limitOf(brand, 'notificationDays') * dayMs)
  await db.deleteFrom('notifications').where('brand', '=', brand.id).where('created_at', '<', before).execute()
}

export interface NotifiedOf {
  /** Values of the query that this condition is part of. */
  readonly company: RawBuilder<unknown>
  readonly key: RawBuilder<string>
  readonly event: string
}

/** A condition: someone of the company was notified of this event. */
export function wasNotified({ company, key, event }: NotifiedOf): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from notifications join ${userFacts} reader on reader.id = notifications.user_id
    where reader.company_id = ${company} and notifications.event = ${event} and notifications.key = ${key})`
}
