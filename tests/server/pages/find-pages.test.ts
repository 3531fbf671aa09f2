/** The search for pages, which the not-found page offers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ root })
})
afterAll(() => portal?.close())

async function find(words: string, { host = 'quayside.localhost', language = 'en', token = '' } = {}): Promise<string[]> {
  const headers = { host, cookie: `default-language=${language}`, ...(token ? { 'access-token': token } : {}) }
  const { data } = (await portal.app.inject({ url: `/api/pages?words=${encodeURIComponent(words)}`, headers })).json()
  return data.rows.map(({ path }: { path: string }) => path)
}

test.each([
  ['/service/trucks', 'en', '/service/truck'],
  ['/servise/booking', 'en', '/service/booking'],
  ['/aboutus', 'en', '/aboutUs'],
  ['overseas warehouse', 'en', '/oversea/overseaLocation'],
  ['overseas warehuose', 'en', '/oversea/overseaLocation'],
  ['堆场', 'zh', '/service/containerYard/list'],
  ['拼箱', 'zh', '/service/lcLService'],
])('finds the page meant by %s', async (words, language, path) => {
  expect(await find(words, { language })).toContain(path)
})

test('finds nothing for words that match no page, or for a single character', async () => {
  expect(await find('zzqqxxkk')).toEqual([])
  expect(await find('/')).toEqual([])
})

test('lists only pages that the caller may open in the brand', async () => {
  expect(await find('/desk/rates')).not.toContain('/desk/rates')
  expect(await find('/desk/rates', { token: await portal.signIn('staff') })).toContain('/desk/rates')
  expect(await find('/joinUs')).not.toContain('/joinUs')
  expect(await find('/joinUs', { host: 'yongjiang.localhost' })).toContain('/joinUs')
  expect(await find('/service/truck', { host: 'yinqiao.localhost' })).not.toContain('/service/truck')
})
