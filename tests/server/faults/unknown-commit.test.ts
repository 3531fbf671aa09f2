/** The connection to PostgreSQL breaks after COMMIT was sent: the caller's response, and how the browser's request layer handles it. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, peopleImage, type TestPortal } from '#server'
import { createTestDatabase, type OpenedDatabase, openDatabase, type TestDatabase } from '../../../src/server/db/index.ts'
import { createClient } from '../../../src/web/request/client.ts'
import { type CuttingProxy, openCuttingProxy } from '../../support/cutting-proxy.ts'
import { root } from '../../support/documents.ts'

const suite = describe.runIf(process.env.DATABASE_URL)
const log = { info: () => {}, warn: () => {}, error: () => {} }

let database: TestDatabase
let proxy: CuttingProxy
let opened: OpenedDatabase
let portal: TestPortal
let origin: string

suite('a commit whose response is lost', () => {
  beforeAll(async () => {
    database = await createTestDatabase(peopleImage)
    proxy = await openCuttingProxy(database.url ?? '')
    opened = await openDatabase({ url: proxy.url, folder: '', log, poolSize: 3 })
    portal = await openTestPortal({ root, shared: { ...opened, url: proxy.url } })
    await portal.app.listen({ host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await portal?.close()
    await opened?.close()
    await proxy?.close()
    await database?.close()
  })

  const supplier = () => ({ name: `Harbour Trucks ${randomUUID()}`, kind: 'trucker' })
  const countNamed = async (name: string) =>
    (await database.db.selectFrom('suppliers').select('id').where('name', '=', name).execute()).length

  async function post(url: string, payload: object, key?: string) {
    const token = await portal.signIn('admin')
    proxy.cutCommits(1)
    const headers = { 'access-token': token, cookie: 'default-language=en', ...(key ? { 'idempotency-key': key } : {}) }
    return await portal.app.inject({ method: 'POST', url, headers, payload })
  }

  it('is reported as unknown and safe to retry, and the same key then returns the first result', async () => {
    const key = randomUUID()
    const payload = supplier()
    const lost = await post('/api/suppliers', payload, key)
    expect(proxy.cuts()).toBe(1)
    expect(lost.json()).toMatchObject({ success: false, error: { id: 'error.outcome-unknown' } })
    expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '1'])
    expect(lost.json().data).toContain('carried out only once')
    const again = await portal.app.inject({
      method: 'POST',
      url: '/api/suppliers',
      headers: { 'access-token': await portal.signIn('admin'), 'idempotency-key': key },
      payload,
    })
    expect(again.json()).toMatchObject({ success: true })
    expect(await countNamed(payload.name)).toBe(1)
  })

  it('of a call without a key is reported as unknown, but not as safe to retry', async () => {
    const lost = await post('/api/invitations', { places: 1, days: 7 })
    expect(lost.json()).toMatchObject({ success: false, error: { id: 'error.outcome-unknown-no-key' } })
    expect(lost.headers['retry-after']).toBeUndefined()
    expect(lost.json().data).toContain('check before trying again')
  })

  it('is resolved by the browser: it retries, the row exists once, and the call succeeds', async () => {
    const { client, said } = await openClient()
    const payload = supplier()
    proxy.cutCommits(2)
    const answer = await client.call('add-supplier', payload, { idempotencyKey: randomUUID(), onChecking: () => said.push('checking') })
    expect(answer).toMatchObject({ ok: true })
    expect(said.length).toBeGreaterThanOrEqual(1)
    expect(new Set(said)).toEqual(new Set(['checking']))
    expect(await countNamed(payload.name)).toBe(1)
  })

  it('is not retried by the browser without a key', async () => {
    const { client, said } = await openClient()
    const before = await countInvitations()
    proxy.cutCommits(1)
    const answer = await client.call('create-invitation', { places: 1, days: 7 }, { onChecking: () => said.push('checking') })
    expect(answer).toMatchObject({ ok: false, error: { id: 'error.outcome-unknown-no-key' } })
    expect(said).toEqual(['error.outcome-unknown-no-key'])
    expect(await countInvitations()).toBe(before + 1)
  })

  it('that never reached the database is reported as not written', async () => {
    const headers = { 'access-token': await portal.signIn('admin'), 'idempotency-key': randomUUID() }
    const payload = supplier()
    proxy.setAway(true)
    const refused = await portal.app.inject({ method: 'POST', url: '/api/suppliers', headers, payload })
    proxy.setAway(false)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json().error.id).toBe('error.nothing-written')
    expect(await countNamed(payload.name)).toBe(0)
  })

  async function countInvitations(): Promise<number> {
    return (await database.db.selectFrom('invitations').select('id').execute()).length
  }

  /** The request layer as in a page, with short pauses. */
  async function openClient() {
    const { release } = portal.releases.current()
    const token = await portal.signIn('admin')
    const said: string[] = []
    const unused = () => {}
    const client = createClient({
      calls: release.brands[release.defaultBrand]?.shells.en?.calls ?? {},
      language: 'en',
      release: release.id,
      preview: undefined,
      origin,
      timeoutMs: 20_000,
      pausesMs: [10, 10, 10],
      token: () => token,
      text: (key) => key,
      warn: (_message, reason) => said.push(reason),
      onToken: unused,
      onRelease: unused,
      onActor: unused,
      onSignedOut: unused,
      onSessionEnded: unused,
      onSession: unused,
      onSessionChanged: unused,
      onUse: unused,
    })
    return { client, said }
  }
})
