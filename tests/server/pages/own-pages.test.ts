/** Pages that the server draws for a user who is signed in: each of their own, kept nowhere, and nothing of anyone else. */
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnPage } from '#config'
import type { TestPortal } from '#server'
import { openBuiltRenderer } from '../../../src/server/http/pages/index.ts'
import { openWorldPortal, root } from '../support.ts'

const logged: string[] = []
const accounts = ['shipper', 'forwarder', 'admin', 'service', 'analyst'] as const
const tokens = new Map<string, string>()

let portal: TestPortal
beforeAll(async () => {
  portal = await openWorldPortal({ renderer: await openBuiltRenderer(root), onLog: (line) => logged.push(line) })
  for (const account of accounts) tokens.set(account, await portal.signIn(account))
})
afterAll(() => portal?.close())

const visit = (url: string, token: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  portal.app.inject({ url, headers: { host: 'quayside.localhost', ...(token && { 'access-token': token }), ...headers } })

async function open(url: string, account: string): Promise<OwnPage> {
  const answer = await visit(url, tokens.get(account))
  expect(answer.statusCode, url).toBe(200)
  return answer.json()
}

const orders = '/workbench/OrderList'
const numbersIn = (html: string) => [...new Set(html.match(/\bQS[A-Z]{2}\d{11,}/g))]

describe('a page behind the sign-in', () => {
  test('has its content for its user, and the answers that the content is from', async () => {
    const { html, data, userId } = await open(orders, 'shipper')
    const numbers = numbersIn(html)
    expect(numbers.length).toBeGreaterThan(3)
    for (const number of numbers) expect(JSON.stringify(data)).toContain(number)
    const { body } = await visit('/api/account/session', tokens.get('shipper'))
    expect(body).toContain(userId)
    expect(html).not.toContain('qs-bone')
  })

  test('shows no data of another company, even if a user of that company opened it before', async () => {
    const [mine, others] = [await open(orders, 'shipper'), await open(orders, 'forwarder')]
    expect(others.userId).not.toBe(mine.userId)
    const known = new Set(numbersIn(mine.html + JSON.stringify(mine.data)))
    expect(numbersIn(others.html + JSON.stringify(others.data)).filter((number) => known.has(number))).toEqual([])
  })

  test('of a record that its user may not see is left to the browser', async () => {
    const [number] = numbersIn((await open(orders, 'shipper')).html)
    expect((await open(`/workbench/orderDetail/${number}`, 'shipper')).html).toContain(number)
    const answer = await visit(`/workbench/orderDetail/${number}`, tokens.get('forwarder'))
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  })

  test('says that it is closed to a user without the right, and calls nothing for it', async () => {
    const { html, data } = await open('/desk/orders', 'shipper')
    expect(data).toEqual({})
    expect(numbersIn(html)).toEqual([])
    expect(html).toContain('<h1')
  })

  test('is drawn in the language and the brand of the visit', async () => {
    const page = await visit(orders, tokens.get('shipper'), { cookie: 'default-language=en' })
    expect(page.json().html).toContain('Orders')
    expect((await visit(orders, tokens.get('shipper'), { host: 'yongjiang.localhost' })).statusCode).toBe(204)
  })
})

describe('a page for visitors', () => {
  test('is drawn once more with the prices that its user sees', async () => {
    const address = '/route/seaQuery?pol=CNNGB&pod=NLRTM'
    const seen = await open(address, 'shipper')
    const [, price = ''] = /"price20GP":"(\d+)"/.exec(JSON.stringify(seen.data)) ?? []
    expect(seen.html).toContain(Number(price).toLocaleString('en'))
    const visitors = await visit(address, undefined)
    expect(visitors.headers['content-type']).toContain('text/html')
    expect(visitors.body).not.toMatch(/"price20GP"/)
  })

  test('stays a visitor’s after a user has opened it', async () => {
    const before = (await visit('/', undefined)).headers.etag
    await open('/', 'shipper')
    expect((await visit('/', undefined)).headers.etag).toBe(before)
  })
})

test('is left to the browsers of those for whom the server has no time', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit(orders, tokens.get('shipper'))))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8)
  expect(new Set(statuses)).toEqual(new Set([200, 204]))
  expect((await visit(orders, tokens.get('shipper'))).statusCode).toBe(200)
})

test('is kept by no browser and no proxy', async () => {
  const { headers } = await visit(orders, tokens.get('shipper'))
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.vary).toContain('access-token')
  expect(headers).not.toHaveProperty('etag')
})

test.each([
  ['no token that the portal knows', 'A'.repeat(43)],
  ['something else', '../etc/passwd'],
])('nothing is drawn for %s', async (_, token) => {
  const answer = await visit(orders, token)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
})

test('nothing is drawn for a session that was ended, for an unknown address, and for one that leads elsewhere', async () => {
  const token = await portal.signIn('shipper2')
  expect((await visit(orders, token)).statusCode).toBe(200)
  expect((await visit('/nowhere', token)).statusCode).toBe(204)
  await portal.app.inject({ method: 'POST', url: '/api/account/signOut', headers: { host: 'quayside.localhost', 'access-token': token } })
  expect((await visit(orders, token)).statusCode).toBe(204)
})

/** Those whose address names no record. */
const paths = globSync('schemas/**/*.routes.json', { cwd: root })
  .toSorted()
  .flatMap((name) => JSON.parse(readFileSync(`${root}/${name}`, 'utf8')).routes as { path: string; page?: string }[])
  .flatMap(({ path, page }) => (page === undefined || path.includes('{') ? [] : [path]))

test.each(accounts)(
  'every page is drawn for %s without a fault',
  async (account) => {
    logged.length = 0
    for (const path of paths) {
      // The brand does not have every page.
      if ((await visit(path, undefined)).statusCode !== 200) continue
      const { html } = await open(path, account)
      expect(html, path).toContain('<main')
    }
    expect(logged.filter((line) => line.includes('could not be rendered'))).toEqual([])
  },
  120_000,
)
