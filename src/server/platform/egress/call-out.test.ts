import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { AddressRefusedError, callOut } from './call-out.ts'
import { isPrivate } from './public-addresses.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

it.each([
  'http://127.0.0.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://localhost/',
  'http://portal.localhost/',
  'http://metadata.google.internal/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'ftp://example.com/',
  'https://user:password@example.com/',
  'nonsense',
])('refuses %s before it connects', async (url) => {
  await expect(callOut({ method: 'GET', url, allowPrivate: false })).rejects.toBeInstanceOf(AddressRefusedError)
})

it('refuses a name that resolves to this machine, and never connects', async () => {
  let calls = 0
  const port = await listen((_request, response) => {
    calls += 1
    response.end()
  })
  // The host's own name resolves to a private address; a machine without one cannot resolve it at all.
  const { hostname } = await import('node:os')
  await expect(callOut({ method: 'GET', url: `http://${hostname()}:${port}/`, allowPrivate: false })).rejects.toThrow()
  expect(calls).toBe(0)
})

it('knows public addresses', () => {
  for (const address of ['8.8.8.8', '101.132.0.1', '2606:4700::1111', '::ffff:8.8.8.8']) expect(isPrivate(address), address).toBe(false)
})

it('returns a redirect instead of following it', async () => {
  let followed = 0
  const inside = await listen((_request, response) => {
    followed += 1
    response.end()
  })
  const port = await listen((_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${inside}/` }).end())
  const { status } = await callOut({ method: 'GET', url: `http://127.0.0.1:${port}/`, allowPrivate: true })
  expect([status, followed]).toEqual([302, 0])
})

it('ends calls that hang and responses that are too large', async () => {
  const slow = await listen(() => {})
  const large = await listen((_request, response) => void response.end(Buffer.alloc(200_000)))
  await expect(callOut({ method: 'GET', url: `http://127.0.0.1:${slow}/`, longestMs: 200, allowPrivate: true })).rejects.toThrow()
  await expect(callOut({ method: 'GET', url: `http://127.0.0.1:${large}/`, allowPrivate: true })).rejects.toThrow('more than 65536 bytes')
  const { status, body } = await callOut({ method: 'GET', url: `http://127.0.0.1:${large}/`, largestBytes: 0, allowPrivate: true })
  expect([status, body.length]).toEqual([200, 0])
})

function listen(answer: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(answer)
  opened.push(server)
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))
}
