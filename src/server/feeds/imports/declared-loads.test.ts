/** Sheets that import documents declare, from the upload to what customers see. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, shippedRoot, type TestPortal } from '../../testing.ts'
import { listEventsOf } from '../transport/index.ts'

let portal: TestPortal
let staff: string
const order = 'QYSEA2611210009'
// The portal's clock shows Saturday, 21 November 2026, 10:00 in China.
beforeAll(async () => {
  portal = await openTestPortal({ root: shippedRoot })
  staff = await portal.signIn('staff')
  const fixed = { brand, state: 'in-process', version: 1, release: 'none', created_at: new Date(), updated_at: new Date() }
  const data = JSON.stringify({ orderType: 'sea-booking', mblNo: 'COSU6400000009' })
  await portal.test.db
    .insertInto('orders')
    .values({ ...fixed, id: order, company_id: 'one', data } as never)
    .execute()
})
afterAll(() => portal.close())

const brand = 'quayside'
const boundary = 'a-boundary-of-this-test'

async function get(url: string) {
  const headers = { host: 'localhost', 'access-token': staff, cookie: 'default-language=en' }
  return (await portal.app.inject({ url, headers })).json().data
}

async function send(url: string, payload: object | string, type = 'application/json') {
  const headers = { host: 'localhost', 'access-token': staff, cookie: 'default-language=en', 'content-type': type }
  return (await portal.app.inject({ method: 'POST', url, headers, payload })).json()
}

/** Uploads and checks a sheet; returns its address. */
async function check(kind: string, lines: readonly string[]): Promise<string> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${kind}.csv"\r\n\r\n`
  const body = `${head}${lines.join('\n')}\r\n--${boundary}--\r\n`
  const uploaded = await send('/api/desk/schedule-sheets', body, `multipart/form-data; boundary=${boundary}`)
  const started = await send('/api/desk/schedule-loads', { kind, file: uploaded.data.fileId })
  await portal.runLoad()
  return `/api/desk/schedule-loads/${started.data.loadId}`
}

async function load(address: string) {
  const { loadId, version } = await get(address)
  expect(await send(`${address}/confirm`, { loadId, version, leaveOut: true })).toMatchObject({ success: true })
  await portal.runLoad()
  return await get(address)
}

async function wrongCells(address: string): Promise<string[][]> {
  const { rows } = await get(`${address}/wrong-cells`)
  return rows.map(({ cell, reason }: Record<string, string>) => [cell, reason])
}

it('port-side steps become events on the clock of the port; wrong cells are named, also in the journal', async () => {
  const address = await check('port-steps', [
    'Container,B/L number,Step,Time,Port,Terminal',
    'csqu 305438-3,,海放,2026-11-20 08:30,CNNGB,BLCT2',
    ',cosu6400000009,配载,2026-11-20 12:00,USLAX,',
    'CSQU3054384,,码放,2026-11-20 09:00,CNNGB,',
    ',,海放,2026-11-20 09:00,CNNGB,',
    'CSQU3054383,,码放,2026-11-23 09:00,CNNGB,',
    'CSQU3054383,,上船,2026-11-20 09:00,CNNGB,',
    'CSQU3054383,,PASS,2026-11-20 08:30,Ningbo,',
  ])
  expect(await get(address)).toMatchObject({ kind: 'port-steps', state: 'checked', rowsRight: 2, rowsWrong: 5 })
  const cells = await wrongCells(address)
  expect(cells.map(([cell]) => cell)).toEqual(['A4', 'A5', 'D6', 'C7', '8'])
  expect(cells[1]?.[1]).toBe('Enter a container or B/L number')
  expect(cells[4]?.[1]).toBe('Duplicate of row 2')
  expect(await listEventsOf(portal.test.db, brand, ['CSQU3054383'])).toEqual([])
  expect(await load(address)).toMatchObject({ state: 'loaded', loaded: 2 })
  const released = { type: 'PORT', code: 'PASS', classifier: 'ACT', source: 'sheet', place: 'CNNGB', facility: 'BLCT2' }
  expect(await listEventsOf(portal.test.db, brand, ['CSQU3054383'])).toMatchObject([
    { event: { ...released, at: '2026-11-20T00:30:00.000Z' } },
  ])
  expect(await listEventsOf(portal.test.db, brand, ['COSU6400000009'])).toMatchObject([
    { event: { code: 'PRLD', at: '2026-11-20T20:00:00.000Z' } },
  ])
  const [receipt] = (await get('/api/desk/sources/receipts')).rows
  expect(receipt).toMatchObject({ kind: 'sheet', state: 'partly', taken: 2, refused: 5 })
  expect(receipt.refusals).toContainEqual({ position: 'port-steps.csv!C7', reason: expect.stringContaining('“上船” not found') })
})

