/** By when: the sailings of a rate with their cut-offs, from the search to the order, its papers and its calendar. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operations } from '#generated/operations.ts'
import { addDays } from '#rules'
import { scheduleHandlers } from '../../../src/server/feeds/schedules/index.ts'
import { quoteHandlers } from '../../../src/server/freight/quotes/index.ts'
import { rateHandlers } from '../../../src/server/freight/rates/index.ts'
import { compareHandlers, rateSearchHandlers } from '../../../src/server/freight/saved-quotes/index.ts'
import type { Call, Result } from '../../../src/server/kernel/call.ts'
import { datesOf } from '../../../src/server/orders/calendars/dates.ts'
import { orderHandlers, recordCallTimes } from '../../../src/server/orders/order/index.ts'
import { type HandlerStage, openHandlerStage } from '../support.ts'

type Price = Operations['price-sea-booking']['input']
type Booking = Operations['create-sea-order']['input']['booking']

let stage: HandlerStage
/** A sailing some weeks ahead. */
let rate: Operations['read-sea-rate']['output']
beforeAll(async () => {
  stage = await openHandlerStage()
  const list = value(
    await rateSearchHandlers['query-sea-rates']({ ...lane, sort: 'etd', order: 'descending', pageSize: 1 }, await as('shipper')),
  )
  rate = value(await rateHandlers['read-sea-rate']({ rateId: list.rows[0]?.rateId ?? '' }, await as('shipper')))
})
afterAll(() => stage.close())

const lane = { pol: 'CNNGB', pod: 'USLAX' }
const boxes: Price['boxes'] = [{ boxType: '40HQ', quantity: 1 }]

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`Refused: ${result.error} ${JSON.stringify(result.params ?? {})}`)
  return result.value
}

/** The call of a user, at another time if one is given. */
async function as(account: string, at?: string): Promise<Call> {
  const call = await stage.callAs(account, { language: 'en', validateForm: (_form, values) => ({ ok: true, value: values }) })
  return at === undefined ? call : { ...call, now: () => new Date(at) }
}

async function price(input: Partial<Price>, call?: Call) {
  return quoteHandlers['price-sea-booking']({ ...lane, boxes, ...input }, call ?? (await as('shipper')))
}

async function place(more: Partial<Booking> = {}, at?: string) {
  const call = await as('shipper', at)
  const quote = value(await price({ rateId: rate.rateId, carrier: rate.carrier, etd: rate.etd }, call))
  const booking: Booking = {
    ...{ ...lane, carrier: rate.carrier, rateId: rate.rateId, etd: rate.etd, boxes, paymentTerms: 'prepaid', cargoType: 'general' },
    ...{ goodsName: 'Towels', goodsAmount: '12', goodsValue: '500', goodsCurrency: 'USD', contact: 'Zhou', mobile: '13800000102' },
    ...more,
  }
  const { rateId, rateVersion, baseTotal } = quote
  return orderHandlers['create-sea-order']({ booking, rateId, rateVersion, shownTotal: baseTotal }, call)
}

async function readOrder(omsOrderNo: string) {
  return value(await orderHandlers['read-order']({ omsOrderNo }, await as('shipper')))
}

