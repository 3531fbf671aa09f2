/** How long requests wait for the server's event loop while everything heavy that people ask for runs at once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { type DemoAccount, listDemoAccounts } from '#demo'
import type { OpenedDatabase } from '../../src/server/db/index.ts'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findFreePort } from '../trial/free-port.ts'
import type { BenchContext, Measure, Measured } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'
import { settle } from './settle.ts'

const seconds = 20
/** Searches go on at this interval, in ms, as those of people do. */
const pauseMs = 20
/** At most this long, of 99 in 100 measurements. */
const allowedMs = 20
const sheetRows = 5_000
/** In the list that is exported. */
const listedOrders = 20_000
/** A photo as phones take them. */
const photoPixels = 3_000

/** A kind of work; each of its lines begins again as soon as it has ended. */
interface Work {
  readonly what: string
  readonly lines: number
  readonly run: (round: number) => Promise<unknown>
}

export const eventLoop: Measure = {
  name: 'loop',
  run: async (context) => {
    const { databaseUrl } = context
    if (databaseUrl === null) throw new Error('set DATABASE_URL: it measures on PostgreSQL')
    const tree = await copyTree()
    try {
      return await onOwnDatabase(databaseUrl, async ({ db }, url) => {
        const metrics = `127.0.0.1:${await findFreePort()}`
        const settings = { DATABASE_URL: url, DATA_DIR: join(tree, '.data-loop'), METRICS_ADDRESS: metrics, TRUST_PROXY: '1' }
        const portal = await startPortal(tree, settings)
        try {
          await repeatOrders(db, context.release)
          await settle(portal)
          return await measureOn({ ...context, url: portal.url, metrics })
        } finally {
          await portal.stop()
        }
      })
    } finally {
      removeTree(tree)
    }
  },
}

/** Copies the orders of the shipper's company, so that their list is as long as one of a busy year. */
async function repeatOrders(db: OpenedDatabase['db'], { defaultBrand }: BenchContext['release']): Promise<void> {
  await sql`
    insert into orders (id, company_id, brand, state, version, release, created_at, updated_at, data)
    select own.id || '-' || copy, company_id, brand, state, version, release, created_at - copy * interval '1 minute', updated_at, data
    from (
      select orders.id, orders.company_id, orders.brand, orders.state, orders.version, orders.release, orders.created_at,
        orders.updated_at, orders.data, count(*) over () as all_own from orders
      join users using (company_id, brand) where users.account = 'shipper' and brand = ${defaultBrand}
    ) own, generate_series(1, ${listedOrders}::int / all_own::int) copy`.execute(db)
}

interface Server extends BenchContext {
  readonly url: string
  readonly metrics: string
}

async function measureOn(server: Server): Promise<Measured[]> {
  const works = await prepareWorks(server)
  const idle = await delayWhile(server, () => wait(5_000))
  const counts = new Map<string, number>()
  const delay = await delayWhile(server, () => runAll(works, counts))
  const common = { where: `PostgreSQL, ${works.length} kinds of work`, unit: 'ms', baseline: null } as const
  const comparison = { baseline: { of: 'idle', median: idle }, limit: allowedMs, runs: 1 }
  return [
    { ...common, ...comparison, what: 'delay of the event loop, 99th percentile', median: delay },
    ...works.map(({ what }): Measured => {
      const runs = counts.get(what) ?? 0
      return { ...common, what: `meanwhile: ${what}`, unit: '/s', median: runs / seconds, runs, limit: null }
    }),
  ]
}

/** Delays are counted from one reading of the metrics to the next. They include the 10 ms at which the loop is looked at. */
async function delayWhile({ metrics }: Server, work: () => Promise<unknown>): Promise<number> {
  const read = async () => (await fetch(`http://${metrics}/metrics`)).text()
  await read()
  await work()
  const figure = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await read())
  return Number(figure?.[1]) * 1000
}

async function runAll(works: readonly Work[], counts: Map<string, number>): Promise<void> {
  const end = performance.now() + seconds * 1000
  const runLine = async ({ what, run }: Work, line: number) => {
    for (let round = line; performance.now() < end; round += 100) {
      await run(round)
      counts.set(what, (counts.get(what) ?? 0) + 1)
    }
  }
  await Promise.all(works.flatMap((work) => Array.from({ length: work.lines }, (_, line) => runLine(work, line))))
}

