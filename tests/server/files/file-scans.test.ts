/** Files that wait for a scanner, pass or are quarantined, and what happens while the scanner is unavailable. */
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { createScanner, type Scanner, scanNext } from '../../../src/server/platform/files/index.ts'
import { openWorldPortal } from '../support.ts'
import { eicar, isReal, makeTestScanner } from './clamd.ts'
import { makePdf } from './sample-documents.ts'

const scanner = makeTestScanner()
const tokens: Record<string, string> = {}
let portal: TestPortal
beforeAll(async () => {
  portal = await openWorldPortal({ scanned: true })
  for (const account of ['shipper', 'admin', 'service', 'new', 'other']) tokens[account] = await portal.signIn(account)
  await scanner.start()
})
afterAll(async () => {
  await portal.close()
  await scanner.close()
})
afterEach(() => portal.test.db.deleteFrom('sign_in_failures').execute())

const infected = () => Buffer.from(`${Buffer.from(makePdf())}\n${eicar}\n`)

async function upload(account: string, url: string, name: string, bytes: Uint8Array): Promise<string> {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const answer = await portal.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'access-token': tokens[account] ?? '', 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.fileId
}

async function ask(account: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { host: 'localhost', 'access-token': tokens[account] ?? '', 'idempotency-key': crypto.randomUUID() }
  const answer = await portal.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    error: isJson ? answer.json().error?.id : undefined,
    data: isJson ? answer.json().data : undefined,
    bytes: answer.rawPayload,
  }
}

/** As a running server does on its own; returns whether a file was due. */
function scan(by: Scanner = createScanner(scanner.address)): Promise<boolean> {
  const { releases, clock } = portal
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  return scanNext({
    db: portal.test.db,
    files: portal.files,
    scanner: by,
    brandOf: (id) => releases.current().release.brands[id],
    now: () => clock.now,
    log,
  })
}

async function scanAll(): Promise<void> {
  while (await scan());
}

const stateOf = async (id: string) =>
  (await portal.test.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).scan

async function newOrderFile(name: string, bytes: Uint8Array) {
  const file = await upload('shipper', '/api/files', name, bytes)
  const orders = await portal.test.db.selectFrom('orders').select(['id', 'data', 'state']).where('company_id', '=', 'haichuan').execute()
  const order = orders.find(
    ({ state, data }) =>
      ['submitted', 'fees-confirmed', 'fees-accepted', 'in-process'].includes(String(state)) && data.orderedById === 'quayside-shipper',
  )
  if (!order) throw new Error('The demo world has no such order')
  const added = await ask('shipper', 'POST', `/api/orders/${order.id}/files`, { type: 'booking-note', file })
  expect([added.status, added.error]).toEqual([200, undefined])
  const shown = async (account: string) => {
    const { data } = await ask(account, 'GET', `/api/orders/${order.id}`)
    return (data.files as { fileId: string; scan?: string }[]).find(({ fileId }) => fileId === file)?.scan
  }
  return { file, shown }
}