describe('a rate', () => {
  test('names closing and departure with their dates, and its next sailings with their cut-offs', () => {
    const [first] = rate.sailings ?? []
    expect(rate.sailing).toMatch(/^closes (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+, sails \w+ \d+ \w+$/)
    expect(first?.closing).toBeDefined()
    const own = rate.sailings?.find(({ etd }) => etd === rate.etd) ?? first
    const moments = [own?.siCutOffAt, own?.vgmCutOffAt, own?.cyCutOffAt, own?.customsCutOffAt]
    for (const at of moments) expect(at).toMatch(/\+08:00$/)
    expect(own?.customsCutOffAt?.slice(0, 10)).toBe(own?.closesOn)
  })
})

describe('one sailing', () => {
  const cutOffs = ['siCutOffAt', 'vgmCutOffAt', 'cyCutOffAt', 'customsCutOffAt'] as const
  const timesOf = (row: Partial<Record<(typeof cutOffs)[number], string>> | undefined) =>
    Object.fromEntries(cutOffs.flatMap((field) => (row?.[field] === undefined ? [] : [[field, new Date(row[field]).toISOString()]])))

  test('has the same cut-offs in list, detail, booking, order and schedule, none after it has left', async () => {
    const shipper = await as('shipper')
    const { rows } = value(await rateSearchHandlers['query-sea-rates']({ ...lane, pageSize: 30 }, shipper))
    const schedule = value(await scheduleHandlers['query-sailings']({ ...lane, range: 'next-three-weeks', pageSize: 100 }, shipper)).rows
    const found = { published: 0, scheduled: 0 }
    for (const row of rows) {
      const listed = row.sailings?.[0]
      const detail = value(await rateHandlers['read-sea-rate']({ rateId: row.rateId }, shipper)).sailings?.find(
        ({ etd, rateId }) => etd === row.etd && rateId === row.rateId,
      )
      const booked = value(await price({ rateId: row.rateId, carrier: row.carrier, etd: row.etd })).sailing
      expect(listed).toMatchObject({ etd: row.etd, closesOn: listed?.customsCutOffAt?.slice(0, 10) })
      expect(timesOf(booked), row.rateId).toEqual(timesOf(listed))
      if (detail) expect(timesOf(detail), row.rateId).toEqual(timesOf(listed))
      const leaves = listed?.departsAt ?? `${row.etd}T24:00:00+08:00`
      for (const at of Object.values(timesOf(listed))) expect(Date.parse(at), row.rateId).toBeLessThanOrEqual(Date.parse(leaves))
      found.published += listed?.publishedCutOffs?.length ?? 0
      const plan = schedule.find((sailing) => sailing.rateId === row.rateId)
      if (!plan || !listed?.publishedCutOffs) continue
      found.scheduled += 1
      const isPublished = ([field]: [string, unknown]) => listed.publishedCutOffs?.some((name) => name === field)
      expect(timesOf(plan)).toEqual(Object.fromEntries(Object.entries(timesOf(listed)).filter(isPublished)))
    }
    expect(found.published).toBeGreaterThan(20)
    expect(found.scheduled).toBeGreaterThan(3)
  })

  test('is booked with the containers that its total is for', async () => {
    const shipper = await as('shipper')
    const mix = '20GP*1,40HQ*2'
    const search = value(await rateSearchHandlers['query-sea-rates']({ ...lane, boxes: mix, pageSize: 2 }, shipper))
    const compared = value(
      await compareHandlers['compare-sea-offers']({ rates: search.rows.map(({ rateId }) => rateId).join(','), boxes: mix }, shipper),
    )
    const best = value(await rateHandlers['list-best-sea-rates']({ pods: [lane.pod], boxType: '20GP' }, shipper))
    expect([...search.rows, ...compared.rows].map((row) => row.boxes)).toEqual([mix, mix, mix, mix])
    expect(best.rows.map((row) => row.boxes)).toEqual(['20GP*1'])
  })
})

describe('goods that a rate does not cover', () => {
  test('are not priced on it, nor picked for them, and are on another', async () => {
    const { rows } = value(await rateSearchHandlers['query-sea-rates']({ ...lane, pageSize: 60 }, await as('shipper')))
    const covering = rows.find(({ onRequest }) => onRequest === undefined)
    const general = rows.find(({ onRequest }) => onRequest?.includes('dangerous'))
    if (!covering || !general) throw new Error('The demo has no rates with and without goods on request')
    const priceOn = ({ rateId, carrier, etd }: typeof general, cargoType: 'general' | 'dangerous') =>
      price({ rateId, carrier, etd, cargoType })
    expect(await priceOn(general, 'dangerous')).toMatchObject({ ok: false, error: 'error.goods-on-request' })
    expect(await priceOn(general, 'general')).toMatchObject({ ok: true })
    const surcharged = value(await priceOn(covering, 'dangerous'))
    expect(Number(surcharged.baseTotal)).toBeGreaterThan(Number(value(await priceOn(covering, 'general')).baseTotal))
    const chosen = value(await price({ cargoType: 'dangerous' }))
    expect(rows.find(({ rateId }) => rateId === chosen.rateId)?.onRequest).toBeUndefined()
  })
})

test('any kind of cargo may be on request, such as batteries', async () => {
  const { rateId, carrier, etd } = rate
  const setOnRequest = (kinds: string) =>
    sql`UPDATE rates SET data = jsonb_set(data, '{onRequest}', ${kinds}::jsonb) WHERE id = ${rateId}`.execute(stage.db)
  await setOnRequest('["battery"]')
  const priceFor = (cargoType: 'battery' | 'liquid') => price({ rateId, carrier, etd, cargoType })
  expect(await priceFor('battery')).toMatchObject({ ok: false, error: 'error.goods-on-request' })
  expect(await priceFor('liquid')).toMatchObject({ ok: true })
  await setOnRequest('[]')
})

describe('a booking that began from a rate', () => {
  test('on a day without a sailing is refused with the next one, and those that exist', async () => {
    const day = addDays(rate.etd, -1)
    const answer = await price({ rateId: rate.rateId, carrier: rate.carrier, etd: day })
    expect(answer).toMatchObject({ error: 'error.no-sailing', params: { day } })
    const { sailings } = (answer as { data: { sailings: { etd: string; carrier: string }[] } }).data
    expect(answer).toMatchObject({ params: { next: sailings[0]?.etd } })
    expect(new Set(sailings.map(({ carrier }) => carrier))).toEqual(new Set([rate.carrier]))
  })

  test('on the day of another rate is priced by that rate', async () => {
    const { rows } = value(
      await rateSearchHandlers['query-sea-rates']({ ...lane, carrier: rate.carrier, pageSize: 50 }, await as('shipper')),
    )
    const other = rows.find(({ etd }) => etd < rate.etd)
    const quote = value(await price({ rateId: rate.rateId, carrier: rate.carrier, etd: other?.etd ?? '' }))
    expect(quote).toMatchObject({ etd: other?.etd, sailing: { etd: other?.etd, rateId: quote.rateId } })
    expect(quote.rateId).not.toBe(rate.rateId)
  })

  test('of a carrier that does not serve the lane names those that do', async () => {
    const answer = await price({ rateId: rate.rateId, carrier: 'WHLC', etd: rate.etd, pod: 'NLRTM' })
    expect(['error.no-carrier-sailing', 'error.no-sailing']).toContain((answer as { error: string }).error)
  })
})

describe('closing', () => {
  test('is warned of while pricing, with a later sailing, and must be accepted to book after it', async () => {
    const closesAt = (await value(await price({ rateId: rate.rateId, carrier: rate.carrier, etd: rate.etd }))).sailing?.closesAt ?? ''
    const hours = (count: number) => new Date(Date.parse(closesAt) + count * 3_600_000).toISOString()
    const quoteAt = async (at: string) =>
      value(await price({ rateId: rate.rateId, etd: rate.etd }, await as('shipper', at))).sailing?.closing
    expect(await quoteAt(hours(-240))).toBe('open')
    expect(await quoteAt(hours(-20))).toBe('closing')
    expect(await quoteAt(hours(1))).toBe('closed')
    expect(await place({}, hours(1))).toMatchObject({ ok: false, error: 'error.sailing-closed', params: { day: rate.etd } })
    expect(await place({ closingAccepted: true }, hours(1))).toMatchObject({ ok: true })
  })
})

describe('the cut-offs of an order', () => {
  const fields = ['customsCutOffAt', 'cyCutOffAt', 'siCutOffAt', 'vgmCutOffAt']

  test('are calculated at first, then published, then confirmed by staff, and say so', async () => {
    const { omsOrderNo } = value(await place())
    const placed = await readOrder(omsOrderNo)
    expect([...(placed.calculatedCutOffs ?? [])].sort()).toEqual(fields)
    expect(placed.cutOffNotes).toMatchObject({ siCutOffAt: 'Calculated until confirmed' })
    const dates = datesOf(
      { id: omsOrderNo, version: 1, updatedAt: new Date(), data: placed as never, freeDays: null },
      { ...(await as('shipper')), language: 'en' },
    )
    expect(dates.find(({ id }) => id.startsWith('siCutOffAt'))?.note).toContain('Calculated until confirmed')

    const said = (at: string) => [{ value: at, reportedAt: '2026-11-21T00:00:00.000Z', source: 'sheet' }]
    const facts = { 'cutOff.FCO': said('2027-01-01T04:00:00.000Z') }
    expect(await recordCallTimes(await as('service'), { omsOrderNo, loading: facts })).toEqual({ ok: true, value: true })
    expect(await recordCallTimes(await as('service'), { omsOrderNo, loading: facts })).toEqual({ ok: true, value: false })
    const published = await readOrder(omsOrderNo)
    expect(published).toMatchObject({ cyCutOffAt: '2027-01-01T04:00:00.000Z', publishedCutOffs: ['cyCutOffAt'] })

    const change = { omsOrderNo, group: 'facts-cut-offs', version: published.version }
    const facts2 = { siCutOffAt: '2027-01-01T02:00:00+08:00', cyCutOffAt: '2027-01-01T04:00:00.000Z' }
    value(await orderHandlers['change-facts']({ ...change, facts: facts2 }, await as('service')))
    const confirmed = await readOrder(omsOrderNo)
    expect(confirmed).toMatchObject({
      siCutOffAt: '2027-01-01T02:00:00+08:00',
      // Four hours before the CY cut-off.
      vgmCutOffAt: '2027-01-01T00:00:00.000Z',
      publishedCutOffs: ['cyCutOffAt'],
    })
    expect([...(confirmed.calculatedCutOffs ?? [])].sort()).toEqual(['customsCutOffAt', 'vgmCutOffAt'])
    expect(confirmed.cutOffNotes).toMatchObject({
      siCutOffAt: 'Confirmed',
      cyCutOffAt: 'As published',
      vgmCutOffAt: 'Calculated until confirmed',
    })

    const later = { ...facts, 'cutOff.DCO': said('2027-01-02T00:00:00.000Z') }
    expect(await recordCallTimes(await as('service'), { omsOrderNo, loading: later })).toEqual({ ok: true, value: false })

    // Removed again, it is calculated again.
    value(
      await orderHandlers['change-facts'](
        { ...change, version: confirmed.version, facts: { cyCutOffAt: '2027-01-01T04:00:00.000Z' } },
        await as('service'),
      ),
    )
    expect(await readOrder(omsOrderNo)).toMatchObject({ siCutOffAt: placed.siCutOffAt })
  })

  test('published in the meantime conflict with a stale change of cut-offs, but not with other decisions', async () => {
    const { omsOrderNo } = value(await place())
    const service = await as('service')
    const seen = await readOrder(omsOrderNo)
    const source = { ...service, actor: { ...service.actor, userId: null, name: 'Terminal' } }
    const facts = { 'cutOff.FCO': [{ value: '2027-01-01T04:00:00.000Z', reportedAt: '2026-11-21T00:00:00.000Z', source: 'terminal' }] }
    expect(await recordCallTimes(source, { omsOrderNo, loading: facts })).toEqual({ ok: true, value: true })
    const stale = { omsOrderNo, version: seen.version }
    const change = { ...stale, group: 'facts-cut-offs', facts: { cyCutOffAt: '2027-01-01T05:00:00.000Z' } }
    expect(await orderHandlers['change-facts'](change, service)).toMatchObject({ error: 'error.conflict-version' })
    expect(await orderHandlers['take-order'](stale, service)).toMatchObject({ ok: true })
    // What a person has changed does.
    const hold = { ...stale, milestone: 'departure' as const, reason: 'Documents are missing' }
    expect(await orderHandlers['hold-order'](hold, service)).toMatchObject({ error: 'error.conflict-version' })
  })
})

describe('a ship that leaves on another day', () => {
  const said = (at: string) => [{ value: at, reportedAt: '2026-11-21T00:00:00.000Z', source: 'carrier' }]
  const nightOf = (day: string) => `${day}T18:00:00.000Z`

  test('moves the ETD of its orders wherever they are shown, with the booked day beside it', async () => {
    const { omsOrderNo } = value(await place())
    // Already the next day in Ningbo.
    const delayed = addDays(rate.etd, 3)
    const loading = { 'departure.EST': said(nightOf(addDays(rate.etd, 2))) }
    expect(await recordCallTimes(await as('service'), { omsOrderNo, loading })).toEqual({ ok: true, value: true })
    expect(await recordCallTimes(await as('service'), { omsOrderNo, loading })).toEqual({ ok: true, value: false })
    const order = await readOrder(omsOrderNo)
    expect(order).toMatchObject({ etd: delayed, bookedEtd: rate.etd, etdNote: expect.stringMatching(/^Booked for \w+ \d+ \w+$/) })
    const { rows } = value(await orderHandlers['list-orders']({ omsOrderNo }, await as('shipper')))
    expect(rows).toMatchObject([{ etd: delayed, bookedEtd: rate.etd, etdNote: order.etdNote }])

    const back = { 'departure.ACT': said(nightOf(addDays(rate.etd, -1))), ...loading }
    expect(await recordCallTimes(await as('service'), { omsOrderNo, loading: back })).toEqual({ ok: true, value: true })
    const onTime = await readOrder(omsOrderNo)
    expect(onTime.etd).toBe(rate.etd)
    expect([onTime.bookedEtd, onTime.etdNote]).toEqual([undefined, undefined])
  })

  test('takes what customer service entered until something is reported', async () => {
    const { omsOrderNo } = value(await place())
    const { version } = await readOrder(omsOrderNo)
    const entered = addDays(rate.etd, 1)
    value(
      await orderHandlers['change-facts']({ omsOrderNo, version, group: 'facts-sailing', facts: { etd: entered } }, await as('service')),
    )
    expect(await readOrder(omsOrderNo)).toMatchObject({ etd: entered, bookedEtd: rate.etd })
    const loading = { 'departure.EST': said(nightOf(addDays(rate.etd, 4))) }
    expect(await recordCallTimes(await as('service'), { omsOrderNo, loading })).toEqual({ ok: true, value: true })
    expect(await readOrder(omsOrderNo)).toMatchObject({ etd: addDays(rate.etd, 5), bookedEtd: rate.etd })
  })
})
