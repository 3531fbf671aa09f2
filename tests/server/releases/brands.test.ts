import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedWorld } from '#demo'
import { openTestPortal, type TestPortal } from '#server'
import { createBrand } from '../../../scripts/brand-new.ts'
import { testPassword } from '../../../src/server/testing.ts'
import { until } from '../../support/until.ts'
import { today } from '../support.ts'

/** Users and orders of a brand whose folder is added, removed and restored, on a portal that keeps running. */
const shipped = fileURLToPath(new URL('../../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'brands-'))
for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
const host = 'bay.example'
const aside = mkdtempSync(join(tmpdir(), 'aside-'))

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ root, watch: true })
  const { release } = portal.releases.current()
  const { yongjiang } = release.brands
  if (!yongjiang) throw new Error('the demo data lacks a brand')
  const only = { ...release, brands: { yongjiang }, defaultBrand: 'yongjiang' }
  await seedWorld(portal.test.db, only, { seed: 1, today, rates: 400, orders: 40 })
})
afterAll(async () => {
  await portal.close()
  for (const folder of [root, aside]) rmSync(folder, { recursive: true, force: true })
})

async function untilBrands(matches: (brands: readonly string[]) => boolean): Promise<void> {
  await until('the brands change', () => matches(Object.keys(portal.releases.current().release.brands)))
}

/** A company of another brand, with its users and orders, becomes a customer of the new one. */
async function moveCompany(brand: string): Promise<{ account: string; company: string }> {
  const { db } = portal.test
  const order = await db
    .selectFrom('orders')
    .select('company_id')
    .where('brand', '=', 'yongjiang')
    .where('company_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const company = String(order.company_id)
  const { password_hash } = await db.selectFrom('users').select('password_hash').where('account', '=', 'member').executeTakeFirstOrThrow()
  await db.updateTable('companies').set({ brand }).where('id', '=', company).execute()
  await db.updateTable('orders').set({ brand }).where('company_id', '=', company).execute()
  await db.updateTable('users').set({ brand, password_hash, role: 'admin' }).where('company_id', '=', company).execute()
  const { account } = await db.selectFrom('users').select('account').where('company_id', '=', company).executeTakeFirstOrThrow()
  return { account, company }
}

async function listOrders(token: string): Promise<{ code: number; total?: number }> {
  const answer = await portal.app.inject({ method: 'GET', url: '/api/orders?pageSize=50', headers: { host, 'access-token': token } })
  const { code, data } = answer.json() as { code: number; data?: { total?: number; list?: unknown[] } }
  const total = data?.total ?? data?.list?.length
  return { code, ...(total === undefined ? {} : { total }) }
}

async function countOrders(company: string): Promise<number> {
  return (await portal.test.db.selectFrom('orders').select('id').where('company_id', '=', company).execute()).length
}

it('ends the sessions of a removed brand, keeps its orders, and shows them when the brand is back', async () => {
  await createBrand(root, 'bay', { host, 'name-en': 'Bay Lines', 'name-zh': '海湾货运' })
  await untilBrands((brands) => brands.includes('bay'))
  const { account, company } = await moveCompany('bay')
  const orders = await countOrders(company)
  expect(orders).toBeGreaterThan(0)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/account/signIn',
    headers: { host },
    payload: { account, password: testPassword },
  })
  const token = String(answer.headers['access-token'])
  expect(await listOrders(token)).toEqual({ code: 0, total: orders })

  renameSync(join(root, 'brands/bay'), join(aside, 'bay'))
  await untilBrands((brands) => !brands.includes('bay'))
  expect(await listOrders(token)).toEqual({ code: 4 })
  expect(await countOrders(company)).toBe(orders)

  mkdirSync(join(root, 'brands'), { recursive: true })
  renameSync(join(aside, 'bay'), join(root, 'brands/bay'))
  await untilBrands((brands) => brands.includes('bay'))
  expect(await listOrders(token)).toEqual({ code: 0, total: orders })
})
