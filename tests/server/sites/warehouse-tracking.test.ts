/** Goods at a warehouse, by inbound number: who sees them, and what storing them costs so far. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '#server'
import { openWorldPortal, today } from '../support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
let order: { id: string; boxes: string }

beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['shipper', 'other', 'service', 'new']) tokens[account] = await portal.signIn(account)
  const { company_id } = await portal.test.db
    .selectFrom('users')
    .select('company_id')
    .where('account', '=', 'shipper')
    .executeTakeFirstOrThrow()
  const rows = await portal.test.db.selectFrom('orders').select(['id', 'data']).where('company_id', '=', company_id).orderBy('id').execute()
  const found = rows.find(({ data }) => data.boxes === '1*40HQ') ?? rows.find(({ data }) => typeof data.boxes === 'string')
  if (!found) throw new Error('The demo shipper has no order with containers')
  order = { id: found.id, boxes: String(found.data.boxes) }
  // The charge counts the containers of the order.
  await portal.test.db
    .updateTable('orders')
    .set({ data: JSON.stringify({ ...found.data, booking: { boxes: [{ boxType: '40HQ', quantity: 2 }] } }) })
    .where('id', '=', found.id)
    .execute()
})
afterAll(() => portal?.close())

function headersOf(account: string, language = 'en') {
  return {
    host: 'quayside.localhost',
    cookie: `default-language=${language}`,
    'idempotency-key': randomUUID(),
    ...(account ? { 'access-token': tokens[account] } : {}),
  }
}

async function receive(more: object = {}): Promise<string> {
  const payload = {
    direction: 'export',
    inboundNo: 'JC-2611/7001',
    omsOrderNo: order.id,
    warehouse: 'beilun-export',
    receivedAt: '2026-11-16T02:00:00Z',
    announcedPieces: 120,
    countedPieces: 118,
    customsState: 'declared',
    ...more,
  }
  const answer = await portal.app.inject({ method: 'POST', url: '/api/warehouse-receipts', headers: headersOf('service'), payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.warehouseReceiptId
}

async function track(inboundNo: string, account: string, { direction = 'export', language = 'en' } = {}) {
  const url = `/api/warehouse-stays?direction=${direction}&inboundNo=${encodeURIComponent(inboundNo)}`
  const answer = await portal.app.inject({ url, headers: headersOf(account, language) })
  return { status: answer.statusCode, ...answer.json() }
}

test('shows the count, the days and the storage charge to the company of the order', async () => {
  await receive()
  const { data } = await track(' jc-2611/7001 ', 'shipper')
  // Received on the 16th, today is the 21st: six days, three of them free; 50 CNY a day for a 40-foot container.
  expect(today).toBe('2026-11-21')
  expect(data).toMatchObject({
    announcedPieces: 120,
    countedPieces: 118,
    difference: -2,
    there: true,
    days: 6,
    freeDays: 3,
    lastFreeDay: '2026-11-18',
  })
  expect(data).toMatchObject({ baseTotal: '300.00', baseCurrency: 'CNY', customsState: 'declared' })
  expect(data).not.toHaveProperty('freeDaysLeft')
  expect((await track('JC-2611/7001', 'service')).data.omsOrderNo).toBe(order.id)
})

test('answers word for word that a number is unknown, whatever the reason', async () => {
  for (const [number, account, direction] of [
    ['JC-0000', 'shipper', 'export'],
    ['JC-2611/7001', 'shipper', 'import'],
    ['JC-2611/7001', 'other', 'export'],
  ] as const) {
    const { status, data, error } = await track(number, account, { direction })
    expect([status, error.id, data]).toEqual([404, 'error.inbound-not-found', 'The current inbound number could not be found'])
  }
  expect((await track('JC-0000', 'shipper', { language: 'zh' })).data).toBe('未查询到当前进仓编号')
  expect((await track('JC-2611/7001', '')).error.id).toBe('error.not-signed-in')
  expect((await track('JC-2611/7001', 'new')).error.id).toBe('error.not-certified')
  expect((await track('J', 'shipper')).error.id).toBe('error.invalid')
})

test('stops the charge when the goods leave, and hides an archived receipt', async () => {
  const id = await receive({ inboundNo: 'JC7002', releasedAt: '2026-11-17T08:00:00Z', countedPieces: 120 })
  const { data } = await track('JC7002', 'shipper')
  expect(data).toMatchObject({ there: false, days: 2, freeDaysLeft: 1, baseTotal: '0.00' })
  expect(data).not.toHaveProperty('difference')
  const url = `/api/warehouse-receipts/${id}/archive`
  await portal.app.inject({ method: 'POST', url, headers: headersOf('service'), payload: { version: 1 } })
  expect((await track('JC7002', 'shipper')).status).toBe(404)
})

test('shows photos to the company of the order only', async () => {
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#b98a56' } })
    .jpeg()
    .toBuffer()
  const edge = '----edge'
  const payload = Buffer.concat([
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="file"; filename="pallet.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`),
    picture,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  const headers = { ...headersOf('service'), 'content-type': `multipart/form-data; boundary=${edge}` }
  const uploaded = await portal.app.inject({ method: 'POST', url: '/api/files/pictures', headers, payload })
  const { fileId } = uploaded.json().data
  await receive({ inboundNo: 'JC7003', photos: [{ name: 'Pallet', fileId }] })
  const { data } = await track('JC7003', 'shipper')
  expect(data.photos).toEqual([{ name: 'Pallet', fileId }])
  const look = (account: string, file = fileId, id = data.receiptId) =>
    portal.app.inject({ url: `/api/warehouse-stays/${id}/photos/${file}`, headers: headersOf(account) })
  const shown = await look('shipper')
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await look('other')).statusCode).toBe(404)
  expect((await look('shipper', 'another-file')).statusCode).toBe(404)
  expect((await look('shipper', fileId, 'another-receipt')).statusCode).toBe(404)
})

test('no time of a receipt can be later than now, neither when it is added nor when it is changed', async () => {
  const post = (url: string, payload: object) => portal.app.inject({ method: 'POST', url, headers: headersOf('service'), payload })
  const id = await receive({ inboundNo: 'JC7100' })
  const after = new Date(portal.clock.now.getTime() + 20 * 60_000).toISOString()
  const within = new Date(portal.clock.now.getTime() + 10 * 60_000).toISOString()
  for (const field of ['receivedAt', 'releasedAt', 'customsAt']) {
    const payload = { direction: 'export', inboundNo: `JC7101${field}`, omsOrderNo: order.id, warehouse: 'beilun-export' }
    const whole = { ...payload, receivedAt: within, announcedPieces: 1, countedPieces: 1, customsState: 'declared' }
    const refused = (await post('/api/warehouse-receipts', { ...whole, [field]: after })).json()
    expect(refused.error, field).toMatchObject({ id: 'error.invalid', fields: [{ path: `/${field}`, id: 'invalid.actualInFuture' }] })
    expect((await post('/api/warehouse-receipts', whole)).statusCode, field).toBe(200)
  }
  const change = { direction: 'export', inboundNo: 'JC7100', omsOrderNo: order.id, warehouse: 'beilun-export', receivedAt: within }
  const counted = { ...change, announcedPieces: 1, countedPieces: 1, customsState: 'declared', version: 1 }
  const refused = (await post(`/api/warehouse-receipts/${id}/change`, { ...counted, releasedAt: after })).json()
  expect(refused.error).toMatchObject({ id: 'error.invalid', fields: [{ path: '/releasedAt', id: 'invalid.actualInFuture' }] })
  expect((await post(`/api/warehouse-receipts/${id}/change`, { ...counted, releasedAt: within })).statusCode).toBe(200)
})
