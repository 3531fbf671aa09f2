/** Every page behind the sign-in, opened by a user who works there: a quarter of them each day, in a rotating language and width. */
import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { type Caller, openCaller } from './order-calls.ts'
import { openAlive, openSignedIn, type Person } from './person.ts'

const paths = globSync('schemas/**/*.routes.json')
  .toSorted()
  .flatMap((name) => JSON.parse(readFileSync(name, 'utf8')).routes as { path: string; grid?: string; page?: string }[])
  .flatMap(({ path, grid, page }) => (grid === undefined || page === undefined ? [] : [path]))

const people = [
  { account: 'admin', at: '/workbench/', least: 20 },
  { account: 'service', at: '/desk', least: 14 },
  { account: 'analyst', at: '/analyst', least: 5 },
] as const
const screens = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
] as const

for (const [turn, { language, width }] of sampleOne([...screens.entries()]))
  test(`pages behind the sign-in are accessible, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const base = baseURL ?? ''
    for (const { account, at, least } of people) {
      const addresses = await addressesOf(await openCaller(base, account), at)
      expect(addresses.length, `pages of ${account}`).toBeGreaterThanOrEqual(least)
      const person = await openSignedIn(browser, base, { brand: 'quayside', language, width, account })
      for (const address of addresses.filter((_, index) => index % screens.length === turn)) await look(person, address)
      expect(person.complaints, account).toEqual([])
      await person.page.context().close()
    }
  })

async function look(person: Person, address: string): Promise<void> {
  await openAlive(person, address)
  await expect(person.page.locator('h1'), address).toHaveCount(1)
  await checkPage(person, address)
}

/** Addresses below a path, with ids of records that this user may see; addresses that need records from other journeys are left to those. */
async function addressesOf(caller: Caller, at: string): Promise<string[]> {
  const known = await findSome(caller)
  return paths
    .filter((path) => path.startsWith(at))
    .flatMap((path) => {
      const whole = path.replaceAll(/\/\{(\w+)\??\}/g, (part, name: string) =>
        known[name] ? `/${known[name]}` : part.endsWith('?}') ? '' : part,
      )
      if (whole.includes('{')) return []
      return /Detail$/.test(whole) ? [`${whole}?omsOrderNo=${known['omsOrderNo']}`] : [whole]
    })
}

const lists: Readonly<Record<string, { readonly path: string; readonly names: readonly string[] }>> = {
  omsOrderNo: { path: '/api/orders', names: ['omsOrderNo', 'orderId'] },
  companyId: { path: '/api/desk/companies', names: ['companyId'] },
  monthId: { path: '/api/desk/rebates', names: ['monthId'] },
  supplierOrderNo: { path: '/api/supplier-orders', names: ['supplierOrderNo'] },
}

async function findSome(caller: Caller): Promise<Readonly<Record<string, string>>> {
  const found: [string, string][] = [['tariff', 'customs']]
  for (const [id, { path, names }] of Object.entries(lists)) {
    const { data } = await caller.get(path)
    const first = data?.rows?.[0]?.[id]
    if (first !== undefined) found.push(...names.map((name): [string, string] => [name, String(first)]))
  }
  return Object.fromEntries(found)
}
