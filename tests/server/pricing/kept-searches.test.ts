/** Answers to searches are kept for all callers; they must never differ from what the database says now. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#rules'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'
import { openSearches, type Searches } from './random-searches.ts'

let portal: TestPortal
let ask: Searches['ask']
let compareSearches: (count: number) => Promise<void>
beforeAll(async () => {
  portal = await openWorldPortal()
  const searches = await openSearches(portal, ['service', 'shipper'])
  ask = searches.ask
  // Nothing changes meanwhile.
  compareSearches = async (count) => expect(await searches.compare(count)).toBe(count)
})
afterAll(() => portal.close())

/** Of the search of a lane, which is kept before each change. */
const search = { url: '/api/rates/sea?pol=CNNGB&pod=USLAX&pageSize=50&boxes=20GP*1', account: 'shipper' } as const
const find = async () => (await ask(search.url, search.account)).data.rows

test('kept searches equal those that the database answers, before, between and after changes', async () => {
  await compareSearches(120)
  const [rate] = await find()
  const path = `/api/desk/rates/${rate?.rateId}`
  const { version } = (await ask(path, 'service')).data
  expect((await ask(`${path}/withdrawal`, 'service', { reason: 'Sold out', version })).error).toBeUndefined()
  expect((await find()).map(({ rateId }) => rateId)).not.toContain(rate?.rateId)
  await compareSearches(60)

  const { version: withdrawn } = (await ask(path, 'service')).data
  const restored = await ask(`${path}/restoration`, 'service', { version: withdrawn })
  expect(restored.error).toBeUndefined()
  expect((await find())[0]).toMatchObject({ rateId: rate?.rateId, price20GP: rate?.price20GP })

  await sql`update rates set data = data || '{"price20GP": "1"}' where id = ${rate?.rateId}`.execute(portal.test.db)
  expect((await find()).find(({ rateId }) => rateId === rate?.rateId)).toMatchObject({ price20GP: '1' })
  await compareSearches(60)
}, 120_000)

test('a delay of the ship, a new exchange rate and a contract show in the next search', async () => {
  const [rate, other] = (await find()).filter(
    ({ sailings }) => !(sailings as Record<string, unknown>[]).some(({ departsAt, publishedCutOffs }) => departsAt ?? publishedCutOffs),
  )
  const departs = `${addDays(String(rate?.etd), 3)}T02:00:00.000Z`
  const { pol: place, vessel, voyage } = rate as { readonly [name in 'pol' | 'vessel' | 'voyage']: string }
  const report = { vessel, place, voyage, source: String(rate?.carrier), reportedAt: portal.clock.now.toISOString() }
  await portal.takeIn({
    receipt: { brand: 'quayside', source: String(rate?.carrier), kind: 'schedules' },
    calls: [{ ...report, says: { vesselName: vessel, 'departure.EST': departs } }],
  })
  const [delayed] = (await find()).filter(({ rateId }) => rateId === rate?.rateId)
  expect(delayed?.sailings).toEqual(
    expect.arrayContaining([expect.objectContaining({ departsAt: expect.stringContaining(departs.slice(0, 10)) })]),
  )
  await compareSearches(30)

  // A correction, which leaves the rate before it in place.
  await sql`insert into exchange_rates select (jsonb_populate_record(e,
    jsonb_build_object('id', id || '-2', 'revision', revision + 1, 'rate', rate * 2))).*
    from exchange_rates e where brand = 'quayside' and currency = 'USD'`.execute(portal.test.db)
  const dearer = (await find()).find(({ rateId }) => rateId === rate?.rateId)
  expect(Number(dearer?.allIn)).toBeGreaterThan(Number(rate?.allIn) * 1.2)

  await sql`update rates set company_id = 'haichuan' where id = ${other?.rateId}`.execute(portal.test.db)
  expect((await find()).find(({ rateId }) => rateId === other?.rateId)).toMatchObject({ contract: true })
  const visitor = await ask(search.url, null)
  expect(visitor.data.rows.map(({ rateId }) => rateId)).not.toContain(other?.rateId)
  await compareSearches(60)
}, 120_000)
