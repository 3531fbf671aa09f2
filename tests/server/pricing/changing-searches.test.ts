/** Searches while everything that they are read from changes: loads, corrections, delays of ships, publications. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#rules'
import { openTestPortal, type TestPortal } from '#server'
import { demoWorld, root as shipped, today } from '../support.ts'
import { type Body, openSearches, type Searches } from './random-searches.ts'
import { requiredHeadings } from './rate-headings.ts'

const root = mkdtempSync(join(tmpdir(), 'changing-searches-'))
const tariff = join(root, 'schemas/fees/tariffs/origin-charges-ningbo.json')

let portal: TestPortal
let searches: Searches
beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  portal = await openTestPortal({ root, now: new Date(`${today}T02:00:00Z`), image: demoWorld })
  searches = await openSearches(portal, ['service', 'shipper', 'analyst'])
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})

/** A lane whose all-in price has the charges of Ningbo in it. */
const lane = '/api/rates/sea?pol=CNNGB&pod=USLAX&pageSize=50&boxes=20GP*1'
const findLane = async () => (await searches.ask(lane, 'shipper')).data.rows

async function post(url: string, payload: object, account = 'service'): Promise<Body['data']> {
  const { data, error } = await searches.ask(url, account, payload)
  expect(error, url).toBeUndefined()
  return data
}

/** Each leaves its trace in the next search of the lane. */
const changes: Readonly<Record<string, (round: number) => Promise<void>>> = {
  async load(round) {
    const service = `CHG${round}`
    const row = ['CNNGB', 'USLAX', 'COSU', service, 16, addDays(today, 14), today, addDays(today, 24), 'USD', 1250, 2250, 2250]
    const { fileId } = await upload(`rates-${round}.csv`, [requiredHeadings, row].map((cells) => cells.join(',')).join('\n'))
    const { loadId } = await post('/api/desk/rate-loads', { file: fileId, overlap: 'refuse' })
    while (await portal.runLoad());
    const { version } = (await searches.ask(`/api/desk/rate-loads/${loadId}`, 'service')).data
    await post(`/api/desk/rate-loads/${loadId}/confirmation`, { version, leaveOut: false })
    while (await portal.runLoad());
    expect((await findLane()).map((rate) => rate.service)).toContain(service)
  },
  async correction(round) {
    const [rate] = await findLane()
    await sql`update rates set data = data || jsonb_build_object('price20GP', ${String(500 + round)}::text) where id = ${rate?.rateId}`.execute(
      portal.test.db,
    )
    expect((await findLane()).find(({ rateId }) => rateId === rate?.rateId)).toMatchObject({ price20GP: String(500 + round) })
  },
  async delay(round) {
    const [rate] = await findLane()
    const { pol: place, vessel, voyage, carrier, etd } = rate as Readonly<Record<string, string>>
    const departs = `${addDays(String(etd), 1)}T0${round % 10}:00:00.000Z`
    const reportedAt = new Date(portal.clock.now.getTime() + round * 1000).toISOString()
    const report = { vessel, place, voyage, source: String(carrier), reportedAt }
    await portal.takeIn({
      receipt: { brand: 'quayside', source: String(carrier), kind: 'schedules' },
      calls: [{ ...report, says: { vesselName: vessel, 'departure.EST': departs } }],
    } as Parameters<TestPortal['takeIn']>[0])
  },
  async publication(round) {
    const before = await findLane()
    const text = readFileSync(tariff, 'utf8')
    writeFileSync(tariff, text.replace(/("id": "SEAL"[^}]*\}[^}]*"price": ")\d+/, `$1${60 + round}`))
    await post('/api/releases', {}, 'analyst')
    const after = await findLane()
    const rate = before.find(({ rateId, allIn }) => allIn !== undefined && after.some((other) => other.rateId === rateId))
    expect(after.find(({ rateId }) => rateId === rate?.rateId)?.allIn).not.toBe(rate?.allIn)
  },
}

async function upload(name: string, text: string): Promise<{ fileId: string }> {
  const edge = 'edge-of-this-test'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const token = await portal.signIn('service')
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/rate-sheets',
    headers: { host: 'localhost', 'access-token': token, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: `${head}${text}\r\n--${edge}--\r\n`,
  })
  return answer.json().data
}

test('a thousand random searches equal those made anew, before, during and after changes', async () => {
  expect(await searches.compare(250)).toBe(250)

  let isChanging = true
  const changing = (async () => {
    for (let round = 1; round <= 3; round++)
      for (const change of Object.values(changes)) {
        await change(round)
        await nextTurn()
      }
  })().finally(() => {
    isChanging = false
  })
  let compared = 0
  while (isChanging || compared < 500) compared += await searches.compare(10)
  await changing

  expect(await searches.compare(250)).toBe(250)
}, 600_000)
