/**
 * One sailing has one set of dates: whatever is reported of it, in any order, every screen, file and message says the same. The
 * commit's hash decides what is drawn; a failure prints the shortest sequence of steps.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReport } from '#domain'
import { addDays, readMoment } from '#rules'
import { sampleNumber } from '../../support/sample.ts'
import { openWorldPortal, today } from '../support.ts'
import { call, cutOffFields, type Reader, readOrderScreens, readSailingScreens, type Said, type ShownSailing } from './sailing-screens.ts'

let reader: Reader
let rate: Pick<ShownSailing, 'rateId' | 'carrier'> & { readonly transitDays: number }
const lane = { pol: 'CNNGB', pod: 'USLAX' } as const
const hourMs = 3_600_000

beforeAll(async () => {
  const portal = await openWorldPortal()
  const tokens = { customer: await portal.signIn('shipper'), desk: await portal.signIn('service') }
  const admin = await portal.signIn('admin')
  const { data } = await call({ portal }, admin, '/api/integrations/calendars', { kind: 'company' })
  const events = ['order-submitted', 'etd-moved', 'eta-moved', 'cut-off-moved']
  // Nothing is sent: the messages are read where they wait.
  await call({ portal }, admin, '/api/integrations/webhooks', { name: 'ERP', url: 'http://127.0.0.1:1/hook', events, moveHours: 1 })
  reader = { portal, tokens, calendar: new URL(String(data.address)).pathname }
  const rates = (await call(reader, tokens.customer, `/api/rates/sea?pol=${lane.pol}&pod=${lane.pod}&direct=direct&pageSize=50`)).data.rows
  const [first] = rates ?? []
  if (!first) throw new Error('The demo has no direct rate on this lane')
  rate = { rateId: String(first.rateId), carrier: String(first.carrier), transitDays: Number(first.transitDays) }
})
afterAll(() => reader.portal.close())

const codes = ['DCO', 'VCO', 'FCO', 'CUA'] as const
/** Hours before the planned departure; some lie after it. */
const hoursBefore = fc.constantFrom(80, 60, 50, 40, 30, 26, 20, -4)
const source = fc.constantFrom('sheet', 'edifact')
/** Reports arrive late as well: after newer ones. */
const age = fc.constantFrom(0, 0, 0, 90)

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ publish: fc.constantFrom(...codes), hoursBefore, source, age }) },
  {
    weight: 4,
    arbitrary: fc.record({ departs: fc.constantFrom('EST', 'PLN'), hours: fc.constantFrom(-60, -30, -9, 5, 20, 51, 75), source, age }),
  },
  { weight: 2, arbitrary: fc.record({ arrives: fc.constantFrom('EST', 'PLN'), hours: fc.constantFrom(-40, 10, 60), source, age }) },
  { weight: 1, arbitrary: fc.record({ sailed: fc.constantFrom(20, 3) }) },
  { weight: 1, arbitrary: fc.record({ withdraw: fc.constantFrom(...codes), source }) },
  { weight: 1, arbitrary: fc.record({ status: fc.constantFrom('OMIT', 'BLNK', '') }) },
  { weight: 2, arbitrary: fc.constant({ book: true }) },
  { weight: 1, arbitrary: fc.record({ confirm: fc.constantFrom(...cutOffFields), hoursBefore }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Voyage extends ShownSailing {
  readonly departs: number
  readonly arrives: number
}

let voyages = 0
/** How often each screen was compared. */
const screenCounts = new Map<string, number>()

/** The rate sells a sailing of which nothing was reported before. */
async function openVoyage(daysAhead: number): Promise<Voyage> {
  voyages += 1
  const { db } = reader.portal.test
  const etd = addDays(today, daysAhead)
  const named = { vessel: `PROBE ${voyages}`, voyage: `${100 + voyages}E`, etd }
  await db.deleteFrom('port_calls').execute()
  await db.deleteFrom('sailing_routes').execute()
  const { data } = await db.selectFrom('rates').select('data').where('id', '=', rate.rateId).executeTakeFirstOrThrow()
  await db
    .updateTable('rates')
    .set({ data: JSON.stringify({ ...data, ...named, validTo: addDays(etd, 20) }) })
    .where('id', '=', rate.rateId)
    .execute()
  const departs = readMoment(`${etd}T15:00`, 'Asia/Shanghai').at ?? Number.NaN
  return { ...rate, ...lane, ...named, ship: String(9_000_000 + voyages), departs, arrives: departs + rate.transitDays * 24 * hourMs }
}

const isoOf = (at: number) => new Date(at).toISOString()

/** `turn` is the time of the report in minutes after the first; `age` makes it older. */
async function report(
  voyage: Voyage,
  says: CallReport['says'],
  { turn, age: old = 0, from = 'sheet', place = lane.pol as string }: Saying,
) {
  const { ship, vessel, voyage: number, carrier } = voyage
  const reportedAt = isoOf(reader.portal.clock.now.getTime() - 24 * hourMs + (turn - old) * 60_000)
  const names = { vesselName: vessel, carrier, voyageOut: number }
  const calls = [{ vessel: ship, place, voyage: number, source: from, reportedAt, says: { ...names, ...says } }]
  await reader.portal.takeIn({ receipt: { brand: 'quayside', source: from, kind: 'schedules' }, calls })
}

interface Saying {
  readonly turn: number
  readonly age?: number
  readonly from?: string
  readonly place?: string
}

async function take(one: Step, voyage: Voyage, turn: number, orders: string[]): Promise<void> {
  const { departs, arrives } = voyage
  if ('publish' in one) {
    const { publish, hoursBefore: hours, source: from, age: old } = one
    await report(voyage, { [`cutOff.${publish}`]: isoOf(departs - hours * hourMs) }, { turn, age: old, from })
  } else if ('departs' in one) {
    await report(voyage, { [`departure.${one.departs}`]: isoOf(departs + one.hours * hourMs) }, { turn, age: one.age, from: one.source })
  } else if ('arrives' in one) {
    const says = { [`arrival.${one.arrives}`]: isoOf(arrives + one.hours * hourMs) }
    await report(voyage, says, { turn, age: one.age, from: one.source, place: lane.pod })
  } else if ('sailed' in one) {
    await report(voyage, { 'departure.ACT': isoOf(reader.portal.clock.now.getTime() - one.sailed * hourMs) }, { turn })
  } else if ('withdraw' in one) await report(voyage, { [`cutOff.${one.withdraw}`]: '' }, { turn, from: one.source })
  else if ('status' in one) await report(voyage, { status: one.status }, { turn })
  else if ('book' in one) orders.push(await book(voyage))
  else for (const order of orders) await confirm(order, { [one.confirm]: isoOf(departs - one.hoursBefore * hourMs) })
}

async function book({ rateId, carrier, etd, vessel, voyage }: Voyage): Promise<string> {
  const { customer } = reader.tokens
  const chosen = { ...lane, carrier, rateId, etd, boxes: [{ boxType: '40HQ', quantity: 1 }] }
  const quote = (await call(reader, customer, '/api/quotes/sea', chosen)).data
  const goods = {
    paymentTerms: 'prepaid',
    cargoType: 'general',
    goodsName: 'Towels',
    goodsAmount: '12',
    goodsValue: '500',
    goodsCurrency: 'USD',
  }
  const booking = { ...chosen, ...goods, vessel, voyage, contact: 'Zhou', mobile: '13800000102', closingAccepted: true }
  const { rateVersion, baseTotal } = quote
  const answer = await call(reader, customer, '/api/orders/sea', { booking, rateId, rateVersion, shownTotal: baseTotal })
  expect(answer).toMatchObject({ code: 0 })
  return String(answer.data.omsOrderNo)
}

/** Customer service enter what the carrier has announced; the other times of the form stay as they are. */
async function confirm(omsOrderNo: string, facts: object): Promise<void> {
  const { data } = await call(reader, reader.tokens.desk, `/api/orders/${omsOrderNo}`)
  const enteredFields = cutOffFields.filter(
    (field) => typeof data[field] === 'string' && !(data.calculatedCutOffs as string[] | undefined)?.includes(field),
  )
  const enteredTimes = Object.fromEntries(enteredFields.map((field) => [field, data[field]]))
  const input = { version: data.version, group: 'facts-cut-offs', facts: { ...enteredTimes, ...facts } }
  expect(await call(reader, reader.tokens.desk, `/api/desk/orders/${omsOrderNo}/facts`, input)).toMatchObject({ code: 0 })
}

/** Each pair of screens agrees on everything that both show. */
function compare(screens: Readonly<Record<string, Said>>, besides: readonly string[] = []): string[] {
  const all = Object.entries(screens)
  const valuesOf = ({ etd, eta, cutOffs = {}, published }: Said): Record<string, string> => {
    const flat = { etd, eta, ...cutOffs, published: published?.filter((field) => !besides.includes(field)).join(' ') }
    const shownTimes = Object.entries(flat).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !besides.includes(entry[0]),
    )
    return Object.fromEntries(shownTimes)
  }
  return all.flatMap(([name, times], index) => {
    screenCounts.set(name, (screenCounts.get(name) ?? 0) + 1)
    return all.slice(index + 1).flatMap(([other, otherTimes]) => {
      const [here, there] = [valuesOf(times), valuesOf(otherTimes)]
      return Object.keys(here).flatMap((field) =>
        there[field] === undefined || there[field] === here[field]
          ? []
          : [`${field}: ${name} says ${here[field]}, ${other} says ${there[field]}`],
      )
    })
  })
}

async function walk(daysAhead: number, steps: readonly Step[]): Promise<void> {
  const voyage = await openVoyage(daysAhead)
  const orders: string[] = []
  const confirmed = new Set<string>()
  const planned = { 'departure.PLN': isoOf(voyage.departs), 'arrival.PLN': isoOf(voyage.departs - 30 * hourMs) }
  for (const [index, one] of steps.entries()) {
    const turn = 200 + index
    if (index === 1) {
      await report(voyage, planned, { turn: 0 })
      await report(voyage, { 'arrival.PLN': isoOf(voyage.arrives) }, { turn: 0, place: lane.pod })
      const { ship, voyage: number } = voyage
      await call(reader, reader.tokens.customer, '/api/sailings/watches', { ship, voyage: number, ...lane })
    }
    await take(one, voyage, turn, orders)
    if ('confirm' in one && orders.length > 0) confirmed.add(one.confirm)
  }
  const screens = await readSailingScreens(reader, voyage)
  expect(compare(screens)).toEqual([])
  for (const at of Object.values(screens.booking?.cutOffs ?? {})) {
    const leaves = Date.parse(`${screens.booking?.etd}T24:00:00+08:00`)
    expect(Date.parse(at), `${at} is after the departure on ${screens.booking?.etd}`).toBeLessThan(leaves)
  }
  for (const order of orders) {
    const ofOrder = await readOrderScreens(reader, order)
    expect(compare(ofOrder)).toEqual([])
    const { published: _marks, ...dates } = ofOrder.order ?? {}
    const marks = { published: ofOrder.order?.published }
    expect(compare({ ...screens, order: { ...dates, ...marks } }, [...confirmed])).toEqual([])
  }
}

test('every screen, file and message says the same of a sailing, whatever is reported of it and when', async () => {
  const property = fc.asyncProperty(fc.constantFrom(1, 9, 12), fc.array(step, { minLength: 2, maxLength: 9 }), walk)
  await fc.assert(property, { seed: sampleNumber, numRuns: 12, interruptAfterTimeLimit: 50_000 })
  const screens = ['list', 'detail', 'booking', 'plan', 'schedule', 'watched', 'cutOffFile', 'assistant']
  const ofOrders = ['order', 'deskOrder', 'orderList', 'deskList', 'calendar', 'planner', 'sheet', 'assistantOrder', 'webhook']
  expect([...screens, ...ofOrders].filter((name) => !screenCounts.has(name))).toEqual([])
})
