/** Followed lanes, and when their followers are notified of a price change. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { isNoticeable, sendPriceAlerts } from '../../../src/server/freight/lanes/price-alerts.ts'
import { createLog, createVault } from '../../../src/server/kernel/index.ts'
import { openWorldPortal } from '../support.ts'

let portal: TestPortal
const tokens = new Map<string, string>()
beforeAll(async () => {
  portal = await openWorldPortal()
})
afterAll(() => portal.close())

async function ask(url: string, { as, payload }: { as?: string; payload?: object } = {}) {
  if (as && !tokens.has(as)) tokens.set(as, await portal.signIn(as))
  const headers = { host: 'localhost', cookie: 'default-language=en', ...(as ? { 'access-token': tokens.get(as) ?? '' } : {}) }
  return (await portal.app.inject({ url, method: payload ? 'POST' : 'GET', headers, ...(payload ? { payload } : {}) })).json()
}

const lane = { pol: 'CNNGB', pod: 'USLAX', boxes: '40HQ*2,20GP*1' }
const listed = async (as = 'shipper') => (await ask('/api/lanes/followed', { as })).data.rows

/** Checks all lanes an hour later; returns the member's notices so far. */
async function check(): Promise<string[]> {
  const { release } = portal.releases.current()
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('There is no default brand')
  await sql`update followed_lanes set checked_at = checked_at - interval '1 hour'`.execute(portal.test.db)
  const vault = createVault('a key of thirty-two characters!!')
  const log = createLog('silent')
  const parts = {
    db: portal.test.db,
    releases: portal.releases,
    originOf: () => 'http://localhost',
    vault,
    now: () => portal.clock.now,
    log,
  }
  while ((await sendPriceAlerts(parts, brand, release)) > 0);
  const { rows } = (await ask('/api/notifications?event=price-changed', { as: 'shipper' })).data
  return rows.map(({ line }: { line: string }) => line)
}

function raisePrices(percent: number) {
  return sql`update rates set data = data || jsonb_build_object(
      'price20GP', round((data->>'price20GP')::numeric * ${100 + percent} / 100)::text,
      'price40HQ', round((data->>'price40HQ')::numeric * ${100 + percent} / 100)::text)
    where data->>'pol' = 'CNNGB' and data->>'pod' = 'USLAX'`.execute(portal.test.db)
}

it('shows the best total today, once for any order of the containers', async () => {
  await ask('/api/lanes/followed', { as: 'shipper', payload: lane })
  await ask('/api/lanes/followed', { as: 'shipper', payload: { ...lane, boxes: '20GP*1,40HQ*2' } })
  const [row, ...more] = await listed()
  expect(more).toEqual([])
  expect(row).toMatchObject({ pol: 'CNNGB', boxes: '20GP*1,40HQ*2', told: row.total, currency: 'CNY', carrier: expect.any(String) })
  expect(await listed('other')).toEqual([])
})

it('tells of a noticeable change once, and lets smaller ones add up', async () => {
  expect(await check()).toEqual([])
  await raisePrices(2)
  expect(await check()).toEqual([])
  await raisePrices(4)
  expect(await check()).toEqual([expect.stringMatching(/^1\*20GP 2\*40HQ: the best total rose from CNY\s[\d,.]+ to CNY\s[\d,.]+$/)])
  expect(await check()).toHaveLength(1)
  const [row] = await listed()
  expect(row.told).toBe(row.total)
  await raisePrices(-30)
  expect((await check())[0]).toContain('fell from')
})

it('is for people who see prices, up to a limit, and refuses containers that do not exist', async () => {
  expect((await ask('/api/lanes/followed', { payload: lane })).error.id).toBe('error.not-signed-in')
  expect((await ask('/api/lanes/followed', { as: 'new', payload: lane })).success).toBe(false)
  expect((await ask('/api/lanes/followed', { as: 'shipper', payload: { ...lane, boxes: '41HQ*1' } })).error).toMatchObject({
    fields: [{ path: '/boxes' }],
  })
  for (let quantity = 1; quantity <= 20; quantity++)
    await ask('/api/lanes/followed', { as: 'shipper', payload: { ...lane, boxes: `40GP*${quantity}` } })
  expect((await ask('/api/lanes/followed', { as: 'shipper', payload: { ...lane, boxes: '45HQ*1' } })).error.id).toBe('error.too-many-lanes')
  await ask('/api/lanes/followed/end', { as: 'shipper', payload: lane })
  expect((await listed()).map(({ boxes }: { boxes: string }) => boxes)).not.toContain('20GP*1,40HQ*2')
})

it.each([
  [null, '100.00', false],
  ['100.00', '97.01', false],
  ['100.00', '97.00', true],
  ['100.00', '103.00', true],
  ['100.00', '102.99', false],
  ['0.00', '10.00', false],
])('from %s to %s is noticeable: %s', (before, total, noticeable) => {
  expect(isNoticeable(before, total, 3)).toBe(noticeable)
})
