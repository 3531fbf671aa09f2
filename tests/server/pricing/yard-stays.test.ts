/** Containers in yards with their forecast, terminals of a port, why a tariff applies, and orders of port express. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { openWorldPortal, today } from '../support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['shipper', 'other', 'new', 'pending', 'service', 'analyst']) tokens[account] = await portal.signIn(account)
  await placeBoxes('shipper', ['2026-11-15', '2026-11-02', '2026-10-20'])
  await placeBoxes('other', ['2026-11-10'])
})
afterAll(() => portal.close())

/** Containers at a yard that charges CNY 10 a day after 21 days, one for each day of arrival. */
async function placeBoxes(account: string, arrivals: readonly string[]): Promise<void> {
  const { db } = portal.test
  const person = db.selectFrom('users').select('company_id').where('account', '=', account).where('brand', '=', 'quayside')
  const { company_id } = await person.executeTakeFirstOrThrow()
  const rows = arrivals.map((day, index) => ({
    id: `stay-${account}-${index}`,
    brand: 'quayside',
    company_id: company_id ?? '',
    bl_no: `STAY${account.toUpperCase()}`,
    container_no: `STAY${account.slice(0, 3).toUpperCase()}${index}`,
    box_type: '40HQ' as const,
    yard: 'qianwan-depot',
    loaded: true,
    in_at: `${day}T02:00:00Z`,
  }))
  await db.insertInto('yard_boxes').values(rows).execute()
}

type Row = Readonly<Record<string, string | number | boolean | undefined>>
interface Said {
  readonly data: Row & { rows: Row[]; lines: Row[]; tariffs: Row[]; totals: Row; counts: Record<string, number>; total: number }
  readonly error?: { readonly id: string }
}

async function ask(url: string, as?: string, payload?: object) {
  const headers = { ...(as ? { 'access-token': tokens[as] ?? '' } : {}), ...(payload ? { 'idempotency-key': crypto.randomUUID() } : {}) }
  const answer = await portal.app.inject({ url, headers, ...(payload ? { method: 'POST', payload } : {}) })
  return { status: answer.statusCode, text: answer.body, ...(answer.json() as Said) }
}

const list = '/api/yard-boxes/current?pageSize=100'
const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100)
const sumOf = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + cents(row[field]), 0)

describe('containers in yards', () => {
  it('are those of the company; staff see all', async () => {
    const [own, foreign, all] = await Promise.all(['shipper', 'other', 'service'].map((who) => ask(list, who)))
    const numbers = (said: Said | undefined) => (said?.data.rows ?? []).map(({ containerNo }) => containerNo)
    expect(own?.data.total).toBeGreaterThan(0)
    expect(numbers(own).filter((one) => numbers(foreign).includes(one))).toEqual([])
    expect(all?.data.total).toBeGreaterThanOrEqual((own?.data.total ?? 0) + (foreign?.data.total ?? 0))
    expect(own?.data.rows.every(({ there, outAt }) => there === true && outAt === undefined)).toBe(true)
  })

  it('need a session and a certified company', async () => {
    expect((await ask(list)).error?.id).toBe('error.not-signed-in')
    expect((await ask(list, 'new')).error?.id).toBe('error.not-certified')
    expect((await ask(list, 'pending')).error?.id).toBe('error.awaiting-consent')
    expect((await ask(list, 'analyst')).error?.id).toBe('error.forbidden')
  })

  it('cost the same today as under their bill of lading, and on a later day what they will have cost by then', async () => {
    const { data } = await ask(`${list}&until=2026-12-01&port=CNTAO`, 'shipper')
    const stays = data.rows.filter(({ blNo }) => blNo === 'STAYSHIPPER')
    const figures = stays.map((row) => [row.days, row.freeDaysLeft, row.lastFreeDay, row.baseTotal, row.untilDays, row.untilTotal])
    expect(figures).toEqual([
      [33, undefined, '2026-11-09', '120.00', 43, '220.00'],
      [20, 1, '2026-11-22', '0.00', 30, '90.00'],
      [7, 14, '2026-12-05', '0.00', 17, '0.00'],
    ])
    const bill = (await ask('/api/yard-boxes?blNo=stayshipper', 'shipper')).data.rows
    expect(bill.map(({ baseTotal }) => baseTotal)).toEqual(['120.00', '0.00', '0.00'])
    expect(data.totals).toMatchObject({ boxes: data.total, untilDay: '2026-12-01', baseCurrency: 'CNY' })
    expect(cents(data.totals.baseTotal)).toBe(sumOf(data.rows, 'baseTotal'))
    expect(cents(data.totals.untilTotal)).toBe(sumOf(data.rows, 'untilTotal'))
    expect(cents(data.totals.growth)).toBe(sumOf(data.rows, 'untilTotal') - sumOf(data.rows, 'baseTotal'))
  })

  it('are forecast for a few days by default, never for the past, and not too far ahead', async () => {
    expect((await ask(list, 'shipper')).data.totals.untilDay).toBe('2026-11-28')
    const { totals } = (await ask(`${list}&until=2026-01-01`, 'shipper')).data
    expect([totals.untilDay, cents(totals.growth)]).toEqual([today, 0])
    expect((await ask(`${list}&until=2028-01-01`, 'shipper')).error?.id).toBe('error.time-too-long')
  })

  it('are sorted by value, searched, and counted by stage of their free time', async () => {
    const sorted = (await ask(`${list}&sort=untilTotal&order=descending`, 'service')).data.rows.map(({ untilTotal }) => cents(untilTotal))
    expect(sorted).toEqual(sorted.toSorted((one, other) => other - one))
    const { data } = await ask(`${list}&words=stayshi`, 'service')
    expect(data.counts).toEqual({ all: 3, free: 2, ending: 1, charged: 1 })
    for (const stay of ['free', 'ending', 'charged']) {
      const found = await ask(`${list}&words=stayshi&stay=${stay}`, 'service')
      expect([found.data.total, found.data.totals.boxes], stay).toEqual([data.counts[stay], data.counts[stay]])
    }
    expect((await ask(`${list}&words=staysHI1`, 'service')).data.rows).toMatchObject([{ containerNo: 'STAYSHI1' }])
    expect((await ask(`${list}&words=stayshi`, 'other')).data.total).toBe(0)
  })
})

