/** Warehouses and yards: found, read, priced, ordered and printed; containers at yards are visible only to their company. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { readPdf } from '../../support/pdf-text.ts'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['admin', 'shipper', 'other', 'new', 'pending', 'service', 'analyst'])
    tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

type Row = Record<string, unknown>
interface Said {
  readonly data: Row & { rows: Row[]; total: number; facets: Record<string, Record<string, number>>; lines: Row[]; fees: Row[] }
  readonly error?: { readonly id: string; readonly fields: { readonly path: string }[] }
}

async function ask(url: string, as?: string, payload?: object) {
  const headers = { ...(as ? { 'access-token': tokens[as] ?? '' } : {}), ...(payload ? { 'idempotency-key': crypto.randomUUID() } : {}) }
  const answer = await portal.app.inject({ url, headers, ...(payload ? { method: 'POST', payload } : {}) })
  return { status: answer.statusCode, text: answer.body, ...(answer.json() as Said) }
}

const idsOf = ({ data }: Said) => data.rows.map(({ id }) => id)

describe('lists of warehouses and yards', () => {
  it('are public, in the reader’s language', async () => {
    const all = await ask('/api/warehouses?pageSize=50')
    expect(all.data.total).toBeGreaterThanOrEqual(10)
    expect(all.data.rows.every(({ name, area, contacts }) => name && area && Array.isArray(contacts))).toBe(true)
    const one = await portal.app.inject({ url: '/api/warehouses/yangshan-bonded', headers: { cookie: 'default-language=en' } })
    expect(one.json().data).toMatchObject({ name: 'Yangshan Bonded 1', customsType: 'bonded', parent: 'CNSHA', demo: true })
    expect(one.body).not.toMatch(/\p{Script=Han}/u)
    expect((await ask('/api/warehouses/nowhere')).error?.id).toBe('error.not-found')
  })

  it('filter by several choices, by search terms in any language, by port and by area, and count each choice', async () => {
    const found = await ask('/api/warehouses?city=ningbo,qingdao&temperature=ambient&sort=area&order=descending')
    expect(idsOf(found)).toEqual(['beilun-export', 'qianwan-export', 'zhenhai-high-bay'])
    expect(found.data.facets.city).toMatchObject({ ningbo: 2, qingdao: 1, shanghai: 2 })
    expect(found.data.facets.temperature).toMatchObject({ ambient: 3, cool: 1, frozen: 0 })
    expect(found.data.facets.city).not.toHaveProperty('yiwu')
    expect(idsOf(await ask('/api/warehouses?q=lltw'))).toEqual([])
    expect(idsOf(await ask(`/api/warehouses?q=${encodeURIComponent('LINGANG')}`))).toEqual(['lingang-cold'])
    expect(idsOf(await ask('/api/warehouses?parent=CNTAO&areaFrom=20000'))).toEqual(['qianwan-export'])
    expect((await ask('/api/warehouses?city=atlantis')).error?.id).toBe('error.invalid')
    expect(idsOf(await ask('/api/yards?services=washing&sort=capacity'))[0]).toBe('yantian-depot')
  })

  it('show fee items to everyone, and prices only to permitted users', async () => {
    const seen = await ask('/api/yards/qianwan-depot', 'shipper')
    expect(seen.data).toMatchObject({ capacity: 6000, priced: true })
    expect(seen.data.fees.find(({ line }) => line === 'storage')).toMatchObject({ free: '21', price: '10', currency: 'CNY' })
    for (const [who, hidden] of [
      [undefined, 'login'],
      ['new', 'certify'],
      ['pending', 'consent'],
      ['analyst', undefined],
    ] as const) {
      const { data } = await ask('/api/yards/qianwan-depot', who)
      expect(data.hidden, who).toBe(hidden)
      expect(
        data.fees.some((fee) => 'price' in fee || 'prices' in fee || 'currency' in fee),
        who,
      ).toBe(false)
      expect(
        data.fees.map(({ fee }) => fee),
        who,
      ).toContain('storage')
    }
    const tiers = (await ask('/api/yards/beilun-depot', 'shipper')).data.fees.filter(({ line }) => line === 'storage')
    expect(tiers.map(({ from, to }) => [from, to])).toEqual([
      ['1', '15'],
      ['16', '30'],
      ['31', undefined],
    ])
  })
})

const asked = {
  city: 'CNNGB',
  terminal: 'BLCT2',
  warehouse: 'beilun-export',
  pickUpYard: 'beilun-depot',
  boxes: [{ boxType: '40HQ', quantity: 2 }],
}
const booking = { ...asked, plannedDate: '2026-12-01', cargoType: 'general', contact: '周', mobile: '13900001234' }

describe('a warehouse order', () => {
  it('is priced by the tariff of the site, line by line, with separate tax', async () => {
    const { data } = await ask('/api/quotes/warehouse', 'shipper', { ...asked, volume: '10', storageDays: 5 })
    expect(data.lines.map(({ fee, quantity, amount }) => [fee, quantity, amount])).toEqual([
      ['stuffing', '2', '1300.00'],
      ['pickUp', '2', '760.00'],
      ['handlingIn', '10', '200.00'],
      ['handlingOut', '10', '150.00'],
      ['storage', '4', '200.00'],
    ])
    expect(data.baseTotal).toBe('2610.00')
    expect(data.lines[0]?.tax).toEqual({ included: true, rate: '6', net: '1226.42', tax: '73.58' })
  })

  it('is refused with the reason if terminal and pick-up yard have no price together', async () => {
    const pair = { ...asked, terminal: 'BLCT6', pickUpYard: 'daxie-depot' }
    expect((await ask('/api/quotes/warehouse', 'shipper', pair)).error?.id).toBe('error.no-terminal-yard-price')
    const placed = await ask('/api/orders/warehouse', 'shipper', { booking: { ...booking, ...pair }, shownTotal: '1.00' })
    expect(placed.error?.id).toBe('error.no-terminal-yard-price')
  })

  it('is refused with a warehouse at another port, a past day or a total other than the server’s', async () => {
    const foreign = await ask('/api/orders/warehouse', 'shipper', { booking: { ...booking, warehouse: 'yangshan-bonded' } })
    expect(foreign.error).toMatchObject({ id: 'error.invalid' })
    expect(foreign.error?.fields.map(({ path }) => path)).toContain('/booking/warehouse')
    const late = await ask('/api/orders/warehouse', 'shipper', { booking: { ...booking, plannedDate: '2020-01-01' } })
    expect(late.error?.fields.map(({ path }) => path)).toContain('/booking/plannedDate')
    expect((await ask('/api/orders/warehouse', 'shipper', { booking, shownTotal: '1.00' })).error?.id).toBe('error.price-changed')
  })

  it('becomes an order of type warehouse, visible only to its company', async () => {
    const placed = await ask('/api/orders/warehouse', 'shipper', { booking, shownTotal: '2060.00' })
    expect(placed.status, placed.text).toBe(200)
    const kept = (await ask('/api/quotes/saved', 'shipper', { orderType: 'warehouse', values: booking })).data
    expect((await ask(`/api/quotes/saved/${kept.quoteId}`, 'shipper')).data).toMatchObject({
      orderType: 'warehouse',
      baseTotal: '2060.00',
      taxes: [{ currency: 'CNY', included: true, rate: '6', net: '1943.40', tax: '116.60' }],
    })
    const number = String(placed.data.omsOrderNo)
    expect((await ask(`/api/orders/${number}`, 'shipper')).data).toMatchObject({
      orderType: 'warehouse',
      baseTotal: '2060.00',
      boxes: '2*40HQ',
    })
    expect((await ask(`/api/orders/${number}`, 'other')).status).toBe(404)
    expect((await ask('/api/orders/warehouse', 'new', { booking })).error?.id).toBe('error.not-certified')
    expect((await ask('/api/orders/warehouse', 'pending', { booking })).error?.id).toBe('error.needs-consent')
  })

  it('has a quotation sheet with the charges of the site; a site without a tariff has none', async () => {
    const url = '/api/warehouses/beilun-export/sheet'
    const file = await portal.app.inject({ url, headers: { 'access-token': tokens.shipper ?? '' } })
    expect(file.headers['content-type']).toBe('application/pdf')
    const words = readPdf(file.rawPayload).pages.join('').replace(/\s+/g, '')
    for (const word of ['北仑出口内装库', '北仑堆场→北三集司', "40'380", 'Pricesinclude6%VAT']) expect(words).toContain(word)
    expect((await ask('/api/warehouses/huangdao-cold/sheet', 'shipper')).error?.id).toBe('error.no-quotation-sheet')
    expect((await ask('/api/warehouses/huangdao-cold', 'shipper')).data.priced).toBe(false)
    expect((await ask(url)).error?.id).toBe('error.not-signed-in')
    expect((await ask(url, 'new')).error?.id).toBe('error.not-certified')
    expect((await ask(url, 'analyst')).error?.id).toBe('error.forbidden')
  })
})

describe('a yard order', () => {
  it('charges days beyond the free time, dangerous goods and extra moves, and becomes an order of type yard', async () => {
    const wanted = { port: 'CNTAO', yard: 'qianwan-depot', boxes: [{ boxType: '20GP', quantity: 2 }], storageDays: 24, loaded: true }
    const more = { ...wanted, cargoType: 'dangerous', dangerousBoxes: 2, extraMoves: 1 }
    const { data } = await ask('/api/quotes/yard', 'shipper', more)
    expect(data.lines.map(({ fee, quantity, amount }) => [fee, quantity, amount])).toEqual([
      ['storage', '6', '60.00'],
      ['dangerousGoods', '2', '100.00'],
      ['extraMove', '1', '100.00'],
    ])
    const filled = { ...more, arrivalDate: '2026-12-01', contact: '周', mobile: '13900001234' }
    const kept = (await ask('/api/quotes/saved', 'shipper', { orderType: 'yard', values: filled })).data
    expect((await ask(`/api/quotes/saved/${kept.quoteId}`, 'shipper')).data).toMatchObject({ orderType: 'yard', baseTotal: '260.00' })
    const placed = await ask('/api/orders/yard', 'shipper', { booking: filled, shownTotal: '260.00' })
    expect(placed.status, placed.text).toBe(200)
    expect((await ask(`/api/orders/${String(placed.data.omsOrderNo)}`, 'shipper')).data).toMatchObject({
      orderType: 'yard',
      baseTotal: '260.00',
    })
  })
})

describe('containers at yards', () => {
  /** A bill of lading with containers at a yard, owned by the company of one account. */
  async function billOf(account: string): Promise<string> {
    const brand = portal.releases.current().release.defaultBrand
    const person = await portal.test.db
      .selectFrom('users')
      .select('company_id')
      .where('account', '=', account)
      .where('brand', '=', brand)
      .executeTakeFirstOrThrow()
    const box = await portal.test.db
      .selectFrom('yard_boxes')
      .select('bl_no')
      .where('company_id', '=', person.company_id ?? '')
      .where('brand', '=', brand)
      .orderBy('bl_no')
      .executeTakeFirstOrThrow()
    return box.bl_no
  }

  it('are listed by bill of lading with days, free days and charges so far, line by line', async () => {
    const bill = await billOf('shipper')
    const { data } = await ask(`/api/yard-boxes?blNo=${bill.toLowerCase()}`, 'shipper')
    expect(data.total).toBe(data.rows.length)
    expect(data.rows.length).toBeGreaterThan(0)
    for (const row of data.rows) {
      const lines = row.lines as Row[]
      const cents = lines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
      expect(cents, String(row.containerNo)).toBe(Math.round(Number(row.baseTotal) * 100))
      expect(row).toMatchObject({ blNo: bill, there: row.outAt === undefined })
    }
  })

  it('of another company return the same as an unknown bill of lading', async () => {
    const foreign = await ask(`/api/yard-boxes?blNo=${await billOf('other')}`, 'shipper')
    const unknown = await ask('/api/yard-boxes?blNo=NOSUCHBILL1', 'shipper')
    expect({ ...foreign.data }).toEqual({ ...unknown.data })
    expect(foreign.data).toMatchObject({ rows: [], total: 0 })
    expect((await ask(`/api/yard-boxes?blNo=${await billOf('other')}`, 'service')).data.total).toBeGreaterThan(0)
  })

  it('require a bill of lading, a session and a certified company', async () => {
    expect((await ask('/api/yard-boxes', 'shipper')).error).toMatchObject({ id: 'error.invalid', fields: [{ path: '/blNo' }] })
    expect((await ask("/api/yard-boxes?blNo=';--xx", 'shipper')).error?.id).toBe('error.invalid')
    expect((await ask('/api/yard-boxes?blNo=COSU1234')).error?.id).toBe('error.not-signed-in')
    expect((await ask('/api/yard-boxes?blNo=COSU1234', 'new')).error?.id).toBe('error.not-certified')
    expect((await ask('/api/yard-boxes?blNo=COSU1234', 'analyst')).error?.id).toBe('error.forbidden')
  })
})
