/** What campaigns show: the best offer of each lane, terminal and site, from the rates and tariffs in force. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareDecimals } from '#rules'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
let customer: string
beforeAll(async () => {
  portal = await openWorldPortal()
  customer = await portal.signIn('shipper')
})
afterAll(() => portal.close())

type Row = Readonly<Record<string, string>>

async function list(who: 'visitor' | 'customer', url: string): Promise<Row[]> {
  const answer = await portal.app.inject({ url, headers: who === 'customer' ? { 'access-token': customer } : {} })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.rows
}

describe('the best sea rates', () => {
  const ports = 'pods=USLAX,INNSA'

  it('are the cheapest of each port of discharge, in the order asked', async () => {
    const best = await list('customer', `/api/rates/sea/best?${ports}&pol=CNNGB&boxType=20GP`)
    expect(best.map(({ pod }) => pod)).toEqual(['USLAX', 'INNSA'])
    for (const { pod, price20GP = '' } of best) {
      const [cheapest] = await list('customer', `/api/rates/sea?pol=CNNGB&pod=${pod}&sort=price20GP&order=ascending&pageSize=1`)
      expect(price20GP).toBe(cheapest?.price20GP)
    }
  })

  it('find ports under each of their codes, and only sailings up to the day', async () => {
    const [next] = await list('customer', '/api/rates/sea?pol=CNNGB&pod=INNSA&sort=etd&order=ascending&pageSize=1')
    const found = await list('customer', `/api/rates/sea/best?pods=INNSA&pol=CNNBO&until=${next?.etd}`)
    expect(found.map(({ etd }) => etd)).toEqual([next?.etd])
    expect(await list('customer', '/api/rates/sea/best?pods=INNSA&until=2020-01-01')).toEqual([])
  })

  it('reveal no prices to visitors, not even by which rate is chosen', async () => {
    const [shown] = await list('visitor', '/api/rates/sea/best?pods=INNSA&pol=CNNGB')
    const [next] = await list('visitor', '/api/rates/sea?pol=CNNGB&pod=INNSA&sort=etd&order=ascending&pageSize=1')
    expect(shown).toMatchObject({ hidden: 'login', etd: next?.etd })
    expect(shown).not.toHaveProperty('price40HQ')
  })
})

describe('the best truck prices', () => {
  it('are the cheapest place of loading for each terminal', async () => {
    const best = await list('customer', '/api/quotes/truck/best?length=20&pageSize=100')
    const qingdao = best.filter(({ pol }) => pol === 'CNTAO')
    expect(qingdao.length).toBeGreaterThan(1)
    for (const { terminal, price20 } of qingdao) {
      const lanes = await list(
        'customer',
        `/api/quotes/truck/prices?pol=CNTAO&terminal=${terminal}&sort=price20&order=ascending&pageSize=100`,
      )
      expect(lanes[0]?.price20).toBe(price20)
      expect(lanes.map((lane) => lane.price20)).toEqual(lanes.map((lane) => lane.price20).sort((a = '', b = '') => compareDecimals(a, b)))
    }
  })

  it('keep the order of the tariff for those who may not see prices', async () => {
    const url = '/api/quotes/truck/prices?pol=CNTAO&pageSize=100'
    const sorted = await list('visitor', `${url}&sort=price40&order=descending`)
    expect(sorted).toEqual(await list('visitor', url))
    expect(sorted[0]).not.toHaveProperty('price40')
  })
})

describe('offers of yards and warehouses', () => {
  it('have the price of the same order at each site, cheapest first', async () => {
    const yards = await list('customer', '/api/yards/offers?boxType=40HQ&quantity=2&storageDays=40')
    const totals = yards.map(({ total = '' }) => total)
    expect(totals.length).toBeGreaterThan(5)
    expect(totals).toEqual(totals.toSorted(compareDecimals))
    const [ningbo] = await list('customer', '/api/yards/offers?port=CNNGB&boxType=40HQ&quantity=2&storageDays=40')
    const quote = await portal.app.inject({
      method: 'POST',
      url: '/api/quotes/yard',
      headers: { 'access-token': customer },
      payload: { port: 'CNNGB', yard: ningbo?.yard, boxes: [{ boxType: '40HQ', quantity: 2 }], storageDays: 40 },
    })
    expect(ningbo?.total).toBe(quote.json().data.baseTotal)
  })

  it('name the pick-up yard and terminal that cost least', async () => {
    const warehouses = await list('customer', '/api/warehouses/offers?city=CNNGB&volume=30')
    expect(warehouses.length).toBeGreaterThan(1)
    for (const { pickUpYard, terminal, port } of warehouses)
      expect({ pickUpYard, terminal, port }).toEqual({ pickUpYard: 'beilun-depot', terminal: expect.any(String), port: 'CNNGB' })
  })

  it('are listed by name without prices for visitors', async () => {
    const names = (await list('visitor', '/api/warehouses/offers')).map(({ id, total }) => ({ id, total }))
    expect(names.length).toBeGreaterThan(5)
    expect(names.every(({ total }) => total === undefined)).toBe(true)
  })
})