it('a berth plan is refused where an actual time is still to come', async () => {
  const address = await check('berths', [
    'Vessel,Carrier,Outbound voyage,Port,Terminal,ETB,ATB,ETD,ATD',
    'XIN TODAY,COSU,2648E,CNNGB,BLCT2,2026-11-20 08:00,2026-11-20 09:00,2026-12-01 20:00,',
    'XIN LATER,COSU,2648E,CNNGB,BLCT2,2026-11-20 08:00,2026-11-20 09:00,2026-12-01 20:00,2027-12-01 20:00',
  ])
  expect(await wrongCells(address)).toEqual([['I3', expect.stringContaining('An actual time cannot be in the future')]])
})

it('a sheet adds warehouse receipts and changes known ones; empty cells change nothing', async () => {
  const heading =
    'Direction,Inbound number,Order or B/L number,Warehouse,Received,Packages announced,Packages counted,Customs status,Released'
  const address = await check('warehouse-receipts', [
    heading,
    'Export,JC-2611/9001,cosu6400000009,beilun-export,2026-11-16 10:00,120,118,Declared,',
    'Export,JC-2611/9002,NOWHERE,beilun-export,2026-11-16 10:00,120,118,Declared,',
    'Export,JC 2611,QYSEA2611210009,beilun-export,2026-11-16 10:00,120,118,Declared,',
    'Export,JC-2611/9003,QYSEA2611210009,,2026-11-16 10:00,120,118,Declared,',
    'Export,jc-2611/9001,QYSEA2611210009,beilun-export,2026-11-16 10:00,120,118,Declared,',
  ])
  const cells = await wrongCells(address)
  expect(cells.map(([cell]) => cell)).toEqual(['C3', 'B4', 'D5', '6'])
  expect(await load(address)).toMatchObject({ state: 'loaded', loaded: 1, changing: 0 })
  const search = async () => (await get('/api/warehouse-receipts?inboundNo=JC-2611%2F9001')).rows
  const received = { omsOrderNo: order, countedPieces: 118, receivedAt: '2026-11-16T02:00:00.000Z', customsState: 'declared' }
  expect(await search()).toMatchObject([{ ...received, version: 1 }])

  const next = await check('warehouse-receipts', ['进出口,进仓编号,实收件数,出仓时间', '出口,JC-2611/9001,120,2026-11-20 09:00'])
  expect(await get(next)).toMatchObject({ rowsRight: 1, changing: 1 })
  expect(await load(next)).toMatchObject({ state: 'loaded', changing: 1 })
  const [changed] = await search()
  expect(changed).toMatchObject({ ...received, countedPieces: 120, releasedAt: '2026-11-20T01:00:00.000Z', version: 2 })
  const { rows } = await get(`/api/warehouse-receipts/${changed.warehouseReceiptId}/events`)
  expect(rows.map(({ event }: { event: string }) => event)).toEqual(['changed', 'created'])
})

