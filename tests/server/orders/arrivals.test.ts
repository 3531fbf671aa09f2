/** When an order arrives: with the ship that carries it to the port of discharge, which is not always the one that it left with. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReport } from '#domain'
import { addDays } from '#rules'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'
import { call } from './sailing-screens.ts'

let portal: TestPortal
let customer: string
const lane = { pol: 'CNNGB', pod: 'USLAX' } as const

beforeAll(async () => {
  portal = await openWorldPortal()
  customer = await portal.signIn('shipper')
})
afterAll(() => portal.close())

type Rate = Readonly<Record<'rateId' | 'carrier' | 'service' | 'vessel' | 'voyage' | 'etd', string>>

/** A rate whose ship no source has reported. */
async function findRate(direct: 'direct' | 'transit'): Promise<Rate> {
  const { data } = await call({ portal }, customer, `/api/rates/sea?pol=${lane.pol}&pod=${lane.pod}&direct=${direct}&pageSize=1`)
  const [rate] = (data.rows ?? []) as unknown as Rate[]
  if (!rate) throw new Error(`The demo has no ${direct} rate on the lane`)
  await portal.test.db.deleteFrom('port_calls').execute()
  await portal.test.db.deleteFrom('sailing_routes').execute()
  return rate
}

async function place({ rateId, carrier, etd, vessel, voyage }: Rate): Promise<string> {
  const chosen = { ...lane, carrier, rateId, etd, boxes: [{ boxType: '40HQ', quantity: 1 }] }
  const { rateVersion, baseTotal } = (await call({ portal }, customer, '/api/quotes/sea', chosen)).data
  const goods = { paymentTerms: 'prepaid', cargoType: 'general', goodsName: 'Towels', goodsAmount: '12', goodsValue: '500' }
  const who = { goodsCurrency: 'USD', contact: 'Zhou', mobile: '13800000102', closingAccepted: true }
  const booking = { ...chosen, ...goods, ...who, vessel, voyage }
  const { data } = await call({ portal }, customer, '/api/orders/sea', { booking, rateId, rateVersion, shownTotal: baseTotal })
  return String(data.omsOrderNo)
}

async function read(omsOrderNo: string) {
  return (await call({ portal }, customer, `/api/orders/${omsOrderNo}`)).data
}

/** Noon at the port of discharge. */
const noon = (day: string) => `${day}T20:00:00.000Z`
let turn = 0

async function report(ship: Pick<Rate, 'vessel' | 'voyage'>, port: string, says: CallReport['says']): Promise<void> {
  turn += 1
  const reportedAt = `2026-11-20T00:00:${String(turn).padStart(2, '0')}.000Z`
  const calls = [{ ...ship, place: port, source: 'sheet', reportedAt, says: { vesselName: ship.vessel, ...says } }]
  await portal.takeIn({ receipt: { brand: 'quayside', source: 'sheet', kind: 'schedules' }, calls })
}

test('a direct sailing gives its order an ETA as soon as the arrival is reported, before or after the booking', async () => {
  const rate = await findRate('direct')
  const first = await place(rate)
  expect(await read(first)).not.toHaveProperty('eta')
  const [early, late] = [addDays(rate.etd, 14), addDays(rate.etd, 17)]
  await report(rate, lane.pod, { 'arrival.EST': noon(early) })
  expect(await read(first)).toMatchObject({ eta: early })
  const second = await place(rate)
  expect(await read(second)).toMatchObject({ eta: early })
  await report(rate, lane.pod, { 'arrival.EST': noon(late) })
  expect([(await read(first)).eta, (await read(second)).eta]).toEqual([late, late])
  expect(await read(first)).not.toHaveProperty('lastVessel')
})

test('transhipped goods arrive with the last ship, not with the one that they left with', async () => {
  const rate = await findRate('transit')
  const [planned, estimated] = [addDays(rate.etd, 30), addDays(rate.etd, 33)]
  const unpublished = await place(rate)
  // The first ship calls there too, without these goods.
  await report(rate, lane.pod, { 'arrival.EST': noon(addDays(rate.etd, 21)) })
  expect(await read(unpublished)).not.toHaveProperty('eta')
  const last = { vessel: 'SECOND LEG', voyage: '7W' }
  const first = { vessel: rate.vessel, voyage: rate.voyage, from: lane.pol, to: 'KRPUS' }
  const [departsAt, changesAt] = [`${rate.etd}T04:00:00.000Z`, noon(addDays(rate.etd, 4))]
  await portal.takeIn({
    receipt: { brand: 'quayside', source: 'sheet', kind: 'schedules' },
    routes: [
      {
        key: 'one',
        carrier: rate.carrier,
        legs: [
          { ...first, departsAt, arrivesAt: changesAt },
          { ...last, from: 'KRPUS', to: lane.pod, departsAt: changesAt, arrivesAt: noon(planned) },
        ],
      },
    ],
  })
  const order = await place(rate)
  expect(await read(order)).toMatchObject({ eta: planned, lastVessel: last.vessel, lastVoyage: last.voyage, vessel: rate.vessel })
  await report(last, lane.pod, { 'arrival.EST': noon(estimated) })
  expect(await read(order)).toMatchObject({ eta: estimated })
  await report(rate, lane.pod, { 'arrival.EST': noon(addDays(rate.etd, 25)) })
  expect(await read(order)).toMatchObject({ eta: estimated })
})

test('the calculated cut-off is beside the published one where they differ, with when it was published and by which source', async () => {
  const rate = await findRate('direct')
  const { rateId, carrier, etd } = rate
  const chosen = { ...lane, carrier, rateId, etd, boxes: [{ boxType: '40HQ', quantity: 1 }] }
  const readBooking = async () =>
    (await call({ portal }, customer, '/api/quotes/sea', chosen)).data.sailing as Readonly<Record<string, string>>
  const calculated = await readBooking()
  expect(calculated).not.toHaveProperty('siCutOffNote')
  const published = `${addDays(etd, -3)}T01:30:00.000Z`
  await report(rate, lane.pol, { 'cutOff.DCO': published, 'cutOff.FCO': new Date(calculated.cyCutOffAt ?? '').toISOString() })
  const local = (at = '') => `${at.slice(5, 10)} ${at.slice(11, 16)}`
  const source = 'Published 11-20 08:00 (Sheet loaded by staff)'
  const note = `${source}; calculated ${local(calculated.siCutOffAt)}`
  const booking = await readBooking()
  expect(booking).toMatchObject({ siCutOffAt: `${addDays(etd, -3)}T09:30:00+08:00`, siCutOffNote: note })
  expect(booking.publishedCutOffs).toEqual(['cyCutOffAt', 'siCutOffAt'])
  expect(booking.cyCutOffNote).toBe(source)
  const { sailings } = (await call({ portal }, customer, `/api/rates/sea/${rateId}`)).data as {
    sailings?: readonly Record<string, string>[]
  }
  expect(sailings?.find((one) => one.etd === etd && one.rateId === rateId)).toMatchObject({ siCutOffNote: note })
})
