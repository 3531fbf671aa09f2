/** Saved and shared quotes and comparisons: who can see what, and what invalidates a link. */
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import type { Database } from '../../../src/server/db/index.ts'
import { sweepRemovedQuotes } from '../../../src/server/freight/saved-quotes/index.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { openWorldPortal, today } from '../support.ts'

const host = 'quayside.localhost'
const start = new Date(`${today}T02:00:00Z`)
const dayMs = 24 * 3600 * 1000
const accounts = ['new', 'pending', 'shipper', 'shipper2', 'admin', 'other', 'service', 'analyst'] as const
type Account = (typeof accounts)[number]

let portal: TestPortal
let db: Kysely<Database>
const tokens: Partial<Record<Account, string>> = {}
/** A lane with several sailings. */
let lane: { rateId: string; pol: string; pod: string; carrier: string; etd: string }
let rates: string[] = []

beforeAll(async () => {
  portal = await openWorldPortal({ now: start })
  db = portal.test.db
  for (const account of accounts) tokens[account] = await portal.signIn(account, host)
  const found = (await ask('/api/rates/sea?pol=CNNGB&pod=USLAX&pageSize=50', { as: 'shipper' })).data.rows
  rates = found.map(({ rateId }: { rateId: string }) => rateId)
  lane = found[0]
})
afterAll(() => portal.close())
beforeEach(() => {
  portal.clock.now = start
})

interface Asked {
  readonly as?: Account
  readonly body?: object
  readonly language?: string
}

async function ask(url: string, { as, body, language = 'zh' }: Asked = {}) {
  const answer = await portal.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { host, cookie: `default-language=${language}`, ...(as ? { 'access-token': tokens[as] } : {}) },
    ...(body ? { payload: body } : {}),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
  const { data, error } = (isJson ? answer.json() : {}) as any
  return { status: answer.statusCode, data, error: error?.id as string | undefined, body: answer.body, bytes: answer.rawPayload }
}

function valuesOf(more: object = {}) {
  const boxes = [
    { boxType: '20GP', quantity: 1 },
    { boxType: '40HQ', quantity: 2 },
  ]
  return { ...lane, paymentTerms: 'prepaid', boxes, contact: '王芳', mobile: '13800138000', goodsName: 'Toys', ...more }
}

async function save(as: Account = 'shipper', more: object = {}): Promise<{ quoteId: string; number: string }> {
  const { rateId, pol, pod, carrier, etd, ...others } = valuesOf(more)
  const made = await ask('/api/quotes/saved', {
    as,
    body: { orderType: 'sea-booking', values: { rateId, pol, pod, carrier, etd, ...others } },
  })
  expect(made.status, made.body).toBe(200)
  return made.data
}

async function share(quoteId: string, days = 7): Promise<{ linkId: string; code: string }> {
  const made = await ask(`/api/quotes/saved/${quoteId}/share`, { as: 'shipper', body: { days } })
  expect(made.status, made.body).toBe(200)
  return made.data
}

const open = (code: string, as?: Account) => ask(`/api/quotes/shared/${code}`, as ? { as } : {})

async function changeRate(rateId: string, change: object): Promise<void> {
  const row = await db.selectFrom('rates').selectAll().where('id', '=', rateId).executeTakeFirstOrThrow()
  await db
    .updateTable('rates')
    .set({ data: JSON.stringify({ ...row.data, ...change }), version: row.version + 1 })
    .where('id', '=', rateId)
    .execute()
}

