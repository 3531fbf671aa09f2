import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../../support/documents.ts'

let portal: TestPortal
let member: string
beforeAll(async () => {
  portal = await openTestPortal({ root })
  member = await portal.signIn('member')
})
afterAll(() => portal.close())

interface Way {
  readonly mode: string
  readonly days: number
  readonly km: number
  readonly truckKm: number
  readonly co2e?: string
  readonly price?: string
  readonly hidden?: string
  readonly unpriced?: string
  readonly cheapest?: boolean
  readonly fastest: boolean
  readonly cleanest: boolean
}

async function post(url: string, payload: object, token?: string) {
  const headers = { cookie: 'default-language=en', ...(token === undefined ? {} : { 'access-token': token }) }
  const answer = await portal.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, ...(answer.json() as { data: never; error?: { id: string } }) }
}

async function compare(payload: object, { token, brand = 'pujiang' }: { token?: string; brand?: string } = {}) {
  const { data } = await post(`/api/tools/modes?brand=${brand}`, payload, token)
  return new Map((data as { ways: readonly Way[] }).ways.map((way) => [way.mode, way]))
}

const wuhan = { city: 'CNWUH', portArea: 'yangshan', boxType: '40HQ', weight: '18000' }

describe('compare-modes', () => {
  it('adds up the legs of each way and marks the fastest way and the one with the lowest emissions', async () => {
    const ways = await compare(wuhan)
    expect(ways.get('road')).toMatchObject({ days: 2, km: 880, truckKm: 880, co2e: '1188.0', fastest: true })
    // 25 km + 45 km by truck, 920 km by rail: 18 t x (70 x 75 g + 920 x 16 g)
    expect(ways.get('rail')).toMatchObject({ km: 990, truckKm: 70, co2e: '359.5', cleanest: true })
    // 40 km by truck, 1120 km by barge and 110 km by shuttle barge
    expect(ways.get('barge')).toMatchObject({ days: 7, km: 1270, truckKm: 40, co2e: '563.2', cleanest: false })
  })

  it('hides prices, and which is the cheapest, from visitors', async () => {
    for (const way of (await compare(wuhan)).values()) {
      expect(way).toMatchObject({ hidden: 'login' })
      expect(way).not.toHaveProperty('price')
      expect(way).not.toHaveProperty('cheapest')
    }
  })

  it('offers only the modes available in a city', async () => {
    expect([...(await compare({ ...wuhan, city: 'CNSZH' })).keys()]).toEqual(['road', 'barge'])
  })

  it('reports a mode without a published price', async () => {
    // Trucks from Wuhan are priced by the Shanghai brand only; the test member belongs to the default brand.
    const ways = await compare(wuhan, { token: member, brand: 'quayside' })
    expect(ways.get('road')?.unpriced).toContain('quotes on request')
    expect(ways.get('rail')?.price).toBeDefined()
    expect(ways.get('barge')).toMatchObject({ price: '3154.00', cheapest: true })
  })

  it('prices a barge as an order is priced, with the transfer to Yangshan as a line of its own', async () => {
    const boxes = [{ boxType: '40HQ', quantity: 1 }]
    const lane = { city: 'CNWUH', preCarriage: true, boxes }
    const linesOf = async (portArea: string) => {
      const { data } = await post('/api/quotes/barge', { ...lane, portArea }, member)
      return data as { baseTotal: string; lines: readonly { fee: string; amount: string }[] }
    }
    const yangshan = await linesOf('yangshan')
    expect(yangshan.baseTotal).toBe('3154.00')
    expect(yangshan.lines.find(({ fee }) => fee === 'areaTransfer')?.amount).toBe('280.00')
    expect((await linesOf('waigaoqiao')).lines.map(({ fee }) => fee)).not.toContain('areaTransfer')
  })
})

it('weighs air cargo for visitors: the greater of gross and volumetric weight', async () => {
  const pieces = [{ quantity: 10, length: '60', width: '50', height: '40', weight: '15' }]
  const { data } = await post('/api/tools/air-weight', { pieces })
  expect(data).toMatchObject({
    pieces: 10,
    grossWeight: '150.0',
    volume: '1.200',
    chargeableWeight: '200',
    weights: [
      { basis: 'gross', weight: '150.0', charged: false },
      { basis: 'volume', weight: '200.0', charged: true },
    ],
  })
})
