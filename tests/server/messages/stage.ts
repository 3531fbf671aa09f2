/** A portal with orders of two companies, and helpers to call it and to change orders. */
import type { Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { type Database, inTransaction } from '../../../src/server/db/index.ts'
import type { Call } from '../../../src/server/kernel/call.ts'
import { createVault } from '../../../src/server/kernel/vault.ts'
import { type QueueOrderNotificationsOptions, queueOrderNotifications } from '../../../src/server/orders/order/notifying/notifications.ts'
import type { OrderData, OrderRecord } from '../../../src/server/orders/order/record.ts'
import { findOrder } from '../../../src/server/orders/order/store.ts'
import { queueMail } from '../../../src/server/platform/mails/index.ts'
import { root } from '../support.ts'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the response it requested
  readonly data: any
  readonly error: string | undefined
}

export interface Stage {
  readonly portal: TestPortal
  readonly brand: BrandPlan
  readonly ask: (who: string, method: 'GET' | 'POST', url: string, payload?: object, headers?: object) => Promise<Answer>
  /** Orders: `mine` of the member, `colleague` of the administrator, `foreign` of another company. */
  readonly orders: Readonly<Record<'mine' | 'colleague' | 'foreign', string>>
  /** Notifications of an order change, as changeOrder sends them. */
  readonly change: (
    omsOrderNo: string,
    by: string | null,
    change: Omit<QueueOrderNotificationsOptions, 'order' | 'before'>,
    data?: object,
  ) => Promise<void>
  readonly subjectsOf: (person: string) => Promise<string[]>
  readonly mailsTo: (person: string) => Promise<string[]>
  /** Moves the clock; callers then have to be signed in again. */
  readonly comeBack: (at: Date) => void
  readonly close: () => Promise<void>
}

const mailOf = (person: string) => `${person}@people.example`

export async function openStage(): Promise<Stage> {
  const portal = await openTestPortal({ root, now: new Date('2026-11-21T02:00:00Z') })
  const { db } = portal.test
  const { release } = portal.releases.current()
  const brand = release.brands[release.defaultBrand] as BrandPlan
  for (const person of ['member', 'admin', 'other', 'staff'])
    await db
      .updateTable('users')
      .set({ email: mailOf(person), language: person === 'admin' ? 'en' : 'zh' })
      .where('id', '=', person)
      .execute()
  const orders = { mine: 'QSSE26112100001', colleague: 'QSSE26112100002', foreign: 'QSSE26112100003' }
  await addOrder(portal, brand, orders.mine, 'one', 'member')
  await addOrder(portal, brand, orders.colleague, 'one', 'admin')
  await addOrder(portal, brand, orders.foreign, 'two', 'other')
  const tokens = new Map<string, string>()
  const now = () => portal.clock.now
  return {
    portal,
    brand,
    orders,
    ask: async (who, method, url, payload, headers = {}) => {
      const token = tokens.get(who) ?? (await portal.signIn(who))
      tokens.set(who, token)
      const key = method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}
      const answer = await portal.app.inject({
        method,
        url,
        headers: { host: 'quayside.localhost', 'access-token': token, ...key, ...headers },
        ...(payload ? { payload } : {}),
      })
      const { data, error } = answer.json() as { data: unknown; error?: { id: string } }
      return { status: answer.statusCode, data, error: error?.id }
    },
    change: (omsOrderNo, by, change, data = {}) =>
      inTransaction(db, async (tx) => {
        const before = (await findOrder(tx, brand.id, omsOrderNo)) as OrderRecord
        const order: OrderRecord = { ...before, version: before.version + 1, data: { ...before.data, ...data } }
        await tx
          .updateTable('orders')
          .set({ version: order.version, data: JSON.stringify(order.data) })
          .where('id', '=', omsOrderNo)
          .execute()
        await queueOrderNotifications(callOf(brand, now, by), tx, { ...change, order, before })
      }),
    subjectsOf: async (person) => {
      const rows = await db
        .selectFrom('notifications')
        .select(['event'])
        .where('user_id', '=', person)
        .where('in_portal', '=', true)
        .orderBy('id')
        .execute()
      return rows.map(({ event }) => event)
    },
    mailsTo: async (person) => {
      const rows = await db.selectFrom('mails').select('subject').where('recipient', '=', mailOf(person)).orderBy('id').execute()
      return rows.map(({ subject }) => subject)
    },
    comeBack: (at) => {
      portal.clock.now = at
      tokens.clear()
    },
    close: portal.close,
  }
}

const vault = createVault('the key for the message tests')

function callOf(brand: BrandPlan, now: () => Date, by: string | null): Call {
  const mail = (tx: Transaction<Database>, one: Parameters<Call['mail']>[1]) => queueMail(tx, brand, one, { now: now(), vault })
  const actor = { kind: by === 'staff' ? 'staff' : 'member', userId: by, companyId: null, name: by ?? '', latinName: by ?? '' } as const
  // Notifying only needs these fields of a call.
  return { brand, now, mail, actor, origin: 'https://portal.test', requestId: 'test' } as Call
}

async function addOrder({ test, clock }: TestPortal, brand: BrandPlan, id: string, company: string, orderer: string): Promise<void> {
  const data = {
    orderType: 'sea-booking',
    payment: 'unpaid',
    paymentTerms: 'before-generation',
    companyName: `公司 ${company}`,
    companyLatin: `Company ${company}`,
    orderedBy: orderer,
    orderedByLatin: orderer,
    orderedById: orderer,
    pol: 'CNSHA',
    pod: 'USLAX',
    etd: '2026-12-01',
    booking: {},
    milestones: [],
    baseCurrency: 'CNY',
    baseTotal: '100.00',
  } satisfies Partial<OrderData>
  await test.db
    .insertInto('orders')
    .values({
      id,
      brand: brand.id,
      company_id: company,
      state: 'in-process',
      release: null,
      created_at: clock.now,
      updated_at: clock.now,
      data: JSON.stringify(data),
    })
    .execute()
}
