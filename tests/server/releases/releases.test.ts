import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { until } from '../../support/until.ts'

const shipped = fileURLToPath(new URL('../../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'documents-'))
for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
const limits = join(root, 'schemas/sea/booking.limits.json')
const original = readFileSync(limits, 'utf8')

let portal: TestPortal
let analyst: string
const logged: string[] = []
beforeAll(async () => {
  portal = await openTestPortal({ root, watch: true, onLog: (line) => void logged.push(line) })
  analyst = await portal.signIn('analyst')
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})

function served(): string {
  return portal.releases.current().release.hash
}

function contactMax(): unknown {
  const { brands, defaultBrand } = portal.releases.current().release
  return brands[defaultBrand]?.limits.contactMax
}

/** Saves like a careful editor: to a temporary file, then renamed. */
function save(text: string): void {
  writeFileSync(`${limits}.new`, text)
  renameSync(`${limits}.new`, limits)
}

function withContactMax(value: number): string {
  const document = JSON.parse(original)
  document.limits.contactMax.value = value
  return JSON.stringify(document, null, 2)
}

interface Sent {
  readonly token?: string
  readonly key?: string
}

function call(method: 'GET' | 'POST', url: string, payload?: object, { token = analyst, key }: Sent = {}) {
  return portal.app.inject({
    method,
    url,
    headers: {
      'access-token': token,
      ...(payload ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  })
}

it('serves a valid change, and keeps the last good release after an invalid one', async () => {
  const first = served()
  save(withContactMax(12))
  await until('the change is served', () => served() !== first)
  const second = served()
  expect(contactMax()).toBe(12)

  save(original.replace('"contactMax"', '"contactMax'))
  const findings = await portal.releases.check(null)
  expect(findings[0]).toMatchObject({ path: 'schemas/sea/booking.limits.json', severity: 'error' })
  await until('the broken change is reported', () => logged.some((line) => line.includes('the change is not served')))
  expect(served()).toBe(second)
  expect((await call('GET', '/healthz')).headers['config-version']).toBe(second)
  save(original)
  await until('the first release is served again', () => served() === first)
})

it('keeps serving parts of an older release, unchanged, at their address', async () => {
  const { release } = portal.releases.current()
  const address = `/config/${release.hash}/${release.defaultBrand}/en/shell.json`
  const before = await portal.app.inject({ url: address, headers: { 'accept-encoding': 'br' } })
  expect(before.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  save(withContactMax(14))
  await until('the change is served', () => served() !== release.hash)
  const after = await portal.app.inject({ url: address, headers: { 'accept-encoding': 'br' } })
  // Compressed better after its first request.
  expect(brotliDecompressSync(after.rawPayload).equals(brotliDecompressSync(before.rawPayload))).toBe(true)
  expect((await portal.app.inject({ url: address.replace(release.hash, 'f'.repeat(64)) })).statusCode).toBe(404)
})

it('rolls back, records who did it, and stays there until the next publish', async () => {
  const newest = served()
  const history = (await call('GET', '/api/releases')).json().data.releases
  expect(history[0]).toMatchObject({ release: newest, action: 'watch' })
  const back = await call('POST', '/api/releases/rollback', { steps: 1 })
  expect(back.json()).toMatchObject({ code: 0, data: { release: served() } })
  expect(served()).not.toBe(newest)
  expect((await call('GET', '/api/releases')).json().data.releases[0]).toMatchObject({
    release: served(),
    action: 'rollback',
    who: 'analyst',
  })

  const again = await openTestPortal({ root, shared: portal.test })
  expect(again.releases.current().release.hash).toBe(served())
  await again.close()

  const published = await call('POST', '/api/releases', {})
  expect(published.json().data.release).toBe(newest)
  expect(served()).toBe(newest)
})

it('accepts one of two concurrent publishes', async () => {
  const texts = (value: number) => ({ documents: { ...allTexts(), 'schemas/sea/booking.limits.json': withContactMax(value) } })
  const answers = await Promise.all([call('POST', '/api/releases', texts(15)), call('POST', '/api/releases', texts(16))])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
})

it('publishes once for each key, also after another publish, and shows how far it is', async () => {
  const documents = { ...allTexts(), 'schemas/sea/booking.limits.json': withContactMax(18) }
  const countSwitches = async () => (await portal.releases.history()).length
  const before = await countSwitches()
  const publish = (key: string) => call('POST', '/api/releases', { documents }, { key })
  const answers = Promise.all([publish('publish-18'), publish('publish-18')])
  const progress = await until('the publish is shown', async () => {
    const { data } = (await call('GET', '/api/releases/publishing')).json()
    return data.text !== undefined && data
  })
  expect(progress.who).toBe('analyst')
  expect(progress.documents).toBeGreaterThanOrEqual(Object.keys(documents).length)
  expect(progress.text).toContain(progress.stage === 'checking' ? '正在检查' : '已用')
  const releases = (await answers).map((answer) => answer.json().data.release)
  expect(releases).toEqual([served(), served()])
  expect(await countSwitches()).toBe(before + 1)
  expect((await call('GET', '/api/releases/publishing')).json().data).toEqual({})

  const other = { documents: { ...documents, 'schemas/sea/booking.limits.json': withContactMax(19) } }
  expect((await call('POST', '/api/releases', other, { key: 'publish-19' })).statusCode).toBe(200)
  const repeated = await publish('publish-18')
  expect(repeated.json().data.release).toBe(releases[0])
  expect(contactMax()).toBe(19)
  expect(await countSwitches()).toBe(before + 2)
})

it('refuses a publish based on a release that is no longer served, and changes nothing', async () => {
  const documents = { ...allTexts(), 'schemas/sea/booking.limits.json': withContactMax(17) }
  const before = served()
  const refused = await call('POST', '/api/releases', { documents, basedOn: 'f'.repeat(64) })
  expect([refused.statusCode, refused.json().error.id]).toEqual([409, 'error.conflict-version'])
  expect(served()).toBe(before)
  expect((await call('POST', '/api/releases', { documents, basedOn: before })).statusCode).toBe(200)
})

it('reports problems of uploaded documents, and does not publish them', async () => {
  const before = served()
  const documents = { ...allTexts(), 'schemas/sea/booking.limits.json': '{' }
  const checked = await call('POST', '/api/releases/check', { documents })
  expect(checked.json().data.findings[0]).toMatchObject({ path: 'schemas/sea/booking.limits.json', line: 1 })
  const refused = await call('POST', '/api/releases', { documents })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().data.findings.length).toBeGreaterThan(0)
  expect(served()).toBe(before)
})

it('starts with the last good release if the files have errors, and not at all without one', async () => {
  save('{')
  const again = await openTestPortal({ root, shared: portal.test })
  expect(again.releases.current().release.hash).toBe(served())
  await again.close()
  await expect(openTestPortal({ root })).rejects.toThrow('no earlier release')
  save(original)
})

it('validates input by the release of its page, for the configured time', async () => {
  const { db } = portal.test
  expect(await db.selectFrom('releases').select('hash').execute()).not.toHaveLength(0)
  await until('the files are served again', () => contactMax() !== 15)
  const older = served()
  save(withContactMax(5))
  await until('the change is served', () => served() !== older)
  expect(await contactErrors(older)).toEqual([])
  expect(await contactErrors(served())).toEqual(['/booking/contact'])
  expect(await contactErrors('0'.repeat(64))).toEqual(['/booking/contact'])
  portal.clock.now = new Date(portal.clock.now.getTime() + 31 * 60_000)
  expect(await portal.releases.find(older)).toBeNull()
  analyst = await portal.signIn('analyst')
  expect(await contactErrors(older)).toEqual(['/booking/contact'])
})

/** Errors for an eight-character contact from a page of this release. */
async function contactErrors(release: string): Promise<string[]> {
  const token = await portal.signIn('member')
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/orders/sea',
    headers: { 'access-token': token, 'config-version': release, 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(12) },
    payload: JSON.stringify({ booking: { contact: 'Eight888' }, rateId: 'r', rateVersion: 1, shownTotal: '1' }),
  })
  const fields = answer.json().error.fields as { path: string }[]
  return fields.map((field) => field.path).filter((path) => path === '/booking/contact')
}

it.runIf(process.env.DATABASE_URL)('switches every server of the database', async () => {
  const other = await openTestPortal({ root, shared: portal.test })
  other.clock.now = portal.clock.now
  const before = served()
  save(withContactMax(17))
  await until('the change is served', () => served() !== before)
  await until('the other server follows', () => other.releases.current().release.hash === served())
  await other.close()
})

it('allows only analysts to publish', async () => {
  for (const account of ['member', 'admin', 'staff']) {
    expect((await call('POST', '/api/releases', {}, { token: await portal.signIn(account) })).statusCode).toBe(403)
  }
  expect((await portal.app.inject({ url: '/api/releases' })).json().code).toBe(4)
})

function allTexts(): Record<string, string> {
  const paths = ['schemas', 'brands'].flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[]).map((path) => `${folder}/${path}`),
  )
  return Object.fromEntries(
    paths.filter((path) => path.endsWith('.json') && !path.includes('/.')).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}
