import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../../support/documents.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openTestPortal({ root })
  const brand = portal.releases.current().release.defaultBrand
  const rates = Object.entries({ USD: '7.1', EUR: '7.7' }).map(([currency, rate]) => ({
    ...{ id: currency, brand, base_currency: 'CNY', currency, rate },
    ...{ valid_from: '2026-01-01', valid_to: null },
  }))
  await portal.test.db.insertInto('exchange_rates').values(rates).execute()
  for (const account of ['member', 'analyst']) tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

type Answer = { readonly data: never; readonly error?: { readonly id: string } }

async function get(url: string, { as, language = 'en' }: { as?: string; language?: string } = {}) {
  const headers = { cookie: `default-language=${language}`, ...(as === undefined ? {} : { 'access-token': tokens[as] ?? '' }) }
  const answer = await portal.app.inject({ url, headers })
  return { status: answer.statusCode, ...(answer.json() as Answer) }
}

async function post(url: string, payload: object, as?: string) {
  const headers = as === undefined ? {} : { 'access-token': tokens[as] ?? '' }
  const answer = await portal.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, ...(answer.json() as Answer) }
}

interface Term {
  readonly line: string
  readonly explanation: string
  readonly tax: string
  readonly assumed?: readonly string[]
}
type Terms = { readonly tariffs: readonly { readonly tariff: string; readonly variant: string; readonly terms: readonly Term[] }[] }

async function termsOf(query: string, options?: Parameters<typeof get>[1]) {
  const { data } = await get(`/api/tariffs/terms${query}`, options)
  return (data as Terms).tariffs
}

describe('quotation terms', () => {
  it('contain the rules of the specification, in both languages', async () => {
    const [shanghai] = await termsOf('?service=truck&port=CNSHA')
    const reported = Object.fromEntries(
      (shanghai?.terms ?? []).map(({ line, explanation }) => [line, explanation.replaceAll('\u00a0', ' ')]),
    )
    expect(shanghai?.tariff).toBe('shanghai-truck')
    expect(reported.waiting).toContain('free up to 6 hours; CNY 80 per hour beyond that; at most CNY 800 per truck per day')
    expect(reported['empty-run']).toContain('at least CNY 800')
    expect(reported.cancellation).toContain('30% of Freight; at least CNY 400')
    const [chinese] = await termsOf('?service=truck&port=CNSHA', { language: 'zh' })
    expect(chinese?.terms.find(({ line }) => line === 'waiting')?.explanation).toMatch(/^6 小时以内免费；/)
  })

  it('show the interpretation that a brand follows, and its tax', async () => {
    const [second] = await termsOf('?service=truck&port=CNSHA&brand=yongjiang')
    expect(second?.variant).toContain('hourly')
    expect(second?.terms.map(({ line }) => line)).toContain('cancellation-second')
    expect(second?.terms.map(({ line }) => line)).not.toContain('cancellation')
    const [ningbo] = await termsOf('?service=truck&port=CNNGB&brand=yongjiang')
    expect(ningbo?.terms.find(({ line }) => line === 'freight')?.tax).toBe('plus 9% VAT')
  })

  it('are the general ones only if a port has none of its own', async () => {
    expect((await termsOf('?service=truck&port=CNSHA')).map(({ tariff }) => tariff)).toEqual(['shanghai-truck'])
    expect((await termsOf('?service=truck&port=CNXMN')).map(({ tariff }) => tariff)).toEqual(['truck-base-fee-with-vat'])
  })

  it.each([undefined, 'member', 'analyst'])('mark assumed values for everyone: %s', async (as) => {
    const terms = (await termsOf('?service=yard&port=CNNGB', as ? { as } : {}))[0]?.terms
    expect(terms?.find(({ line }) => line === 'storage')?.assumed).toEqual(['price'])
  })

  it('change with every figure of any tariff line', async () => {
    const { listTariffs, linesOf } = await import('../../../src/server/freight/tariffs/documents.ts')
    const { describeLine } = await import('../../../src/server/freight/tariffs/describe-line.ts')
    const { release } = portal.releases.current()
    const brand = release.brands[release.defaultBrand]
    if (!brand) throw new Error('no brand')
    const wording = { brand, language: 'en' }
    const deaf: string[] = []
    for (const document of listTariffs({ brand })) {
      for (const { line, document: own } of linesOf(document, true)) {
        for (const member of ['price', 'free', 'percent', 'minimum'] as const) {
          if (line[member] === undefined) continue
          const signature = (reported: typeof line) =>
            describeLine({ line: reported, document: own, tariff: document.document, ...wording }).explanation
          if (signature(line) === signature({ ...line, [member]: '7654' })) deaf.push(`${document.id}.${line.id}.${member}`)
        }
      }
    }
    expect(deaf).toEqual([])
  })
})

