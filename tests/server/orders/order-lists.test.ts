/** Order lists: counts, filters and paging, and their Excel files. */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { foldOrderCounts } from '../../../src/server/orders/order/index.ts'
import { openXlsx } from '../../../src/server/platform/workbooks/index.ts'
import { root } from '../support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
const day = (at: number) => `2026-11-${String(at).padStart(2, '0')}T04:00:00Z`

/** Type, state, day and other fields of each order. */
const orders: readonly [string, string, number, Record<string, unknown>][] = [
  [
    'sea-booking',
    'submitted',
    1,
    {
      pol: 'CNNGB',
      pod: 'USLAX',
      mblNo: 'COSU61234',
      bookingStatuses: ['vgm-to-submit', 'to-make-documents'],
      baseTotal: '9007199254740993',
    },
  ],
  [
    'sea-booking',
    'in-process',
    2,
    { pol: 'CNNGB', pod: 'NLRTM', bookingStatuses: ['vgm-to-submit'], baseTotal: '12.50', goods: '=HYPERLINK("x")' },
  ],
  ['lcl', 'completed', 3, { pol: 'CNSHA', pod: 'USLAX', baseTotal: '0.1' }],
  ['truck', 'in-process', 4, { place: '+86 warehouse', mblNo: 'COSU69999' }],
  ['shipping-order', 'cancelled', 5, { pol: 'CNNGB' }],
  ['other', 'submitted', 6, { goods: 'Lashing' }],
]

beforeAll(async () => {
  portal = await openTestPortal({ root })
  for (const account of ['member', 'admin', 'other', 'staff', 'analyst']) tokens[account] = await portal.signIn(account)
  const { db } = portal.test
  const { company_id: companyId, brand } = await db
    .selectFrom('users')
    .select(['company_id', 'brand'])
    .where('account', '=', 'member')
    .executeTakeFirstOrThrow()
  for (const [at, [orderType, state, date, more]] of orders.entries()) {
    await db
      .insertInto('orders')
      .values({
        id: `QL${String(at + 1).padStart(4, '0')}`,
        company_id: companyId,
        brand,
        state,
        created_at: new Date(day(date)),
        updated_at: new Date(day(date)),
        data: JSON.stringify({
          orderType,
          payment: 'unpaid',
          companyName: '海川',
          companyLatin: 'Haichuan',
          orderedBy: '周',
          orderedByLatin: 'Zhou',
          baseCurrency: 'CNY',
          ...more,
        }),
      })
      .execute()
  }
})
afterAll(() => portal.close())

interface Listed {
  readonly rows: readonly { readonly omsOrderNo: string }[]
  readonly total: number
  readonly counts: Record<string, number>
  readonly facets: Record<string, Record<string, number>>
}

