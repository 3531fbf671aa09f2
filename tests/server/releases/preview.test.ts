import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal, testPassword } from '#server'

const shipped = fileURLToPath(new URL('../../../', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'preview-'))
const zone = 'Asia/Shanghai'
const start = new Date('2026-11-21T02:00:00Z')
const then = '2026-12-05T09:00:00+08:00'

/** The page's template without rendering: only the data that the server embeds matters here. */
const renderer = {
  dev: false,
  load: () =>
    Promise.resolve({
      template: '<!--boot-->',
      renderOwnPage: () => Promise.resolve({ html: '', data: {} }),
      renderPage: () => Promise.resolve({ html: '', styles: '', data: {}, title: '', description: '', still: false }),
      scriptsOf: () => [],
      outlinePage: () => Promise.resolve({ html: '', styles: '' }),
    }),
  serve: () => Promise.resolve(false),
  close: () => Promise.resolve(),
}

const limits = join(root, 'schemas/sea/booking.limits.json')
let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const folder of ['schemas', 'brands']) cpSync(join(shipped, folder), join(root, folder), { recursive: true })
  const document = JSON.parse(readFileSync(limits, 'utf8'))
  const { value: _, ...limit } = document.limits.boxQuantityMax
  const $periods = [
    { id: 'now', to: '2026-12-01T00:00', zone, value: 200 },
    { id: 'then', from: '2026-12-01T00:00', zone, value: 100 },
  ]
  document.limits.boxQuantityMax = { ...limit, $periods }
  writeFileSync(limits, JSON.stringify(document, null, 2))
  portal = await openTestPortal({ root, renderer })
  for (const actor of ['registered', 'pending', 'member', 'admin', 'staff', 'analyst']) tokens[actor] = await portal.signIn(actor)
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(() => {
  portal.clock.now = start
})

interface Opened {
  readonly previewId: string
  readonly link: string
  readonly until: string
}

function ask(actor: string, at = then) {
  const token = tokens[actor]
  return portal.app.inject({
    method: 'POST',
    url: '/api/releases/preview',
    headers: token ? { 'access-token': token } : {},
    payload: { at },
  })
}

async function openPreview(at = then): Promise<Opened> {
  return (await ask('analyst', at)).json().data
}

interface PageShell {
  readonly release: string
  readonly limits: Record<string, number>
  readonly preview?: { readonly id: string; readonly at: string }
}

/** A preview's page contains its shell, all others the shell's address. */
function shellOf(page: string): PageShell {
  const { shell } = JSON.parse(/<script type="application\/json"[^>]*>(.*)<\/script>/.exec(page)?.[1] ?? '{}') as {
    shell: PageShell | string
  }
  if (typeof shell !== 'string') return shell
  const part = portal.releases.current().parts.get(shell.split('?')[0] ?? '')
  return JSON.parse(Buffer.from(part?.bytes ?? []).toString()) as PageShell
}

async function visit(url: string, cookie?: string) {
  const answer = await portal.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
  return { answer, shell: shellOf(answer.body) }
}

function call(operation: { method: 'GET' | 'POST'; url: string; payload?: object }, headers: Record<string, string>) {
  return portal.app.inject({ ...operation, headers: { 'access-token': tokens.member ?? '', ...headers } })
}

function operationOf(id: string): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } {
  const { brands, defaultBrand } = portal.releases.current().release
  const found = brands[defaultBrand]?.operations[id]
  if (!found) throw new Error(`there is no operation ${id}`)
  return found
}

const quote = (quantity: number) =>
  ({ method: 'POST', url: '/api/quotes/sea', payload: { pol: 'CNNGB', pod: 'USLAX', boxes: [{ boxType: '20GP', quantity }] } }) as const

