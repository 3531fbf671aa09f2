/** Trucks as declared: prices at their limits, pairs without a price, and orders from the loading point to the terminal. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Who, type World } from '../permissions/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
  readonly data: any
  readonly error?: { readonly id: string; readonly params: Record<string, string>; readonly fields: { path: string; id: string }[] }
}

async function ask(who: Who, url: string, payload?: object): Promise<Answer> {
  const answer = await world.portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      host: 'quayside.localhost',
      'access-token': world.tokens[who] ?? '',
      ...(payload ? { 'idempotency-key': randomUUID(), 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  })
  const { data, error } = answer.json()
  return { status: answer.statusCode, data, ...(error ? { error } : {}) }
}

interface Row {
  readonly at: Readonly<Record<string, string>>
  readonly prices: Readonly<Record<string, string>>
}

/** Rows of the document, so that the tests follow when an analyst changes a price. */
function freightRows(port: string): readonly Row[] {
  const tariff = JSON.parse(readFileSync(new URL(`../../../schemas/truck/tariffs/${port}-truck.json`, import.meta.url), 'utf8'))
  return tariff.lines.find(({ id }: { id: string }) => id === 'freight').table.rows
}

const shanghai = { pol: 'CNSHA', terminal: 'SHENG', points: [{ area: '310115' }] }
const shekou = { pol: 'CNSHK', terminal: 'SCT', points: [{ area: '440303' }] }
const boxes = [{ boxType: '40HQ', quantity: 2 }]
const order = {
  ...shanghai,
  points: [{ area: '310115', address: 'No. 9 Gangcheng Road' }],
  boxes,
  pod: 'USLAX',
  carrier: 'COSU',
  vessel: 'COSCO SHIPPING ARIES',
  voyage: '052E',
  mblNo: 'COSU6300000001',
  loadingDate: '2026-11-25',
  grossWeight: '36000',
  contact: 'Zhou',
  mobile: '13800000102',
}

const price = (asked: object) => ask('C', '/api/quotes/truck', { boxes, ...asked })
const amountOf = ({ data }: Answer, fee: string): string[] =>
  data.lines.filter((line: { fee: string }) => line.fee === fee).map(({ amount }: { amount: string }) => amount)

async function countOrders(): Promise<number> {
  return (await world.db.selectFrom('orders').select('id').execute()).length
}

describe('a truck is priced', () => {
  it('by district, terminal and container', async () => {
    const row = freightRows('shanghai').find(({ at }) => at.deliveryArea === '310115' && at.terminal === 'SHENG')
    const quote = await price({ ...shanghai, boxes: [...boxes, { boxType: '20GP', quantity: 1 }] })
    const lines = quote.data.lines.map(({ boxType, unitPrice, quantity }: Record<string, string>) => [boxType, unitPrice, quantity])
    expect(lines).toEqual([
      ['40HQ', expect.stringMatching(new RegExp(`^${row?.prices['40HQ']}(\\.00)?$`)), '2'],
      ['20GP', expect.stringMatching(new RegExp(`^${row?.prices['20GP']}(\\.00)?$`)), '1'],
    ])
    expect(quote.data.lines[0].why.path).toBe('schemas/truck/tariffs/shanghai-truck.json')
    expect(Number(quote.data.baseTotal)).toBe(2 * Number(row?.prices['40HQ']) + Number(row?.prices['20GP']))
  })

  // Shekou: free up to 18 t, 100 per box up to 20 t, 50 more per tonne begun above; two boxes.
  it.each([
    ['18000', []],
    ['18000.001', ['200.00']],
    ['20000', ['200.00']],
    ['20000.001', ['300.00']],
    ['21000', ['300.00']],
    ['25000', ['700.00']],
  ])('with %s kg in each container', async (weightPerBox, expected) => {
    const quote = await price({ ...shekou, weightPerBox })
    expect(quote.status).toBe(200)
    expect(amountOf(quote, 'overweight').filter((amount) => Number(amount) > 0)).toEqual(expected)
  })

  it('not above the heaviest weight band, with the name of the fee', async () => {
    const refused = await price({ ...shekou, weightPerBox: '25000.001' })
    expect(refused).toMatchObject({ status: 409, error: { params: { fee: 'overweight' } } })
  })

  it('with each additional loading place, and each container of dangerous goods', async () => {
    const areas = ['310115', '310114', '310112'].map((area) => ({ area }))
    const totals = []
    for (const count of [1, 2, 3]) totals.push(Number((await price({ ...shanghai, points: areas.slice(0, count) })).data.baseTotal))
    const [one = 0, two = 0, three = 0] = totals
    expect(two).toBeGreaterThan(one)
    expect(three - two).toBe(two - one)
    const dangerous = await price({ ...shanghai, dangerous: true, dangerousBoxes: 2 })
    expect(Number(amountOf(dangerous, 'dangerousGoods')[0])).toBeGreaterThan(0)
  })

  it('only for customers', async () => {
    expect((await ask('V', '/api/quotes/truck', { boxes, ...shanghai })).status).toBe(401)
    expect((await ask('R', '/api/quotes/truck', { boxes, ...shanghai })).error?.id).toBe('error.not-certified')
    expect((await ask('N', '/api/quotes/truck', { boxes, ...shanghai })).status).toBe(403)
  })
})

