/** The notification centre: a user's notifications in the portal. */

import type { Selectable } from 'kysely'
import { formatText, isObject, type JsonObject } from '#rules'
import type { NotificationTable } from '../../db/index.ts'
import { type Call, type Handlers, readRows, refuse } from '../../kernel/index.ts'
import { recallDeliveries } from '../outbox/index.ts'
import { readEvents } from './events.ts'
import { countUnread, findEmail, hasNotification, markRead, notificationsOf, type Reader } from './store.ts'

type CentreHandlers = Pick<Handlers, 'list-notifications' | 'count-notifications' | 'mark-notifications-read'>

export const centreHandlers: CentreHandlers = {
  'list-notifications': (input, call) => readRows(call, input, notificationsOf(call, input), { more: (row) => toNotification(row, call) }),

  'count-notifications': async (_input, call) => ({ ok: true, value: { unread: await countUnread(call.db, call) } }),

  'mark-notifications-read': async ({ notificationId, about }, call) => {
    if (notificationId !== undefined && !/^[1-9]\d{0,15}$/.test(notificationId)) return refuse('error.not-found')
    return await call.transaction(async (tx) => {
      const read = await markRead(tx, call, { id: notificationId, about })
      await recallMails(tx, call, read)
      const isOwn = notificationId === undefined || read.length > 0 || (await hasNotification(tx, call, notificationId))
      if (!isOwn) return refuse('error.not-found')
      return { ok: true as const, value: { unread: await countUnread(tx, call) } }
    })
  },
}

/** Cancels a waiting e-mail once its message has been read here. */
async function recallMails(
  tx: Parameters<typeof recallDeliveries>[0],
  { brand, actor }: Reader,
  read: readonly { readonly event: string; readonly about: string }[],
): Promise<void> {
  const delayed = read.filter(({ event }) => (readEvents(brand).get(event)?.mailAfterMinutes ?? 0) > 0)
  if (delayed.length === 0) return
  const email = await findEmail(tx, actor.userId ?? '')
  if (email === null) return
  for (const { event, about } of delayed) await recallDeliveries(tx, { brand: brand.id, event, about, recipient: email })
}

/** Notifications are worded for each reader: in the page's language, with the current release's texts. */
function toNotification(row: Selectable<NotificationTable>, { brand, language }: Call) {
  const plan = readEvents(brand).get(row.event)
  const { words, page, [language]: own, [brand.defaultLanguage]: usual } = row.params
  const params = isObject(own) ? own : isObject(usual) ? usual : {}
  const named = isObject(words) ? words : {}
  const write = (key: unknown) => {
    const text = typeof key === 'string' ? brand.texts[language]?.[key] : undefined
    return text === undefined ? '' : formatText(text, params as JsonObject, language).trim()
  }
  return {
    notificationId: String(row.id),
    subject: write(named.subject ?? plan?.subject) || row.about,
    line: write(named.subject === undefined ? plan?.line : named.line),
    ...(isObject(page) ? { route: page.route, parts: page.parts, ...(isObject(page.query) ? { query: page.query } : {}) } : {}),
  }
}