interface Sheet {
  readonly lines: readonly { readonly fee: string; readonly amount: string; readonly why?: Record<string, unknown> }[]
  readonly baseTotal: string
}

describe('container fees', () => {
  const boxes = [
    { boxType: '20GP', quantity: 2 },
    { boxType: '40HQ', quantity: 1 },
  ]

  it('are the local charges of the port, with the rules that may add to them, also for visitors', async () => {
    const { status, data } = await post('/api/tools/box-cost', { port: 'CNNGB', boxes })
    const cost = data as Sheet & { readonly rules: readonly { readonly tariff: string; readonly prices: readonly object[] }[] }
    expect(status).toBe(200)
    // THC 2 x 755 + 1148, seal 3 x 50, EIR 3 x 30, documents 500; telex release and surcharges only if they are asked for.
    expect(cost.baseTotal).toBe('3398.00')
    expect(new Set(cost.rules.map(({ tariff }) => tariff))).toEqual(new Set(['ningbo-truck', 'ningbo-yard']))
    expect(cost.rules.some(({ prices }) => prices.length === 2)).toBe(true)
    expect(cost.lines[0]?.why).toMatchObject({ path: 'schemas/fees/tariffs/origin-charges-ningbo.json' })
  })

  it('include the charges of a terminal', async () => {
    const at = async (terminal: string) => ((await post('/api/tools/box-cost', { port: 'CNNGB', terminal, boxes })).data as Sheet).baseTotal
    expect([await at('BLCT1'), await at('BLCT6')]).toEqual(['3398.00', '3458.00'])
  })

  it('refuse a container without a price, by name', async () => {
    const { status, error } = await post('/api/tools/box-cost', { port: 'CNNGB', boxes: [{ boxType: '99XX', quantity: 1 }] })
    expect({ status, error: error?.id }).toEqual({ status: 400, error: 'error.invalid' })
  })
})