describe('a preview', () => {
  it.each([
    ['visitor', 401],
    ['registered', 403],
    ['pending', 403],
    ['member', 403],
    ['admin', 403],
    ['staff', 403],
    ['analyst', 200],
  ])('requested by %s returns %i', async (actor, status) => {
    expect((await ask(actor)).statusCode).toBe(status)
  })

  it('starts by its link, shows every page as of its date with a mark, and can be ended', async () => {
    const { link, previewId } = await openPreview()
    const entry = await portal.app.inject({ url: link })
    expect(entry).toMatchObject({ statusCode: 303, headers: { location: '/', 'cache-control': 'no-store' } })
    const cookie = String(entry.headers['set-cookie'])
    expect(cookie).toMatch(/^preview=[\w-]{32}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    for (const url of ['/', '/route/seaQuery?pol=CNNGB', '/nowhere']) {
      const { shell } = await visit(url, cookie.split(';')[0])
      expect(shell).toMatchObject({ limits: { boxQuantityMax: 100 }, preview: { id: previewId, at: '2026-12-05T01:00:00.000Z' } })
    }
    expect((await visit('/', cookie.split(';')[0])).answer.headers['config-version']).toMatch(/^[0-9a-f]{64}\.1$/)
    const outside = await visit('/')
    expect(outside.shell.limits.boxQuantityMax).toBe(200)
    expect(outside.shell.preview).toBeUndefined()
    const exit = await portal.app.inject({ url: '/route/seaQuery?pol=CNNGB&preview=end', headers: { cookie: `preview=${previewId}` } })
    expect(exit.headers).toMatchObject({
      location: '/route/seaQuery?pol=CNNGB',
      'set-cookie': expect.stringMatching(/^preview=; Max-Age=0;/),
    })
  })

  it('can also show the past', async () => {
    portal.clock.now = new Date('2026-12-20T00:00:00Z')
    tokens.analyst = await portal.signIn('analyst')
    const { previewId } = await openPreview('2026-11-30T23:59:59+08:00')
    expect((await visit('/', `preview=${previewId}`)).shell.limits.boxQuantityMax).toBe(200)
    portal.clock.now = start
    tokens.analyst = await portal.signIn('analyst')
  })

  it('shows parts of a future edition only to its own visitor, without caching', async () => {
    const { previewId } = await openPreview()
    const { shell } = await visit('/', `preview=${previewId}`)
    const { defaultBrand } = portal.releases.current().release
    const url = `/config/${shell.release}/${defaultBrand}/en/shell.json`
    const seen = await portal.app.inject({ url, headers: { cookie: `preview=${previewId}` } })
    expect(seen).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'private, no-store' } })
    expect((await portal.app.inject({ url })).statusCode).toBe(404)
    expect((await portal.app.inject({ url, headers: { cookie: `preview=${'x'.repeat(32)}` } })).statusCode).toBe(404)
  })

  it('uses the values of its date for calls of its own pages only', async () => {
    const { previewId } = await openPreview()
    expect((await call(quote(150), { preview: previewId })).json().error.id).toBe('error.invalid')
    expect((await call(quote(50), { preview: previewId })).json().error.id).toBe('error.no-service')
    expect((await call(quote(150), { cookie: `preview=${previewId}` })).json().error.id).toBe('error.no-service')
  })

  it('refuses all changes', async () => {
    const { previewId } = await openPreview()
    const before = await portal.test.db.selectFrom('page_view_counts').selectAll().execute()
    const orders = { method: 'POST', url: '/api/orders/sea', payload: {} } as const
    const view = { method: 'POST', url: '/api/track/pageView', payload: { route: '/', page: 'home' } } as const
    expect((await call(orders, { preview: previewId })).json()).toMatchObject({ success: false, error: { id: 'error.preview' } })
    const { brands, defaultBrand } = portal.releases.current().release
    const changing = Object.values(brands[defaultBrand]?.operations ?? {}).filter(({ readsOnly }) => !readsOnly)
    expect(changing.length).toBeGreaterThan(8)
    for (const { id, method, path } of changing) {
      // Signing in and out remains possible in a preview.
      if (['send-code', 'sign-in', 'sign-in-by-code', 'sign-out'].includes(id)) continue
      const answer = await portal.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, 'x'),
        headers: { 'access-token': tokens.admin ?? '', preview: previewId },
        payload: {},
      })
      expect(answer.json().error.id, id).toBe('error.preview')
    }
    await call(view, { preview: previewId })
    expect(await portal.test.db.selectFrom('page_view_counts').selectAll().execute()).toEqual(before)
  })

  it('allows signing in and out, as of today', async () => {
    const { previewId } = await openPreview('2040-01-01T00:00:00Z')
    const payload = { account: 'member', password: testPassword }
    const answer = await portal.app.inject({ method: 'POST', url: '/api/account/signIn', headers: { preview: previewId }, payload })
    const token = String(answer.headers['access-token'])
    const { method, path } = operationOf('read-session')
    const session = await portal.app.inject({ method, url: path, headers: { 'access-token': token, preview: previewId } })
    expect(session.json()).toMatchObject({ code: 0, data: { actor: 'member' } })
    const exit = operationOf('sign-out')
    await portal.app.inject({ method: exit.method, url: exit.path, headers: { 'access-token': token, preview: previewId }, payload: {} })
    expect((await portal.app.inject({ method, url: path, headers: { 'access-token': token } })).json().code).not.toBe(0)
  })

  it('keeps the release under which its page was loaded', async () => {
    const { previewId } = await openPreview()
    const { shell } = await visit('/', `preview=${previewId}`)
    const { hash, defaultBrand } = portal.releases.current().release
    const text = readFileSync(limits, 'utf8')
    const document = JSON.parse(text)
    document.limits.boxQuantityMax.$periods[1].value = 160
    writeFileSync(limits, JSON.stringify(document))
    expect((await portal.releases.publish({ who: 'test', documents: null })).ok).toBe(true)
    writeFileSync(limits, text)
    expect(portal.releases.current().release.hash).not.toBe(hash)
    const part = `/config/${shell.release}/${defaultBrand}/en/shell.json`
    const seen = await portal.app.inject({ url: part, headers: { cookie: `preview=${previewId}` } })
    expect(seen.json().limits.boxQuantityMax).toBe(100)
    expect((await call(quote(150), { preview: previewId, 'config-version': shell.release })).json().error.id).toBe('error.invalid')
    expect((await call(quote(150), { preview: previewId })).json().error.id).toBe('error.no-service')
    expect((await portal.releases.rollback('test', 1)).ok).toBe(true)
  })

  it('ends after an hour, and its pages say so', async () => {
    const { previewId } = await openPreview()
    portal.clock.now = new Date(start.getTime() + 3_600_001)
    tokens.member = await portal.signIn('member')
    expect((await visit('/', `preview=${previewId}`)).shell.preview).toBeUndefined()
    expect((await call(quote(50), { preview: previewId })).json().error.id).toBe('error.preview-ended')
    expect((await call(quote(50), { preview: 'made-up' })).json().error.id).toBe('error.preview-ended')
    const entry = await portal.app.inject({ url: `/?preview=${previewId}` })
    expect(entry.headers).toMatchObject({ location: '/', 'set-cookie': expect.stringContaining('Max-Age=0') })
  })

  it('works on every server of the database', async () => {
    const { previewId } = await openPreview()
    const second = await openTestPortal({ root, renderer, shared: portal.test })
    try {
      const page = await second.app.inject({ url: '/', headers: { cookie: `preview=${previewId}` } })
      expect(shellOf(page.body).limits.boxQuantityMax).toBe(100)
    } finally {
      await second.close()
    }
  })

  it('never leads to another host', async () => {
    for (const url of ['//evil.example/?preview=end', '/\\evil.example?preview=end']) {
      const { location = '' } = (await portal.app.inject({ url })).headers
      expect(new URL(String(location), 'http://portal.example').host, url).toBe('portal.example')
    }
  })
})
