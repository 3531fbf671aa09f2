/** Services as their documents declare them: priced, ordered and completed by the same handlers, over HTTP. */

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '../files/sample-documents.ts'
import { openWorld, type Who, type World } from '../permissions/world.ts'

let world: World
/** A lane with sailings in the demo data. */
let sailed: { pol: string; pod: string }
beforeAll(async () => {
  world = await openWorld()
  const rate = await world.db.selectFrom('rates').select('data').where('brand', '=', 'quayside').limit(1).executeTakeFirstOrThrow()
  sailed = { pol: String(rate.data.pol), pod: String(rate.data.pod) }
})
afterAll(() => world.close())

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
  readonly data: any
  readonly error?: { readonly id: string; readonly params: Record<string, string>; readonly fields: { path: string; id: string }[] }
}

async function ask(who: Who, url: string, payload?: object, key: string = randomUUID()): Promise<Answer> {
  const answer = await world.portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      host: 'quayside.localhost',
      'access-token': world.tokens[who] ?? '',
      ...(payload ? { 'idempotency-key': key, 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  })
  const { data, error } = answer.json()
  return { status: answer.statusCode, data, ...(error ? { error } : {}) }
}

/** Saves a quote, then opens and prints it; returns its total. */
async function keep(orderType: string, values: object): Promise<string> {
  const { data } = await ask('C', '/api/quotes/saved', { orderType, values })
  const sheet = await world.portal.app.inject({
    url: `/api/quotes/saved/${data.quoteId}/sheet?words=both`,
    headers: { host: 'quayside.localhost', 'access-token': world.tokens.C ?? '' },
  })
  expect({ status: sheet.statusCode, type: sheet.headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
  return (await ask('C', `/api/quotes/saved/${data.quoteId}`)).data.baseTotal
}

async function countOrders(): Promise<number> {
  return (await world.db.selectFrom('orders').select('id').execute()).length
}

const people = { contact: 'Zhou', mobile: '13800000102' }
const goods = { goodsName: 'Towels', cargoType: 'general', goodsAmount: '120', goodsValue: '50000', goodsCurrency: 'USD' }
const lane = { pol: 'CNNGB', pod: 'USLAX', etd: '2026-12-05', paymentTerms: 'prepaid' }
const lcl = { ...lane, ...goods, ...people, packages: 12, packageUnit: 'cartons', grossWeight: '5000', volume: '2.5' }
const lclPrice = { pol: lcl.pol, pod: lcl.pod, etd: lcl.etd, cargoType: lcl.cargoType, grossWeight: lcl.grossWeight, volume: lcl.volume }
const boxes = [{ boxType: '40HQ', quantity: 2 }]
const oneBox = [{ boxType: '40HQ', quantity: 1 }]
const soc = { ...lane, ...goods, ...people, boxes, loaded: true }
const customs = {
  direction: 'export',
  port: 'CNNGB',
  tradeMode: '0110',
  plannedDate: '2026-12-01',
  declarations: 2,
  goodsItems: 7,
  goodsName: 'Towels',
  goodsValue: '50000',
  goodsCurrency: 'USD',
  ...people,
}
const air = {
  from: 'Shanghai PVG',
  to: 'Frankfurt FRA',
  plannedDate: '2026-12-01',
  direction: 'export',
  ...goods,
  ...people,
  packages: 4,
  packageUnit: 'cartons',
  grossWeight: '320',
  volume: '1.5',
}

describe('calculated fees', () => {
  const entered = ['fee', 'group', 'basis', 'boxType', 'part', 'unitPrice', 'currency', 'quantity']
  const asEntered = (lines: Record<string, unknown>[]) =>
    lines.map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => entered.includes(name))))

  it('are confirmed as they are, an overweight surcharge too, and are assumed no more', async () => {
    const { rows } = (await ask('C', `/api/rates/sea?pol=${sailed.pol}&pod=${sailed.pod}&sort=etd&order=descending`)).data
    const { rateId, carrier, etd } = rows[0]
    const heavyBoxes = [{ boxType: '20GP', quantity: 2, weightKg: '27500' }]
    const heavy = { ...sailed, carrier, etd, rateId, boxes: heavyBoxes, paymentTerms: 'prepaid', ...goods, ...people }
    const { data: quote } = await ask('C', '/api/quotes/sea', { ...sailed, rateId, carrier, etd, boxes: heavyBoxes })
    const placed = await ask('C', '/api/orders/sea', {
      booking: heavy,
      rateId,
      rateVersion: quote.rateVersion,
      shownTotal: quote.baseTotal,
    })
    const url = `/api/orders/${placed.data.omsOrderNo}`
    const { lines } = (await ask('C', url)).data.estimated
    expect(lines).toContainEqual(
      expect.objectContaining({ fee: 'OWS', quantity: '2', why: expect.objectContaining({ source: 'assumed' }) }),
    )
    const confirmed = await ask('S', url.replace('/orders/', '/desk/orders/').concat('/confirmFees'), {
      version: 1,
      lines: asEntered(lines),
    })
    expect(confirmed).toMatchObject({ status: 200 })
    const after = (await ask('C', url)).data.confirmed
    expect(after.baseTotal).toBe(quote.baseTotal)
    const surcharge = after.lines.find(({ fee }: { fee: string }) => fee === 'OWS')
    expect(surcharge).toMatchObject({ source: 'tariff', why: { source: 'staff' } })
    expect(after.lines.filter(({ why }: { why?: { assumed?: string[] } }) => why?.assumed !== undefined)).toEqual([])
  })
})

