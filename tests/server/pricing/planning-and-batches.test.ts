/** Cut-offs, large pieces, declared distances and many trucks at once, over HTTP. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type Who, type World } from '../permissions/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function ask(who: Who, url: string, payload: object, key: string = randomUUID()) {
  const answer = await world.portal.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'quayside.localhost',
      'access-token': world.tokens[who] ?? '',
      'default-language': 'en',
      cookie: 'default-language=en',
      'idempotency-key': key,
    },
    payload,
  })
  return answer.json()
}

it('plans the cut-offs of a terminal over those of its port and country', async () => {
  const asked = { etdDay: '2027-03-10', etdTime: '18:00', travelHours: 4, stuffingHours: 3 }
  const timesAt = async (place: object) => {
    const { data } = await ask('V', '/api/tools/cut-offs', { ...asked, ...place })
    const steps: { step: string; at: string; instant: string }[] = data.steps
    return { rule: data.rule, ...Object.fromEntries(steps.map(({ step, at }) => [step, at])) }
  }
  expect(await timesAt({ port: 'CNSHA' })).toMatchObject({
    rule: 'Shanghai Waigaoqiao',
    cy: '2027-03-09T00:00',
    customs: '2027-03-09T12:00',
  })
  const yangshan = await timesAt({ port: 'CNSHA', terminal: 'SHENG' })
  expect(yangshan).toMatchObject({ rule: 'Yangshan (Shengdong)', cy: '2027-03-08T18:00', customs: '2027-03-09T12:00' })
  expect((await ask('V', '/api/tools/cut-offs', { ...asked, port: 'NLRTM' })).error.id).toBe('error.no-cut-off-rule')
  const without = { port: 'CNNGB', travelHours: 4, stuffingHours: 3 }
  expect((await ask('V', '/api/tools/cut-offs', without)).error.id).toBe('error.cut-off-start')
})

it('finds the earliest departure for cargo, and skips a declared holiday', async () => {
  const found = await ask('V', '/api/tools/cut-offs', { port: 'CNTAO', readyDay: '2027-02-01', travelHours: 4, stuffingHours: 3 })
  expect(found.data).toMatchObject({ found: true })
  expect(found.data.readySlackHours).toBeGreaterThanOrEqual(0)
  const festival = await ask('V', '/api/tools/cut-offs', { port: 'CNNGB', etdDay: '2027-02-10', travelHours: 4, stuffingHours: 3 })
  const si = festival.data.steps.find(({ step }: { step: string }) => step === 'si')
  expect(si).toMatchObject({ movedFor: 'holiday', at: '2027-02-04T17:00' })
})

it('plans backward from published cut-offs to a truck from an address', async () => {
  const asked = { port: 'CNNGB', etdDay: '2027-03-10', stuffingHours: 3, area: '330203', cyAt: '2027-03-09T04:00:00Z' }
  const { data } = await ask('V', '/api/tools/cut-offs', asked)
  const times = Object.fromEntries(data.steps.map(({ step, at }: { step: string; at: string }) => [step, at]))
  // 04:00 UTC is noon in Ningbo; two hours by road, three of buffer.
  expect(times).toMatchObject({ cy: '2027-03-09T12:00', truck: '2027-03-09T07:00' })
  expect(data).toMatchObject({ travelHours: 2, travelFrom: 'Ningbo to the port of Ningbo', loadingDay: '2027-03-08', loadingTime: '15:00' })
  expect(data.warnings.map(({ warning }: { warning: string }) => warning)).toContain('night')
  expect((await ask('V', '/api/tools/cut-offs', { ...asked, travelHours: 1 })).data).toMatchObject({ travelHours: 1 })
  expect((await ask('V', '/api/tools/cut-offs', { ...asked, area: '650100' })).error.id).toBe('error.no-haul-time')
  const { area: _area, ...nowhere } = asked
  expect((await ask('V', '/api/tools/cut-offs', nowhere)).error.id).toBe('error.no-haul-time')
})

it('compares the ways by sea of two ports, with days and emissions', async () => {
  const look = async (query: string) => {
    const headers = { host: 'quayside.localhost', 'default-language': 'en', cookie: 'default-language=en' }
    return (await world.portal.app.inject({ method: 'GET', url: `/api/tools/sea-ways?${query}`, headers })).json()
  }
  const { data } = await look('pol=CNSHA&pod=NLRTM&boxes=40HQ*2&knots=20')
  const [suez, , cape] = data.ways
  expect(data.ways.map(({ name }: { name: string }) => name)).toEqual(['Suez Canal', 'Panama Canal', 'Cape of Good Hope'])
  // 4 TEU x km x 89.4 g
  expect(Number(suez.co2e)).toBeCloseTo((4 * suez.km * 89.4) / 1000, -1)
  expect(Number(suez.days)).toBeCloseTo((suez.nm / 20 + 18) / 24, 1)
  expect(Number(cape.extraCo2e)).toBe(Number(cape.co2e) - Number(suez.co2e))
  expect(data).toMatchObject({ knots: 20, assumed: true, stops: [{ id: 'CNSHA' }, { id: 'NLRTM' }] })
  const reefer = await look('pol=CNSHA&pod=NLRTM&boxes=40RH*1')
  expect(Number(reefer.data.ways[0].co2e)).toBeGreaterThan(Number(suez.co2e) / 2)
  expect((await look('pol=CNSHA&pod=CNSHA&boxes=40HQ*1')).error.id).toBe('error.no-sea-way')
  expect((await look('pol=CNSHA&boxes=40HQ*1')).error.id).toBe('error.not-found')
  expect((await look('rates=unknown&boxes=40HQ*1')).error.id).toBe('error.not-found')
  expect((await look('pol=CNSHA&pod=NLRTM&boxes=99XX*1')).error.id).toBe('error.invalid')
})

it('checks pieces against the declared equipment', async () => {
  const piece = { lengthCm: 980, widthCm: 310, heightCm: 290, weightKg: 16500, quantity: 2 }
  const { data } = await ask('V', '/api/tools/pieces', { pieces: [piece, { ...piece, weightKg: 90_000 }] })
  expect(data).toMatchObject({ containers: [{ equipment: '40FR', quantity: 2 }], lostTeu: 20, breakBulk: 1 })
})

it('prices a delivery by its declared distance in either direction, and refuses one without', async () => {
  const price = (fromArea: string, toArea: string) => ask('C', '/api/quotes/city-delivery', { vehicle: 'light', fromArea, toArea })
  const there = await price('310115', '310114')
  expect(there.data.lines.map(({ fee }: { fee: string }) => fee)).toEqual(['cityBase', 'cityDistance'])
  expect((await price('310114', '310115')).data.baseTotal).toBe(there.data.baseTotal)
  expect((await price('310115', '330203')).error.id).toBe('error.no-distance')
})

const truck = { area: 'Beilun', address: '1 Demo Road', boxType: '40HQ', weightPerBox: '21000', quantity: 2 }
const batch = {
  pol: 'CNNGB',
  terminal: 'BLCT2',
  carrier: 'COSU',
  vessel: 'COSCO SHIPPING ARIES',
  voyage: '048W',
  mblNo: 'COSU6400000001',
  loadingDate: '2026-12-10',
  contact: 'Zhou',
  mobile: '13800000102',
}
const countOrders = async () => (await world.db.selectFrom('orders').select('id').execute()).length

it('orders a truck for each of the list once, at the total of one quote', async () => {
  const trucks = [truck, { ...truck, area: '330205', boxType: '20GP', quantity: 1 }]
  const quote = await ask('C', '/api/quotes/trucks', { pol: batch.pol, terminal: batch.terminal, loadingDate: batch.loadingDate, trucks })
  const before = await countOrders()
  const sent = { booking: { ...batch, trucks }, shownTotal: quote.data.baseTotal }
  const key = randomUUID()
  const placed = await ask('C', '/api/orders/trucks', sent, key)
  expect(placed.data.count).toBe(3)
  expect((await ask('C', '/api/orders/trucks', sent, key)).data).toEqual(placed.data)
  expect(await countOrders()).toBe(before + 3)
  expect((await ask('C', '/api/orders/trucks', { ...sent, shownTotal: '1' })).error.id).toBe('error.price-changed')
  expect(await countOrders()).toBe(before + 3)
})

it('names the row that cannot be read or priced, and orders nothing', async () => {
  const before = await countOrders()
  const withRow = (row: object) => ({ booking: { ...batch, trucks: [truck, { ...truck, ...row }] }, shownTotal: '1' })
  const unread = await ask('C', '/api/orders/trucks', withRow({ area: 'Nowhere' }))
  expect(unread.error).toMatchObject({ id: 'error.truck-district', params: { row: '2', area: 'Nowhere' } })
  const unpriced = await ask('C', '/api/orders/trucks', withRow({ area: '310112' }))
  expect(unpriced.error).toMatchObject({ id: 'error.batch-row', params: { row: '2' } })
  // An unknown district, and two rows without a price for the same reason: all are named, in order.
  const trucks = [{ ...truck, area: '310112' }, { ...truck, area: 'Nowhere' }, truck, { ...truck, area: '310112', quantity: 3 }]
  const several = await ask('C', '/api/orders/trucks', { booking: { ...batch, trucks }, shownTotal: '1' })
  expect(several.error).toMatchObject({ id: 'error.batch-rows', params: { count: 3 } })
  const lines: string[] = several.error.params.rows.split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(unpriced.error.params.reason)
  expect(lines[0]).toMatch(/1\D+4/)
  expect(lines[1]).toContain('Nowhere')
  expect(await countOrders()).toBe(before)
})

const shipment = { pol: 'CNNGB', pod: 'USLAX', boxType: '40HQ', quantity: 2 }
const goods = { goodsName: 'Towels', goodsAmount: '1200', goodsValue: '50000' }
const terms = { paymentTerms: 'prepaid', cargoType: 'general', goodsCurrency: 'USD', contact: 'Zhou', mobile: '13800000102' }

it('previews the sailing and total of each booking of a list, and places all or none', async () => {
  const wanted = [shipment, { ...shipment, boxType: '20GP', quantity: 1, weightKg: '18000' }]
  const preview = await ask('C', '/api/quotes/sea/many', { bookings: wanted })
  const { rows, baseTotal } = preview.data as { rows: { carrier: string; etd: string; amount: string }[]; baseTotal: string }
  expect(rows.map(({ amount }) => Number(amount)).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(Number(baseTotal), 2)

  const faulty = [{ ...shipment, etd: '2020-01-01' }, shipment, { pol: 'CNNGB' }, { ...shipment, pod: 'XXXXX' }, wanted[1]]
  const mixed = await ask('C', '/api/quotes/sea/many', { bookings: faulty })
  expect(mixed.data.rows).toEqual([
    { row: 1, fault: expect.stringMatching(/\w/) },
    { ...rows[0], row: 2 },
    { row: 4, fault: expect.stringMatching(/\w/) },
    { ...rows[1], row: 5 },
  ])
  expect(mixed.data.baseTotal).toBe(baseTotal)
  const none = await ask('C', '/api/quotes/sea/many', { bookings: [faulty[0], faulty[3]] })
  expect(none.data.rows.map(({ fault }: { fault?: string }) => fault)).toEqual([mixed.data.rows[0].fault, mixed.data.rows[2].fault])

  const bookings = wanted.map((row, index) => ({ ...row, ...goods, carrier: rows[index]?.carrier, etd: rows[index]?.etd }))
  const before = await countOrders()
  const placed = await ask('C', '/api/orders/sea/many', { booking: { ...terms, bookings }, shownTotal: baseTotal })
  expect(placed.data.count, JSON.stringify(placed)).toBe(2)
  expect(await countOrders()).toBe(before + 2)
  const [, second] = placed.data.orders as { omsOrderNo: string }[]
  const { data } = await world.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', second?.omsOrderNo ?? '')
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ boxes: '1*20GP', booking: { etd: rows[1]?.etd, boxes: [{ weightKg: '18000' }], contact: 'Zhou' } })
  expect(data.bookedEtd ?? data.etd).toBe(rows[1]?.etd)

  const withRow = (row: object) => ({ booking: { ...terms, bookings: [bookings[0], { ...bookings[1], ...row }] }, shownTotal: baseTotal })
  const refused = async (row: object) => (await ask('C', '/api/orders/sea/many', withRow(row))).error
  expect(await refused({ etd: '2026-12-25', carrier: 'COSU' })).toMatchObject({ id: 'error.batch-row', params: { row: '2' } })
  expect(await refused({ etd: '2020-01-01' })).toMatchObject({ id: 'error.batch-row', params: { row: '2' } })
  const wrong = [
    { ...bookings[0], weightKg: '28201' },
    bookings[1],
    { ...bookings[0], etd: '2020-01-01' },
    { ...bookings[0], etd: '2026-12-25' },
  ]
  const all = (await ask('C', '/api/orders/sea/many', { booking: { ...terms, bookings: wrong }, shownTotal: baseTotal })).error
  expect(all).toMatchObject({ id: 'error.batch-rows', params: { count: 3 } })
  expect(all.params.rows.split('\n').map((line: string) => /\d+/.exec(line)?.[0])).toEqual(['1', '3', '4'])
  expect(await refused({ weightKg: '28201' })).toMatchObject({ params: { row: '2', reason: expect.stringContaining('28200') } })
  expect(await countOrders()).toBe(before + 2)
})