it('asks again if a row became wrong after the check', async () => {
  const address = await check('warehouse-receipts', [
    'Direction,Inbound number,Order or B/L number,Warehouse,Received,Packages announced,Packages counted,Customs status',
    'Export,JC-2611/9005,COSU6400000009,beilun-export,2026-11-16 10:00,120,118,Declared',
  ])
  expect(await get(address)).toMatchObject({ rowsRight: 1, rowsWrong: 0 })
  await portal.test.db
    .updateTable('orders')
    .set({ data: JSON.stringify({ orderType: 'sea-booking' }) })
    .where('id', '=', order)
    .execute()
  expect(await load(address)).toMatchObject({ state: 'checked', rowsRight: 0, rowsWrong: 1, loaded: 0 })
  expect((await get('/api/warehouse-receipts?inboundNo=JC-2611%2F9005')).total).toBe(0)
})

it('a sailing schedule names the second ship of a transhipment', async () => {
  const address = await check('sailings', [
    'Vessel,Carrier,Voyage,Port of loading,Port of discharge,Transhipment port,Second vessel,Second voyage,Arrival at transhipment port,Departure from transhipment port,ETD,ETA',
    'XIN ONE,COSU,2648E,CNNGB,USLAX,,,,,,2026-11-24 10:00,2026-12-08 10:00',
    'XIN TWO,COSU,2648S,CNNGB,USLAX,KRPUS,XIN OCEAN,2649E,2026-11-27 11:00,2026-11-29 20:00,2026-11-25 10:00,2026-12-12 10:00',
    'XIN THREE,COSU,2648S,CNNGB,USLAX,KRPUS,,,,,2026-11-25 10:00,2026-12-12 10:00',
    'XIN FOUR,COSU,2648S,CNNGB,USLAX,KRPUS,TBN,,2026-11-29 10:00,2026-11-28 10:00,2026-11-25 10:00,2026-12-12 10:00',
    'XIN FIVE,COSU,2648S,CNNGB,CNNGB,,,,,,2026-11-25 10:00,2026-12-12 10:00',
    'XIN SIX,COSU,2648S,CNNGB,USLAX,,TBN,,,,2026-11-25 10:00,2026-11-24 10:00',
  ])
  expect((await wrongCells(address)).map(([cell]) => cell)).toEqual(['G4', 'J5', 'E6', 'F7', 'L7'])
  expect(await load(address)).toMatchObject({ state: 'loaded', loaded: 2 })
  const { rows } = await get('/api/sailings?pol=CNNGB&pod=USLAX&range=next-week')
  expect(rows).toMatchObject([
    { vessel: 'XIN ONE', routing: 'direct', etd: '2026-11-24T10:00:00+08:00', eta: '2026-12-08T10:00:00-08:00' },
    { vessel: 'XIN TWO', routing: 'transit', transitPort: 'KRPUS', etd: '2026-11-25T10:00:00+08:00' },
  ])
  const { data } = await portal.test.db.selectFrom('sailing_routes').select('data').executeTakeFirstOrThrow()
  expect(data.legs).toMatchObject([
    { vessel: 'XIN TWO', to: 'KRPUS', arrivesAt: '2026-11-27T02:00:00.000Z' },
    { vessel: 'XIN OCEAN', voyage: '2649E', from: 'KRPUS', departsAt: '2026-11-29T11:00:00.000Z' },
  ])
})

it('every kind of sheet has a template; the two that have addresses of their own keep them', async () => {
  const headers = { host: 'localhost', 'access-token': staff, cookie: 'default-language=en' }
  const kinds = ['berths', 'sailings', 'port-steps', 'warehouse-receipts']
  const urls = [...kinds.map((kind) => `/api/desk/load-template?kind=${kind}`), '/api/desk/berth-template', '/api/desk/sailing-template']
  for (const url of urls) expect((await portal.app.inject({ url, headers })).rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await portal.app.inject({ url: '/api/desk/load-template?kind=rates', headers })).statusCode).toBe(400)
})