describe('a service with a tariff', () => {
  it.each([
    ['lcl', lclPrice, lcl, { pol: 'CNNGB', pod: 'USLAX', etd: '2026-12-05', goods: 'Towels' }],
    ['soc', { pol: soc.pol, pod: soc.pod, boxes, loaded: true }, soc, { pol: 'CNNGB', pod: 'USLAX', boxes: '2*40HQ' }],
    ['customs', { declarations: 2, goodsItems: 7 }, customs, { pol: 'CNNGB', goods: 'Towels' }],
  ])('is ordered at the price shown: %s', async (service, asked, booking, summary) => {
    const { data: quote } = await ask('C', `/api/quotes/${service}`, asked)
    expect(quote.lines.length).toBeGreaterThan(0)
    expect(quote.lines[0]).toMatchObject({ source: 'tariff', why: { path: expect.stringMatching(/^schemas\/.*tariff/) } })
    const placed = await ask('C', `/api/orders/${service}`, { booking, shownTotal: quote.baseTotal })
    expect(placed.status).toBe(200)
    const { data: order } = await ask('C', `/api/orders/${placed.data.omsOrderNo}`)
    expect(order).toMatchObject({ orderType: service, state: 'submitted', booking, baseTotal: quote.baseTotal, ...summary })
    expect(order.estimated.lines.map(({ amount }: { amount: string }) => amount)).toEqual(
      quote.lines.map(({ amount }: { amount: string }) => amount),
    )
    expect(await keep(service, booking)).toBe(quote.baseTotal)
  })

  it('is charged by volume or weight, whichever is greater', async () => {
    const heavy = (await ask('C', '/api/quotes/lcl', lclPrice)).data
    const large = (await ask('C', '/api/quotes/lcl', { ...lclPrice, grossWeight: '100', volume: '5' })).data
    expect(heavy.lines[0].quantity).toBe('5')
    expect(large.lines[0].quantity).toBe('5')
    expect(heavy.baseTotal).toBe(large.baseTotal)
  })

  it.each([['1.00'], [undefined]])('creates nothing if the price shown was %s, and returns the actual price', async (shownTotal) => {
    const before = await countOrders()
    const refused = await ask('C', '/api/orders/lcl', { booking: lcl, ...(shownTotal ? { shownTotal } : {}) })
    const { data: quote } = await ask('C', '/api/quotes/lcl', lclPrice)
    expect(refused).toMatchObject({ status: 409, error: { id: 'error.price-changed', params: { total: quote.baseTotal } } })
    expect(refused.data.quote).toMatchObject({ baseTotal: quote.baseTotal, lines: quote.lines })
    expect(await countOrders()).toBe(before)
  })

  it('is refused with the reason if the tariff has no price, and cannot be ordered either', async () => {
    const lost = await ask('C', '/api/quotes/lcl', { ...lclPrice, pod: 'CNZOS' })
    expect(lost.status).toBe(409)
    expect(lost.error?.id).toMatch(/^error\.(missing|no)-/)
    const before = await countOrders()
    expect((await ask('C', '/api/orders/lcl', { booking: { ...lcl, pod: 'CNZOS' }, shownTotal: '0' })).error?.id).toBe(lost.error?.id)
    expect(await countOrders()).toBe(before)
  })

  it.each([
    ['no volume', { volume: '0' }, '/booking/volume'],
    ['a weight in words', { grossWeight: 'much' }, '/booking/grossWeight'],
    ['a day that does not exist', { etd: '2026-02-30' }, '/booking/etd'],
    ['the same port twice', { pod: 'CNNGB' }, '/booking/pod'],
    ['a field of another form', { declarations: 2 }, '/booking/declarations'],
    ['packages without a kind', { packageUnit: '' }, '/booking/packageUnit'],
    ['no phone number', { mobile: '' }, '/booking/mobile'],
    ['a contact of eleven characters', { contact: 'Zhou Yutong!' }, '/booking/contact'],
  ])('reports %s at its field', async (_, wrong, path) => {
    const refused = await ask('C', '/api/orders/lcl', { booking: { ...lcl, ...wrong }, shownTotal: '1' })
    expect(refused).toMatchObject({ status: 400, error: { id: 'error.invalid' } })
    expect(refused.error?.fields.map((field) => field.path)).toContain(path)
  })
})

