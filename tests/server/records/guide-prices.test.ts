import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
let member: string
beforeAll(async () => {
  portal = await openWorldPortal()
  member = await portal.signIn('shipper')
})
afterAll(() => portal?.close())

interface GuidePrice {
  readonly id: string
  readonly lane: string
  readonly carrier: string
  readonly days: number
  readonly departure?: string
  readonly amount?: string
  readonly chargedWeight?: string
  readonly perKg?: string
  readonly price20?: string
  readonly price40?: string
  readonly revenueTons?: string
  readonly isMinimum?: boolean
  readonly cheapest?: boolean
  readonly hidden?: string
}

async function estimate(
  payload: object,
  { token, language = 'en' }: { token?: string; language?: string } = {},
): Promise<readonly GuidePrice[]> {
  const headers = { cookie: `default-language=${language}`, ...(token === undefined ? {} : { 'access-token': token }) }
  const answer = await portal.app.inject({ method: 'POST', url: '/api/tools/guide-prices?brand=quayside', headers, payload })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: { lanes: readonly GuidePrice[] } }>().data.lanes
}

describe('guide prices by air', () => {
  const frankfurt = { service: 'air', from: 'Shanghai PVG', to: 'Frankfurt', grossWeight: '320', volume: '1.5' }

  it('are those of the airlines between the airports, by chargeable weight, the cheapest first', async () => {
    const lanes = await estimate(frankfurt, { token: member })
    expect(lanes.length).toBeGreaterThan(1)
    expect(new Set(lanes.map(({ lane }) => lane))).toEqual(new Set(['Shanghai Pudong – Frankfurt']))
    const amounts = lanes.map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(lanes.map(({ cheapest }) => cheapest)).toEqual(lanes.map((_, index) => index === 0))
    const lufthansa = lanes.find(({ carrier }) => carrier.includes('LH'))
    expect(lufthansa).toMatchObject({ perKg: '29.50', chargedWeight: '320', amount: '9440.00', isMinimum: false })
  })

  it('count the volume of light cargo, and the next weight break if it is cheaper', async () => {
    const light = await estimate({ ...frankfurt, grossWeight: '60', volume: '0.588' }, { token: member })
    // 0.588 CBM are 98 kg, and 100 kg at 31.00 cost less than 98 kg at 34.50.
    expect(light.find(({ carrier }) => carrier.includes('LH'))).toMatchObject({ chargedWeight: '100', perKg: '31.00', amount: '3100.00' })
  })

  it('find the places by code and by name in both languages', async () => {
    const ids = async (from: string, to: string) => (await estimate({ ...frankfurt, from, to }, { token: member })).map(({ id }) => id)
    const expected = await ids('PVG', 'FRA')
    expect(expected).not.toEqual([])
    for (const [from, to] of [
      ['pvg', '法兰克福'],
      ['上海浦东机场', 'Frankfurt FRA'],
      ['Shanghai Pudong', 'Frankfurt, Germany'],
    ] as const)
      expect(await ids(from, to)).toEqual(expected)
    expect(await ids('Atlantis', 'FRA')).toEqual([])
    expect(await ids('PVG', 'Frank')).toEqual([])
  })

  it('show visitors the lanes, but neither prices nor their order', async () => {
    const lanes = await estimate(frankfurt)
    expect(lanes).not.toEqual([])
    expect(lanes.map(({ days }) => days)).toEqual(lanes.map(({ days }) => days).toSorted((a, b) => a - b))
    for (const lane of lanes) {
      expect(lane).toMatchObject({ hidden: 'login' })
      for (const field of ['amount', 'perKg', 'cheapest']) expect(lane).not.toHaveProperty(field)
    }
  })
})

it('rail: the next train of each number, for all containers or for none', async () => {
  const train = { service: 'rail', from: '义乌', to: 'Duisburg' }
  const priced = await estimate({ ...train, boxes: [{ boxType: '40HQ', quantity: 2 }] }, { token: member })
  expect(priced).not.toEqual([])
  expect(new Set(priced.map(({ carrier }) => carrier)).size).toBe(priced.length)
  for (const { amount, price40, departure } of priced) {
    expect(Number(amount)).toBe(2 * Number(price40))
    expect(departure).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  const reefers = await estimate({ ...train, boxes: [{ boxType: '45HQ', quantity: 1 }] }, { token: member })
  for (const lane of reefers) expect(lane).not.toHaveProperty('amount')
})

it('sea-rail: by container, from the inland station to the port of discharge', async () => {
  const boxes = [
    { boxType: '20GP', quantity: 1 },
    { boxType: '40GP', quantity: 1 },
  ]
  const lanes = await estimate({ service: 'sea-rail', from: 'Yiwu West', to: 'DEHAM', boxes }, { token: member })
  expect(lanes).not.toEqual([])
  for (const { amount, price20, price40 } of lanes) expect(Number(amount)).toBe(Number(price20) + Number(price40))
})

it('overseas: by cubic metre or tonne, at least one', async () => {
  const door = { service: 'overseas', from: '宁波', to: '洛杉矶' }
  const chargedOf = async (cargo: object) =>
    (await estimate({ ...door, ...cargo }, { token: member })).map(({ revenueTons }) => revenueTons)
  expect(new Set(await chargedOf({ volume: '0.4', grossWeight: '150' }))).toEqual(new Set(['1']))
  expect(new Set(await chargedOf({ volume: '3.2', grossWeight: '5100' }))).toEqual(new Set(['5.1']))
  expect(new Set(await chargedOf({ volume: '7.5', grossWeight: '900' }))).toEqual(new Set(['7.5']))
})