async function list(query: string, account = 'member', url = '/api/orders'): Promise<Listed> {
  const answer = await portal.app.inject({ url: `${url}?${query}`, headers: { 'access-token': tokens[account] ?? '' } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

async function numbers(query: string, account = 'member'): Promise<string[]> {
  return (await list(query, account)).rows.map(({ omsOrderNo }) => omsOrderNo)
}

function post(account: string, url: string, payload: object, language = 'en') {
  const headers = { 'access-token': tokens[account] ?? '', cookie: `default-language=${language}` }
  return portal.app.inject({ method: 'POST', url, headers, payload })
}

describe('a list of orders', () => {
  test('holds the order types that name it; all other types are in the last list', async () => {
    expect(await numbers('list=booking')).toEqual(['QL0003', 'QL0002', 'QL0001'])
    expect(await numbers('list=truck')).toEqual(['QL0004'])
    expect(await numbers('list=shipping-order')).toEqual(['QL0005'])
    expect(await numbers('list=other')).toEqual(['QL0006'])
    expect(await numbers('')).toHaveLength(6)
    expect(await numbers('list=booking&orderType=lcl')).toEqual(['QL0003'])
    expect(await numbers('list=booking&orderType=truck')).toEqual([])
  })

  test('counts its tabs and the results of each choice, with and without other filters', async () => {
    const all = await list('list=booking&tab=pending')
    expect(all).toMatchObject({ total: 1, counts: { pending: 1, executing: 1, completed: 1, cancelled: 0 } })
    expect(all.facets).toEqual({ orderType: { 'sea-booking': 1 }, bookingStatus: { 'vgm-to-submit': 1, 'to-make-documents': 1 } })
    const waiting = await list('list=booking&bookingStatus=vgm-to-submit')
    expect(waiting).toMatchObject({ total: 2, counts: { pending: 1, executing: 1, completed: 0, cancelled: 0 } })
    const ported = await list('list=booking&bookingStatus=vgm-to-submit&pol=CNNGB&tab=executing')
    expect(ported).toMatchObject({ total: 1, counts: { pending: 1, executing: 1, completed: 0, cancelled: 0 } })
    expect(ported.facets.bookingStatus).toEqual({ 'vgm-to-submit': 1 })
  })

  test('can be searched by parts of numbers, by ports and by days in the brand’s time zone', async () => {
    expect(await numbers('omsOrderNo=l0002')).toEqual(['QL0002'])
    expect(await numbers('omsOrderNo=ql0002')).toEqual(['QL0002'])
    expect(await numbers('omsOrderNo=QL0002&pol=CNSHA')).toEqual([])
    expect(await numbers('omsOrderNo=%25')).toEqual([])
    expect(await numbers('mblNo=cosu6')).toEqual(['QL0004', 'QL0001'])
    expect(await numbers('pol=CNNGB&pod=USLAX')).toEqual(['QL0001'])
    expect(await numbers('from=2026-11-03&to=2026-11-04')).toEqual(['QL0004', 'QL0003'])
    expect(await numbers('sort=baseTotal&order=descending')).toEqual(['QL0001', 'QL0002', 'QL0003', 'QL0006', 'QL0005', 'QL0004'])
    expect(await numbers('page=2&pageSize=4')).toEqual(['QL0002', 'QL0001'])
    expect(await numbers('page=3&pageSize=4')).toEqual([])
  })

  test('shows other companies nothing, and staff everything', async () => {
    expect(await list('', 'other')).toMatchObject({ rows: [], total: 0, counts: { pending: 0 } })
    expect((await list('mblNo=COSU6', 'staff')).total).toBe(2)
    expect((await list('', 'staff')).total).toBe(6)
  })

  test('counts correctly after changes to orders, and after the increments have been folded', async () => {
    const { db } = portal.test
    await db.updateTable('orders').set({ state: 'completed' }).where('id', '=', 'QL0004').execute()
    expect((await list('list=truck')).counts).toMatchObject({ executing: 0, completed: 1 })
    await foldOrderCounts(db)
    expect((await list('list=truck')).counts).toMatchObject({ executing: 0, completed: 1 })
    const { rows } = await sql<{ most: string }>`select max(steps) as most from (
      select count(*) as steps from order_counts group by brand, company_id, order_type, state, booking_status) s`.execute(db)
    expect(Number(rows[0]?.most)).toBe(1)
    await db.updateTable('orders').set({ state: 'in-process' }).where('id', '=', 'QL0004').execute()
    expect((await list('list=truck')).counts).toMatchObject({ executing: 1, completed: 0 })
  })
})

async function read(bytes: Uint8Array): Promise<{ name: string; rows: (string | undefined)[][]; kinds: (string | undefined)[][] }> {
  const sheet = await openXlsx(bytes)
  const rows: (string | undefined)[][] = []
  const kinds: (string | undefined)[][] = []
  for await (const { row } of sheet.rows) {
    const cells = Array.from({ length: 30 }, (_, at) => row.cells.get(at))
    rows.push(cells.map((cell) => cell?.text))
    kinds.push(cells.map((cell) => cell?.kind))
  }
  return { name: sheet.name, rows, kinds }
}

describe('an Excel file of a list', () => {
  test('has the filtered rows in list order, with the visible columns, in the reader’s language', async () => {
    const query = { list: 'booking', sort: 'createdAt', order: 'descending' }
    const answer = await post('member', '/api/lists/export', {
      list: 'booking-orders',
      query,
      columns: ['omsOrderNo', 'state', 'lane', 'baseTotal', 'goods'],
    })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    const file = await read(answer.rawPayload)
    expect(file.name).toBe('Bookings')
    const [head = [], ...rows] = file.rows
    expect(head.slice(0, 9)).toEqual([
      'Order number',
      'Ordered at',
      'Port of loading',
      'Port of discharge',
      'Status',
      'Payment',
      'Total',
      'Base currency',
      'Goods',
    ])
    expect(rows.map(([number]) => number)).toEqual(['QL0003', 'QL0002', 'QL0001'])
    expect(rows[0]?.[2]).toContain('Shanghai')
    expect(rows.map((row) => row[6])).toEqual(['0.1', '12.50', '9007199254740993'])
    expect(file.kinds.slice(1).map((row) => row[6])).toEqual(['number', 'number', 'text'])
    expect(rows[1]?.[8]).toBe(`'=HYPERLINK("x")`)
    expect(file.kinds[1]?.[1]).toBe('date')
  })

  test('is refused whenever the list is, and contains no other company’s rows', async () => {
    const mine = { list: 'my-orders', query: {} }
    expect((await post('analyst', '/api/lists/export', mine)).statusCode).toBe(403)
    expect((await read((await post('other', '/api/lists/export', mine)).rawPayload)).rows).toHaveLength(1)
    expect((await post('member', '/api/lists/export', { list: 'audit', query: {} })).statusCode).toBe(403)
    expect((await post('member', '/api/lists/export', { list: 'no-such-list', query: {} })).statusCode).toBe(404)
    expect((await post('member', '/api/lists/export', { list: 'my-orders', query: { companyId: 'x' } })).statusCode).toBe(400)
  })

  test('of an operation without a stream is read page by page', async () => {
    const answer = await post('staff', '/api/lists/export', { list: 'audit', query: {} }, 'zh')
    const file = await read(answer.rawPayload)
    expect(file.rows.length).toBeGreaterThan(1)
    expect(file.rows[0]?.[0]).toBe('事件')
  })
})

describe('saved list settings', () => {
  const filters = async (account = 'member') => {
    const answer = await portal.app.inject({ url: '/api/lists/my-orders', headers: { 'access-token': tokens[account] ?? '' } })
    return answer.json().data as { columns?: string[]; filters: { filterId: string; name: string; query: object; isDefault: boolean }[] }
  }

  test('include named filters, one of them the default', async () => {
    const keep = (name: string) => post('member', '/api/lists/my-orders/filters', { name, query: { pol: 'CNNGB', tab: 'executing' } })
    const { filterId } = (await keep('Ningbo')).json().data
    expect((await keep('Ningbo')).statusCode).toBe(409)
    const second = (await keep('Ningbo 2')).json().data.filterId
    await post('member', `/api/filters/${filterId}`, { isDefault: true })
    await post('member', `/api/filters/${second}`, { isDefault: true, name: 'Second' })
    expect((await filters()).filters).toEqual([
      { filterId, name: 'Ningbo', query: { pol: 'CNNGB', tab: 'executing' }, isDefault: false },
      { filterId: second, name: 'Second', query: { pol: 'CNNGB', tab: 'executing' }, isDefault: true },
    ])
    expect((await post('member', `/api/filters/${second}`, { name: 'Ningbo' })).statusCode).toBe(409)
    expect((await filters('admin')).filters).toEqual([])
    expect((await post('admin', `/api/filters/${filterId}`, { name: 'Stolen' })).statusCode).toBe(404)
    expect((await post('admin', `/api/filters/${filterId}/remove`, {})).statusCode).toBe(404)
    expect((await post('member', `/api/filters/${filterId}/remove`, {})).statusCode).toBe(200)
    expect((await filters()).filters.map(({ name }) => name)).toEqual(['Second'])
  })

  test('include the columns, for lists that allow it', async () => {
    expect((await filters('admin')).columns).toBeUndefined()
    await post('admin', '/api/lists/my-orders/columns', { columns: ['omsOrderNo', 'goods'] })
    expect((await filters('admin')).columns).toEqual(['omsOrderNo', 'goods'])
    expect((await post('admin', '/api/lists/mails/columns', { columns: [] })).statusCode).toBe(404)
  })

  test('are limited in number per user and in length', async () => {
    expect((await post('admin', '/api/lists/my-orders/filters', { name: 'x', query: { pol: 'x'.repeat(400) } })).statusCode).toBe(400)
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => post('admin', '/api/lists/my-orders/filters', { name: `F${at}`, query: {} })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect((await filters('admin')).filters).toHaveLength(20)
  })
})

/** A never-vacuumed trigram index looks free to the planner, so PostgreSQL would use it for equality too. */
test.runIf(process.env.DATABASE_URL)('a full number uses the primary key, and a part of it the trigram index', async () => {
  const explain = (condition: ReturnType<typeof sql>) =>
    portal.test.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<object>`explain select id from orders where ${condition}`.execute(tx)
      return JSON.stringify(rows)
    })
  expect(await explain(sql`id = 'QL0001'`)).not.toContain('parts')
  expect(await explain(sql`upper(id) like '%L000%'`)).toContain('orders_number_parts')
})
