import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { cpuMsOf } from '../../support/cpu-time.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const leak = 'select * from secret_table where password'

let portal: TestPortal
let port: number
beforeAll(async () => {
  const broken = () => Promise.reject(new Error(leak))
  portal = await openTestPortal({ root, handlers: { 'list-mails': broken, 'query-activities': broken } })
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  port = (portal.app.server.address() as AddressInfo).port
})
afterAll(() => portal.close())

const json = { 'content-type': 'application/json' }

function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  return portal.app.inject({
    method: 'POST',
    url,
    headers: { ...json, ...headers },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  })
}

function get(url: string, headers: Record<string, string> = {}) {
  return portal.app.inject({ method: 'GET', url, headers })
}

describe('input', () => {
  it.each([[null], [12], [true], [['3']], [{}]])('refuses %j for a text', async (route) => {
    const answer = await post('/api/common/pageView', { route, page: 'home' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 500, success: false, error: { id: 'error.invalid', fields: [{ path: '/route' }] } })
  })

  it.each(['0x10', '1e3', ' 7 ', '', '-0', '01', '1.0', 'Infinity', 'null', '1e400'])(
    'refuses %j for a whole number in the query',
    async (page) => {
      const answer = await get(`/api/rates/sea?pol=CNNGB&pod=DEHAM&page=${encodeURIComponent(page)}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields[0].path).toBe('/page')
    },
  )

  it('refuses an undeclared name with its position', async () => {
    const answer = await post('/api/common/pageView', { route: '/', page: 'home', role: 'admin' })
    expect(answer.json().error.fields).toEqual([{ path: '/role', id: 'invalid.unknown', params: { additionalProperty: 'role' } }])
  })

  it('refuses a name that occurs twice in the query', async () => {
    const answer = await get('/api/rates/sea?pol=CNNGB&pol=CNSHA&pod=DEHAM')
    expect(answer.json().error.fields[0].path).toBe('/pol')
  })

  it.each([
    ['deep nesting', `{"route":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a thousand levels', `{"route":${'['.repeat(1000)}${']'.repeat(1000)}}`],
    ['no end', '{"route":"/"'],
    ['a list', '[1]'],
    ['an unpaired surrogate', '{"route":"\\ud800","page":"home"}'],
    ['a NUL', '{"route":"\\u0000","page":"home"}'],
    ['a prototype', '{"__proto__":{"a":1},"route":"/","page":"home"}'],
    ['too many names', `{${Array.from({ length: 21_000 }, (_, n) => `"${n}":1`).join(',')}}`],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a megabyte of brackets', '['.repeat(1024 * 1024)],
  ])('refuses a body with %s at once', async (_, body) => {
    const ms = await cpuMsOf(async () => {
      const answer = await post('/api/common/pageView', body)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json().success).toBe(false)
    })
    expect(ms).toBeLessThan(1000)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=latin1'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await post('/api/common/pageView', '{"route":"/","page":"home"}', { 'content-type': type })
      expect(answer.statusCode).toBe(415)
    },
  )

  it('refuses a compressed body', async () => {
    expect((await post('/api/common/pageView', '{}', { 'content-encoding': 'gzip' })).statusCode).toBe(415)
  })

  it('checks the caller before the body', async () => {
    const answer = await post('/api/orders/sea', '{"nonsense":', {})
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 4, data: null, error: { id: 'error.not-signed-in', fields: [] } })
  })
})

describe('responses', () => {
  it('reveal nothing about internal errors', async () => {
    const answer = await get('/api/demo/mails')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json()).toMatchObject({ code: 500, error: { id: 'error.broken' } })
    expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
    expect(answer.json().data).toContain(answer.json().requestId)
    expect(answer.json().data).not.toContain('{')
    expect((await get('/api/demo/mails', { cookie: 'default-language=en' })).json().data).toMatch(
      /^System error, try later \(reference [\w-]+\)$/,
    )
    expect((await post('/api/ops/opsActivityConfiguration/activity', {})).body).not.toContain('secret')
  })

  it('use the envelope at an unknown address below /api, and name the methods of a known one', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ code: 500, success: false, error: { id: 'error.not-found' } })
    const wrong = await portal.app.inject({ method: 'DELETE', url: '/api/rates/sea' })
    expect(wrong.statusCode).toBe(405)
    expect(wrong.headers.allow).toBe('GET')
    expect((await get('/api/rates/sea/%ff')).statusCode).toBeLessThan(500)
  })

  it('always carry the security headers and the release', async () => {
    for (const url of ['/healthz', '/api/nothing', '/api/demo/mails', '/favicon.ico', '/nowhere', '/config/x/y']) {
      const { headers } = await get(url)
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
      expect(headers['config-version'], url).toBe(portal.releases.current().release.hash)
    }
  })

  it('cut a page off from the window of another site that opened it', async () => {
    for (const site of ['cross-site', 'same-site', undefined, 'unknown']) {
      const { headers } = await get('/', site === undefined ? {} : { 'sec-fetch-site': site })
      expect(headers['cross-origin-opener-policy'], site).toBe('same-origin')
    }
    // A typed address has no opener, and a visitor from another site was cut off from it at the first page.
    for (const site of ['none', 'same-origin'])
      expect((await get('/', { 'sec-fetch-site': site })).headers['cross-origin-opener-policy'], site).toBeUndefined()
  })

  it('are in the language of the cookie, else of the brand', async () => {
    const english = await get('/api/nothing', { cookie: 'default-language=en' })
    const chinese = await get('/api/nothing', { cookie: 'default-language=fr' })
    expect(english.json().data).not.toBe(chinese.json().data)
    expect(chinese.json().data).toMatch(/\p{Script=Han}/u)
  })

  it('describe the API', async () => {
    const document = (await get('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const { operations } = Object.values(portal.releases.current().release.brands)[0] ?? {}
    for (const plan of Object.values(operations ?? {}))
      expect(document.paths[plan.path][plan.method.toLowerCase()].operationId).toBe(plan.id)
  })
})

describe('connections', () => {
  /** Response on a raw connection until the server closes it. Node's default timeout is more than a minute. */
  function talk(text: string): Promise<string> {
    return new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (bytes) => {
        answer += bytes.toString()
      })
      socket.on('error', fail)
      socket.on('close', () => done(answer))
      socket.setTimeout(45_000, () => fail(new Error('still open after 45 s')))
    })
  }
  const start = 'POST /api/common/pageView HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

  it('with half a body are closed within seconds', async () => {
    const answer = await talk(`${start}Content-Length: 100\r\n\r\n{"route":`)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('with half the headers are closed within seconds', async () => {
    expect(await talk('POST /api/common/pageView HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that declare two gigabytes are refused at once', async () => {
    expect(await talk(`${start}Content-Length: 2147483648\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('with two content lengths are refused', async () => {
    const answer = await talk(`${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"success":false')
  })
})
