/** Kept pages and answers beside a bare Fastify route that sends the same bytes: requests each second, of both in turns. */
import { Agent, get } from 'node:http'
import fastify from 'fastify'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure, type Measured } from './measure.ts'

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
    const portal = await startPortal(tree)
    const bodies = new Map<string, Buffer>()
    const app = fastify()
    app.get('/*', (request, reply) => reply.header('content-type', 'text/plain').send(bodies.get(request.url)))
    const bare = await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const rows: Measured[] = []
      for (const { what, path, share } of targets) {
        bodies.set(path, Buffer.from(await (await fetch(portal.url + path)).arrayBuffer()))
        const times: Record<'bare' | 'portal', number[]> = { bare: [], portal: [] }
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
      return rows
    } finally {
      await app.close()
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
