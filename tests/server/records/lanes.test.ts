/** Departures and lanes with guide prices: on their pages for every reader, prices by the grid, the request filled in from a row. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '#server'
import { openBuiltRenderer } from '../../../src/server/http/pages/index.ts'
import { openWorldPortal, root } from '../support.ts'
import { callsTo } from './stage.ts'

let portal: TestPortal
let shipper: string
beforeAll(async () => {
  portal = await openWorldPortal({ renderer: await openBuiltRenderer(root) })
  shipper = await portal.signIn('shipper')
})
afterAll(() => portal?.close())

/** Path of the records, address of the page that lists them, a price, and something that every reader sees. */
const kinds = [
  { path: '/api/train-departures', page: '/route/railwayService', price: 'price40', shown: 'X8020' },
  { path: '/api/air-lanes', page: '/route/airFreightService', price: 'perKg100', shown: 'Cargolux CV' },
  { path: '/api/sea-rail-lanes', page: '/route/seaRailShipping', price: 'price40', shown: 'Xi&#x27;an International Port' },
  { path: '/api/overseas-lanes', page: '/oversea/newSea', price: 'price40', shown: 'Düsseldorf' },
]

describe.each(kinds)('$page', ({ path, page, price, shown }) => {
  test('lists its records for visitors of every brand that sells the service', async () => {
    for (const brand of ['quayside', 'yongjiang', 'pujiang', 'minjiang']) {
      const answer = await portal.app.inject({ url: `${page}?language=en`, headers: { host: `${brand}.localhost` } })
      expect(answer.statusCode, brand).toBe(200)
      expect(answer.body.includes(shown), brand).toBe(true)
    }
  })

  test('shows guide prices to verified companies only', async () => {
    const { send } = callsTo(portal)
    const seen = await send(path, undefined, { token: shipper })
    const hidden = await send(path)
    expect(seen.body.data.total).toBeGreaterThan(5)
    for (const row of seen.body.data.rows)
      expect(row, row.id).toMatchObject({ [price]: expect.stringMatching(/^\d/), currency: expect.any(String) })
    for (const row of hidden.body.data.rows) {
      expect(row).not.toHaveProperty(price)
      expect(row.hidden).toBe('login')
    }
  })
})
