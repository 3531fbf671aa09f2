/** X-Forwarded headers sent by clients over a real connection, with and without a proxy before the portal. */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const otherHost = 'yongjiang.localhost'

let direct: TestPortal
let behind: TestPortal
let within: TestPortal
let proxy: Server
beforeAll(async () => {
  direct = await openTestPortal({ root })
  const shared = { root, shared: direct.test, now: direct.clock.now }
  behind = await openTestPortal({ ...shared, trustProxy: '1' })
  within = await openTestPortal({ ...shared, trustProxy: '198.51.100.0/24, loopback' })
  for (const { app } of [direct, behind, within]) await app.listen({ host: '127.0.0.1', port: 0 })
  proxy = await openProxy(behind)
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await Promise.all([behind.close(), within.close()])
  await direct.close()
})

/** Does what nginx does with proxy_add_x_forwarded_for: keeps what the client sent and adds the address it came from. */
async function openProxy({ app }: TestPortal): Promise<Server> {
  const server = createServer((asked, answer) => {
    const forwarded = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].flat().filter(Boolean).join(', ')
    const { port } = app.server.address() as AddressInfo
    const onward = request({
      port,
      host: '127.0.0.1',
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, 'x-forwarded-for': forwarded },
    })
    onward.on('response', (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    asked.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

interface Asked {
  readonly headers?: Record<string, string>
  readonly payload?: object
}

/** A call on a separate connection, with the headers that a client would send. */
function ask(
  server: Server | TestPortal['app']['server'],
  path: string,
  { headers = {}, payload }: Asked,
): Promise<{ error?: { id: string }; code: number }> {
  const { port } = server.address() as AddressInfo
  const body = payload ? JSON.stringify(payload) : undefined
  const method = body ? 'POST' : 'GET'
  const type = body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}
  return new Promise((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent: false, headers: { host: 'localhost', ...type, ...headers } })
    sent.on('response', async (answered) => {
      let text = ''
      for await (const part of answered) text += String(part)
      done(JSON.parse(text))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

/**
 * A failed sign-in, then another that claims a different address; returns the second one's error. In between, the first one's
 * address has used up its attempts for the minute.
 */
async function knockTwice(server: Server, ...claimed: readonly [string, string]): Promise<string | undefined> {
  const { db } = direct.test
  await db.deleteFrom('sign_in_failures').execute()
  let last: string | undefined
  for (const [n, address] of claimed.entries()) {
    const payload = { account: `nobody-${n}`, password: 'Wrong12345' }
    last = (await ask(server, '/api/account/signIn', { payload, headers: { 'x-forwarded-for': address } })).error?.id
    await db.updateTable('sign_in_failures').set({ failures: 30 }).where('subject', 'like', 'signInsPerMinuteAndAddress:%').execute()
  }
  return last
}

/** The last rate-limited address in the audit trail. */
async function limitedAddress(): Promise<unknown> {
  const rows = direct.test.db.selectFrom('audit').select('detail').where('event', '=', 'sign-in-limited')
  return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).detail.address
}

it('without a proxy, a client is identified by its own address; forwarded headers are ignored', async () => {
  expect(await knockTwice(direct.app.server, '10.9.8.1', '10.9.8.2')).toBe('error.sign-in-limited')
  expect(await limitedAddress()).toBe('127.0.0.1')
})

it('behind a proxy, a client is identified by the address that the proxy adds; earlier entries are ignored', async () => {
  expect(await knockTwice(proxy, '10.9.8.1', '10.9.8.2, 10.9.8.3')).toBe('error.sign-in-limited')
  expect(await limitedAddress()).toBe('127.0.0.1')
})

it('clients behind proxies in a declared network are identified by the address before those proxies', async () => {
  const { server } = within.app
  expect(await knockTwice(server, '10.9.8.1, 203.0.113.5, 198.51.100.9', '10.9.8.2, 203.0.113.5, 198.51.100.8')).toBe(
    'error.sign-in-limited',
  )
  expect(await limitedAddress()).toBe('203.0.113.5')
  expect(await knockTwice(server, '203.0.113.5, 198.51.100.9', '203.0.113.6, 198.51.100.9')).toBe('error.wrong-credentials')
})

it('ports and invalid addresses do not turn one client into many', async () => {
  expect(await knockTwice(behind.app.server, 'unknown', 'made-up')).toBe('error.sign-in-limited')
  expect(await limitedAddress()).toBe('127.0.0.1')
  expect(await knockTwice(behind.app.server, '203.0.113.9:5001', '203.0.113.9:5002')).toBe('error.sign-in-limited')
  expect(await limitedAddress()).toBe('203.0.113.9')
})

it('addresses in one IPv6 network are one client, those in two networks are two, and so are two mapped IPv4 addresses', async () => {
  const { server } = behind.app
  expect(await knockTwice(server, '2001:db8:1:2::7', '2001:DB8:1:2:9:9:9:9')).toBe('error.sign-in-limited')
  expect(await limitedAddress()).toBe('2001:DB8:1:2:9:9:9:9')
  expect(await knockTwice(server, '2001:db8:1:2::7', '2001:db8:1:3::7')).toBe('error.wrong-credentials')
  expect(await knockTwice(server, '::ffff:203.0.113.5', '::ffff:203.0.113.6')).toBe('error.wrong-credentials')
})

it('the brand follows X-Forwarded-Host only from a trusted proxy', async () => {
  await direct.test.db.deleteFrom('sign_in_failures').execute()
  const headers = { 'x-forwarded-host': otherHost, 'x-forwarded-proto': 'https', 'access-token': await direct.signIn('member') }
  expect((await ask(direct.app.server, '/api/account/session', { headers })).code).toBe(0)
  expect((await ask(behind.app.server, '/api/account/session', { headers })).code).toBe(4)
})
