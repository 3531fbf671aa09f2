/** Events of carriers and ports move the milestones of orders, and never overwrite what staff recorded. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TransportEvent } from '#domain'
import type { TestPortal } from '#server'
import { arrivals } from '../../support/transport-reports.ts'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
let staff: string
let orders: { id: string; mblNo: string; pol: string; pod: string; containerNo: string | undefined }[]

beforeAll(async () => {
  portal = await openWorldPortal()
  staff = await portal.signIn('service')
  const rows = await portal.test.db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'in-process')
    .where('brand', '=', 'quayside')
    .orderBy('id')
    .execute()
  // The demo's own reports would count as well.
  await portal.test.db.deleteFrom('transport_events').execute()
  orders = rows
    .filter(({ data }) => data.orderType === 'sea-booking' && data.mblNo)
    .map(({ id, data }) => {
      const [box] = (data.containers ?? []) as { containerNo?: string }[]
      return { id, mblNo: String(data.mblNo), pol: String(data.pol), pod: String(data.pod), containerNo: box?.containerNo }
    })
})
afterAll(() => portal.close())

type Order = {
  version: number
  state: string
  etd?: string
  eta?: string
  bookedEtd?: string
  milestones: { milestone: string; classifier: string; at: string; by: string; source?: string }[]
  milestoneConflicts?: { milestone: string; at: string; staffAt: string; settledAt?: string }[]
  waits: { queue: string }[]
  events: { event: string; note?: string; changed?: string[] }[]
}

async function read(id: string): Promise<Order> {
  const answer = await portal.app.inject({ url: `/api/orders/${id}`, headers: { host: 'localhost', 'access-token': staff } })
  return answer.json().data
}

async function settle(id: string, decision: string, version: number) {
  const headers = { host: 'localhost', 'access-token': staff }
  const payload = { milestone: 'gate-in', classifier: 'ACT', decision, version }
  return (await portal.app.inject({ method: 'POST', url: `/api/desk/orders/${id}/settleConflict`, headers, payload })).json()
}

async function recordByStaff(id: string, at: string): Promise<void> {
  const headers = { host: 'localhost', 'access-token': staff }
  const payload = { milestone: 'gate-in', classifier: 'ACT', at, version: (await read(id)).version }
  const answer = await portal.app.inject({ method: 'POST', url: `/api/desk/orders/${id}/milestones`, headers, payload })
  expect(answer.json()).toMatchObject({ code: 0 })
}

function orderAt(index: number): (typeof orders)[number] {
  const order = orders[index]
  if (!order) throw new Error(`The demo world has only ${orders.length} sea bookings in process`)
  return order
}

/** Staff have not recorded this milestone of it; sources may have, if so asked. */
async function findWithout(milestone: string, classifier: string, sourcesMay = false): Promise<(typeof orders)[number]> {
  for (const order of orders) {
    const { milestones } = await read(order.id)
    const isRecorded = milestones.some((one) => one.milestone === milestone && one.classifier === classifier && !(sourcesMay && one.source))
    if (!isRecorded) return order
  }
  throw new Error(`Staff have recorded ${milestone} ${classifier} of every order`)
}

function report(events: readonly Partial<TransportEvent>[]) {
  const common = { source: 'sheet', type: 'EQUIPMENT', code: 'GTIN', classifier: 'ACT', createdAt: '2026-11-20T10:00:00.000Z' } as const
  const whole = events.map((event, index) => ({
    key: `${JSON.stringify(event)}${index}`,
    at: '2026-11-20T08:00:00.000Z',
    ...common,
    ...event,
  }))
  return portal.takeIn({ receipt: { brand: 'quayside', source: 'sheet', kind: 'events' }, events: whole })
}

function gateIn(order: (typeof orders)[number], more: Partial<TransportEvent> = {}): Partial<TransportEvent> {
  return { mbl: order.mblNo, place: order.pol, isEmpty: false, facilityType: 'POTE', ...more }
}

const ship = { type: 'TRANSPORT', code: 'ARRI', classifier: 'EST' } as const

