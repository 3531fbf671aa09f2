import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const place = (order: keyof Stage['orders'], rest = '') => `/api/orders/${stage.orders[order]}/messages${rest}`
const write = (who: string, order: keyof Stage['orders'], body: string, headers = {}) =>
  stage.ask(who, 'POST', place(order), { body }, headers)

describe('messages about an order', () => {
  it('are only visible to the customer and customer service', async () => {
    expect((await write('member', 'mine', 'Is the cut-off the same?')).status).toBe(200)
    expect((await write('staff', 'mine', 'It is.')).status).toBe(200)
    for (const who of ['member', 'admin', 'staff']) {
      const { data } = await stage.ask(who, 'GET', place('mine'))
      expect(data.rows.map(({ body }: { body: string }) => body)).toEqual(['Is the cut-off the same?', 'It is.'])
    }
    for (const [who, order] of [
      ['other', 'mine'],
      ['member', 'foreign'],
      // A colleague's messages are visible only to the colleague and the administrator.
      ['member', 'colleague'],
      ['registered', 'mine'],
      ['pending', 'mine'],
    ] as const) {
      expect((await stage.ask(who, 'GET', place(order))).error).toBe('error.not-found')
      expect((await write(who, order, 'Hello?')).error).toBe('error.not-found')
      expect((await stage.ask(who, 'POST', place(order, '/read'), { upTo: 9 })).error).toBe('error.not-found')
    }
    expect((await write('analyst', 'mine', 'Hello?')).error).toBe('error.forbidden')
    expect((await stage.ask('staff', 'GET', place('mine'))).data.rows).toHaveLength(2)
  })

  it('are sent once per key, however often the call is repeated', async () => {
    const key = { 'idempotency-key': 'the-same-key-again' }
    const sent = await Promise.all(Array.from({ length: 8 }, () => write('member', 'mine', 'Only once, please', key)))
    expect(new Set(sent.map(({ data: message }) => message.messageId)).size).toBe(1)
    const { data } = await stage.ask('member', 'GET', place('mine'))
    expect(data.rows.filter(({ body }: { body: string }) => body === 'Only once, please')).toHaveLength(1)
  })

  it.each([
    ['lines', 'two\nlines\n\n  indented'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that looks like a template
    ['signs', '<script>alert(1)</script> "quotes" \'and\' `ticks` ${x} {name}'],
    ['other scripts', '‮right to left‬ مرحبا 你好 👩‍👩‍👧‍👦 Ω≈ç√'],
    ['a formula', '=1+1'],
    ['the maximum length', 'x'.repeat(4000)],
  ])('come back as they were typed: %s', async (_what, body) => {
    const sent = await write('member', 'mine', body)
    expect(sent.data.body).toBe(body)
    const { data } = await stage.ask('staff', 'GET', place('mine', `?after=${sent.data.messageId - 1}`))
    expect(data.rows.at(-1).body).toBe(body)
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   \n'],
    ['too much', 'x'.repeat(4001)],
    ['characters that databases reject', 'nothing\u0000here'],
    ['an unpaired surrogate', '\ud800'],
  ])('are refused if unreadable: %s', async (_what, body) => {
    const { status, error } = await write('member', 'mine', body)
    expect([status, error]).toEqual([400, expect.stringMatching(/^error\.(invalid|malformed)$/)])
  })

  it('are unread until each user has seen them, and never become unread again', async () => {
    const { data: sent } = await write('staff', 'colleague', 'Please send the VGM.')
    const unread = async (who: string) => (await stage.ask(who, 'GET', place('colleague'))).data
    expect(await unread('admin')).toMatchObject({ unread: 1, readTo: sent.messageId })
    expect((await stage.ask('admin', 'POST', place('colleague', '/read'), { upTo: sent.messageId + 50 })).data).toEqual({ unread: 0 })
    await stage.ask('admin', 'POST', place('colleague', '/read'), { upTo: 1 })
    expect(await unread('admin')).toMatchObject({ unread: 0 })
    expect(await unread('staff')).toMatchObject({ unread: 0, readTo: sent.messageId, readBy: 'admin' })
  })

  it('can carry one of the sender’s own files, once', async () => {
    const { db } = stage.portal.test
    const file = {
      brand: 'quayside',
      company_id: 'one',
      order_id: null,
      kind: 'QSmessage-file',
      name: 'a.pdf',
      type: 'application/pdf',
      size: 3,
      sha256: 'x',
      key: 'k',
    }
    await db
      .insertInto('files')
      .values([
        { ...file, id: 'file-1', user_id: 'member' },
        { ...file, id: 'file-2', user_id: 'other', key: 'k2' },
      ])
      .execute()
    const attach = (fileId: string) => stage.ask('member', 'POST', place('mine'), { body: 'See the file', fileId })
    expect((await attach('file-2')).error).toBe('error.not-found')
    expect((await attach('file-1')).data).toMatchObject({ fileId: 'file-1', fileName: 'a.pdf', fileSize: 3 })
    expect((await attach('file-1')).error).toBe('error.not-found')
    const { data } = await stage.ask('member', 'GET', place('mine'))
    expect(data.rows.filter(({ body }: { body: string }) => body === 'See the file')).toHaveLength(1)
  })

  it('wait at the desk for a reply, longest first', async () => {
    const threads = async (who: string, query = '') => (await stage.ask(who, 'GET', `/api/messages${query}`)).data
    const waiting = async () => (await threads('staff', '?show=waiting')).rows.map(({ omsOrderNo }: { omsOrderNo: string }) => omsOrderNo)
    await write('staff', 'mine', 'Answered.')
    await write('staff', 'colleague', 'Answered.')
    expect(await waiting()).toEqual([])
    await write('other', 'foreign', 'First question')
    stage.comeBack(new Date(stage.portal.clock.now.getTime() + 3 * 3_600_000))
    await write('member', 'mine', 'Second question')
    await write('other', 'foreign', 'Still there?')
    expect(await waiting()).toEqual([stage.orders.foreign, stage.orders.mine])
    const [first] = (await threads('staff', '?show=waiting')).rows
    expect(first).toMatchObject({ waitingHours: 3, unread: 2, last: 'Still there?', companyName: '公司 two' })
    expect((await stage.ask('member', 'POST', place('mine', '/settle'), {})).error).toBe('error.forbidden')
    await stage.ask('staff', 'POST', place('foreign', '/settle'), {})
    await write('staff', 'mine', 'Yes.')
    expect(await waiting()).toEqual([])
    expect((await threads('member')).rows.map(({ omsOrderNo }: { omsOrderNo: string }) => omsOrderNo)).toEqual([stage.orders.mine])
    expect((await threads('admin')).total).toBe(2)
    expect((await threads('other')).total).toBe(1)
    expect((await threads('registered')).total).toBe(0)
  })

  it('do not keep a session alive when polled', async () => {
    const { db } = stage.portal.test
    const usedAt = async () =>
      (await db.selectFrom('sessions').select('used_at').where('user_id', '=', 'pending').executeTakeFirstOrThrow()).used_at.getTime()
    await stage.ask('pending', 'GET', '/api/account/profile')
    const before = await usedAt()
    stage.portal.clock.now = new Date(stage.portal.clock.now.getTime() + 60_000)
    expect((await stage.ask('pending', 'GET', '/api/notifications/count')).status).toBe(200)
    await stage.ask('pending', 'GET', place('mine'))
    expect(await usedAt()).toBe(before)
    stage.portal.clock.now = new Date(stage.portal.clock.now.getTime() + 30 * 60_000)
    expect((await stage.ask('pending', 'GET', '/api/notifications/count')).error).toBe('error.not-signed-in')
  })
})
