/** Whose carrier a tracked number is: from own orders, the B/L prefix or the owner code, asked for only where all fail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
let shipper: string
let other: string
/** Two bookings of the shipper's company, with different carriers. */
let orders: { id: string; mbl: string; carrier: string }[]
/** Its owner is a lessor: the number identifies no carrier. */
const leased = 'TEXU3070079'

beforeAll(async () => {
  portal = await openWorldPortal()
  shipper = await portal.signIn('shipper')
  other = await portal.signIn('other')
  const rows = await portal.test.db.selectFrom('orders').selectAll().where('brand', '=', 'quayside').orderBy('id').execute()
  const booked = rows.filter(({ state, data }) => state === 'in-process' && data.orderType === 'sea-booking' && data.mblNo && data.carrier)
  const first = booked[0]
  const second = booked.find(({ data }) => data.carrier !== first?.data.carrier)
  if (!first || !second) throw new Error('The demo world lacks sea bookings of two carriers')
  orders = []
  for (const { id, data } of [first, second]) {
    const containers = id === first.id ? [{ containerNo: leased, boxType: '20GP' }] : undefined
    const stored = JSON.stringify({ ...data, containers })
    await portal.test.db.updateTable('orders').set({ company_id: 'haichuan', data: stored }).where('id', '=', id).execute()
    orders.push({ id, mbl: String(data.mblNo), carrier: String(data.carrier) })
  }
})
afterAll(() => portal?.close())

async function get(path: string, query: Record<string, string>, token = shipper, language = 'en') {
  const headers = { host: 'localhost', 'access-token': token, cookie: `default-language=${language}` }
  return (await portal.app.inject({ url: `${path}?${new URLSearchParams(query)}`, headers })).json()
}

const track = async (number: string, token?: string, language?: string) => (await get('/api/tracking', { number }, token, language)).data
const trackMany = async (query: Record<string, string>, token?: string) => (await get('/api/tracking/many', query, token)).data.rows

describe('one number', () => {
  it('of an own order needs no carrier, in any notation, even on a leased container', async () => {
    const [first, second] = orders
    for (const number of [first?.mbl, first?.mbl.slice(4).toLowerCase(), leased, 'texu 307007-9'])
      expect(await track(String(number)), number).toMatchObject({
        outcome: 'found',
        carrier: first?.carrier,
        carrierBy: 'from the order',
        shipments: [{ omsOrderNo: first?.id }],
      })
    expect(await track(second?.mbl ?? '', shipper, 'zh')).toMatchObject({ carrier: second?.carrier, carrierBy: '来自订单' })
  })

  it('of no own order is matched to a carrier by its prefix or owner code', async () => {
    expect(await track('MEDUAB123456')).toMatchObject({ outcome: 'none', carrier: 'MSCU', carrierBy: 'from the B/L prefix MEDU' })
    expect(await track('ＭＳＫＵ 601167-2')).toMatchObject({ outcome: 'none', carrier: 'MAEU', carrierBy: 'from the owner code MSKU' })
  })

  it('that identifies no carrier asks for one, and says why', async () => {
    expect(await track('6312345678')).toMatchObject({ outcome: 'ask', shipments: [], asked: [] })
    const lessor = await track('TCNU1234567')
    expect(lessor).toMatchObject({ outcome: 'ask', message: expect.stringContaining('Choose a carrier') })
    expect(lessor.hint).toContain('TCNU')
    expect((await get('/api/tracking/export', { number: '6312345678' })).error.id).toBe('error.tracking-place')
    const chosen = await get('/api/tracking', { number: '6312345678', carrier: 'OOLU' })
    expect(chosen.data).toMatchObject({ outcome: 'none', carrier: 'OOLU', carrierBy: 'as chosen' })
  })

  it('is followed and exported without a carrier', async () => {
    const headers = { host: 'localhost', 'access-token': shipper }
    const payload = { number: leased, hours: 12 }
    expect((await portal.app.inject({ method: 'POST', url: '/api/tracking/watches', headers, payload })).json().code).toBe(0)
    expect((await get('/api/tracking/export', { number: leased })).error).toBeUndefined()
  })
})

it('answers a stranger about numbers of others as about numbers that do not exist', async () => {
  // Equal but for the number itself.
  const blind = (answer: object, number: string) => JSON.stringify(answer).replaceAll(number, '#')
  const sameLength = (number: string) => `${number.slice(0, -3)}999`
  expect(await track(leased, other)).toMatchObject({ outcome: 'ask', shipments: [] })
  expect(blind(await track(leased, other), leased)).toBe(blind(await track('TEXU0000015', other), 'TEXU0000015'))
  for (const { mbl } of orders) {
    for (const number of [mbl, mbl.slice(4)])
      expect(blind(await track(number, other), number), number).toBe(blind(await track(sameLength(number), other), sameLength(number)))
  }
})

describe('several numbers', () => {
  it('of different lines are found in one search, also if one carrier is chosen for all', async () => {
    const numbers = orders.map(({ mbl }) => mbl).join('\n')
    for (const chosen of [{}, { carrier: 'ZIMU' }, { portArea: 'beilun' }]) {
      const rows: { mbl: string; carrier: string; carrierBy: string }[] = await trackMany({ numbers, ...chosen })
      for (const { mbl, carrier } of orders)
        expect(
          rows.find((row) => row.mbl === mbl),
          mbl,
        ).toMatchObject({ carrier, carrierBy: 'from the order' })
    }
  })

  it('each name their carrier, and only those that identify none ask for one', async () => {
    const rows: { number: string; carrier?: string; status: string }[] = await trackMany({
      numbers: 'MSKU6011672\nOOLU2612345678\n6312345678\nTCNU1234567',
    })
    expect(rows.map(({ number, carrier }) => [number, carrier])).toEqual([
      ['MSKU6011672', 'MAEU'],
      ['OOLU2612345678', 'OOLU'],
      ['6312345678', undefined],
      ['TCNU1234567', undefined],
    ])
    expect(rows.slice(0, 2).map(({ status }) => status)).toEqual(['no logistics info found', 'no logistics info found'])
    expect(rows[2]?.status).toContain('Add one beside it')
    expect(rows[3]?.status).toContain('TCNU')
    const [fallback] = await trackMany({ numbers: '6312345678', carrier: 'OOLU' })
    expect(fallback).toMatchObject({ carrier: 'OOLU', carrierBy: 'as chosen', status: 'no logistics info found' })
  })

  it('take a carrier beside them by any of its names, as its field does', async () => {
    const rows: { carrier?: string }[] = await trackMany({ numbers: '6312345678\t长荣\n6312345679, ＨＰＬ\n6312345670 中远' })
    expect(rows.map(({ carrier }) => carrier)).toEqual(['EGLV', 'HLCU', 'COSU'])
    expect((await get('/api/tracking', { number: '6312345678', carrier: '达飞' })).data).toMatchObject({ carrier: 'CMDU' })
  })

  it('with the wrong carrier beside an own number say so', async () => {
    const [first] = orders
    const wrong = first?.carrier === 'ZIMU' ? 'HDMU' : 'ZIMU'
    const [row] = await trackMany({ numbers: `${first?.mbl} ${wrong}` })
    expect(row.status).toContain('belongs to another')
  })
})
