import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRecords } from '#demo'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

const today = '2026-11-21'

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['admin', 'shipper', 'other', 'new', 'pending', 'service', 'analyst'])
    tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

type Row = Record<string, unknown>

async function ask(url: string, as?: string) {
  const answer = await portal.app.inject({ url, headers: as === undefined ? {} : { 'access-token': tokens[as] ?? '' } })
  const body = answer.json() as { code: number; data: { rows: Row[]; total: number }; error?: { id: string } }
  return { status: answer.statusCode, text: answer.body, ...body }
}

type StoredRate = {
  readonly carrier: string
  readonly service: string
  readonly voyage: string
  readonly pol: string
  readonly pod: string
  readonly etd: string
  readonly transitDays: number
  readonly validTo: string
  readonly price40HQ: string
}

/** The rates to be counted, as stored. */
async function storedRates(): Promise<StoredRate[]> {
  const brand = portal.releases.current().release.defaultBrand
  const rows = await portal.test.db.selectFrom('rates').select('data').where('brand', '=', brand).execute()
  const rates = rows.map(({ data }) => data as StoredRate)
  return rates.filter(({ etd, validTo }) => etd >= today && etd < '2026-12-19' && validTo >= today)
}

describe('carriers with their services', () => {
  it('count the sailings of the coming weeks, according to the rates', async () => {
    const { data } = await ask('/api/carriers?pageSize=50', 'admin')
    const rates = await storedRates()
    const carriers = new Set(rates.map(({ carrier }) => carrier))
    expect(data.total).toBe(carriers.size)
    expect(data.rows.map(({ carrier }) => carrier).sort()).toEqual([...carriers].sort())
    for (const row of data.rows) {
      const own = rates.filter(({ carrier }) => carrier === row.carrier)
      const days = own.map(({ transitDays }) => transitDays)
      expect(row, String(row.carrier)).toMatchObject({
        scac: row.carrier,
        services: new Set(own.map(({ service }) => service)).size,
        sailings: new Set(own.map(({ service, voyage, pol, etd }) => [service, voyage, pol, etd].join())).size,
        lanes: new Set(own.map(({ pol, pod }) => pol + pod)).size,
        fastest: Math.min(...days),
        slowest: Math.max(...days),
        nextEtd: own.map(({ etd }) => etd).sort()[0],
        lowest40HQ: String(Math.min(...own.map(({ price40HQ }) => Number(price40HQ)))),
      })
      const departures = row.departures as { etd: string }[]
      expect(departures.map(({ etd }) => etd)).toEqual(
        own
          .map(({ etd }) => etd)
          .sort()
          .slice(0, departures.length),
      )
    }
  })

  it('are found by any code of a port, and by carrier', async () => {
    const rates = await storedRates()
    const lane = rates.filter(({ pol, pod }) => pol === 'CNNGB' && pod === 'NLRTM')
    const { data } = await ask('/api/carriers?pol=CNNBO&pod=NLRTM', 'admin')
    expect(data.rows.map(({ carrier }) => carrier).sort()).toEqual([...new Set(lane.map(({ carrier }) => carrier))].sort())
    expect(data.rows.every(({ lanes }) => lanes === 1)).toBe(true)
    const [first] = lane
    expect((await ask(`/api/carriers?carrier=${first?.carrier}`)).data.rows.map(({ carrier }) => carrier)).toEqual([first?.carrier])
    expect((await ask('/api/carriers?pol=CNNGB&pod=CNNGB')).data).toMatchObject({ rows: [], total: 0 })
  })

  it('are sorted and paged, each on exactly one page', async () => {
    const all = (await ask('/api/carriers?pageSize=50&sort=carrier&order=ascending')).data.rows.map(({ carrier }) => carrier)
    expect(all).toEqual([...all].sort())
    const [first, second] = [await ask('/api/carriers?pageSize=3&sort=carrier'), await ask('/api/carriers?pageSize=3&page=2&sort=carrier')]
    expect([...first.data.rows, ...second.data.rows].map(({ carrier }) => carrier)).toEqual(all.slice(0, 6))
  })

  it('hide prices completely from users who may not see them', async () => {
    for (const [as, hidden] of [
      [undefined, 'login'],
      ['new', 'certify'],
      ['pending', 'consent'],
      ['analyst', undefined],
    ] as const) {
      const { text, data } = await ask('/api/carriers?pageSize=50', as)
      expect(text, as).not.toMatch(/"lowest|price|currency/i)
      expect(data.rows[0]?.hidden, as).toBe(hidden)
      expect(data.rows.length).toBeGreaterThan(0)
    }
    for (const as of ['shipper', 'other', 'service']) {
      expect(
        (await ask('/api/carriers', as)).data.rows.every(({ lowest40HQ, currency }) => lowest40HQ && currency),
        as,
      ).toBe(true)
    }
  })

  it('include a contract rate only for its company', async () => {
    const { db } = portal.test
    const row = await db.selectFrom('rates').selectAll().where('brand', '=', 'quayside').limit(1).executeTakeFirstOrThrow()
    const data = { ...row.data, rateId: 'contract-1', carrier: 'MAEU', etd: '2026-12-01', validTo: '2026-12-31', price40HQ: '7.77' }
    const fixed = {
      brand: 'quayside',
      state: null,
      version: 1,
      release: row.release ?? '',
      createdAt: `${today}T00:00:00Z`,
      updatedAt: `${today}T00:00:00Z`,
    }
    await insertRecords(db, 'rates', [{ ...fixed, id: 'contract-1', companyId: 'lanting', data }])
    const lowestFor = async (as: string) => (await ask('/api/carriers?carrier=MAEU', as)).data.rows[0]?.lowest40HQ
    expect(await lowestFor('other')).toBe('7.77')
    for (const as of ['shipper', 'forwarder', 'service'].filter((account) => tokens[account]))
      expect(await lowestFor(as), as).not.toBe('7.77')
    await db.deleteFrom('rates').where('id', '=', 'contract-1').execute()
  })
})

describe('a company’s bookings by carrier', () => {
  it('are those of its own orders only', async () => {
    const rows = await portal.test.db
      .selectFrom('orders')
      .selectAll()
      .where('brand', '=', 'quayside')
      .where('company_id', '=', 'haichuan')
      .execute()
    const orders = rows.filter(({ state, data: order }) => state !== 'cancelled' && state !== 'rejected' && order.carrier !== undefined)
    // Some orders have no carrier and do not count.
    expect(rows.some(({ data: order }) => order.carrier === undefined)).toBe(true)
    const { data } = await ask('/api/carriers/bookings?pageSize=50', 'shipper')
    expect(data.rows.reduce((sum, { orders: count }) => sum + Number(count), 0)).toBe(orders.length)
    expect(orders.length).toBeGreaterThan(0)
    for (const row of data.rows) {
      const own = orders.filter(({ data: order }) => order.carrier === row.carrier)
      const total = own.reduce((sum, { data: order }) => sum + Math.round(Number(order.baseTotal ?? 0) * 100), 0)
      expect(row).toMatchObject({ orders: own.length, baseCurrency: 'CNY' })
      expect(Math.round(Number(row.baseTotal) * 100)).toBe(total)
      expect(Number(row.pending) + Number(row.executing) + Number(row.completed)).toBe(own.length)
    }
    expect((await ask('/api/carriers/bookings', 'admin')).data).toEqual((await ask('/api/carriers/bookings', 'shipper')).data)
  })

  it('are the total of all companies for staff, and empty without a company', async () => {
    const count = (rows: Row[]) => rows.reduce((sum, { orders }) => sum + Number(orders), 0)
    const [staff, one, two] = [
      await ask('/api/carriers/bookings', 'service'),
      await ask('/api/carriers/bookings', 'admin'),
      await ask('/api/carriers/bookings', 'other'),
    ]
    expect(count(staff.data.rows)).toBeGreaterThanOrEqual(count(one.data.rows) + count(two.data.rows))
    expect((await ask('/api/carriers/bookings')).code).toBe(4)
    for (const as of ['new', 'pending']) expect((await ask('/api/carriers/bookings', as)).status, as).toBe(404)
    expect((await ask('/api/carriers/bookings', 'analyst')).status).toBe(403)
  })
})
