/** The caches of pages and answers: when they are dropped, and that they never show one user what only another may see. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { root } from '../support.ts'

let portal: TestPortal
let drawings = 0
let staff = ''
const gate: { open: Promise<void> } = { open: Promise.resolve() }

beforeAll(async () => {
  portal = await openTestPortal({
    root,
    // Draws the answer of a real operation instead of the whole page.
    renderer: {
      load: () =>
        Promise.resolve({
          template: '<head><script>early()</script><!--head--></head><!--app-->',
          scriptsOf: () => [],
          outlinePage: () => Promise.resolve({ html: '', styles: '' }),
          renderOwnPage: () => Promise.resolve({ html: '', data: {} }),
          renderPage: async ({ call, url }) => {
            drawings += 1
            const activities = await call('search-activity', url.includes('broken') ? { page: 'one' } : {})
            await gate.open
            return { html: `<p>${JSON.stringify(activities)}</p>`, styles: 'a{}', data: {}, title: 'T', description: 'D', still: false }
          },
        }),
      serve: () => Promise.resolve(false),
      dev: false,
      close: () => Promise.resolve(),
    },
  })
  staff = await portal.signIn('staff')
})
afterAll(() => portal?.close())
beforeEach(() => {
  drawings = 0
})

const open = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { host: 'quayside.localhost', ...headers } })

let activities = 0
async function publishActivity(): Promise<string> {
  activities += 1
  const title = `Offer number ${activities}`
  const words = { titleZh: title, titleEn: title, summaryZh: '九折', bodyZh: '九折。' }
  const { activityId } = await change('/api/activities', { ...words, from: '2026-01-01', to: '2027-12-31', placement: ['home'] })
  await change(`/api/activities/${activityId}/publish`, { version: 1 })
  return title
}

async function change(url: string, payload: object): Promise<Record<string, unknown>> {
  const headers = { host: 'quayside.localhost', 'access-token': staff, 'idempotency-key': randomUUID() }
  const answer = (await portal.app.inject({ method: 'POST', url, headers, payload })).json()
  expect(answer, JSON.stringify(answer.error)).toMatchObject({ success: true })
  return answer.data
}

function withoutNonce(page: string): string {
  const nonce = /<script nonce="([^"]+)"/.exec(page)?.[1]
  if (nonce === undefined) throw new Error('The page has no nonce')
  return page.replaceAll(nonce, '')
}

describe('a kept page', () => {
  it('is drawn once for each address, language and brand', async () => {
    const asked = [{}, { cookie: 'default-language=en' }, { cookie: 'default-language=zh' }, { host: 'yongjiang.localhost' }]
    for (let round = 0; round < 2; round++) for (const headers of asked) await open('/?kept=1', headers)
    expect(drawings).toBe(3)
    await open('/?kept=2')
    expect(drawings).toBe(4)
  })

  it('has another nonce for each visitor, which its policy allows', async () => {
    const [one, two] = [await open('/'), await open('/')]
    const nonceOf = ({ body }: { body: string }) => /<script nonce="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(nonceOf(one)).toMatch(/^[\w+/=]{20,}$/)
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    for (const page of [one, two]) expect(page.headers['content-security-policy']).toContain(`'nonce-${nonceOf(page)}'`)
    expect(withoutNonce(one.body)).toBe(withoutNonce(two.body))
  })

  it('is the same for all users, no matter who requested it first', async () => {
    for (const [index, account] of ['staff', 'admin', 'member', 'registered'].entries()) {
      const token = account === 'staff' ? staff : await portal.signIn(account)
      const first = await open(`/?first=${index}`, { cookie: `access-token=${token}` })
      const visitor = await open(`/?first=${index}`)
      expect(withoutNonce(first.body), account).toBe(withoutNonce(visitor.body))
      expect(first.body, account).not.toContain(token)
    }
  })

  it('shows what staff have changed at once', async () => {
    expect((await open('/?then=1')).body).not.toContain('Offer number')
    const title = await publishActivity()
    expect((await open('/?then=1')).body).toContain(title)
  })

  it('does not keep a drawing that began before a change', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.open = promise
    const before = open('/?slow=1')
    await vi.waitFor(() => expect(drawings).toBe(1))
    gate.open = Promise.resolve()
    const title = await publishActivity()
    resolve()
    await before
    expect((await open('/?slow=1')).body).toContain(title)
  })

  it('is not kept if something was missing when it was drawn', async () => {
    await open('/?broken=1')
    await open('/?broken=1')
    expect(drawings).toBe(2)
  })

  it('answers a browser that has it already with 304, and leaves it the policy that it came with', async () => {
    const { etag } = (await open('/?again=1')).headers
    const again = await open('/?again=1', { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['content-security-policy']).toBeUndefined()
    expect(again.headers['cache-control']).toBe('private, no-cache')
    await publishActivity()
    expect((await open('/?again=1', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('of an unknown address keeps its status', async () => {
    for (let round = 0; round < 2; round++) expect((await open('/no/such/page')).statusCode).toBe(404)
  })
})

describe('a fixed answer', () => {
  it('is the same kept as new, for every caller', async () => {
    const url = '/api/common/dictionary/queryDictRows?keys=currency,order-status'
    const ask = async (headers: Record<string, string>) => (await open(url, headers)).json()
    const first = await ask({})
    expect(first).toMatchObject({ code: 0, success: true, data: { currency: expect.any(Array) } })
    for (const account of ['staff', 'admin', 'registered', 'analyst']) {
      const token = await portal.signIn(account)
      for (let round = 0; round < 2; round++) expect((await ask({ 'access-token': token })).data, account).toEqual(first.data)
    }
    const second = await ask({})
    expect(second).toEqual({ ...first, requestId: second.requestId })
    expect(second.requestId).not.toBe(first.requestId)
  })

  it('is kept for each language and brand', async () => {
    const url = '/api/common/dictionary/queryDictRows?keys=document-type,order-status'
    const [zh, en] = [await open(url, { cookie: 'default-language=zh' }), await open(url, { cookie: 'default-language=en' })]
    expect(zh.json().data).not.toEqual(en.json().data)
    expect((await open(url, { cookie: 'default-language=zh' })).json().data).toEqual(zh.json().data)
  })

  it('is refused as before if the input is wrong', async () => {
    expect((await open('/api/common/dictionary/queryDictRows')).json()).toMatchObject({ success: false, error: { id: 'error.invalid' } })
  })
})