describe('a saved quote', () => {
  it('is priced by the server, whatever the browser sends, and contains only form fields', async () => {
    const { quoteId, number } = await save('shipper', { baseTotal: '1.00', secretPlan: 'x', file: 'another-users-file' })
    expect(number).toMatch(/^QSQT\d{6}\d{5,}$/)
    const { data } = await ask(`/api/quotes/saved/${quoteId}`, { as: 'shipper' })
    expect(data).toMatchObject({
      number,
      orderType: 'sea-booking',
      pol: 'CNNGB',
      pod: 'USLAX',
      boxes: '1*20GP 2*40HQ',
      state: 'kept',
      over: false,
    })
    expect(Number(data.baseTotal)).toBeGreaterThan(1000)
    expect(data.lines.length).toBeGreaterThan(3)
    const kept = await ask(`/api/quotes/saved/${quoteId}/values`, { as: 'shipper' })
    expect(kept.data.values).toMatchObject({ pol: 'CNNGB', goodsName: 'Toys' })
    for (const name of ['baseTotal', 'secretPlan', 'file']) expect(kept.data.values).not.toHaveProperty(name)
  })

  it('is visible to its owner and the administrator; everyone else gets 404', async () => {
    const { quoteId } = await save()
    const read = (as?: Account) => ask(`/api/quotes/saved/${quoteId}`, as ? { as } : {})
    expect((await read('admin')).status).toBe(200)
    for (const as of ['shipper2', 'other', 'service', 'new', 'pending'] as const) expect([as, (await read(as)).status]).toEqual([as, 404])
    expect((await read('analyst')).status).toBe(403)
    expect((await read()).status).toBe(401)
    const listed = async (as: Account) => (await ask('/api/quotes/saved', { as })).data.rows.map((row: { quoteId: string }) => row.quoteId)
    expect(await listed('shipper')).toContain(quoteId)
    expect(await listed('admin')).toContain(quoteId)
    for (const as of ['shipper2', 'other', 'service', 'new'] as const) expect(await listed(as)).not.toContain(quoteId)
  })

  it('is not priced for users who may not see prices', async () => {
    const body = { orderType: 'sea-booking', values: valuesOf() }
    expect((await ask('/api/quotes/saved', { as: 'new', body })).error).toBe('error.not-certified')
    expect((await ask('/api/quotes/saved', { body })).status).toBe(401)
    // After leaving the company, a user cannot open the quotes saved there.
    const { quoteId } = await save('shipper2')
    await db.updateTable('users').set({ company_id: null, role: 'registered' }).where('account', '=', 'shipper2').execute()
    const after = await ask(`/api/quotes/saved/${quoteId}`, { as: 'shipper2' })
    await db.updateTable('users').set({ company_id: 'haichuan', role: 'member' }).where('account', '=', 'shipper2').execute()
    expect(after.status).toBe(404)
  })

  it('validates input like the price request, and names a service without a price', async () => {
    const bad = await ask('/api/quotes/saved', {
      as: 'shipper',
      body: { orderType: 'sea-booking', values: valuesOf({ boxes: [{ boxType: '20GP', quantity: -1 }] }) },
    })
    expect([bad.status, bad.error]).toEqual([400, 'error.invalid'])
    const none = await ask('/api/quotes/saved', { as: 'shipper', body: { orderType: 'no-such-service', values: {} } })
    expect([none.status, none.error]).toEqual([409, 'error.no-price'])
  })

  it('can be renamed, removed and restored, and is finally deleted', async () => {
    const { quoteId } = await save()
    const post = (what: string, body: object = {}) => ask(`/api/quotes/saved/${quoteId}/${what}`, { as: 'shipper', body })
    expect((await post('rename', { name: ' 十一月 ' })).data.name).toBe('十一月')
    expect((await post('remove')).data.state).toBe('removed')
    expect((await post('remove')).data.state).toBe('removed')
    const inTab = async (state: string) =>
      (await ask(`/api/quotes/saved?state=${state}`, { as: 'shipper' })).data.rows.some(
        (row: { quoteId: string }) => row.quoteId === quoteId,
      )
    expect([await inTab('kept'), await inTab('removed')]).toEqual([false, true])
    expect((await post('restore')).data.state).toBe('kept')
    expect((await ask(`/api/quotes/saved/${quoteId}`, { as: 'shipper' })).data.name).toBe('十一月')
    await post('remove')
    const { brands, defaultBrand } = portal.releases.current().release
    const brand = brands[defaultBrand]
    if (!brand) throw new Error('no brand')
    const later = (days: number) => new Date(start.getTime() + days * dayMs)
    await sweepRemovedQuotes(db, brand, later(29))
    expect(await inTab('removed')).toBe(true)
    await sweepRemovedQuotes(db, brand, later(31))
    expect(await inTab('removed')).toBe(false)
  })
})

