/**
 * Kept pages and answers beside a bare Fastify route that sends the same bytes: time for each request, of both in turns. And the
 * first drawing of a page.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure, type Measured } from './measure.ts'
import { measureDrawing } from './page-drawing.ts'
import { settle } from './settle.ts'

const rounds = 5
const seconds = 2
const connections = 8

/** `share`: the least share of the bare route's requests. */
const targets: readonly { readonly what: string; readonly path: string; readonly share: number }[] = [
  { what: 'a dictionary', path: '/api/common/dictionary/queryDictRows?keys=container-type,country,incoterm,currency', share: 0.8 },
  { what: 'the home page', path: '/', share: 0.5 },
  { what: 'the booking page', path: '/service/reserve', share: 0.5 },
]

export const firstByte: Measure = {
  name: 'first-byte',
  run: async () => {
    const tree = await copyTree()
    const metrics = `127.0.0.1:${await findFreePort()}`
    const portal = await startPortal(tree, { METRICS_ADDRESS: metrics })
    await settle(portal)
    const child = fork(new URL('bare-route.ts', import.meta.url))
    const [bare] = (await once(child, 'message')) as [string]
    try {
      const rows: Measured[] = []
      for (const { what, path, share } of targets) {
        child.send({ path, body: Buffer.from(await (await fetch(portal.url + path)).arrayBuffer()).toString('base64') })
        await once(child, 'message')
        const times: Record<'bare' | 'portal', number[]> = { bare: [], portal: [] }
        // One uncounted run each, so that both are compiled.
        for (const url of [bare, portal.url]) await timeOf(url + path)
        for (let round = 0; round < rounds; round++) {
          times.bare.push(await timeOf(bare + path))
          times.portal.push(await timeOf(portal.url + path))
        }
        const base = findMedian(times.bare)
        rows.push({
          what: `${what}, for each request`,
          where: `${connections} connections, loopback`,
          unit: 'ms',
          median: findMedian(times.portal),
          runs: rounds,
          baseline: { of: 'bare Fastify', median: base },
          limit: base / share,
        })
      }
      rows.push(await measureDrawing({ url: portal.url, metrics: `http://${metrics}/metrics` }))
      return rows
    } finally {
      child.disconnect()
      await portal.stop()
      removeTree(tree)
    }
  },
}

/** Time for one request while all connections are busy, in ms. */
async function timeOf(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  let count = 0
  async function askOn(): Promise<void> {
    while (performance.now() < until) {
      await new Promise<void>((done, fail) => {
        get(url, { agent }, (answer) => {
          answer.resume()
          answer.on('end', done)
        }).on('error', fail)
      })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  agent.destroy()
  return (seconds * 1000) / count
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