describe('a port', () => {
  it('lists its terminals with area and note', async () => {
    const { data } = await ask('/api/terminals?ports=CNTAO')
    expect(data.rows.map(({ id }) => id)).toEqual(['QQCTX', 'QQCTN', 'QQCTU', 'QQCTUA'])
    expect(data.rows.every(({ area, note, parent }) => area && note && parent === 'CNTAO')).toBe(true)
  })

  it('lists the yards of several ports, and only their choices', async () => {
    const { data } = await ask('/api/yards?ports=CNTAO,CNYTN')
    expect(data.rows.map(({ id }) => id)).toEqual(['qianwan-depot', 'yantian-depot'])
    expect(Object.keys((data as unknown as { facets: { site: object } }).facets.site)).toEqual(['qianwan', 'yantian'])
  })

  it('says why a tariff applies, since when and on whose figures', async () => {
    const own = (await ask('/api/tariffs/terms?port=CNNGB&service=port-express')).data.tariffs
    expect(own).toMatchObject([{ reason: '本港专用费率', validity: '自 2026-01-01 起有效' }])
    expect(own).toMatchObject([{ source: 'assumed' }])
    expect((await ask('/api/tariffs/terms?port=CNTAO&service=lcl')).data.tariffs).toMatchObject([
      { reason: '本港无专用费率，适用通用费率', validity: '现行有效，调整时另行公布' },
    ])
    const warehouses = (await ask('/api/tariffs/terms?port=CNTAO&service=warehouse')).data.tariffs
    expect(warehouses.map(({ reason }) => reason)).toContain('适用于前湾出口内装库')
    expect((await ask('/api/tariffs/terms?service=lcl')).data.tariffs).toMatchObject([{ reason: '' }])
  })

  it('lists the truck prices of one city', async () => {
    const { data } = await ask(`/api/quotes/truck/prices?pol=CNTAO&pageSize=100&words=${encodeURIComponent('黄岛')}`, 'shipper')
    expect(new Set(data.rows.map(({ area }) => area))).toEqual(new Set(['370211']))
  })
})

describe('port express', () => {
  const way = {
    port: 'CNNGB',
    place: 'nb-beilun-yard',
    terminal: 'BLCT2',
    boxes: [{ boxType: '40HQ', quantity: 2 }],
    workDate: '2026-12-01',
  }

  it('is priced by place and terminal, with express gate-in and night work if wanted', async () => {
    const plain = await ask('/api/quotes/port-express', 'shipper', { ...way, direction: 'to-terminal' })
    expect(plain.data.lines.map(({ fee, amount }) => [fee, amount])).toEqual([['portShuttle', '520.00']])
    const { data } = await ask('/api/quotes/port-express', 'shipper', { ...way, express: true, night: true })
    expect(data.lines.map(({ fee, amount }) => [fee, amount])).toEqual([
      ['portShuttle', '520.00'],
      ['expressGateIn', '240.00'],
      ['nightWork', '200.00'],
    ])
    expect((await ask('/api/quotes/port-express', undefined, way)).error?.id).toBe('error.not-signed-in')
    expect((await ask('/api/quotes/port-express', 'shipper', { ...way, terminal: 'SECT' })).error?.id).toBe('error.no-terminal-yard-price')
  })

  it('becomes an order at the price shown', async () => {
    const booking = { ...way, direction: 'to-terminal', express: true, cargoType: 'general', contact: '周', mobile: '13900001234' }
    const refused = await ask('/api/orders/port-express', 'shipper', { booking, shownTotal: '1.00' })
    expect(refused.error?.id).toBe('error.price-changed')
    const placed = await ask('/api/orders/port-express', 'shipper', { booking, shownTotal: '760.00' })
    expect(placed.status, placed.text).toBe(200)
    const order = await ask(`/api/orders/${String(placed.data.omsOrderNo)}`, 'shipper')
    expect(order.data).toMatchObject({ orderType: 'port-express', terminal: 'BLCT2', baseTotal: '760.00' })
  })
})