describe('the customer of an order', () => {
  it('is the company of the session, or the certified company that staff name', async () => {
    const forCompany = (who: Who, companyId?: string) => ask(who, '/api/orders/air', { booking: air, ...(companyId ? { companyId } : {}) })
    expect((await forCompany('C', 'lanting')).error?.id).toBe('error.not-found')
    expect((await forCompany('S')).error?.id).toBe('error.company-required')
    expect((await forCompany('S', 'nobody')).error?.id).toBe('error.not-found')
    const placed = await forCompany('S', 'haichuan')
    expect(placed.status).toBe(200)
    expect((await ask('C', `/api/orders/${placed.data.omsOrderNo}`)).data).toMatchObject({ companyId: 'haichuan' })
    expect((await ask('O', `/api/orders/${placed.data.omsOrderNo}`)).status).toBe(404)
  })

  it('gets one order per key, however often it is sent', async () => {
    const before = await countOrders()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('C', '/api/orders/air', { booking: air }, key)))
    expect(new Set(answers.map(({ data }) => data.omsOrderNo)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
    expect((await ask('C', '/api/orders/air', { booking: { ...air, to: 'Paris CDG' } }, key)).error?.id).toBe(
      'error.idempotency-key-reused',
    )
  })

  it('can attach only their own file', async () => {
    const mine = await upload('C')
    const theirs = await upload('O')
    expect((await ask('C', '/api/orders/air', { booking: { ...air, file: theirs } })).status).toBe(404)
    const placed = await ask('C', '/api/orders/air', { booking: { ...air, file: mine } })
    expect((await ask('C', `/api/orders/${placed.data.omsOrderNo}`)).data.files).toMatchObject([{ fileId: mine }])
  })
})

