/** Private calendar addresses: one for each person, and one for each company. Whoever holds an address can read it. */

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { toCalendar } from '#domain'
import { dayMs } from '#rules'
import { type Call, cutPage, type Handlers, limitOf, pageOf, refuse, type Vault } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { datesOf } from './dates.ts'
import {
  type CalendarAddress,
  type CalendarOwner,
  findOpenCalendar,
  insertCalendar,
  listCalendarOrders,
  listCalendars,
  noteFetch,
  revokeCalendar,
} from './store.ts'

type CalendarHandlers = Pick<Handlers, 'list-calendars' | 'open-calendar' | 'revoke-calendar' | 'read-calendar'>

const tokenBytes = 32
const tokenShape = /^[A-Za-z0-9_-]{43}$/
const refreshHours = 1

export function createCalendarHandlers(vault: Vault): CalendarHandlers {
  return {
    'list-calendars': async (input, call) => {
      const calendars = await listCalendars(call.db, ownerOf(call))
      return {
        ok: true,
        value: cutPage(
          calendars.map((calendar) => toRow(calendar, call, vault)),
          pageOf(input, call),
        ),
      }
    },

    'open-calendar': ({ kind }, call) =>
      call.transaction(async (tx) => {
        const owner = ownerOf(call)
        if (kind === 'company' && !owner.isAdmin) return refuse('error.forbidden')
        const now = call.now()
        // A second address replaces the first.
        for (const { id, kind: known } of await listCalendars(tx, owner)) if (known === kind) await revokeCalendar(tx, id, now)
        const id = randomUUID()
        const token = randomBytes(tokenBytes).toString('base64url')
        const calendar: CalendarAddress = {
          id,
          brand: owner.brand,
          company_id: owner.companyId,
          kind,
          user_id: owner.userId,
          token_hash: hashOf(token),
          sealed_token: vault.seal(token, ownerName(id)),
          language: call.language,
          created_at: now,
          used_at: null,
          revoked_at: null,
        }
        await insertCalendar(tx, calendar)
        await writeAudit(tx, call, { event: 'calendar-opened', subject: id, after: { kind } })
        return { ok: true as const, value: { calendarId: id, address: addressFor(call, token) } }
      }),

    'revoke-calendar': ({ calendarId }, call) =>
      call.transaction(async (tx) => {
        const calendar = (await listCalendars(tx, ownerOf(call))).find(({ id }) => id === calendarId)
        if (!calendar) return refuse('error.not-found')
        await revokeCalendar(tx, calendar.id, call.now())
        await writeAudit(tx, call, { event: 'calendar-revoked', subject: calendar.id, before: { kind: calendar.kind } })
        return { ok: true as const, value: { calendarId: calendar.id } }
      }),

    'read-calendar': async ({ token }, call) => {
      const calendar = tokenShape.test(token) ? await findOpenCalendar(call.db, call.brand.id, hashOf(token)) : undefined
      if (!calendar) return refuse('error.not-found')
      await noteFetch(call.db, calendar, call.now())
      const text = await writeCalendar(call, calendar)
      const bytes = new TextEncoder().encode(text)
      const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
      return { ok: true, value: { name: 'calendar.ics', type: 'text/calendar; charset=utf-8', bytes, tag, keepSeconds: 300, inline: true } }
    },
  }
}

async function writeCalendar({ db, brand, origin, now }: Call, { kind, company_id, user_id, language }: CalendarAddress): Promise<string> {
  const orders = await listCalendarOrders(db, {
    brand: brand.id,
    companyId: company_id,
    userId: kind === 'person' ? user_id : null,
    since: new Date(now().getTime() - limitOf(brand, 'calendarDays') * dayMs),
    limit: limitOf(brand, 'calendarOrders'),
  })
  const events = orders.flatMap((order) => datesOf(order, { brand, language, origin }))
  const name = brand.shells[language]?.brand.name ?? brand.id
  return toCalendar(events, now(), { name, refreshHours })
}

function ownerOf({ brand, actor }: Pick<Call, 'brand' | 'actor'>): CalendarOwner {
  return { brand: brand.id, companyId: actor.companyId ?? '', userId: actor.userId ?? '', isAdmin: actor.kind === 'admin' }
}

function toRow(calendar: CalendarAddress, call: Call, vault: Vault) {
  const token = vault.open(calendar.sealed_token, ownerName(calendar.id))
  return {
    calendarId: calendar.id,
    kind: calendar.kind,
    address: token === null ? '' : addressFor(call, token),
    createdAt: calendar.created_at.toISOString(),
    ...(calendar.used_at ? { usedAt: new Date(calendar.used_at).toISOString() } : {}),
  }
}

function addressFor({ origin }: Pick<Call, 'origin'>, token: string): string {
  return `${origin}/calendar/${token}/dates.ics`
}

function hashOf(token: string): string {
  return createHash('sha256').update(`calendar:${token}`).digest('hex')
}

/** Whom a token is encrypted for. */
function ownerName(id: string): string {
  return `calendar:${id}`
}
