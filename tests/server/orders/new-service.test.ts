/** Follows the guide's example of a new service: without code, it can be priced and ordered, and its orders are listed. */
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import guide from '../../../schemas/guide/add-a-service.json' with { type: 'json' }
import { root as shipped } from '../support.ts'

const root = mkdtempSync(join(tmpdir(), 'new-service-'))
let portal: TestPortal
let token: string

beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  for (const { path, from = '', to } of guide.edits) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, from === '' ? to : readFileSync(file, 'utf8').replace(from, () => to))
  }
  portal = await openTestPortal({ root })
  token = await portal.signIn('admin')
})
afterAll(async () => {
  await portal?.close()
  rmSync(root, { recursive: true, force: true })
})

async function send(url: string, payload?: object) {
  const answer = await portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { 'access-token': token, cookie: 'default-language=en', ...(payload ? { 'idempotency-key': randomUUID() } : {}) },
    ...(payload ? { payload } : {}),
  })
  return answer.json()
}

const asked = { port: 'CNSHA', boxes: [{ boxType: '20GP', quantity: 2 }], residue: true }

it('has the price of its tariff, without the day that is not known yet', async () => {
  const { data } = await send('/api/quotes/container-washing', asked)
  expect(data).toMatchObject({ baseTotal: '600.00', lines: [{ fee: 'washing', amount: '600.00' }] })
  expect(await send('/api/quotes/container-washing', { ...asked, boxes: undefined })).toMatchObject({ success: false })
})

it('is ordered at the price that was shown, and at no other', async () => {
  const booking = { ...asked, plannedDate: '2099-01-04', contact: 'Zhou', mobile: '13800000102' }
  const refused = await send('/api/orders/container-washing', { booking, shownTotal: '500' })
  expect(refused.error).toMatchObject({ id: 'error.price-changed' })
  const incomplete = await send('/api/orders/container-washing', { booking: { ...booking, mobile: undefined }, shownTotal: '600' })
  expect(incomplete.error.fields).toEqual([expect.objectContaining({ path: '/booking/mobile' })])
  const { data } = await send('/api/orders/container-washing', { booking, shownTotal: '600' })
  expect(data.omsOrderNo).toMatch(/^QSWA/)
  const { rows } = (await send('/api/orders?list=other')).data
  expect(rows).toContainEqual(expect.objectContaining({ omsOrderNo: data.omsOrderNo, orderType: 'container-washing' }))
})

it('has a page', () => {
  const { quayside } = portal.releases.current().brands
  expect(quayside?.pages.match('/service/washing')?.route.page).toBe('container-washing')
})
