/** Who is notified of what, on which channel, and above which threshold. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderEffects } from '#domain'
import { remindAhead } from '../../../src/server/orders/order/index.ts'
import { readEvents } from '../../../src/server/platform/notifications/index.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  const { db } = stage.portal.test
  for (const table of ['notifications', 'notification_marks', 'subscriptions', 'outbox'] as const) await db.deleteFrom(table).execute()
})

const usual = { portal: true, mail: true }
const choose = (who: string, events: readonly object[], scope?: string) =>
  stage.ask(who, 'POST', '/api/account/notifications', { events, ...(scope ? { scope } : {}) })

describe('notifications of an order change', () => {
  it('are declared: each effect has an event, and no event names an unknown effect', () => {
    const effects: readonly string[] = [...orderEffects, 'notify-submitted']
    const named = new Set([...readEvents(stage.brand).values()].flatMap((plan) => plan.effects))
    expect([...named].filter((effect) => !effects.includes(effect))).toEqual([])
    expect(effects.filter((effect) => !named.has(effect))).toEqual([])
  })

  it('reach the user who ordered in their language, and not their colleagues', async () => {
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-fees-confirmed'] })
    await stage.change(stage.orders.colleague, 'staff', { effects: ['notify-fees-confirmed'] })
    expect(await stage.subjectsOf('member')).toEqual(['fees-confirmed'])
    expect(await stage.mailsTo('member')).toEqual([`费用已确认：${stage.orders.mine}`])
    expect(await stage.mailsTo('admin')).toEqual([`Fees confirmed: ${stage.orders.colleague}`])
    expect(await stage.subjectsOf('other')).toEqual([])
  })

  it('do not ring for who made the change: they get receipts by e-mail, and the others of the company hear of it', async () => {
    await choose('admin', [], 'all')
    await stage.change(stage.orders.mine, 'member', { effects: ['notify-submitted', 'notify-fees-confirmed'] })
    expect(await stage.subjectsOf('member')).toEqual([])
    expect(await stage.mailsTo('member')).toEqual([expect.stringContaining(stage.orders.mine)])
    expect(await stage.subjectsOf('admin')).toEqual(['order-submitted', 'fees-confirmed'])
    await choose('admin', [], 'own')
  })

  it('show amounts with thousands separators', async () => {
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-fees-confirmed'] }, { baseTotal: '12345.60' })
    const [mail] = await stage.portal.messagesTo('member@people.example')
    expect(mail?.body).toContain('CNY 12,345.60')
    const { data } = await stage.ask('member', 'GET', '/api/notifications')
    expect(JSON.stringify(data)).toContain('CNY 12,345.60')
  })

  it('reach customer service if it must act: everyone, or the assigned colleague', async () => {
    await stage.change(stage.orders.mine, 'member', { effects: ['notify-fees-accepted'] })
    expect(await stage.subjectsOf('staff')).toEqual(['fees-accepted'])
    await stage.change(stage.orders.mine, 'member', { effects: ['notify-fees-accepted'] }, { ownerId: 'another-user' })
    expect(await stage.subjectsOf('staff')).toEqual(['fees-accepted'])
    await choose('staff', [], 'all')
    await stage.change(stage.orders.mine, 'member', { effects: ['notify-fees-accepted'] })
    expect(await stage.subjectsOf('staff')).toEqual(['fees-accepted', 'fees-accepted'])
    await stage.change(stage.orders.mine, 'staff', { effects: [] }, { ownerId: undefined })
  })

  it('are sent once, however often the same change is reported', async () => {
    const { db } = stage.portal.test
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-order-generated'] })
    await db
      .updateTable('orders')
      .set((order) => ({ version: order('version', '-', 1) }))
      .where('id', '=', stage.orders.mine)
      .execute()
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-order-generated'] })
    expect(await stage.subjectsOf('member')).toEqual(['order-generated'])
    expect(await stage.mailsTo('member')).toHaveLength(1)
  })

  it('follow each user’s choice of channels', async () => {
    await choose('member', [
      { event: 'fees-confirmed', portal: true, mail: false },
      { event: 'payment-received', portal: false, mail: true },
      { event: 'order-generated', portal: false, mail: false },
    ])
    await stage.change(stage.orders.mine, 'staff', {
      effects: ['notify-fees-confirmed', 'notify-payment-received', 'notify-order-generated', 'notify-order-completed'],
    })
    expect(await stage.subjectsOf('member')).toEqual(['fees-confirmed', 'order-completed'])
    expect(await stage.mailsTo('member')).toEqual([`款项已收到：${stage.orders.mine}`, `订单已完成：${stage.orders.mine}`])
  })

  it('can cover all orders of the company, and follow the company’s settings', async () => {
    await choose('admin', [], 'all')
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-order-completed'] })
    expect(await stage.subjectsOf('admin')).toEqual(['order-completed'])
    expect((await stage.ask('member', 'POST', '/api/company/notifications', { events: [] })).error).toBe('error.forbidden')
    const company = await stage.ask('admin', 'POST', '/api/company/notifications', {
      events: [{ event: 'on-hold', portal: true, mail: false }],
    })
    expect(company.status).toBe(200)
    await stage.change(stage.orders.colleague, 'staff', { effects: ['notify-held', 'notify-order-completed'] })
    expect(await stage.subjectsOf('member')).toEqual(['order-completed', 'on-hold'])
    await choose('member', [{ event: 'on-hold', portal: false, mail: false }])
    await stage.change(stage.orders.colleague, 'staff', { effects: ['notify-held'] })
    expect(await stage.subjectsOf('member')).toEqual(['order-completed', 'on-hold'])
    expect(await stage.subjectsOf('other')).toEqual([])
  })

  it('name the held step and the new vessel', async () => {
    const { db } = stage.portal.test
    const hold = { milestone: 'customs-released', reason: 'Inspection' }
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-held'], changes: { hold }, note: hold.reason })
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-vessel-changed'] }, { vessel: 'EVER GIVEN', voyage: '047W' })
    const mails = await db.selectFrom('mails').select('body').orderBy('id').execute()
    const reported = await db.selectFrom('notifications').select('id').where('user_id', '=', 'member').orderBy('id').execute()
    expect(mails.map(({ body }) => body)).toEqual([
      expect.stringContaining('节点：海关放行。\n\nInspection'),
      expect.stringContaining('EVER GIVEN 047W'),
    ])
    expect(reported).toHaveLength(2)
    for (const { body } of mails) expect(body).not.toMatch(/\{\w+\}/)
  })

  it('can be limited to some milestones', async () => {
    await choose('member', [{ event: 'milestone-recorded', ...usual, only: ['departure', 'arrival'] }])
    const record = (milestone: string) =>
      stage.change(stage.orders.mine, 'staff', {
        effects: ['notify-milestone'],
        changes: { milestone: { after: { milestone, classifier: 'ACT', at: '2026-11-21T08:00:00Z' } } },
      })
    await record('gate-in')
    expect(await stage.subjectsOf('member')).toEqual([])
    await record('departure')
    const { data } = await stage.ask('member', 'GET', '/api/notifications')
    expect(data.rows.map(({ line }: { line: string }) => line)).toEqual(['离港（实际）2026-11-21 16:00'])
    expect((await choose('member', [{ event: 'milestone-recorded', ...usual, only: ['nowhere'] }])).error).toBe('error.invalid')
  })
})

describe('a rescheduled departure', () => {
  const etd = (hours: number) => new Date(Date.parse('2026-12-01T00:00:00Z') + hours * 3_600_000).toISOString()
  const move = (hours: number) => stage.change(stage.orders.mine, 'staff', { effects: ['notify-etd-moved'] }, { etd: etd(hours) })
  beforeEach(() => stage.change(stage.orders.mine, 'staff', { effects: [] }, { etd: etd(0) }))

  it('notifies once for ten changes of three hours at a threshold of twenty-four', async () => {
    await choose('member', [{ event: 'etd-moved', ...usual, threshold: 24 }])
    const reported: number[] = []
    for (let step = 1; step <= 10; step++) {
      await move(step * 3)
      if ((await stage.subjectsOf('member')).length > reported.length) reported.push(step)
    }
    expect(reported).toEqual([8])
    expect(await stage.mailsTo('member')).toHaveLength(1)
    const { data } = await stage.ask('member', 'GET', '/api/notifications')
    expect(data.rows[0].line).toBe('预计离港 2026-12-01 08:00 → 2026-12-02 08:00（+24 小时）')
    // Compared with the last notified value, in either direction.
    await move(1)
    expect(await stage.subjectsOf('member')).toHaveLength(1)
    await move(0)
    expect(await stage.subjectsOf('member')).toHaveLength(2)
  })

  it('is compared with each user’s own threshold', async () => {
    await choose('member', [{ event: 'etd-moved', ...usual, threshold: 48 }])
    await choose('admin', [{ event: 'etd-moved', ...usual, threshold: 6 }], 'all')
    for (const hours of [5, 10, 15, 20, 25, 30, 35, 40, 45, 50]) await move(hours)
    expect(await stage.subjectsOf('member')).toHaveLength(1)
    expect(await stage.subjectsOf('admin')).toHaveLength(5)
  })

  it('rejects a threshold outside its bounds', async () => {
    for (const threshold of [0, 721, -1])
      expect((await choose('member', [{ event: 'etd-moved', ...usual, threshold }])).error).toBe('error.invalid')
    expect((await choose('member', [{ event: 'order-completed', ...usual, threshold: 5 }])).error).toBe('error.invalid')
    expect((await choose('member', [{ event: 'fees-accepted', ...usual }])).error).toBe('error.invalid')
  })
})

describe('a cut-off', () => {
  const remind = () => {
    const { portal } = stage
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    return remindAhead({
      db: portal.test.db,
      releases: portal.releases,
      now: () => portal.clock.now,
      log,
      originOf: () => 'https://portal.test',
      vault: { seal: () => '' },
    })
  }

  it('is announced as early as each user wants, once, again if it moves, and not if already met', async () => {
    const start = stage.portal.clock.now.getTime()
    const hoursOn = (hours: number) => new Date(start + hours * 3_600_000).toISOString()
    await choose('member', [{ event: 'cut-off-near', ...usual, threshold: 12 }])
    await stage.change(
      stage.orders.mine,
      'staff',
      { effects: [] },
      { cyCutOffAt: hoursOn(20), vgmCutOffAt: hoursOn(20), bookingStatuses: [] },
    )
    await remind()
    expect(await stage.subjectsOf('member')).toEqual([])
    stage.comeBack(new Date(start + 9 * 3_600_000))
    await Promise.all([remind(), remind()])
    await remind()
    expect(await stage.subjectsOf('member')).toEqual(['cut-off-near'])
    expect(await stage.mailsTo('member')).toEqual([`截止时间临近：${stage.orders.mine}`])
    await stage.change(stage.orders.mine, 'staff', { effects: [] }, { cyCutOffAt: hoursOn(21), bookingStatuses: ['vgm-to-submit'] })
    await remind()
    expect(await stage.subjectsOf('member')).toHaveLength(3)
    stage.comeBack(new Date(start + 30 * 3_600_000))
    await remind()
    expect(await stage.subjectsOf('member')).toHaveLength(3)
  })
})

describe('the notification centre', () => {
  it('shows users their own notifications in the language of the page, and marks them as read one by one or all', async () => {
    await stage.change(stage.orders.mine, 'staff', { effects: ['notify-fees-confirmed', 'notify-order-completed'] })
    await stage.change(stage.orders.foreign, 'staff', { effects: ['notify-order-completed'] })
    const list = async (who: string, query = '', headers = {}) =>
      (await stage.ask(who, 'GET', `/api/notifications${query}`, undefined, headers)).data
    const mine = await list('member')
    expect(mine.counts).toEqual({ all: 2, unread: 2 })
    expect((await list('member', '', { cookie: 'default-language=en' })).rows[0].subject).toBe(`Order completed: ${stage.orders.mine}`)
    const read = (who: string, input: object) => stage.ask(who, 'POST', '/api/notifications/read', input)
    const [first] = mine.rows
    expect((await read('other', { notificationId: first.notificationId })).error).toBe('error.not-found')
    expect((await read('member', { notificationId: first.notificationId })).data).toEqual({ unread: 1 })
    expect((await list('member', '?show=unread')).rows).toHaveLength(1)
    expect((await list('member', '?event=order-completed')).rows).toHaveLength(1)
    expect((await list('member', '?about=nothing%25')).rows).toHaveLength(0)
    expect((await read('member', {})).data).toEqual({ unread: 0 })
    expect((await stage.ask('other', 'GET', '/api/notifications/count')).data).toEqual({ unread: 1 })
    expect((await stage.ask('analyst', 'GET', '/api/notifications')).error).toBe('error.forbidden')
  })

  it('marks the notification of a message as read with it, and the waiting e-mail is not sent', async () => {
    const place = `/api/orders/${stage.orders.mine}/messages`
    const sent = await stage.ask('staff', 'POST', place, { body: 'Please confirm the draft.' })
    await stage.ask('staff', 'POST', place, { body: 'Today, please.' })
    expect(await stage.subjectsOf('member')).toEqual(['message-received', 'message-received'])
    expect(await stage.mailsTo('member')).toEqual([`新消息：${stage.orders.mine}`])
    await stage.ask('member', 'POST', `${place}/read`, { upTo: sent.data.messageId + 1 })
    expect(await stage.mailsTo('member')).toEqual([])
    expect((await stage.ask('member', 'GET', '/api/notifications/count')).data).toEqual({ unread: 0 })
  })

  it('lists the events of a subject together, for customers, companies and the desk', async () => {
    for (const [who, path] of [
      ['member', '/api/account/notifications'],
      ['admin', '/api/company/notifications'],
      ['staff', '/api/account/notifications'],
    ] as const) {
      const { data } = await stage.ask(who, 'GET', path)
      const groups: string[] = data.events.map(({ group }: { group: string }) => group)
      expect(groups.every(Boolean), who).toBe(true)
      const changes = groups.filter((group, index) => group !== groups[index - 1])
      expect(changes, who).toEqual([...new Set(groups)])
      expect(changes.length, who).toBeGreaterThan(2)
    }
  })

  it('stores only differences from the defaults', async () => {
    const { db } = stage.portal.test
    const { data } = await stage.ask('member', 'GET', '/api/account/notifications')
    const events = data.events.map(
      ({ event, portal, mail, threshold }: { event: string; portal: boolean; mail: boolean; threshold?: number }) => ({
        event,
        portal,
        mail,
        ...(threshold === undefined ? {} : { threshold }),
      }),
    )
    expect((await choose('member', events)).data.events.some(({ chosen }: { chosen: boolean }) => chosen)).toBe(false)
    expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([])
    events[0].mail = false
    const kept = await choose('member', events, 'all')
    expect(kept.data.scope).toBe('all')
    expect(kept.data.events.filter(({ chosen }: { chosen: boolean }) => chosen)).toHaveLength(1)
  })
})