describe('a pair without a price', () => {
  it('is refused with that reason, and cannot be ordered', async () => {
    const lost = await price({ ...shanghai, points: [{ area: '510100' }] })
    expect(lost).toMatchObject({ status: 409, error: { id: 'error.no-terminal-yard-price' } })
    const before = await countOrders()
    const booking = { ...order, points: [{ area: '510100', address: 'Chengdu' }] }
    expect((await ask('C', '/api/orders/truck', { booking, shownTotal: '0' })).error?.id).toBe('error.no-terminal-yard-price')
    expect(await countOrders()).toBe(before)
  })

  it('has alternatives, whose listed prices are those charged', async () => {
    const listed = (await ask('C', '/api/quotes/truck/prices?pol=CNSHA&terminal=SHENG&pageSize=100')).data
    const rows = freightRows('shanghai').filter(({ at }) => at.terminal === 'SHENG')
    expect(listed.total).toBe(rows.length)
    for (const { area, terminal, price40 } of [listed.rows[0], listed.rows.at(-1)]) {
      const quote = await price({ pol: 'CNSHA', terminal, points: [{ area }], boxes: [{ boxType: '40HQ', quantity: 1 }] })
      expect(Number(quote.data.baseTotal)).toBe(Number(price40))
    }
    expect((await ask('C', '/api/quotes/truck/prices?pol=USLAX')).data.rows).toEqual([])
  })

  it('is listed without prices for users who may not see them', async () => {
    const [row] = (await ask('V', '/api/quotes/truck/prices?pol=CNSHA')).data.rows
    expect(row).toMatchObject({ area: '310101', hidden: 'login' })
    expect(Object.keys(row).filter((name) => name.startsWith('price'))).toEqual([])
    expect((await ask('R', '/api/quotes/truck/prices?pol=CNSHA')).data.rows[0].hidden).toBe('certify')
  })
})

