import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}

beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['service', 'shipper']) tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

type Body = { code: number; data: Record<string, unknown> & { rows: Record<string, unknown>[] }; error?: { id: string } }

async function ask(method: 'GET' | 'POST', url: string, payload?: object, account = 'service'): Promise<Body> {
  const headers = { host: 'localhost', cookie: 'default-language=en', 'access-token': tokens[account] ?? '' }
  const answer = await portal.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return answer.json() as Body
}

async function handIn(rows: readonly (readonly (string | number | Date)[])[]): Promise<string> {
  const data = rows.map((row) => row.map((value) => (value instanceof Date ? { value, format: 'yyyy-mm-dd hh:mm' } : { value })))
  const bytes = await writeXlsxFile(data as never).toBuffer()
  const boundary = 'a-boundary-of-this-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="m.xlsx"\r\n\r\n`
  const uploaded = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/milestone-sheets',
    headers: { host: 'localhost', 'access-token': tokens.service, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  const file = (uploaded.json() as Body).data.fileId
  const started = await ask('POST', '/api/desk/milestone-loads', { file })
  expect(started).toMatchObject({ code: 0 })
  await portal.runLoad()
  return String(started.data.loadId)
}

const head = ['订单号或提单号', 'Milestone', '状态', '时间', '地点', '备注']

async function ordersIn(state: string, count: number): Promise<{ id: string; mblNo: string; version: number }[]> {
  const rows = await portal.test.db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', state)
    .where('brand', '=', 'quayside')
    .orderBy('id')
    .execute()
  const sea = rows.filter(({ data }) => data.orderType === 'sea-booking')
  return sea.slice(0, count).map(({ id, data, version }) => ({ id, mblNo: String(data.mblNo ?? ''), version }))
}

describe('milestones from a sheet', () => {
  it('report every incorrect cell with the allowed values, and are not recorded before confirmation', async () => {
    const [order] = await ordersIn('in-process', 1)
    const [early] = await ordersIn('submitted', 1)
    const loadId = await handIn([
      head,
      [order?.id ?? '', 'departure', '', '2026-11-20 14:30', 'Shanghai', ''],
      ['QYNOTHING1', 'departure', 'ACT', '2026-11-20 14:30', '', ''],
      [order?.id ?? '', 'policy-issued', 'ACT', '2026-11-20 14:30', '', ''],
      [order?.id ?? '', '离港', 'ACT', '2099-01-01 00:00', '', ''],
      [order?.id ?? '', '抵港', 'estimated', '2026-12-20', '', ''],
      [early?.id ?? '', 'Departure', 'ACT', '2026-11-20 14:30', '', ''],
      [order?.id ?? '', 'departure', 'ACT', '2026-11-20 15:30', '', ''],
    ])
    const load = (await ask('GET', `/api/desk/milestone-loads/${loadId}`)).data
    expect(load).toMatchObject({ state: 'checked', rowsRight: 1, rowsWrong: 6 })
    const cells = (await ask('GET', `/api/desk/milestone-loads/${loadId}/wrong-cells`)).data.rows
    const reported = Object.fromEntries(cells.map(({ cell, reason }) => [cell, reason]))
    expect(reported.A3).toContain('QYNOTHING1')
    expect(reported.B4).toContain('Departure')
    expect(reported.D5).toContain('future')
    expect(reported.D6).toContain('2026-12-20 14:30')
    expect(reported.A7).toContain('not in process')
    expect(reported['8']).toContain('row 2')
    const [after] = await ordersIn('in-process', 1)
    expect(after?.version).toBe(order?.version)
    const refused = await ask('POST', `/api/desk/milestone-loads/${loadId}/confirm`, { loadId: undefined, version: load.version })
    expect(refused.error?.id).toBe('error.load-wrong-rows')
  })

  it('are recorded once per row, with one result per order, and the same sheet again changes nothing', async () => {
    const orders = await ordersIn('in-process', 3)
    const rows = [
      head,
      ...orders.map(({ id, mblNo }, index) => [
        index === 0 && mblNo ? mblNo : id,
        'arrival',
        'EST',
        new Date('2026-12-24T09:15:00Z'),
        'Quay 4',
        'reported by the carrier',
      ]),
    ]
    const loadId = await handIn(rows)
    const { version } = (await ask('GET', `/api/desk/milestone-loads/${loadId}`)).data
    expect((await ask('POST', `/api/desk/milestone-loads/${loadId}/confirm`, { version })).code).toBe(0)
    await portal.runLoad()
    expect((await ask('GET', `/api/desk/milestone-loads/${loadId}`)).data).toMatchObject({ state: 'loaded', loaded: 3, refused: 0 })
    const reported = (await ask('GET', `/api/desk/milestone-loads/${loadId}/rows`)).data.rows
    expect(reported.map(({ outcome }) => outcome).every((outcome) => outcome === 'recorded' || outcome === 'corrected')).toBe(true)
    const changed = await ordersIn('in-process', 3)
    expect(changed.map(({ version: now }, index) => now - (orders[index]?.version ?? 0))).toEqual([1, 1, 1])
    // Local time: 09:15 in Shanghai.
    const order = await ask('GET', `/api/orders/${orders[1]?.id}`)
    expect(order.data.milestones).toContainEqual(
      expect.objectContaining({ milestone: 'arrival', classifier: 'EST', at: '2026-12-24T01:15:00.000Z' }),
    )
    const again = await handIn(rows)
    const seen = (await ask('GET', `/api/desk/milestone-loads/${again}`)).data
    await ask('POST', `/api/desk/milestone-loads/${again}/confirm`, { version: seen.version })
    await portal.runLoad()
    expect((await ask('GET', `/api/desk/milestone-loads/${again}`)).data).toMatchObject({ loaded: 0, unchanged: 3 })
    expect((await ordersIn('in-process', 3)).map(({ version: now }) => now)).toEqual(changed.map(({ version: now }) => now))
  })

  it('continue with the remaining rows after an interruption', async () => {
    const orders = await ordersIn('in-process', 3)
    const loadId = await handIn([head, ...orders.map(({ id }) => [id, 'gate-in', 'PLN', '2026-12-01 08:00', '', ''])])
    const { version } = (await ask('GET', `/api/desk/milestone-loads/${loadId}`)).data
    await ask('POST', `/api/desk/milestone-loads/${loadId}/confirm`, { version })
    let rows = 0
    const breaking = portal.runLoad({
      onBatch: () => {
        rows += 1
        if (rows > 2) throw new Error('power failure')
      },
    })
    await expect(breaking).rejects.toThrow('power failure')
    portal.clock.now = new Date(portal.clock.now.getTime() + 120_000)
    await portal.runLoad()
    expect((await ask('GET', `/api/desk/milestone-loads/${loadId}`)).data).toMatchObject({ state: 'loaded', loaded: 3 })
    for (const { id } of orders) {
      const reported = (await ask('GET', `/api/orders/${id}`)).data.milestones as { milestone: string; classifier: string }[]
      expect(reported.filter(({ milestone, classifier }) => milestone === 'gate-in' && classifier === 'PLN')).toHaveLength(1)
    }
  })

  it('are only for customer service, and are separate from rate loads', async () => {
    const loadId = await handIn([head, ['QYNOTHING1', 'departure', '', '2026-11-20 14:30', '', '']])
    expect((await ask('GET', `/api/desk/milestone-loads/${loadId}`, undefined, 'shipper')).error?.id).toBe('error.forbidden')
    expect((await ask('GET', `/api/desk/rate-loads/${loadId}`)).error?.id).toBe('error.not-found')
    expect((await ask('POST', `/api/desk/rate-loads/${loadId}/discard`, { version: 2 })).error?.id).toBe('error.not-found')
  })
})

describe('milestones by hand', () => {
  it('are refused as actual while they are still to come, and taken as estimates', async () => {
    const [order] = await ordersIn('in-process', 1)
    const at = new Date(portal.clock.now.getTime() + 20 * 60_000).toISOString()
    const report = { milestone: 'arrival', at, version: order?.version }
    const record = (classifier: string) => ask('POST', `/api/desk/orders/${order?.id}/milestones`, { ...report, classifier })
    expect(await record('ACT')).toMatchObject({
      error: { id: 'error.invalid', fields: [{ path: '/at', id: 'invalid.actualInFuture' }] },
    })
    expect(await record('EST')).toMatchObject({ code: 0 })
  })
})
