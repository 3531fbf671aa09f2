/** Vessel plan and schedule from calls as sources report them, and what followers of a sailing are notified of. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallReport } from '#domain'
import { readCalendar } from '../../../../tests/support/read-calendar.ts'
import { inTransaction } from '../../db/index.ts'
import { createLog, createVault } from '../../kernel/index.ts'
import { openTestPortal, shippedRoot, type TestPortal } from '../../testing.ts'
import { upsertRoutes } from '../transport/index.ts'
import { sendSailingAlerts } from './sailing-alerts.ts'

let portal: TestPortal
let member: string
// The portal's clock shows Saturday, 21 November 2026, 10:00 in China.
beforeAll(async () => {
  portal = await openTestPortal({ root: shippedRoot })
  member = await portal.signIn('member')
})
afterAll(() => portal.close())

const brand = 'quayside'

function call(vessel: string, place: string, says: CallReport['says'], reportedAt = '2026-11-01T00:00:00.000Z'): CallReport {
  const about = { vesselName: vessel, carrier: 'COSU', service: 'AAC' }
  return { vessel: vessel.toUpperCase(), place, voyage: '2648E', source: 'sheet', reportedAt, says: { ...about, ...says } }
}

async function report(...calls: CallReport[]): Promise<void> {
  await portal.takeIn({ receipt: { brand, source: 'sheet', kind: 'calls' }, calls })
}

async function get(url: string, token?: string) {
  const headers = { host: 'localhost', ...(token && { 'access-token': token }), cookie: 'default-language=en' }
  return (await portal.app.inject({ url, headers })).json().data
}

async function post(url: string, payload: object) {
  const answer = await portal.app.inject({ method: 'POST', url, headers: { host: 'localhost', 'access-token': member }, payload })
  return answer.json()
}

it('the vessel plan shows a call on the clock of its port, with the reason for a delay', async () => {
  await report(
    call('Xin Plan', 'CNNGB', {
      'berth.PLN': '2026-11-22T00:00:00.000Z',
      'departure.PLN': '2026-11-22T20:00:00.000Z',
      'departure.EST': '2026-11-24T04:00:00.000Z',
      delayReason: 'WEA',
      terminal: 'BLCT2',
      'cutOff.FCO': '2026-11-21T20:00:00.000Z',
    }),
  )
  const { rows } = await get('/api/vessel-plan?port=CNNBO&vessel=xin%20plan')
  expect(rows).toMatchObject([
    {
      vesselName: 'Xin Plan',
      status: 'Delay',
      reason: '32 h late · Weather',
      etb: '2026-11-22T08:00:00+08:00',
      etd: '2026-11-24T12:00:00+08:00',
      cyCutOffAt: '2026-11-22T04:00:00+08:00',
      timeZone: 'Asia/Shanghai',
      terminal: 'BLCT2',
    },
  ])
  expect((await get('/api/vessel-plan?port=CNNGB&vessel=nobody')).rows).toEqual([])
})

it('the vessel plan by ship lists the calls of each ship together, each with its port', async () => {
  const calls = [
    ['Yue Alpha', 'CNYTN', '22'],
    ['Yue Beta', 'CNYTN', '23'],
    ['Yue Alpha', 'CNSHA', '24'],
    ['Yue Beta', 'CNSHA', '25'],
  ] as const
  for (const [ship, port, day] of calls) await report(call(ship, port, { 'departure.EST': `2026-11-${day}T04:00:00.000Z` }))
  const { rows } = await get('/api/vessel-plan?vessel=yue')
  expect(rows.map(({ vesselName, port }: { vesselName: string; port: string }) => `${vesselName} ${port}`)).toEqual([
    'Yue Alpha CNYTN',
    'Yue Alpha CNSHA',
    'Yue Beta CNYTN',
    'Yue Beta CNSHA',
  ])
  // At one port, too: a ship that calls twice is under one heading.
  await report({ ...call('Yue Alpha', 'CNSHA', { 'departure.EST': '2026-11-26T04:00:00.000Z' }), voyage: '2650E' })
  const atPort = await get('/api/vessel-plan?vessel=yue&port=CNSHA')
  expect(atPort.rows.map(({ vesselName }: { vesselName: string }) => vesselName)).toEqual(['Yue Alpha', 'Yue Alpha', 'Yue Beta'])
  const { brands, defaultBrand } = portal.releases.current().release
  const listOf = (page: string, list: string) => brands[defaultBrand]?.pages.en?.[page]?.lists[list]
  const columns = (page: string, list: string) => listOf(page, list)?.columns.map(({ id }) => id)
  expect(columns('vessel-plan', 'vessel-plan')?.slice(0, 2)).toEqual(['port', 'vesselName'])
  expect(listOf('vessel-plan', 'vessel-plan')?.group?.heading[0]?.id).toBe('vesselName')
  expect(columns('home', 'next-sailings')?.slice(0, 2)).toEqual(['pol', 'pod'])
})

it('a company sees its own orders aboard, others do not', async () => {
  const order = { vessel: 'XIN PLAN', voyage: '2648E', orderType: 'sea-booking' }
  const fixed = { brand, state: 'in-process', version: 1, release: 'none', created_at: new Date(), updated_at: new Date() }
  await portal.test.db
    .insertInto('orders')
    .values({ ...fixed, id: 'QYSEA2611210001', company_id: 'one', data: JSON.stringify(order) } as never)
    .execute()
  expect((await get('/api/vessel-plan?port=CNNGB', member)).rows[0]).toMatchObject({ orders: ['QYSEA2611210001'] })
  expect((await get('/api/vessel-plan?port=CNNGB', await portal.signIn('other'))).rows[0].orders).toBeUndefined()
  expect((await get('/api/vessel-plan?port=CNNGB')).rows[0].orders).toBeUndefined()
})

it('direct sailings follow from the calls of a ship, those with transhipment from published routes', async () => {
  const monday = '2026-11-24T02:00:00.000Z'
  await report(
    call('Xin Direct', 'CNNGB', { 'departure.PLN': monday, terminal: 'BLCT2' }),
    call('Xin Direct', 'USLAX', { 'arrival.PLN': '2026-12-08T18:00:00.000Z' }),
    call('Xin Skipped', 'CNNGB', { 'departure.PLN': '2026-11-26T02:00:00.000Z', status: 'OMIT' }),
    call('Xin Skipped', 'USLAX', { 'arrival.PLN': '2026-12-10T18:00:00.000Z' }),
  )
  const leg = { vessel: 'Xin Feeder', voyage: '2648S', from: 'CNNGB', to: 'KRPUS', departsAt: '2026-11-25T02:00:00.000Z' }
  const second = { vessel: 'Xin Ocean', voyage: '2648E', from: 'KRPUS', to: 'USLAX', departsAt: '2026-11-28T02:00:00.000Z' }
  const legs = [
    { ...leg, arrivesAt: '2026-11-27T02:00:00.000Z' },
    { ...second, arrivesAt: '2026-12-12T02:00:00.000Z' },
  ] as const
  const intake = { brand, source: 'sheet', receiptId: null, now: portal.clock.now }
  await inTransaction(portal.test.db, (tx) => upsertRoutes(tx, { ...intake, routes: [{ key: 'one', carrier: 'COSU', legs }] }))
  const lane = '/api/sailings?pol=CNNGB&pod=USLAX&range=next-week'
  const { rows } = await get(lane)
  expect(rows.map((row: Record<string, string>) => [row.vessel, row.routing, row.status, row.reason])).toEqual([
    ['Xin Direct', 'direct', 'Normal', undefined],
    ['Xin Feeder', 'transit', 'Normal', undefined],
    ['Xin Skipped', 'direct', 'Stop', 'Port omitted'],
  ])
  expect(rows[0]).toMatchObject({ etd: '2026-11-24T10:00:00+08:00', eta: '2026-12-08T10:00:00-08:00', transitDays: 15, weekday: '2' })
  expect((await get(`${lane}&direct=transit`)).rows).toMatchObject([{ transitPort: 'KRPUS' }])
  expect((await get(`${lane}&terminal=BLCT2&weekday=2`)).total).toBe(1)
  expect((await get(`${lane}&carriers=MAEU`)).total).toBe(0)
  expect((await get('/api/sailings?pol=CNNGB&pod=USLAX&range=this-week')).total).toBe(0)
})

it('measures punctuality by the declared tolerance; a cancelled call counts as missed', async () => {
  const past = (week: number, lateHours: number | null) => {
    const planned = Date.parse('2026-09-05T00:00:00Z') + week * 7 * 86_400_000
    const plan = new Date(planned).toISOString()
    const outcome = lateHours === null ? { status: 'BLNK' } : { 'departure.ACT': new Date(planned + lateHours * 3_600_000).toISOString() }
    return { ...call('Xin Direct', 'CNNGB', { 'departure.PLN': plan, ...outcome }), voyage: `26${week}E` }
  }
  await report(past(0, 2), past(1, -24), past(2, 24), past(3, 25), past(4, null), past(5, 0), past(6, 3), past(7, -30))
  const { rows } = await get('/api/sailings?pol=CNNGB&pod=USLAX&range=next-week')
  expect(rows[0]).toMatchObject({ serviceOnTime: 63, carrierOnTime: 63 })
})

it('a follower is notified once of a change beyond the threshold, in the port’s time', async () => {
  const sailing = { ship: 'XIN DIRECT', voyage: '2648E', pol: 'CNNGB', pod: 'USLAX' }
  expect(await post('/api/sailings/watches', { ...sailing, ship: 'NOBODY' })).toMatchObject({
    success: false,
    error: { id: 'error.not-found' },
  })
  expect(await post('/api/sailings/watches', sailing)).toMatchObject({ success: true })
  expect(await post('/api/sailings/watches', sailing)).toMatchObject({ success: true })
  expect((await get('/api/sailings/watches', member)).rows).toMatchObject([{ vessel: 'Xin Direct', watched: true }])
  const notices = () =>
    portal.test.db.selectFrom('notifications').select(['event', 'params']).where('event', '=', 'sailing-changed').execute()
  await tell()
  expect(await notices()).toHaveLength(0)
  await report(call('Xin Direct', 'CNNGB', { 'departure.EST': '2026-11-24T07:00:00.000Z' }, '2026-11-21T01:00:00.000Z'))
  await tell()
  expect(await notices()).toHaveLength(0)
  // Small changes add up.
  await report(call('Xin Direct', 'CNNGB', { 'departure.EST': '2026-11-24T10:00:00.000Z' }, '2026-11-21T01:30:00.000Z'))
  await tell()
  await tell()
  const what = 'Departure 2026-11-24 10:00 UTC+8 → 2026-11-24 18:00 UTC+8'
  expect(await notices()).toMatchObject([{ params: { en: { vessel: 'Xin Direct', voyage: '2648E', lane: 'Ningbo – Los Angeles', what } } }])
  await report(call('Xin Direct', 'CNNGB', { status: 'BLNK' }, '2026-11-21T01:40:00.000Z'))
  await tell()
  expect((await notices())[1]).toMatchObject({ params: { en: { what: 'Status: Blank sailing (Blank sailing)' } } })
  await post('/api/sailings/watches/end', sailing)
  expect((await get('/api/sailings/watches', member)).rows).toEqual([])
})

async function tell(): Promise<void> {
  const { releases, clock, test } = portal
  const plan = releases.current().release.brands[brand]
  if (!plan) throw new Error(`There is no brand ${brand}`)
  const parts = {
    db: test.db,
    releases,
    originOf: () => 'http://localhost',
    vault: createVault('a key that only this test has'),
    now: () => clock.now,
    log: createLog('silent'),
  }
  while ((await sendSailingAlerts(parts, plan)) > 0);
}

it('the cut-offs of a sailing are a calendar file', async () => {
  const ask = (ship: string) =>
    portal.app.inject({
      url: `/api/sailings/cut-offs.ics?ship=${ship}&voyage=2648E&pol=CNNGB`,
      headers: { host: 'localhost', cookie: 'default-language=en' },
    })
  const file = await ask('XIN%20PLAN')
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.body).toContain('DTSTART:20261121T200000Z')
  const read = readCalendar(file.body)
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length)
  expect(read).toContainEqual(
    expect.objectContaining({ at: '2026-11-21T20:00:00.000Z', note: expect.stringContaining('2026-11-22 04:00 Asia/Shanghai') }),
  )
  expect((await ask('NOBODY')).statusCode).toBe(404)
})

it('staff load a berth plan from a sheet: times are the port’s, incorrect rows are named', async () => {
  const staff = await portal.signIn('staff')
  const headers = { host: 'localhost', 'access-token': staff, cookie: 'default-language=en' }
  const sheet = [
    'Vessel,Port,Outbound voyage,Terminal,Planned berthing (PTB),Planned departure (PTD),CY cut-off',
    'XIN SHEET,CNNGB,2648E,BLCT2,2026-11-23 08:00,2026-11-24 02:00,2026-11-22 20:00',
    'XIN WRONG,CNNGB,2648E,BLCT2,2026-11-23 08:00,2026-11-22 02:00,',
    'XIN NOWHERE,Atlantis,2648E,BLCT2,2026-11-23 08:00,2026-11-24 02:00,',
  ].join('\n')
  const boundary = 'a-boundary-of-this-test'
  const uploaded = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/schedule-sheets',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="berths.csv"\r\n\r\n${sheet}\r\n--${boundary}--\r\n`,
  })
  const send = async (url: string, payload: object) => (await portal.app.inject({ method: 'POST', url, headers, payload })).json()
  const started = await send('/api/desk/schedule-loads', { kind: 'berths', file: uploaded.json().data.fileId })
  const address = `/api/desk/schedule-loads/${started.data.loadId}`
  await portal.runLoad()
  const load = await get(address, staff)
  expect(load).toMatchObject({ kind: 'berths', state: 'checked', rowsRight: 1, rowsWrong: 2 })
  const cells = (await get(`${address}/wrong-cells`, staff)).rows
  expect(cells.map(({ cell }: { cell: string }) => cell)).toEqual(['F3', 'B4'])
  const confirmed = await send(`${address}/confirm`, { loadId: started.data.loadId, version: load.version, leaveOut: true })
  expect(confirmed).toMatchObject({ success: true })
  await portal.runLoad()
  const { rows } = await get('/api/vessel-plan?port=CNNGB&vessel=XIN%20SHEET')
  expect(rows).toMatchObject([
    { etb: '2026-11-23T08:00:00+08:00', etd: '2026-11-24T02:00:00+08:00', cyCutOffAt: '2026-11-22T20:00:00+08:00', terminal: 'BLCT2' },
  ])
  expect(await get(address, staff)).toMatchObject({ state: 'loaded', loaded: 1 })
})
