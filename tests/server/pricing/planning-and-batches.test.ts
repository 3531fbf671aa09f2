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
  expect(unpriced.error).toMatchObject({ id: 'error.truck-row', params: { row: '2' } })
  expect(await countOrders()).toBe(before)
})