it('record milestones with their source, whatever the order of arrival', async () => {
  const order = await findWithout('arrival', 'EST')
  const at = '2027-01-08T06:00:00.000Z'
  const later = { ...ship, mbl: order.mblNo, place: order.pod, at, createdAt: '2026-11-21T00:00:00.000Z' }
  await report([later])
  await report([{ ...ship, mbl: order.mblNo, place: order.pod, at: '2027-01-05T06:00:00.000Z', createdAt: '2026-11-20T00:00:00.000Z' }])
  const { milestones } = await read(order.id)
  expect(milestones.filter(({ milestone, classifier }) => milestone === 'arrival' && classifier === 'EST')).toMatchObject([
    { at, source: 'sheet' },
  ])
  const { version } = await read(order.id)
  await report([later])
  expect((await read(order.id)).version).toBe(version)
})

it('ignore events of places in between', async () => {
  const order = orderAt(1)
  const before = await read(order.id)
  await report([{ ...ship, classifier: 'ACT', mbl: order.mblNo, place: 'SGSIN', at: '2026-11-21T01:00:00.000Z' }])
  expect((await read(order.id)).milestones).toEqual(before.milestones)
})

it('of a container that was used again move only the order whose bill they name', async () => {
  const order = orders.find(({ containerNo: number }) => number !== undefined)
  if (!order) throw new Error('No sea booking in process has a container')
  const { containerNo, pod } = order
  const before = await read(order.id)
  const at = '2026-11-20T20:00:00.000Z'
  const gateOut = { code: 'GTOT', classifier: 'EST', container: containerNo, place: pod, isEmpty: false, at } as Partial<TransportEvent>
  await report([{ ...gateOut, mbl: 'MAEU000000001' }])
  await report([{ ...gateOut, at: '2025-11-20T20:00:00.000Z' }])
  expect((await read(order.id)).milestones).toEqual(before.milestones)
  await report([{ ...gateOut, mbl: order.mblNo }])
  expect((await read(order.id)).milestones).not.toEqual(before.milestones)
})

it('leave what staff recorded and put the difference before the desk, which keeps its time', async () => {
  const order = orderAt(2)
  await recordByStaff(order.id, '2026-11-19T02:00:00.000Z')
  await report([gateIn(order, { at: '2026-11-19T02:30:00.000Z' })])
  expect((await read(order.id)).milestoneConflicts, 'half an hour is no conflict').toBeUndefined()
  await report([gateIn(order, { at: '2026-11-19T09:00:00.000Z', createdAt: '2026-11-20T11:00:00.000Z' })])
  const held = await read(order.id)
  expect(held.milestoneConflicts).toMatchObject([
    { milestone: 'gate-in', at: '2026-11-19T09:00:00.000Z', staffAt: '2026-11-19T02:00:00.000Z' },
  ])
  expect(held.waits.map(({ queue }) => queue)).toContain('conflicts')
  expect(held.milestones.find(({ milestone, classifier }) => milestone === 'gate-in' && classifier === 'ACT')?.at).toBe(
    '2026-11-19T02:00:00.000Z',
  )
  expect(await settle(order.id, 'keep', held.version)).toMatchObject({ code: 0 })
  await report([gateIn(order, { at: '2026-11-19T09:00:00.000Z', createdAt: '2026-11-20T12:00:00.000Z' })])
  const kept = await read(order.id)
  expect(kept.waits.map(({ queue }) => queue)).not.toContain('conflicts')
  expect((await settle(order.id, 'take', kept.version)).error?.id).toBe('error.no-conflict')
})

it("take over the source's time when the desk decides so", async () => {
  const order = orderAt(1)
  await recordByStaff(order.id, '2026-11-19T02:00:00.000Z')
  await report([gateIn(order, { at: '2026-11-19T09:00:00.000Z' })])
  expect(await settle(order.id, 'take', (await read(order.id)).version)).toMatchObject({ code: 0 })
  const { milestones, milestoneConflicts } = await read(order.id)
  expect(milestones.find(({ milestone, classifier }) => milestone === 'gate-in' && classifier === 'ACT')).toMatchObject({
    at: '2026-11-19T09:00:00.000Z',
    source: 'sheet',
  })
  expect(milestoneConflicts).toEqual([])
})