async function upload(who: Who): Promise<string> {
  const boundary = 'quay'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="note.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const answer = await world.portal.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: {
      host: 'quayside.localhost',
      'access-token': world.tokens[who] ?? '',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(makePdf()), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return answer.json().data.fileId
}

describe('an order quoted on request', () => {
  it('has no total until staff enter the fees, and then continues like any other', async () => {
    const { omsOrderNo } = (await ask('C', '/api/orders/air', { booking: air })).data
    const read = async () => (await ask('C', `/api/orders/${omsOrderNo}`)).data
    const placed = await read()
    expect(placed).toMatchObject({ orderType: 'air', place: 'Shanghai PVG – Frankfurt FRA' })
    expect(placed).not.toHaveProperty('estimated')
    expect(placed).not.toHaveProperty('baseTotal')
    const line = { fee: 'OTH', group: 'freight', basis: 'flat', unitPrice: '4200', currency: 'CNY', quantity: '1' }
    expect((await ask('C', `/api/desk/orders/${omsOrderNo}/confirmFees`, { version: 1, lines: [line] })).status).toBe(403)
    await ask('S', `/api/desk/orders/${omsOrderNo}/confirmFees`, { version: 1, lines: [line] })
    expect(await read()).toMatchObject({
      state: 'fees-confirmed',
      baseTotal: '4200.00',
      confirmed: { lines: [{ amount: '4200.00', source: 'staff' }] },
    })
    await ask('C', `/api/orders/${omsOrderNo}/acceptFees`, { version: 2 })
    const payment = { version: 3, amount: '4200.00', currency: 'CNY', paidOn: '2026-11-21', reference: 'TT1' }
    await ask('C', `/api/orders/${omsOrderNo}/reportPayment`, payment)
    await ask('S', `/api/desk/orders/${omsOrderNo}/confirmPayment`, { version: 4 })
    await ask('S', `/api/desk/orders/${omsOrderNo}/generate`, { version: 5 })
    const record = (version: number, milestone: string) =>
      ask('S', `/api/desk/orders/${omsOrderNo}/milestones`, { version, milestone, classifier: 'ACT', at: '2026-11-21T01:00:00Z' })
    // Not a milestone of air freight.
    expect((await record(6, 'container-returned')).error).toMatchObject({ id: 'error.invalid', fields: [{ path: '/milestone' }] })
    await record(6, 'departure')
    await record(7, 'arrival')
    // It only completes at the loading address.
    expect(await read()).toMatchObject({ state: 'in-process', milestonesDone: false })
    await record(8, 'delivered')
    expect(await read()).toMatchObject({ state: 'completed', payment: 'received' })
  })
})

