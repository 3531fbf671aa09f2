/** Addresses that lead to another one, and addresses of records that do not exist. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '#server'
import { openBuiltRenderer } from '../../src/server/http/pages/index.ts'
import { openWorldPortal, root } from '../server/support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openWorldPortal({ renderer: await openBuiltRenderer(root) })
})
afterAll(() => portal?.close())

const get = (url: string, host: string) => portal.app.inject({ url, headers: { host } })

test('an address that has moved leads to its page for good, and keeps its query', async () => {
  const brands = Object.values(portal.releases.current().release.brands).filter(({ confine }) => confine === null)
  expect(brands.length).toBeGreaterThan(2)
  for (const { id, hosts, shells } of brands) {
    const routes = shells.en?.routes ?? []
    const moved = routes.filter(({ redirect }) => redirect !== undefined)
    expect(moved.length, id).toBeGreaterThan(0)
    for (const { path, redirect } of moved) {
      const filled = (pattern = '') => pattern.replace(/:\w+/g, 'A%20B')
      const answer = await get(`${filled(path)}?pol=CNNGB&boxes=20GP*1`, hosts[0] ?? '')
      const target = routes.find((route) => route.id === redirect)
      expect([answer.statusCode, answer.headers.location], `${id} ${path}`).toEqual([301, `${filled(target?.path)}?pol=CNNGB&boxes=20GP*1`])
    }
  }
})

describe('a record that does not exist', () => {
  test.each([
    '/newsDetail/nope',
    '/overseasAgency/nope',
    '/domestic/railway/nope',
    '/service/warehousing/detail?id=nope',
    '/service/containerYard/detail?id=nope',
    '/oversea/overseaLocation/nope',
    '/joinUs/nope',
    '/activityDetail/nope',
  ])('at %s is answered like an unknown address', async (address) => {
    const answer = await get(`${address}${address.includes('?') ? '&' : '?'}language=en`, 'quayside.localhost')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Page not found')
    expect(answer.body).toContain('name="robots" content="noindex')
    const again = await get(`${address}${address.includes('?') ? '&' : '?'}language=en`, 'quayside.localhost')
    expect(again.statusCode).toBe(404)
  })
})