describe('a link to a quote', () => {
  it('contains 192 random bits, of which only a keyed hash is stored', async () => {
    const { quoteId } = await save()
    const { code, linkId } = await share(quoteId)
    expect(code).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const stored = JSON.stringify([
      await db.selectFrom('quote_links').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('saved_quotes').selectAll().execute(),
    ])
    expect(stored).not.toContain(code)
    const trail = await db.selectFrom('audit').selectAll().where('subject', '=', quoteId).orderBy('id').execute()
    expect(trail.map(({ event, actor_id, company_id }) => ({ event, actor_id, company_id }))).toEqual(
      ['quote-saved', 'quote-shared'].map((event) => ({ event, actor_id: 'quayside-shipper', company_id: 'haichuan' })),
    )
    const { data } = await ask(`/api/quotes/saved/${quoteId}/links`, { as: 'shipper' })
    expect(data.rows).toMatchObject([{ linkId, state: 'open' }])
  })

  it('shows the offer to everyone, prices only to permitted users, and nothing about its author', async () => {
    const { quoteId } = await save()
    const { code } = await share(quoteId)
    const whole = (await ask(`/api/quotes/saved/${quoteId}`, { as: 'shipper' })).data
    const expected = { visitor: 'login', new: 'certify', pending: 'consent', analyst: 'never' } as const
    for (const [who, hidden] of Object.entries(expected)) {
      const seen = await open(code, who === 'visitor' ? undefined : (who as Account))
      expect([who, seen.status, seen.data.hidden]).toEqual([who, 200, hidden])
      expect(seen.data).toMatchObject({ pol: 'CNNGB', pod: 'USLAX', boxes: '1*20GP 2*40HQ' })
      for (const secret of [
        whole.baseTotal,
        ...whole.lines.map(({ amount }: { amount: string }) => amount),
        '王芳',
        '13800138000',
        'Toys',
        quoteId,
        whole.companyName,
      ])
        expect(seen.body.includes(secret), `${who} ${secret}`).toBe(false)
    }
    for (const who of ['other', 'admin', 'service'] as const) {
      const seen = await open(code, who)
      expect([who, seen.data.baseTotal]).toEqual([who, whole.baseTotal])
      for (const secret of ['王芳', '13800138000', quoteId]) expect(seen.body.includes(secret)).toBe(false)
    }
  })

  it('never shows a contract price to another company', async () => {
    const contract = rates[3] as string
    await db.updateTable('rates').set({ company_id: 'haichuan' }).where('id', '=', contract).execute()
    const rate = (await ask(`/api/rates/sea/${contract}`, { as: 'shipper' })).data
    const { quoteId } = await save('shipper', { rateId: contract, carrier: rate.carrier, etd: rate.etd })
    const { code } = await share(quoteId)
    const other = await open(code, 'other')
    expect([other.data.hidden, other.data.baseTotal, other.data.lines]).toEqual(['contract', undefined, undefined])
    expect((await ask(`/api/quotes/shared/${code}/sheet`, { as: 'other' })).status).toBe(403)
    expect((await open(code, 'admin')).data.baseTotal).toBeDefined()
    await db.updateTable('rates').set({ company_id: null }).where('id', '=', contract).execute()
  })

  it('stops working if expired, revoked or without quote or author, with the same response as an unknown one', async () => {
    const { quoteId } = await save()
    const reported = async (code: string) => {
      const { status, error, body } = await open(code)
      return { status, error, body: body.replace(/"requestId":"[^"]*"/, '') }
    }
    const unknown = await reported('A'.repeat(32))
    expect([unknown.status, unknown.error]).toEqual([404, 'error.quote-link-ended'])
    expect(await reported('x')).toEqual(unknown)

    const short = await share(quoteId, 1)
    portal.clock.now = new Date(start.getTime() + dayMs - 1000)
    expect((await reported(short.code)).status).toBe(200)
    portal.clock.now = new Date(start.getTime() + dayMs)
    expect(await reported(short.code)).toEqual(unknown)
    portal.clock.now = start

    const taken = await share(quoteId)
    expect((await ask(`/api/quotes/links/${taken.linkId}/revoke`, { as: 'other', body: {} })).status).toBe(404)
    expect((await reported(taken.code)).status).toBe(200)
    expect((await ask(`/api/quotes/links/${taken.linkId}/revoke`, { as: 'shipper', body: {} })).data.state).toBe('revoked')
    expect(await reported(taken.code)).toEqual(unknown)

    const last = await share(quoteId)
    await ask(`/api/quotes/saved/${quoteId}/remove`, { as: 'shipper', body: {} })
    expect(await reported(last.code)).toEqual(unknown)
    await ask(`/api/quotes/saved/${quoteId}/restore`, { as: 'shipper', body: {} })
    expect((await reported(last.code)).status).toBe(200)
    await db.updateTable('users').set({ status: 'disabled' }).where('account', '=', 'shipper').execute()
    expect(await reported(last.code)).toEqual(unknown)
    await db.updateTable('users').set({ status: 'active' }).where('account', '=', 'shipper').execute()
    tokens.shipper = await portal.signIn('shipper', host)
  })

  it('does not open under another brand, and lasts no longer than the limit', async () => {
    const { quoteId } = await save()
    const { code } = await share(quoteId)
    const elsewhere = await portal.app.inject({ url: `/api/quotes/shared/${code}`, headers: { host: 'yongjiang.localhost' } })
    expect(elsewhere.statusCode).toBe(404)
    expect((await ask(`/api/quotes/saved/${quoteId}/share`, { as: 'shipper', body: { days: 31 } })).status).toBe(400)
  })

  it('can be mailed to its author or a colleague only, and opens from there', async () => {
    const { quoteId, number } = await save()
    const send = (body: object) => ask(`/api/quotes/saved/${quoteId}/send`, { as: 'shipper', body: { days: 7, ...body } })
    const person = async (account: string) =>
      String(
        (
          await db
            .selectFrom('users')
            .select('email')
            .where('account', '=', account)
            .where('brand', '=', 'quayside')
            .executeTakeFirstOrThrow()
        ).email,
      )
    for (const stranger of ['stranger@elsewhere.example', await person('other')]) {
      const refused = await send({ email: stranger })
      expect([refused.status, refused.error]).toEqual([400, 'error.not-colleague'])
    }
    expect((await send({})).data.sentTo).toBe(await person('shipper'))
    const toColleague = await send({ email: (await person('admin')).toUpperCase(), note: '请核对' })
    expect(toColleague.data.sentTo).toBe(await person('admin'))
    const [mail] = await portal.messagesTo(await person('admin'))
    expect([mail?.subject.includes(number), mail?.body.includes('请核对')]).toEqual([true, true])
    const code = /\/service\/sharedQuote\/([A-Za-z0-9_-]{32})/.exec(mail?.body ?? '')?.[1] ?? ''
    expect((await open(code, 'admin')).data.number).toBe(number)
  })
})

describe('repricing a quote', () => {
  it('reports no change at first, and later the difference and the line', async () => {
    const rate = (await ask(`/api/rates/sea/${lane.rateId}`, { as: 'shipper' })).data
    const { quoteId } = await save()
    const again = () => ask(`/api/quotes/saved/${quoteId}/price`, { as: 'shipper', body: {} })
    expect((await again()).data).toMatchObject({ change: 'same', otherRate: false })
    await changeRate(lane.rateId, { price40HQ: String(Number(rate.price40HQ) + 100) })
    const { data } = await again()
    expect(data).toMatchObject({ change: 'higher', otherRate: false })
    const freight = (sheet: { lines: { boxType?: string; group: string; amount: string }[] }) =>
      sheet.lines.find((line) => line.group === 'freight' && line.boxType === '40HQ')?.amount
    expect(Number(freight(data.now)) - Number(freight(data.before))).toBe(200)
    expect(Number(data.difference)).toBeCloseTo(Number(data.now.baseTotal) - Number(data.before.baseTotal), 2)
    await changeRate(lane.rateId, { price40HQ: rate.price40HQ })
    // The saved quote is unchanged.
    expect((await again()).data.change).toBe('same')
  })

  it('uses the best current rate if the original has expired, and opens the form without the old one', async () => {
    const { quoteId } = await save()
    portal.clock.now = new Date(Date.parse(`${lane.etd}T00:00:00Z`) + 2 * dayMs)
    tokens.shipper = await portal.signIn('shipper', host)
    const { data, status, body } = await ask(`/api/quotes/saved/${quoteId}/price`, { as: 'shipper', body: {} })
    expect(status, body).toBe(200)
    expect(data.otherRate).toBe(true)
    expect(data.now.rateId).not.toBe(lane.rateId)
    const { values } = (await ask(`/api/quotes/saved/${quoteId}/values`, { as: 'shipper' })).data
    expect(values).not.toHaveProperty('rateId')
    expect(values).toMatchObject({ pol: 'CNNGB', goodsName: 'Toys' })
    portal.clock.now = start
    tokens.shipper = await portal.signIn('shipper', host)
  })
})

describe('the PDF', () => {
  it('is only for users who may see the prices, with number and total', async () => {
    const { quoteId, number } = await save()
    const { code } = await share(quoteId)
    const total = (await ask(`/api/quotes/saved/${quoteId}`, { as: 'shipper' })).data.baseTotal
    for (const [url, as] of [
      [`/api/quotes/saved/${quoteId}/sheet?words=both`, 'shipper'],
      [`/api/quotes/shared/${code}/sheet`, 'other'],
    ] as const) {
      const paper = await ask(url, { as })
      expect(paper.status).toBe(200)
      const text = readPdf(paper.bytes).pages.join('').replace(/[\s,]/g, '')
      expect([text.includes(number), text.includes(total)]).toEqual([true, true])
      // Only the owner's PDF names the company.
      expect(text.includes('海川')).toBe(as === 'shipper')
    }
    expect((await ask(`/api/quotes/shared/${code}/sheet`)).status).toBe(401)
    expect((await ask(`/api/quotes/shared/${code}/sheet`, { as: 'new' })).error).toBe('error.not-certified')
    expect((await ask(`/api/quotes/saved/${quoteId}/sheet`, { as: 'other' })).status).toBe(404)
  })
})

describe('a comparison of offers', () => {
  const compare = (ids: readonly string[], as?: Account, boxes = '20GP*1,40HQ*2', language = 'zh') =>
    ask(`/api/quotes/sea/compare?rates=${ids.join(',')}&boxes=${boxes}`, as ? { as, language } : { language })

  it('is in the requested order, with the same total as a booking', async () => {
    const ids = rates.slice(0, 3)
    const { data } = await compare(ids, 'shipper')
    expect(data.rows.map((row: { rateId: string }) => row.rateId)).toEqual(ids)
    const price = await ask('/api/quotes/sea', { as: 'shipper', body: { ...pick(data.rows[1]), boxes: valuesOf().boxes } })
    expect(data.rows[1].baseTotal).toBe(price.data.baseTotal)
    for (const row of data.rows) {
      const sum = row.groups.reduce(
        (total: number, { baseAmount }: { baseAmount: string }) => total + Math.round(Number(baseAmount) * 100),
        0,
      )
      expect(sum).toBe(Math.round(Number(row.baseTotal) * 100))
    }
    const cheapest = Math.min(...data.rows.map((row: { baseTotal: string }) => Number(row.baseTotal)))
    const fastest = Math.min(...data.rows.map((row: { transitDays: number }) => row.transitDays))
    for (const row of data.rows)
      expect([row.cheapest, row.fastest]).toEqual([Number(row.baseTotal) === cheapest, row.transitDays === fastest])
    expect(data.rows.some((row: { best: boolean }) => row.best)).toBe(true)
  })

  function pick({ rateId, pol, pod }: { rateId: string; pol: string; pod: string }) {
    return { rateId, pol, pod }
  }

  it('explains a missing price, and never marks such an offer as cheapest or best', async () => {
    const [first, second, third] = rates as [string, string, string]
    const before = await db.selectFrom('rates').select('data').where('id', '=', first).executeTakeFirstOrThrow()
    const { price20GP: _none, ...without } = before.data as { price20GP?: string }
    await db
      .updateTable('rates')
      .set({ data: JSON.stringify(without) })
      .where('id', '=', first)
      .execute()
    const { data } = await compare([first, second, third], 'shipper', '20GP*1', 'en')
    await db
      .updateTable('rates')
      .set({ data: JSON.stringify(before.data) })
      .where('id', '=', first)
      .execute()
    expect(data.rows[0]).toMatchObject({ cheapest: false, best: false })
    expect(data.rows[0].baseTotal).toBeUndefined()
    expect(data.rows[0].missing).toMatch(/^[A-Z][^{}]+$/)
    expect(data.rows.slice(1).some((row: { cheapest: boolean }) => row.cheapest)).toBe(true)
  })

  it('hides all prices from users who may not see them', async () => {
    const known = (await compare(rates.slice(0, 2), 'shipper')).data.rows
    for (const [who, hidden] of [
      [undefined, 'login'],
      ['new', 'certify'],
      ['analyst', undefined],
    ] as const) {
      const seen = await compare(rates.slice(0, 2), who)
      expect([who, seen.status, seen.data.rows[0].hidden]).toEqual([who, 200, hidden])
      for (const { baseTotal, groups } of known)
        for (const secret of [baseTotal, ...groups.map(({ baseAmount }: { baseAmount: string }) => baseAmount)])
          expect(seen.body.includes(secret)).toBe(false)
      expect(seen.data.rows[0].cheapest).toBeUndefined()
    }
  })

  it('omits expired and other companies’ offers, is limited to four, and rejects invalid containers', async () => {
    const contract = rates[2] as string
    await db.updateTable('rates').set({ company_id: 'lanting' }).where('id', '=', contract).execute()
    const seen = await compare([rates[0] as string, contract, 'nobody'], 'shipper')
    await db.updateTable('rates').set({ company_id: null }).where('id', '=', contract).execute()
    expect([seen.data.rows.length, seen.data.missing]).toEqual([1, 2])
    expect((await compare(rates.slice(0, 6), 'shipper')).data.rows).toHaveLength(4)
    for (const boxes of ['99XX*1', '20GP*0', '20GP', '20GP*1,20GP*2', '20GP*9999', 'x'.repeat(300)])
      expect([boxes, (await compare(rates.slice(0, 2), 'shipper', boxes)).status]).toEqual([boxes, 400])
  })
})
