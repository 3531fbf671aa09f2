/** The notification centre: what a person was told in the portal. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import { formatText, type JsonObject } from '#rules'
import { containing, type Database, type NotificationTable } from '../db/index.ts'
import { type Call, type Handlers, isObject, limitOf, pageOf, refuse } from '../kernel/index.ts'
import { recallDeliveries } from '../outbox/index.ts'
import { readEvents } from './events.ts'

type Notification = Operations['list-notifications']['output']['rows'][number]
type CentreHandlers = Pick<Handlers, 'list-notifications' | 'count-notifications' | 'mark-notifications-read'>

export const centreHandlers: CentreHandlers = {
  'list-notifications': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const { show, event, about } = input
    const all = own(call.db, call)
      .$if(event !== undefined, (rows) => rows.where('event', '=', event ?? ''))
      .$if(Boolean(about), (rows) => rows.where('about', 'like', containing((about ?? '').toUpperCase())))
    const wanted = show === 'unread' ? all.where('read_at', 'is', null) : all
    const [rows, counted] = await Promise.all([
      wanted.selectAll().orderBy('id', 'desc').limit(pageSize).offset(offset).execute(),
      all
        .select([sql<number>`count(*)::integer`.as('all'), sql<number>`(count(*) filter (where read_at is null))::integer`.as('unread')])
        .executeTakeFirstOrThrow(),
    ])
    const counts = { all: counted.all, unread: counted.unread }
    return { ok: true, value: { rows: rows.map((row) => toNotification(row, call)), total: counts[show ?? 'all'], page, pageSize, counts } }
  },

  'count-notifications': async (_input, call) => ({ ok: true, value: { unread: await countUnread(call.db, call) } }),

  'mark-notifications-read': async ({ notificationId, about }, call) => {
    if (notificationId !== undefined && !/^[1-9]\d{0,15}$/.test(notificationId)) return refuse('error.not-found')
    return await call.transaction(async (tx) => {
      const read = await tx
        .updateTable('notifications')
        .set({ read_at: call.now() })
        .where('user_id', '=', call.actor.userId ?? '')
        .where('brand', '=', call.brand.id)
        .where('in_portal', '=', true)
        .where('read_at', 'is', null)
        .$if(notificationId !== undefined, (rows) => rows.where('id', '=', Number(notificationId)))
        .$if(about !== undefined, (rows) => rows.where('about', '=', about ?? ''))
        .returning(['event', 'about'])
        .execute()
      await recallMails(tx, call, read)
      const mine =
        notificationId === undefined ||
        read.length > 0 ||
        (await own(tx, call).select('id').where('id', '=', Number(notificationId)).executeTakeFirst())
      if (!mine) return refuse('error.not-found')
      return { ok: true as const, value: { unread: await countUnread(tx, call) } }
    })
  },
}

type Reader = Pick<Call, 'actor' | 'brand'>

function own(db: Kysely<Database>, { actor, brand }: Reader) {
  return db
    .selectFrom('notifications')
    .where('user_id', '=', actor.userId ?? '')
    .where('brand', '=', brand.id)
    .where('in_portal', '=', true)
}

async function countUnread(db: Kysely<Database>, reader: Reader): Promise<number> {
  const { unread } = await own(db, reader)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** A mail that waits for somebody to read it here is of no use once they have. */
async function recallMails(
  tx: Parameters<typeof recallDeliveries>[0],
  { brand, actor }: Reader,
  read: readonly { readonly event: string; readonly about: string }[],
): Promise<void> {
  const delayed = read.filter(({ event }) => (readEvents(brand).get(event)?.mailAfterMinutes ?? 0) > 0)
  if (delayed.length === 0) return
  const person = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', actor.userId ?? '')
    .executeTakeFirst()
  if (!person?.email) return
  for (const { event, about } of delayed) await recallDeliveries(tx, { brand: brand.id, event, about, recipient: person.email })
}

/** What a person was told is worded anew for each reader: in the language of the page, as the release words it now. */
function toNotification(row: Selectable<NotificationTable>, { brand, language }: Call): Notification {
  const plan = readEvents(brand).get(row.event)
  const { words, [language]: own, [brand.defaultLanguage]: usual } = row.params
  const params = isObject(own) ? own : isObject(usual) ? usual : {}
  const named = isObject(words) ? words : {}
  const write = (key: unknown) => {
    const text = typeof key === 'string' ? brand.texts[language]?.[key] : undefined
    return text === undefined ? '' : formatText(text, params as JsonObject, language).trim()
  }
  return {
    notificationId: String(row.id),
    // An event of an older release is shown by its number.
    event: row.event as Notification['event'],
    subject: write(named.subject ?? plan?.subject) || row.about,
    line: write(named.subject === undefined ? plan?.line : named.line),
    ...(row.about ? { about: row.about } : {}),
    at: row.created_at.toISOString(),
    state: row.read_at === null ? 'unread' : 'read',
  }
}

/** What was told long ago is let go. */
export async function sweepNotifications(db: Kysely<Database>, brand: Call['brand'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - limitOf(brand, 'notificationDays') * 86_400_000)
  await db.deleteFrom('notifications').where('brand', '=', brand.id).where('created_at', '<', before).execute()
}