describe('a conflict that staff did not settle', () => {
  const theirs = '2026-11-19T09:00:00.000Z'
  const open = async (index: number) => {
    const order = orderAt(index)
    await recordByStaff(order.id, '2026-11-17T02:00:00.000Z')
    await report([gateIn(order, { key: `contested-${index}`, at: theirs })])
    const { milestoneConflicts = [], version } = await read(order.id)
    expect(milestoneConflicts.filter(({ settledAt }) => settledAt === undefined)).toMatchObject([{ at: theirs }])
    return { id: order.id, version }
  }
  const openOf = ({ milestoneConflicts = [] }: Order) => milestoneConflicts.filter(({ settledAt }) => settledAt === undefined)

  it('ends when they correct their own entry to the time of the source, and otherwise shows the corrected entry', async () => {
    const { id } = await open(0)
    await recordByStaff(id, '2026-11-16T02:00:00.000Z')
    expect(openOf(await read(id))).toMatchObject([{ at: theirs, staffAt: '2026-11-16T02:00:00.000Z' }])
    await recordByStaff(id, '2026-11-19T09:10:00.000Z')
    const agreed = await read(id)
    expect(openOf(agreed)).toEqual([])
    expect(agreed.waits.map(({ queue }) => queue)).not.toContain('conflicts')
  })

  it('ends when they withdraw their own entry: the report of the source takes its place', async () => {
    const { id, version } = await open(1)
    const headers = { host: 'localhost', 'access-token': staff }
    const payload = { milestone: 'gate-in', classifier: 'ACT', reason: 'Of another shipment', version }
    const answer = await portal.app.inject({ method: 'POST', url: `/api/desk/orders/${id}/withdrawMilestone`, headers, payload })
    const after = await read(id)
    expect(answer.json()).toMatchObject({ code: 0, data: { version: after.version } })
    expect(openOf(after)).toEqual([])
    expect(after.milestones.filter(({ milestone, classifier }) => milestone === 'gate-in' && classifier === 'ACT')).toMatchObject([
      { at: theirs, source: 'sheet' },
    ])
  })
})

