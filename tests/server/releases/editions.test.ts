import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'

const shipped = fileURLToPath(new URL('../../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'editions-'))
const zone = 'Asia/Shanghai'
/** The values change at midnight in Shanghai. */
const midnight = new Date('2026-11-30T16:00:00Z')
const start = new Date('2026-11-21T02:00:00Z')

let portal: TestPortal
let member: string
beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  change('schemas/sea/booking.limits.json', ({ limits }) => {
    const { value: _, ...limit } = limits.boxQuantityMax
    limits.boxQuantityMax = {
      ...limit,
      $periods: [
        { id: 'until-december', to: '2026-12-01T00:00', zone, value: 200 },
        { id: 'december', from: '2026-12-01T00:00', zone, value: 100 },
      ],
    }
  })
  change('schemas/portal/texts/portal.json', ({ texts }) => {
    texts['portal.signIn'] = {
      $periods: [
        { id: 'until-december', to: '2026-12-01', zone, zh: '登录', en: 'Sign in' },
        { id: 'december', from: '2026-12-01', zone, zh: '登录（十二月）', en: 'Sign in (December)' },
      ],
    }
  })
  portal = await openTestPortal({ root })
  member = await portal.signIn('member')
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(() => {
  portal.clock.now = start
})

// The test only changes values that it knows to exist.
// biome-ignore lint/suspicious/noExplicitAny: JSON of a document
function change(path: string, edit: (document: any) => void): void {
  const document = JSON.parse(readFileSync(join(root, path), 'utf8'))
  edit(document)
  writeFileSync(join(root, path), JSON.stringify(document, null, 2))
}

function servedId({ releases }: TestPortal = portal): string {
  return releases.current().release.id
}

function servedWords(language: string): unknown {
  const { release } = portal.releases.current()
  return release.brands[release.defaultBrand]?.shells[language]?.texts['portal.signIn']
}

async function moveTo(instant: Date, edition: number, moved: TestPortal = portal): Promise<void> {
  moved.clock.now = instant
  await vi.waitFor(() => expect(servedId(moved)).toBe(`${moved.releases.current().release.hash}.${edition}`), {
    timeout: 180_000,
    interval: 20,
  })
}

/** Response of a page of the edition for this many containers: only the limit or the missing rates can refuse it. */
async function askFor(quantity: number, configVersion?: string): Promise<string> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/quotes/sea',
    headers: { 'access-token': member, ...(configVersion === undefined ? {} : { 'config-version': configVersion }) },
    payload: { pol: 'CNNGB', pod: 'USLAX', boxes: [{ boxType: '20GP', quantity }] },
  })
  return answer.json().error.id
}

it('serves the current edition, and the next one from its first millisecond', async () => {
  expect(servedWords('en')).toBe('Sign in')
  expect(servedId()).toMatch(/^[0-9a-f]{64}\.0$/)
  expect((await portal.app.inject({ url: '/healthz' })).headers['config-version']).toBe(servedId())
  await moveTo(midnight, 1)
  expect(servedWords('en')).toBe('Sign in (December)')
  expect(servedWords('zh')).toBe('登录（十二月）')
  // Both editions are loaded, so that a jump in the clock switches at once.
  portal.clock.now = new Date(midnight.getTime() - 1)
  expect(servedWords('en')).toBe('Sign in')
  portal.clock.now = midnight
  expect(servedWords('en')).toBe('Sign in (December)')
})

it('prepares the next edition before it begins', async () => {
  const shared = await openTestPortal({ root, shared: portal.test, now: new Date(midnight.getTime() - 30_000) })
  try {
    expect(servedId(shared)).toMatch(/\.0$/)
    await vi.waitFor(
      () => {
        shared.clock.now = midnight
        const next = servedId(shared)
        shared.clock.now = new Date(midnight.getTime() - 30_000)
        expect(next).toMatch(/\.1$/)
      },
      { timeout: 180_000, interval: 50 },
    )
  } finally {
    await shared.close()
  }
})

it('starts with the current edition, which has the same id in two processes', async () => {
  const second = await openTestPortal({ root, shared: portal.test, now: new Date('2027-06-01T00:00:00Z') })
  try {
    expect(servedId(second)).toMatch(/\.1$/)
    await moveTo(second.clock.now, 1)
    expect(servedId(second)).toBe(servedId())
  } finally {
    await second.close()
  }
})

it('validates input from a page of the ended edition by that edition, as long as for a replaced release', async () => {
  const before = servedId()
  expect(await askFor(150)).toBe('error.no-service')
  await moveTo(new Date(midnight.getTime() + 60_000), 1)
  member = await portal.signIn('member')
  expect(await askFor(150)).toBe('error.invalid')
  expect(await askFor(150, before)).toBe('error.no-service')
  portal.clock.now = new Date(midnight.getTime() + 29 * 60_000)
  expect(await askFor(150, before)).toBe('error.no-service')
  portal.clock.now = new Date(midnight.getTime() + 31 * 60_000)
  expect(await askFor(150, before)).toBe('error.form-changed')
})

it('keeps the parts of the ended edition and does not reveal the next', async () => {
  const { hash, defaultBrand } = portal.releases.current().release
  const part = (edition: string) => portal.app.inject({ url: `/config/${hash}${edition}/${defaultBrand}/en/shell.json` })
  expect((await part('.0')).json().limits.boxQuantityMax).toBe(200)
  expect((await part('.1')).statusCode).toBe(404)
  expect((await part('.2')).statusCode).toBe(404)
  member = await portal.signIn('member')
  expect(await askFor(150, `${hash}.1`)).toBe('error.no-service')
  await moveTo(new Date(midnight.getTime() + 60_000), 1)
  expect((await part('.1')).json().limits.boxQuantityMax).toBe(100)
  expect((await part('.0')).json().limits.boxQuantityMax).toBe(200)
})

it('has one release in the history for all editions', async () => {
  const history = await portal.releases.history()
  expect(new Set(history.map(({ release }) => release))).toEqual(new Set([portal.releases.current().release.hash]))
})