async function prepareWorks({ url, release }: Server): Promise<Work[]> {
  const people = listDemoAccounts(release).filter(({ brand }) => brand === release.defaultBrand)
  const personOf = (name: string) => people.find(({ account }) => account === name) ?? raise(`the demo has no ${name}`)
  const shipper = await enter(url, personOf('shipper'), '10.9.0.1')
  const service = await enter(url, personOf('service'), '10.9.0.2')
  const { rows: orders } = (await (await shipper('/api/orders')).json()).data as { rows: { omsOrderNo: string }[] }
  const sheet = await writeSheet(release)
  const photo = await sharp({ create: { width: photoPixels, height: photoPixels, channels: 3, background: '#3a7bd5', noise } })
    .jpeg()
    .toBuffer()
  const message = readFileSync('src/domain/edifact/samples/iftsta-voyage.edi', 'utf8')
  return [
    { what: 'rate search', lines: 2, run: () => Promise.all([shipper('/api/rates/sea?pageSize=50'), wait(pauseMs)]) },
    {
      what: 'sign-in',
      lines: 4,
      run: (round) =>
        enter(url, people[round % people.length] ?? personOf('shipper'), `10.8.${Math.floor(round / 250) % 250}.${round % 250}`),
    },
    {
      what: 'order as a PDF',
      lines: 2,
      run: (round) => shipper(`/api/orders/${orders[round % orders.length]?.omsOrderNo}/ticket`),
    },
    { what: 'list of orders as an Excel file', lines: 2, run: () => shipper('/api/lists/export', { list: 'my-orders', query: {} }) },
    { what: 'photo as a picture of oneself', lines: 1, run: () => shipper('/api/account/avatar', asForm('me.jpg', photo)) },
    {
      what: `sheet of ${sheetRows} rates`,
      lines: 1,
      run: async (round) => {
        const sent = await service('/api/desk/rate-sheets', asForm(`rates-${round}.xlsx`, sheet))
        const { data } = (await sent.json()) as { data: { fileId: string } }
        await service('/api/desk/rate-loads', { file: data.fileId, overlap: 'replace' })
        await wait(4_000)
      },
    },
    {
      what: 'EDIFACT file of 200 messages',
      lines: 1,
      run: async (round) => {
        const sent = await service('/api/desk/edifact-files', asForm(`events-${round}.edi`, Buffer.from(message.repeat(200))))
        const { data } = (await sent.json()) as { data: { fileId: string } }
        await service('/api/desk/edifact-receipts', { file: data.fileId })
      },
    },
  ]
}

const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const

type Ask = (path: string, body?: object) => Promise<Response>

/** Signs in. The calls throw if they are refused, but not if the server announces that it has too much to do. */
async function enter(url: string, { account, password }: DemoAccount, address: string): Promise<Ask> {
  const headers = { 'x-forwarded-for': address }
  const answer = await fetch(`${url}/api/account/signIn`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  })
  const token = answer.headers.get('access-token') ?? raise(`${account} could not sign in: ${await answer.text()}`)
  return async (path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      headers: { ...headers, 'access-token': token, ...(body && !isForm && { 'content-type': 'application/json' }) },
    })
    if (!response.ok && response.status !== 503) raise(`${path} was refused: ${await response.text()}`)
    // The whole answer has to be written.
    return new Response(await response.arrayBuffer(), { status: response.status })
  }
}

function asForm(name: string, bytes: Uint8Array): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  return form
}

/** Every row is a different sailing. */
async function writeSheet({ brands, defaultBrand }: BenchContext['release']): Promise<Uint8Array> {
  const idsOf = (list: string) => ((brands[defaultBrand]?.documents.reference?.[list]?.rows ?? []) as { id: string }[]).map(({ id }) => id)
  const [ports, carriers] = [idsOf('port'), idsOf('carrier')]
  const head = ['pol', 'pod', 'carrier', 'service', 'transitDays', 'etd', 'validFrom', 'validTo', 'price20GP', 'price40GP', 'price40HQ']
  const year = new Date().getFullYear() + 1
  const rows = Array.from({ length: sheetRows }, (_, at) => [
    ports[at % 10] ?? '',
    ports[10 + (at % (ports.length - 10))] ?? '',
    carriers[at % carriers.length] ?? '',
    `L${at}`,
    14,
    `${year}-03-${String((at % 28) + 1).padStart(2, '0')}`,
    `${year}-03-01`,
    `${year}-03-31`,
    ...[900, 1700, 1750],
  ])
  const cells = [head, ...rows].map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String })))
  return await writeXlsxFile(cells as SheetData, { sheet: 'rates' }).toBuffer()
}

function raise(message: string): never {
  throw new Error(message)
}