describe('a truck order', () => {
  it.each([
    ['four loading places', { points: Array.from({ length: 4 }, () => order.points[0]) }, '/booking/points', 'invalid.loadingPointsMax'],
    ['no loading place', { points: [] }, '/booking/points', 'invalid.loadingPointRequired'],
    ['a city that has districts', { points: [{ area: '330200', address: 'Ningbo' }] }, '/booking/points/0/area', 'invalid.enum'],
    [
      'a long address',
      { points: [{ area: '310115', address: 'x'.repeat(101) }] },
      '/booking/points/0/address',
      'invalid.loadingAddressMax',
    ],
    ['a terminal of another port', { terminal: 'BLCT1' }, '/booking/terminal', 'invalid.enum'],
    ['a contact of eleven characters', { contact: 'Zhou Yutong' }, '/booking/contact', 'invalid.contactMax'],
    ['without a phone number', { mobile: undefined }, '/booking/mobile', 'invalid.phoneRequired'],
    ['a container heavier than the total', { weightPerBox: '36000.1' }, '/booking/weightPerBox', 'invalid.heavierThanAll'],
    [
      'more dangerous goods containers than containers',
      { dangerous: true, dangerousBoxes: 3, unNumber: '1263' },
      '/booking/dangerousBoxes',
      'invalid.dangerousBoxes',
    ],
    ['dangerous goods without a number', { dangerous: true, dangerousBoxes: 1 }, '/booking/unNumber', 'invalid.required'],
    ['the same port for the empty containers', { pickUpPort: 'CNSHA' }, '/booking/pickUpPort', 'invalid.samePickUpPort'],
  ])('is refused with %s', async (_, wrong, path, id) => {
    const refused = await ask('C', '/api/orders/truck', { booking: { ...order, ...wrong }, shownTotal: '1' })
    expect(refused).toMatchObject({ status: 400, error: { id: 'error.invalid' } })
    expect(refused.error?.fields).toContainEqual(expect.objectContaining({ path, id }))
  })

  it('is placed at the price shown, and visible to its company and the desk', async () => {
    const { data: quote } = await price({ ...shanghai, boxes: order.boxes, loadingDate: order.loadingDate })
    const changed = await ask('C', '/api/orders/truck', { booking: order, shownTotal: '1' })
    expect(changed).toMatchObject({ status: 409, error: { id: 'error.price-changed' }, data: { quote: { baseTotal: quote.baseTotal } } })
    const { data } = await ask('C', '/api/orders/truck', { booking: order, shownTotal: quote.baseTotal })
    expect(data.omsOrderNo).toMatch(/^QSTR/)
    const { vessel, voyage, mblNo, pod } = order
    const summary = { orderType: 'truck', boxes: '2*40HQ', place: 'No. 9 Gangcheng Road', pol: 'CNSHA', vessel, voyage, mblNo, pod }
    const { data: placed } = await ask('C', `/api/orders/${data.omsOrderNo}`)
    expect(placed).toMatchObject({ ...summary, booking: order, baseTotal: quote.baseTotal, state: 'submitted' })
    const kept = (await ask('C', '/api/quotes/saved', { orderType: 'truck', values: order })).data
    expect((await ask('C', `/api/quotes/saved/${kept.quoteId}`)).data).toMatchObject({ orderType: 'truck', baseTotal: quote.baseTotal })
    expect(placed.steps).toEqual(['truck-dispatched', 'empty-picked-up', 'door-arrived', 'stuffed', 'gate-in'])
    const listOf = async (who: Who, url: string) => (await ask(who, `${url}?omsOrderNo=${data.omsOrderNo}`)).data.rows
    expect(await listOf('C', '/api/orders')).toMatchObject([{ omsOrderNo: data.omsOrderNo, orderType: 'truck' }])
    expect(await listOf('S', '/api/desk/orders')).toMatchObject([{ omsOrderNo: data.omsOrderNo, orderType: 'truck' }])
    expect(await listOf('O', '/api/orders')).toEqual([])
    expect((await ask('O', `/api/orders/${data.omsOrderNo}`)).status).toBe(404)
  })

  it('is completed when the loaded containers are at the terminal', async () => {
    const { data: quote } = await price({ ...shanghai, boxes: order.boxes })
    const { omsOrderNo } = (await ask('C', '/api/orders/truck', { booking: order, shownTotal: quote.baseTotal })).data
    const lines = (await ask('C', `/api/orders/${omsOrderNo}`)).data.estimated.lines
    const line = { ...lines[0], unitPrice: lines[0].unitPrice, group: 'truck' }
    const kept = Object.fromEntries(
      ['fee', 'group', 'basis', 'boxType', 'unitPrice', 'currency', 'quantity'].map((name) => [name, line[name]]),
    )
    await ask('S', `/api/desk/orders/${omsOrderNo}/confirmFees`, { version: 1, lines: [kept] })
    await ask('C', `/api/orders/${omsOrderNo}/acceptFees`, { version: 2 })
    const payment = { version: 3, amount: quote.baseTotal, currency: 'CNY', paidOn: '2026-11-21', reference: 'TT1' }
    await ask('C', `/api/orders/${omsOrderNo}/reportPayment`, payment)
    await ask('S', `/api/desk/orders/${omsOrderNo}/confirmPayment`, { version: 4 })
    await ask('S', `/api/desk/orders/${omsOrderNo}/generate`, { version: 5 })
    const record = (version: number, milestone: string) =>
      ask('S', `/api/desk/orders/${omsOrderNo}/milestones`, { version, milestone, classifier: 'ACT', at: '2026-11-21T01:00:00Z' })
    expect((await record(6, 'departure')).error).toMatchObject({ id: 'error.invalid', fields: [{ path: '/milestone' }] })
    await record(6, 'stuffed')
    expect((await ask('C', `/api/orders/${omsOrderNo}`)).data.state).toBe('in-process')
    await record(7, 'gate-in')
    expect((await ask('C', `/api/orders/${omsOrderNo}`)).data.state).toBe('completed')
  })
})
