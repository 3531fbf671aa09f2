/** Tracking: who sees what under a number, the timeline, tables, links, followed numbers and the DCSA export. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import type { TransportEvent } from '#domain'
import type { TestPortal } from '#server'
import { sweepTrackingLinks } from '../../../src/server/feeds/tracking/index.ts'
import { openOracle } from '../../support/dcsa-oracle.ts'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
let shipper: string
let order: { id: string; mbl: string; pol: string; pod: string; carrier: string }
const container = 'CSQU3054383'

beforeAll(async () => {
  portal = await openWorldPortal()
  shipper = await portal.signIn('shipper')
  const rows = await portal.test.db.selectFrom('orders').selectAll().where('brand', '=', 'quayside').orderBy('id').execute()
  const found = rows.find(
    (row) =>
      row.state === 'in-process' &&
      row.data.orderType === 'sea-booking' &&
      row.data.mblNo &&
      !/departure|arrival/.test(JSON.stringify(row.data.milestones)),
  )
  if (!found) throw new Error('The demo world has no sea booking in process')
  // An order of the shipper's company, whose containers only the carrier knows.
  const data = JSON.stringify({ ...found.data, containers: undefined })
  await portal.test.db.updateTable('orders').set({ company_id: 'haichuan', data }).where('id', '=', found.id).execute()
  const { mblNo, pol, pod, carrier } = found.data as Record<string, string>
  order = { id: found.id, mbl: String(mblNo), pol: String(pol), pod: String(pod), carrier: String(carrier) }
})
afterAll(() => portal?.close())

const later = '2027-01-05T06:00:00.000Z'

function take(events: readonly Partial<TransportEvent>[], createdAt = '2026-11-20T10:00:00.000Z') {
  const common = { source: order.carrier, carrier: order.carrier, mbl: order.mbl, classifier: 'ACT', createdAt } as const
  const whole = events.map(
    (event) => ({ ...common, key: `${createdAt} ${JSON.stringify(event)}`, at: createdAt, ...event }) as TransportEvent,
  )
  return portal.takeIn({ receipt: { brand: 'quayside', source: order.carrier, kind: 'events' }, events: whole })
}

const gateIn = () =>
  ({ type: 'EQUIPMENT', code: 'GTIN', isEmpty: false, facilityType: 'POTE', place: order.pol, container, booking: 'BK778899' }) as const
const eta = (at: string) => ({ type: 'TRANSPORT', code: 'ARRI', mode: 'VESSEL', classifier: 'EST', place: order.pod, at }) as const

async function get(path: string, query: Record<string, string>, token: string | null = shipper) {
  const headers = { host: 'localhost', ...(token === null ? {} : { 'access-token': token }) }
  const answer = await portal.app.inject({ url: `${path}?${new URLSearchParams(query)}`, headers })
  return answer.json()
}

async function post(path: string, payload: object, token = shipper) {
  const answer = await portal.app.inject({ method: 'POST', url: path, headers: { host: 'localhost', 'access-token': token }, payload })
  return answer.json()
}

const track = (query: Record<string, string>, token?: string | null) => get('/api/tracking', query, token)

it('finds a shipment by bill, booking and container in any notation, and merges its events with what staff recorded', async () => {
  await take([gateIn(), { ...gateIn(), code: 'GTOT', isEmpty: true, facilityType: 'DEPO', seals: [{ number: 'CS1', source: 'CAR' }] }])
  await take([eta('2027-01-01T06:00:00.000Z')])
  await take([eta(later)], '2026-11-21T01:00:00.000Z')
  for (const number of [order.mbl, order.mbl.slice(4), 'bk-778899', 'csqu 305438-3']) {
    const { data } = await track({ number, carrier: order.carrier })
    expect(data, number).toMatchObject({ outcome: 'found', message: '查询成功', shipments: [{ omsOrderNo: order.id, mbl: order.mbl }] })
  }
  const { data } = await track({ number: container, carrier: order.carrier })
  const [box] = data.shipments[0].boxes
  expect(box).toMatchObject({ container, seals: [{ number: 'CS1' }], change: { hours: 96 } })
  const arrival = box.lines.find((line: { milestone?: string }) => line.milestone === 'arrival')
  expect(arrival).toMatchObject({ state: 'expected', estimated: { at: later, receivedAt: expect.any(String) } })
  const { local, offset } = arrival.estimated
  const [, sign, hours, minutes = '00'] = /^UTC([+-])(\d+)(?::(\d\d))?$/.exec(offset) ?? []
  expect(new Date(`${local}:00${sign}${String(hours).padStart(2, '0')}:${minutes}`).toISOString()).toBe(later)
  const names = box.lines.map((line: { milestone?: string }) => line.milestone).filter(Boolean)
  expect(names).toEqual(expect.arrayContaining(['gate-in', 'departure']))
  expect(names.at(-1)).toBe('container-returned')
  expect(data.routes[0].line.length).toBeGreaterThan(2)
})

it('says what is wrong with a number, and which sources were asked', async () => {
  const wrong = (await track({ number: 'CSQU305438-4', carrier: order.carrier })).data
  expect(wrong).toMatchObject({ outcome: 'none', message: '未查询到物流信息', meant: container })
  expect(wrong.asked.length).toBeGreaterThan(0)
  expect(Date.parse(wrong.tryAt)).toBeGreaterThan(portal.clock.now.getTime())
  const other = order.carrier === 'MSCU' ? 'MAEU' : 'MSCU'
  expect((await track({ number: container, carrier: other })).data).toMatchObject({
    outcome: 'none',
    hint: expect.stringContaining('其他'),
  })
})

it('shows nothing to visitors, uncertified users and other companies', async () => {
  const query = { number: container, carrier: order.carrier }
  expect((await track(query, null)).code).toBe(4)
  expect((await track(query, await portal.signIn('new'))).error.id).toBe('error.not-certified')
  expect((await track(query, await portal.signIn('other'))).data).toMatchObject({ outcome: 'none', shipments: [] })
  expect((await track(query, await portal.signIn('service'))).data.outcome).toBe('found')
})

it('leaves out what a container carried for others', async () => {
  await take([{ ...gateIn(), mbl: `${order.carrier}OTHERS9`, code: 'LOAD', place: 'SGSIN' }])
  const { data } = await track({ number: container, carrier: order.carrier })
  expect(JSON.stringify(data.shipments)).not.toContain('SGSIN')
})

it('tracks pasted numbers in one table, with a second column', async () => {
  const numbers = `csqu 305438-3\t${order.carrier}\n${order.mbl} ${order.carrier}\nCSQU3054384, MSCU\nNOPLACE123`
  const { data } = await get('/api/tracking/many', { numbers })
  expect(data.rows.map(({ number, container: box }: { number: string; container?: string }) => [number, box])).toEqual([
    [container, container],
    [order.mbl, container],
    ['CSQU3054384', undefined],
    ['NOPLACE123', undefined],
  ])
  expect(data.rows[2].status).toContain(container)
  const many = Array.from({ length: 21 }, (_, index) => `ABCD${index}00`).join(',')
  expect((await get('/api/tracking/many', { numbers: many })).error.id).toBe('error.tracking-too-many')
})

it('shares milestones without parties until the link expires or is revoked', async () => {
  const shown = { numbers: container, carrier: order.carrier, days: 3 }
  const { code, linkId } = (await post('/api/tracking/links', shown)).data
  const open = await get(`/api/tracking/shared/${code}`, {}, null)
  expect(open.data).toMatchObject({ outcome: 'found', shipments: [{ boxes: [{ container }] }] })
  expect(JSON.stringify(open)).not.toContain(order.id)
  expect((await get('/api/tracking/links', {})).data.rows[0]).toMatchObject({ linkId, state: 'open' })
  expect((await post(`/api/tracking/links/${linkId}/revoke`, {}, await portal.signIn('other'))).error.id).toBe('error.not-found')
  expect((await post(`/api/tracking/links/${linkId}/revoke`, {})).code).toBe(0)
  expect((await get(`/api/tracking/shared/${code}`, {}, null)).error.id).toBe('error.tracking-link-ended')
  const next = (await post('/api/tracking/links', shown)).data
  const start = portal.clock.now
  portal.clock.now = new Date(start.getTime() + 4 * 86_400_000)
  expect((await get(`/api/tracking/shared/${next.code}`, {}, null)).error.id).toBe('error.tracking-link-ended')
  portal.clock.now = start
})

it('shows when a ship is alongside, and calls that do not take place', async () => {
  const ship = { vessel: 'QUAY PIONEER', voyageOut: '901E', mode: 'VESSEL' } as const
  // The latest event names the ship.
  await take([{ ...eta(later), ...ship }], '2026-11-21T01:30:00.000Z')
  const say = (says: Record<string, string>, reportedAt: string) =>
    portal.takeIn({
      receipt: { brand: 'quayside', source: order.carrier, kind: 'calls' },
      calls: [
        {
          vessel: ship.vessel,
          place: order.pod,
          voyage: '901E',
          source: order.carrier,
          reportedAt,
          says: { vesselName: ship.vessel, ...says },
        },
      ],
    })
  const at = '2027-01-05T09:00:00.000Z'
  await say({ 'berth.EST': at, 'departure.PLN': '2027-01-06T02:00:00.000Z' }, '2026-11-21T01:35:00.000Z')
  const boxOf = async () => (await track({ number: container, carrier: order.carrier })).data.shipments[0].boxes[0]
  const lineOf = (box: { lines: { label: string; milestone?: string }[] }, label: string) =>
    box.lines.find((line) => (line.milestone ?? line.label) === label)
  const before = await boxOf()
  expect(lineOf(before, '靠泊（ETB/ATB）')).toMatchObject({ state: 'expected', estimated: { at }, place: order.pod })
  expect(before.eta.at).toBe(later)
  const exported = await get('/api/tracking/export', { number: container, carrier: order.carrier })
  expect(JSON.stringify(exported)).not.toContain('BRTH')
  await say({ status: 'OMIT' }, '2026-11-21T01:40:00.000Z')
  const after = await boxOf()
  expect(lineOf(after, 'arrival')).toMatchObject({ state: 'cancelled', cancelled: { label: '跳港' } })
  expect(after.eta, 'a call that is omitted has no ETA').toBeUndefined()
  const { rows } = (await get('/api/tracking/many', { numbers: `${container} ${order.carrier}` })).data
  expect(rows[0].status).toBe('跳港')
  await say({ status: '' }, '2026-11-21T01:45:00.000Z')
  expect((await boxOf()).eta.at).toBe(later)
  // The voyage is blanked: the ship neither loads nor discharges.
  const blank = { vessel: ship.vessel, place: order.pol, voyage: '901E', source: order.carrier }
  const report = (status: string, reportedAt: string) =>
    portal.takeIn({
      receipt: { brand: 'quayside', source: order.carrier, kind: 'schedules' },
      calls: [{ ...blank, reportedAt, says: { vesselName: ship.vessel, status, 'departure.PLN': '2026-12-01T02:00:00.000Z' } }],
    })
  await report('BLNK', '2026-11-21T01:50:00.000Z')
  const blanked = await boxOf()
  for (const milestone of ['departure', 'arrival'])
    expect(lineOf(blanked, milestone), milestone).toMatchObject({ state: 'cancelled', cancelled: { label: '空班停航' } })
  await report('', '2026-11-21T01:55:00.000Z')
  expect(lineOf(await boxOf(), 'departure')).toMatchObject({ state: 'expected' })
})

it('notifies those who follow a number once changes add up to their threshold, and of milestones', async () => {
  expect((await post('/api/tracking/watches', { number: container, carrier: order.carrier, hours: 12 })).code).toBe(0)
  const read = async () => {
    const { rows } = (await get('/api/notifications', { event: 'tracking-changed' })).data
    return rows as { subject: string; line: string; route: string; query: object }[]
  }
  const at = (hours: number) => new Date(Date.parse(later) + hours * 3_600_000).toISOString()
  await take([eta(at(7))], '2026-11-21T02:00:00.000Z')
  expect(await read(), 'seven hours are too few').toEqual([])
  portal.clock.now = new Date(portal.clock.now.getTime() + 600_000)
  await take([eta(at(13))], '2026-11-21T03:00:00.000Z')
  expect(await read()).toMatchObject([{ subject: expect.stringContaining(container), line: expect.stringContaining('+13') }])
  expect((await read())[0], 'it opens tracking with its number').toMatchObject({
    route: 'tracking',
    query: { number: container, carrier: order.carrier },
  })
  await take([eta(at(13))], '2026-11-21T03:00:00.000Z')
  expect(await read(), 'repeating an event tells nothing new').toHaveLength(1)
  await take([{ ...eta(at(13)), classifier: 'ACT', at: '2026-11-21T04:00:00.000Z' }], '2026-11-21T04:10:00.000Z')
  expect((await read())[0]?.line).toContain('抵港')
  const { email } = await portal.test.db.selectFrom('users').select('email').where('id', '=', 'quayside-shipper').executeTakeFirstOrThrow()
  const mails = await portal.messagesTo(String(email))
  expect(mails.filter(({ subject }) => subject.includes(container))).toHaveLength(2)
  expect(mails[0]?.body).toContain('/logistics/tracking?number=')
})

it('says word for word what cannot be found or asked', async () => {
  const english = async (query: Record<string, string>, token: string) => {
    const headers = { host: 'localhost', 'access-token': token, cookie: 'default-language=en' }
    return (await portal.app.inject({ url: `/api/tracking?${new URLSearchParams(query)}`, headers })).json()
  }
  expect((await english({ number: 'CSQU3054384', carrier: 'MSCU' }, shipper)).data.message).toBe('no logistics info found')
  expect((await english({ number: container, carrier: order.carrier }, shipper)).data.message).toBe('query success')
  // Staff may look up a number of no order; only a gate has reported it.
  await take([{ ...gateIn(), container: 'TEMU1234567', mbl: 'NOSHIP0001', booking: 'NOSHIP0002' }])
  const lone = (await english({ number: 'NOSHIP0001', carrier: order.carrier }, await portal.signIn('service'))).data
  expect(lone.shipments[0].noVessel).toBe('no vessel info found')
  const unknown = await get('/api/tracking/export', { number: 'NOTHING001', carrier: order.carrier })
  expect(unknown.error.id).toBe('error.no-results')
  const { texts } = portal.releases.current().release.brands.quayside ?? {}
  expect(texts?.en?.['error.no-results']).toBe('Sorry, no results now')
  expect(texts?.en?.['error.inbound-not-found']).toBe('The current inbound number could not be found')
  const englishOf = (file: string) => {
    const text = readFileSync(new URL(`../../../schemas/${file}.json`, import.meta.url), 'utf8')
    return [...text.matchAll(/"en": "([^"]*)"/g)].map(([, en = '']) => en)
  }
  for (const [file, message] of [
    ['portal/texts/access', 'need company certification to query'],
    ['schedules/vessel-plan.list', 'no vessel info found'],
    ['schedules/sailings.list', 'Sorry, no results now'],
    ['sea/carrier-bookings.list', 'You have no contract now!'],
  ] as const)
    expect(englishOf(file), file).toContain(message)
  for (const file of ['schedules/vessel-plan.list', 'schedules/sailings.list'])
    expect(
      englishOf(file).some((text) => text.startsWith('query success')),
      file,
    ).toBe(true)
})

it('deletes links a month after they ended', async () => {
  const { db } = portal.test
  const left = async () => (await db.selectFrom('tracking_links').select('id').execute()).length
  const before = await left()
  expect(before).toBeGreaterThan(0)
  const now = portal.clock.now.getTime()
  const brand = portal.releases.current().release.brands.quayside as BrandPlan
  await sweepTrackingLinks(db, brand, new Date(now))
  expect(await left(), 'their maker still sees that they ended').toBe(before)
  await sweepTrackingLinks(db, brand, new Date(now + 60 * 86_400_000))
  expect(await left()).toBe(0)
})

it('exports events that are valid DCSA Track & Trace 2.2', async () => {
  const events = await get('/api/tracking/export', { number: container, carrier: order.carrier })
  expect(events.length).toBeGreaterThan(3)
  const oracles: Readonly<Record<string, ReturnType<typeof openOracle>>> = {
    TRANSPORT: openOracle('TNT_v2.2.0-resolved', 'transportEvent'),
    EQUIPMENT: openOracle('TNT_v2.2.0-resolved', 'equipmentEvent'),
    SHIPMENT: openOracle('TNT_v2.2.0-resolved', 'shipmentEvent'),
  }
  expect(events.flatMap((event: { eventType: string }) => oracles[event.eventType]?.(event) ?? ['unknown type'])).toEqual([])
})