describe('free time', () => {
  const ask = {
    place: 'truck-yard',
    port: 'CNNGB',
    boxType: '20GP',
    fromDay: '2026-11-01',
    fromTime: '09:00',
    toDay: '2026-11-06',
    toTime: '09:00',
  }

  it('is calculated day by day by the tariff of the place', async () => {
    const { data } = await post('/api/tools/free-time', ask)
    expect(data).toMatchObject({ quantity: '5', freeQuantity: '3', freeUntil: '2026-11-04T09:00', baseTotal: '40.00' })
    const qingdao = await post('/api/tools/free-time', { ...ask, place: 'yard', port: 'CNTAO' })
    expect(qingdao.data).toMatchObject({ quantity: '5', baseTotal: '0.00', freeUntil: '2026-11-22T09:00' })
  })

  it('of an import container follows the carrier, the port, the type and the date', async () => {
    const stay = { ...ask, place: 'carrier', carrier: 'COSU', boxType: '40HQ', fromTime: '00:00', toDay: '2026-11-20', toTime: '23:59' }
    const price = async (more: object) => (await post('/api/tools/free-time', { ...stay, ...more })).data
    // 20 days with the first and the last; 7 days at 120 and 3 at 240 after the 10 free ones.
    expect(await price({})).toMatchObject({ quantity: '20', freeQuantity: '10', baseTotal: '1560.00', units: { length: 20 } })
    expect(await price({})).toMatchObject({ validity: expect.stringContaining('2026-12-31') })
    expect(await price({ port: 'CNYTN' })).toMatchObject({ freeQuantity: '7' })
    expect(await price({ boxType: '40RH' })).toMatchObject({ freeQuantity: '4' })
    expect(await price({ carrier: 'MAEU' })).toMatchObject({ freeQuantity: '7' })
    expect(await price({ fromDay: '2027-01-01', toDay: '2027-01-20' })).toMatchObject({ freeQuantity: '7' })
    expect((await post('/api/tools/free-time', { ...stay, fromDay: '2025-11-01', toDay: '2025-11-02' })).error?.id).toBe('error.no-tariff')
  })

  it('at the destination is that of the carrier in the country, inside and outside the terminal', async () => {
    const stay = { ...ask, port: 'USLAX', carrier: 'COSU', boxType: '40HQ', fromTime: '00:00', toDay: '2026-11-12', toTime: '23:59' }
    const price = async (more: object) => (await post('/api/tools/free-time', { ...stay, ...more })).data
    // 12 days; after 5 free ones, 4 at 205 and 3 at 310, or 5 at 150 and 2 at 210.
    expect(await price({ place: 'demurrage' })).toMatchObject({ freeQuantity: '5', totals: [{ currency: 'USD', amount: '1750.00' }] })
    expect(await price({ place: 'detention' })).toMatchObject({ freeQuantity: '5', totals: [{ currency: 'USD', amount: '1170.00' }] })
    expect(await price({ place: 'demurrage', boxType: '40RH' })).toMatchObject({ freeQuantity: '3' })
    expect(await price({ place: 'demurrage', port: 'NLRTM' })).toMatchObject({ totals: [{ currency: 'EUR' }] })
    expect(await price({ place: 'demurrage', carrier: 'MAEU' })).toMatchObject({ freeQuantity: '4' })
    expect(await price({ place: 'demurrage', fromDay: '2027-02-01', toDay: '2027-02-12' })).toMatchObject({ freeQuantity: '4' })
    expect(await price({ place: 'detention', port: 'SGSIN' })).toMatchObject({ freeQuantity: '7', assumed: [expect.any(String)] })
  })

  it('is refused if no rule covers it', async () => {
    const refusal = async (more: object) => (await post('/api/tools/free-time', { ...ask, ...more })).error?.id
    expect(await refusal({ empty: true })).toBe('error.no-tariff')
    expect(await refusal({ port: 'CNTAO' })).toBe('error.no-tariff')
    expect(await refusal({ toDay: '2026-10-01' })).toBe('error.time-backwards')
    expect(await refusal({ fromTime: '25:00' })).toBe('error.invalid')
  })
})

describe('the list of tariff lines', () => {
  type Rows = {
    readonly rows: readonly {
      readonly key: string
      readonly source: string
      readonly place: string
      readonly path: string
      readonly row: number
    }[]
    readonly total: number
  }

  it('shows analysts source, file and line', async () => {
    const { data } = await get('/api/tariffs/lines?pageSize=100&words=shanghai-truck', { as: 'analyst' })
    const { rows } = data as Rows
    const waiting = rows.find(({ key }) => key === 'shanghai-truck.waiting')
    expect(waiting).toMatchObject({ source: 'specification', path: 'schemas/truck/tariffs/shanghai-truck.json' })
    expect(rows.find(({ key }) => key === 'shanghai-truck.overweight')?.source).toBe('partly')
    const file = (await get('/api/tariffs/documents/shanghai-truck?line=shanghai-truck.waiting', { as: 'analyst' })).data as {
      row: number
      lines: string[]
    }
    expect(file.row).toBe(waiting?.row)
    expect(file.lines.slice(file.row - 1, file.row + 1).join(' ')).toContain('"id": "waiting"')
  })

  it('can be filtered by source, and is limited to analysts', async () => {
    const { data } = await get('/api/tariffs/lines?pageSize=100&source=assumed', { as: 'analyst' })
    expect(new Set((data as Rows).rows.map(({ source }) => source))).toEqual(new Set(['assumed']))
    expect((await get('/api/tariffs/lines', { as: 'member' })).status).toBe(403)
    expect((await get('/api/tariffs/lines')).status).toBe(401)
    expect((await get('/api/tariffs/documents/nothing', { as: 'analyst' })).status).toBe(404)
  })
})