describe(`a file, with ${isReal ? 'the real scanner' : 'a test scanner'}`, () => {
  it('is shown as waiting, passes, and can then be downloaded', async () => {
    const bytes = makePdf('clean')
    const { file, shown } = await newOrderFile('clean.pdf', bytes)
    for (const account of ['shipper', 'admin', 'service']) {
      expect(await shown(account), account).toBe('pending')
      expect(await ask(account, 'GET', `/api/files/${file}`), account).toMatchObject({ status: 409, error: 'error.file-pending' })
    }
    expect((await ask('other', 'GET', `/api/files/${file}`)).error).toBe('error.not-found')
    await scanAll()
    expect([await stateOf(file), await shown('shipper'), await shown('service')]).toEqual(['clean', 'clean', 'clean'])
    expect((await ask('shipper', 'GET', `/api/files/${file}`)).bytes.equals(Buffer.from(bytes))).toBe(true)
  })

  it('with a virus is quarantined: both sides see it, it is audited, and it is never served', async () => {
    const { file, shown } = await newOrderFile('virus.pdf', infected())
    await scanAll()
    expect([await stateOf(file), await shown('shipper'), await shown('service')]).toEqual(['quarantined', 'quarantined', 'quarantined'])
    for (const account of ['shipper', 'admin', 'service'])
      expect(await ask(account, 'GET', `/api/files/${file}`), account).toMatchObject({ status: 409, error: 'error.file-quarantined' })
    const trail = await portal.test.db.selectFrom('audit').selectAll().where('subject', '=', file).execute()
    expect(trail).toMatchObject([
      { event: 'file-quarantined', kind: 'security', actor_id: 'quayside-shipper', company_id: 'haichuan', detail: { file: 'virus.pdf' } },
    ])
    expect(trail[0]?.detail.threat).toContain('Eicar')
  })

  it('in quarantine can no longer be added to an order', async () => {
    const file = await upload('shipper', '/api/files', 'virus.pdf', infected())
    await scanAll()
    const [order] = await portal.test.db
      .selectFrom('orders')
      .select('id')
      .where('company_id', '=', 'haichuan')
      .where('state', '=', 'submitted')
      .execute()
    expect((await ask('service', 'POST', `/api/orders/${order?.id}/files`, { type: 'booking-note', file })).status).toBe(409)
    expect(await portal.test.db.selectFrom('files').select('order_id').where('id', '=', file).executeTakeFirst()).toEqual({
      order_id: null,
    })
  })

  it('that is a sheet is only read once it has passed', async () => {
    const sheet = '起运港,目的港,船公司\nCNSHA,USLAX,COSU\n'
    const start = async (more: string) => {
      const file = await upload('service', '/api/desk/rate-sheets', 'rates.csv', Buffer.from(sheet + more))
      return (await ask('service', 'POST', '/api/desk/rate-loads', { file, overlap: 'refuse' })).data.loadId as string
    }
    const stateOfLoad = async (id: string) =>
      portal.test.db.selectFrom('rate_loads').select(['state', 'failure']).where('id', '=', id).executeTakeFirst()
    const [clean, virus] = [await start(''), await start(eicar)]
    while (await portal.runLoad());
    expect([await stateOfLoad(clean), await stateOfLoad(virus)]).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    await scanAll()
    while (await portal.runLoad());
    expect((await stateOfLoad(clean))?.failure).toBe('cell.headings')
    expect(await stateOfLoad(virus)).toEqual({ state: 'failed', failure: 'cell.quarantined' })
  })

  it('made by the portal itself does not wait', async () => {
    const portrait = sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
    await upload('new', '/api/account/avatar', 'me.png', await portrait.png().toBuffer())
    const made = await portal.test.db.selectFrom('files').select(['kind', 'scan']).where('kind', '=', 'avatar').execute()
    expect(made).toEqual([{ kind: 'avatar', scan: null }])
  })
})

describe('while the scanner is down', () => {
  it('a file is retried with growing delays, and passes once the scanner is back', async () => {
    await scanner.stop()
    const file = await upload('shipper', '/api/files', 'waits.pdf', makePdf())
    const start = portal.clock.now
    const waits: number[] = []
    for (let count = 0; count < 12; count += 1) {
      expect(await scan()).toBe(true)
      const row = await portal.test.db.selectFrom('files').selectAll().where('id', '=', file).executeTakeFirstOrThrow()
      expect([row.scan, row.scan_attempts]).toEqual(['pending', count + 1])
      const due = new Date(row.scan_due_at ?? 0)
      waits.push((due.getTime() - portal.clock.now.getTime()) / 1000)
      expect(await scan(), 'nothing is due too early').toBe(false)
      portal.clock.now = due
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600, 600, 600, 600])
    await scanner.start()
    await scanAll()
    expect(await stateOf(file)).toBe('clean')
    portal.clock.now = start
  })

  it.each([
    ['half a response', 'stream: OK'],
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['something else', 'HTTP/1.1 200 OK\r\n\r\nstream: OK\0'],
    ['nothing', ''],
  ])('and responds with %s, no file passes', async (_, answer) => {
    const path = join(tmpdir(), `clamd-${crypto.randomUUID()}.sock`)
    const server = createServer((socket) => socket.on('error', () => {}).end(answer))
    await new Promise<void>((done) => server.listen(path, done))
    await expect(createScanner(path).scan(makePdf())).rejects.toThrow()
    server.close()
  })
})
