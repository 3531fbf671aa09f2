/** A brand inside another site: who may frame it, and where its visitors' addresses lead. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderPage } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../support.ts'

let portal: TestPortal
beforeAll(async () => {
  const renderPage: RenderPage = () =>
    Promise.resolve({ html: '<h1>Page</h1>', styles: '', data: {}, title: '', description: '', still: false })
  portal = await openTestPortal({
    root,
    // This file tests headers and redirects; other tests render the pages.
    renderer: {
      load: () =>
        Promise.resolve({
          template: '<!--app-->',
          renderPage,
          renderOwnPage: () => Promise.resolve({ html: '', data: {} }),
          outlinePage: () => Promise.resolve({ html: '', styles: '' }),
          scriptsOf: () => [],
        }),
      serve: () => Promise.resolve(false),
      dev: false,
      close: () => Promise.resolve(),
    },
  })
})
afterAll(() => portal.close())

const get = (url: string, host: string, headers: Readonly<Record<string, string>> = {}) =>
  portal.app.inject({ url, headers: { host, ...headers } })

function ancestorsOf({ headers }: Awaited<ReturnType<typeof get>>): string | undefined {
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

describe('frame-ancestors', () => {
  it('are the origins in the brand’s manifest, and none for other brands', async () => {
    for (const { id, frameOrigins } of Object.values(portal.releases.current().release.brands)) {
      const answer = await get('/agreement', `${id}.localhost`)
      expect([id, answer.statusCode, ancestorsOf(answer)]).toEqual([id, 200, frameOrigins.join(' ') || "'none'"])
    }
    expect(ancestorsOf(await get('/agreement', 'yinqiao.localhost'))).toBe('http://localhost:*')
  })

  it('do not depend on the request', async () => {
    const said = { origin: 'https://evil.example', referer: 'https://evil.example/', 'x-forwarded-host': 'quayside.localhost' }
    expect(ancestorsOf(await get('/agreement?frameOrigins=https://evil.example', 'yinqiao.localhost', said))).toBe('http://localhost:*')
    expect(ancestorsOf(await get('/agreement', 'quayside.localhost', { ...said, 'x-forwarded-host': 'yinqiao.localhost' }))).toBe("'none'")
  })

  it('are none for data in any brand: only pages may be framed', async () => {
    for (const url of ['/api/nothing', '/api/account/session', '/config/x/y', '/healthz'])
      expect(ancestorsOf(await get(url, 'yinqiao.localhost')), url).toBe("'none'")
  })
})

describe('an address of a confined brand', () => {
  const leadsTo = async (url: string) => {
    const { statusCode, headers } = await get(url, 'yinqiao.localhost')
    return statusCode === 301 || statusCode === 302 ? headers.location : statusCode
  }

  it('redirects to its search, known or not, and keeps the language', async () => {
    for (const url of [
      '/',
      '/aboutUs',
      '/route/seaQuery',
      '/service/booking',
      '/service/sharedQuote/abc',
      '/invite/x',
      '/no/such/page',
      '/index.php',
    ])
      expect(await leadsTo(url), url).toBe('/bbzlService/bbzlshipping')
    expect(await leadsTo('/aboutUs?language=en&x=1')).toBe('/bbzlService/bbzlshipping?language=en')
    expect(await leadsTo('/bbzlService')).toBe('/bbzlService/bbzlshipping')
  })

  it('is not redirected for its own pages, legal texts and the sign-in', async () => {
    const own = ['bbzlshipping', 'bbzlshippingdetail', 'bbzlbooking', 'bbzlentrust', 'signIn'].map((name) => `/bbzlService/${name}`)
    for (const url of [...own, '/agreement', '/tslAgreement', '/policy', '/staffInvitation/x', '/workbench/OrderList'])
      expect(await leadsTo(url), url).toBe(200)
  })

  it('of the desk is served, because only the browser knows who is signed in', async () => {
    for (const url of ['/desk', '/desk/orders/YQ1', '/analyst', '/workbench/MySetting']) expect(await leadsTo(url), url).toBe(200)
  })

  it('uses the language of the address, else of the call, else of the cookie', async () => {
    const langOf = async (url: string, headers?: Readonly<Record<string, string>>) =>
      (await get(url, 'yinqiao.localhost', headers)).json().data as string
    const english = await langOf('/api/nothing', { 'default-language': 'en' })
    expect(english).not.toMatch(/\p{Script=Han}/u)
    expect(await langOf('/api/nothing', { 'default-language': 'en', cookie: 'default-language=zh' })).toBe(english)
    expect(await langOf('/api/nothing', { 'default-language': 'fr', cookie: 'default-language=en' })).toBe(english)
    expect(await langOf('/api/nothing')).toMatch(/\p{Script=Han}/u)
  })
})
