import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'

const shipped = fileURLToPath(new URL('../../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'analyst-desk-'))
const limits = join(root, 'schemas/sea/booking.limits.json')

let portal: TestPortal
let token: string
beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  portal = await openTestPortal({ root })
  token = await portal.signIn('analyst')
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})

async function call<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
  const headers = { 'access-token': token, cookie: 'default-language=zh' }
  const answer = await portal.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return (answer.json() as { data: T }).data
}

interface Served {
  readonly release: string
  readonly action: string
  readonly who?: string
  readonly errors: number
}

interface Rows<Row> {
  readonly total: number
  readonly rows: readonly Row[]
}

/** Changes the maximum length of contact names, as an analyst would. */
function saveLongestContact(value: number): void {
  const text = readFileSync(limits, 'utf8')
  writeFileSync(limits, text.replace(/("contactMax": \{\s*"value": )\d+/, `$1${value}`))
}

test('an analyst sees errors, fixes them, publishes and rolls back, all at the desk', async () => {
  const before = await call<Served>('GET', '/api/served-release')
  expect(before).toMatchObject({ action: 'start', errors: 0 })
  expect(before.who).toBeUndefined()

  saveLongestContact(99)
  expect((await call<Served>('GET', '/api/served-release')).errors).toBe(1)
  const { rows, total } = await call<Rows<{ place: string; code: string; message: string }>>('GET', '/api/document-findings')
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ code: 'LIMIT', place: expect.stringMatching(/^schemas\/sea\/booking\.limits\.json:\d+:\d+$/) })
  expect(rows[0]?.message).toMatch(/\p{Script=Han}/u)

  saveLongestContact(15)
  await call('POST', '/api/releases', {})
  const published = await call<Served>('GET', '/api/served-release')
  expect(published).toMatchObject({ action: 'publish', errors: 0 })
  expect(published.who).toBeTruthy()
  expect(published.release).not.toBe(before.release)

  const history = await call<Rows<{ release: string; state: string; steps?: number }>>('GET', '/api/release-switches?page=1&pageSize=10')
  expect(history.rows.map(({ release, state, steps }) => ({ release, state, steps }))).toEqual([
    { release: published.release, state: 'served', steps: undefined },
    { release: before.release, state: 'earlier', steps: 1 },
  ])
  await call('POST', '/api/releases/rollback', { steps: history.rows[1]?.steps })
  expect(await call<Served>('GET', '/api/served-release')).toMatchObject({ release: before.release, action: 'rollback' })
})