describe('a one-stop booking', () => {
  const asked = { boxes: oneBox, wantsSea: true, wantsCustoms: true, wantsInsurance: true }
  const parts = { declarations: 1, goodsItems: 3, cover: 'all-risks', insuredValue: '500000' }
  const ticket = {
    ...lane,
    boxes: oneBox,
    goodsName: 'Towels',
    cargoType: 'general',
    goodsAmount: '120',
    cargoValue: '450000',
    ...people,
    wantsSea: true,
    wantsTruck: false,
    wantsWarehouse: false,
    wantsCustoms: true,
    wantsInsurance: true,
    wantsYard: false,
    ...parts,
  }
  const quoteOf = async (more: object = {}) => (await ask('C', '/api/quotes/entrust', { ...asked, ...sailed, ...parts, ...more })).data

  it('adds up the price of each selected service', async () => {
    const quote = await quoteOf()
    expect(quote.parts.map(({ part }: { part: string }) => part)).toEqual(['sea-booking', 'customs', 'insurance'])
    const sum = quote.parts.reduce((total: number, { baseTotal }: { baseTotal: string }) => total + Math.round(Number(baseTotal) * 100), 0)
    expect((sum / 100).toFixed(2)).toBe(quote.baseTotal)
    const alone = (await ask('C', '/api/quotes/customs', { declarations: 1, goodsItems: 3 })).data
    expect(quote.parts[1].baseTotal).toBe(alone.baseTotal)
    const without = await quoteOf({ wantsCustoms: false })
    expect(without.lines.some(({ part }: { part: string }) => part === 'customs')).toBe(false)
  })

  it('is placed as one order on the rate shown', async () => {
    const { baseTotal, rateId, rateVersion, etd } = await quoteOf()
    const booking = { ...ticket, ...sailed, etd }
    const again = await ask('C', '/api/orders/entrust', { booking, shownTotal: baseTotal, rateId, rateVersion: rateVersion + 1 })
    expect(again.error?.id).toBe('error.price-changed')
    const placed = await ask('C', '/api/orders/entrust', { booking, shownTotal: baseTotal, rateId, rateVersion })
    expect(placed.status).toBe(200)
    expect(await keep('entrust', booking)).toBe(baseTotal)
    const { data: order } = await ask('C', `/api/orders/${placed.data.omsOrderNo}`)
    expect(order).toMatchObject({ orderType: 'entrust', baseTotal, carrier: expect.any(String) })
    expect(new Set(order.estimated.lines.map(({ part }: { part: string }) => part))).toEqual(
      new Set(['sea-booking', 'customs', 'insurance']),
    )
  })

  it('is refused for goods that the sea rate carries on request', async () => {
    const { db } = world
    const { rateId } = await quoteOf()
    const onRate = { ...asked, ...sailed, ...parts, rateId }
    const setOnRequest = (kinds: string) =>
      sql`UPDATE rates SET data = jsonb_set(data, '{onRequest}', ${kinds}::jsonb) WHERE id = ${rateId}`.execute(db)
    await setOnRequest('["dangerous"]')
    expect(await ask('C', '/api/quotes/entrust', { ...onRate, cargoType: 'general' })).toMatchObject({ status: 200 })
    const dangerous = await ask('C', '/api/quotes/entrust', { ...onRate, cargoType: 'dangerous' })
    expect(dangerous).toMatchObject({ status: 409, error: { id: 'error.goods-on-request' } })
    await setOnRequest('[]')
  })

  it('is refused as a whole if one part has no price', async () => {
    const refused = await ask('C', '/api/quotes/entrust', { ...asked, ...parts, pol: sailed.pol, pod: 'CNZOS' })
    expect(refused).toMatchObject({ status: 409, error: { id: 'error.no-service' } })
  })

  it.each([
    ['no service at all', { wantsSea: false, wantsCustoms: false, wantsInsurance: false }, '/booking/wantsSea', 'service.oneNeeded'],
    ['cargo above the liability limit without notice', { cargoValue: '2000001' }, '/booking/liabilityNoted', 'service.liability'],
    ['a denied notice', { cargoValue: '2000001', liabilityNoted: false }, '/booking/liabilityNoted', 'service.liability'],
    ['trucking without a terminal', { wantsTruck: true }, '/booking/terminal', 'invalid.required'],
    [
      'four loading points',
      { wantsTruck: true, points: Array.from({ length: 4 }, () => ({ area: '330206', address: 'Gate 1' })) },
      '/booking/points',
      'invalid.loadingPointsMax',
    ],
  ])('refuses %s', async (_, wrong, path, id) => {
    const refused = await ask('C', '/api/orders/entrust', { booking: { ...ticket, ...wrong }, shownTotal: '1' })
    expect(refused.status).toBe(400)
    expect(refused.error?.fields).toContainEqual(expect.objectContaining({ path, id }))
  })

  it('needs no notice exactly at the limit', async () => {
    const { etd } = await quoteOf()
    const booking = { ...ticket, ...sailed, etd, cargoValue: '2000000' }
    const refused = await ask('C', '/api/orders/entrust', { booking, shownTotal: '1' })
    expect(refused.error?.id).toBe('error.price-changed')
  })
})