it('are not recorded again after staff have withdrawn them, and the customer receives the reason', async () => {
  const order = await findWithout('arrival', 'EST', true)
  const at = '2027-01-11T06:00:00.000Z'
  const arrival = { ...ship, mbl: order.mblNo, place: order.pod, at, createdAt: '2026-11-21T00:30:00.000Z' }
  await report([arrival])
  const recorded = await read(order.id)
  const isArrival = ({ milestone, classifier }: Order['milestones'][number]) => milestone === 'arrival' && classifier === 'EST'
  expect(recorded.milestones.find(isArrival)).toMatchObject({ at, source: 'sheet' })
  const withdraw = (classifier: string, version: number) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/desk/orders/${order.id}/withdrawMilestone`,
      headers: { host: 'localhost', 'access-token': staff },
      payload: { milestone: 'arrival', classifier, reason: 'Of another shipment', version },
    })
  expect((await withdraw('PLN', recorded.version)).json()).toMatchObject({ error: { id: 'error.no-milestone' } })
  expect((await withdraw('EST', recorded.version - 1)).json()).toMatchObject({ error: { id: 'error.conflict-version' } })
  expect((await withdraw('EST', recorded.version)).json()).toMatchObject({ code: 0 })
  await report([arrival])
  const withdrawn = await read(order.id)
  expect(withdrawn.milestones.filter(isArrival)).toEqual([])
  expect(withdrawn.events[0]).toMatchObject({ event: 'withdraw-milestone', note: 'Of another shipment' })
  expect(withdrawn.events[0]?.changed?.join()).toContain('→ –')
  // Another time is a new statement.
  await report([{ ...arrival, at: '2027-01-12T06:00:00.000Z', createdAt: '2026-11-21T01:00:00.000Z' }])
  expect((await read(order.id)).milestones.find(isArrival)).toMatchObject({ at: '2027-01-12T06:00:00.000Z' })
  const mails = await portal.test.db.selectFrom('outbox').select(['event', 'payload']).where('about', '=', order.id).execute()
  expect(JSON.stringify(mails.filter(({ event }) => event === 'milestone-withdrawn'))).toContain('Of another shipment')
})

it.each([
  ['departure', 'etd'],
  ['arrival', 'eta'],
] as const)('of the %s move the order’s %s, which moves back when they are withdrawn', async (milestone, field) => {
  const order = await findWithout(milestone, 'ACT', true)
  const before = await read(order.id)
  // The same day in every port.
  const at = '2026-11-20T11:00:00.000Z'
  const payload = { milestone, classifier: 'ACT', at, version: before.version }
  const headers = { host: 'localhost', 'access-token': staff }
  const send = async (path: string, body: object) =>
    expect(
      (await portal.app.inject({ method: 'POST', url: `/api/desk/orders/${order.id}/${path}`, headers, payload: body })).json(),
    ).toMatchObject({ code: 0 })
  await send('milestones', payload)
  const moved = await read(order.id)
  expect(moved[field]).toBe('2026-11-20')
  if (field === 'etd') expect(moved.bookedEtd).toBe(before.bookedEtd ?? before.etd)
  const list = await portal.app.inject({ url: `/api/desk/orders?omsOrderNo=${order.id}`, headers })
  expect(list.json().data.rows).toMatchObject([{ omsOrderNo: order.id, [field]: moved[field] }])
  await send('withdrawMilestone', { milestone, classifier: 'ACT', reason: 'Of another ship', version: moved.version })
  expect(await read(order.id)).toMatchObject({ etd: before.etd, eta: before.eta })
})

describe('a correction', () => {
  const isDone = ({ milestones }: Order) => milestones.some(({ milestone, classifier }) => milestone === 'gate-out' && classifier === 'ACT')
  const out = (order: (typeof orders)[number], more: Partial<TransportEvent>): Partial<TransportEvent> => ({
    key: 'MAEU|out',
    code: 'GTOT',
    mbl: order.mblNo,
    place: order.pod,
    isEmpty: false,
    facilityType: 'POTE',
    at: '2026-11-22T08:00:00.000Z',
    ...more,
  })
  const later = '2026-11-23T00:00:00.000Z'

  it.each([
    ['of the class', { classifier: 'EST', at: '2026-11-26T08:00:00.000Z' }],
    ['of the place', { place: 'SGSIN' }],
    ['of the bill', { mbl: 'MAEU000000001' }],
  ] as const)('%s takes back the milestone that the event set, also if it comes again', async (_title, changed) => {
    const order = await findWithout('gate-out', 'ACT')
    await portal.test.db.deleteFrom('transport_events').execute()
    await report([out(order, {})])
    expect(isDone(await read(order.id))).toBe(true)
    await report([out(order, { ...changed, createdAt: later })])
    expect(isDone(await read(order.id))).toBe(false)
    const { version } = await read(order.id)
    await report([out(order, {})])
    expect((await read(order.id)).version, 'late').toBe(version)
  })

  it('leaves what staff recorded, and closes the conflict that the event had opened', async () => {
    const order = await findWithout('gate-in', 'EST')
    await portal.test.db.deleteFrom('transport_events').execute()
    await recordByStaff(order.id, '2026-11-19T02:00:00.000Z')
    const key = 'MAEU|in'
    await report([gateIn(order, { key, at: '2026-11-19T12:00:00.000Z' })])
    expect((await read(order.id)).milestoneConflicts?.filter(({ settledAt }) => settledAt === undefined)).toHaveLength(1)
    await report([gateIn(order, { key, at: '2026-11-19T02:10:00.000Z', createdAt: later })])
    const agreed = await read(order.id)
    expect(agreed.milestoneConflicts?.filter(({ settledAt }) => settledAt === undefined)).toEqual([])
    await report([gateIn(order, { key, mbl: 'MAEU000000001', createdAt: '2026-11-24T00:00:00.000Z' })])
    expect((await read(order.id)).milestones).toEqual(agreed.milestones)
  })
})

it('of a step that this type of order does not have changes nothing and is no refusal', async () => {
  const { db } = portal.test
  const rows = await db.selectFrom('orders').selectAll().where('state', '=', 'in-process').where('brand', '=', 'quayside').execute()
  const order = rows.find(({ data }) => data.orderType === 'truck' && data.mblNo)
  if (!order) throw new Error('The demo world has no truck order in process with a bill')
  const before = await read(order.id)
  await report([{ type: 'PORT', code: 'TMPS', mbl: String(order.data.mblNo), place: String(order.data.pol) }])
  expect((await read(order.id)).version).toBe(before.version)
  expect(await listRefused()).toEqual([])
})

it('of an order that this version does not understand are refused in the journal, once', async () => {
  const order = orderAt(0)
  const { db } = portal.test
  await portal.test.db.deleteFrom('transport_events').execute()
  const { data } = await db.selectFrom('orders').select('data').where('id', '=', order.id).executeTakeFirstOrThrow()
  const write = (stored: typeof data) =>
    db
      .updateTable('orders')
      .set({ data: JSON.stringify(stored) })
      .where('id', '=', order.id)
      .execute()
  await write({ ...data, payment: 'of-a-later-version' })
  const gate = gateIn(order, { key: 'refused', at: '2026-11-22T08:00:00.000Z', code: 'GTOT', place: order.pod })
  for (const createdAt of ['2026-11-22T09:00:00.000Z', '2026-11-22T10:00:00.000Z']) await report([{ ...gate, createdAt }])
  await write(data)
  expect(await listRefused()).toMatchObject([{ name: `${order.id} gate-out ACT 2026-11-22T08:00:00.000Z`, source: 'sheet', refused: 1 }])
})

it('end in the same milestones and conflicts in any order, doubled, late, contradictory or corrected', async () => {
  const order = orderAt(0)
  const { db } = portal.test
  await recordByStaff(order.id, '2026-11-15T02:00:00.000Z')
  const before = await db.selectFrom('orders').select(['data', 'state']).where('id', '=', order.id).executeTakeFirstOrThrow()
  const places = new Map([
    ['CNNGB', order.pol],
    ['NLRTM', order.pod],
  ])
  const own = (event: TransportEvent): TransportEvent => ({
    ...event,
    ...(event.mbl === 'MAEU123456789' && { mbl: order.mblNo }),
    ...(event.place !== undefined && { place: places.get(event.place) ?? event.place }),
  })
  const end = async (events: readonly TransportEvent[], length: number) => {
    for (const table of ['transport_events', 'port_calls'] as const) await db.deleteFrom(table).execute()
    await db
      .updateTable('orders')
      .set({ data: JSON.stringify(before.data), state: before.state })
      .where('id', '=', order.id)
      .execute()
    for (let from = 0; from < events.length; from += length) await report(events.slice(from, from + length).map(own))
    const { milestones, milestoneConflicts = [] } = await read(order.id)
    const said = [...milestones.filter(({ source }) => source !== undefined), ...milestoneConflicts]
    return said.map((one) => JSON.stringify({ ...one, recordedAt: undefined })).sort()
  }
  const size = fc.integer({ min: 1, max: 6 })
  await fc.assert(
    fc.asyncProperty(arrivals, size, size, async ({ straight, shuffled }, one, other) => {
      expect(await end(shuffled, one)).toEqual(await end(straight, other))
    }),
    { numRuns: 8 },
  )
})

function listRefused() {
  return portal.test.db.selectFrom('source_receipts').select(['name', 'source', 'refused']).where('state', '=', 'refused').execute()
}
