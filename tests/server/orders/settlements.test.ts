/** Settlement of completed orders: rebates and their payout, partner shares; and supplier orders. */
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import type { Database } from '../../../src/server/db/index.ts'
import { settleBrand } from '../../../src/server/money/settlements/index.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { makePdf } from '../files/sample-documents.ts'
import { root } from '../support.ts'

const host = 'quayside.localhost'
const accounts = ['member', 'admin', 'other', 'staff', 'analyst'] as const
type Account = (typeof accounts)[number]
const log = { info: () => {}, warn: () => {}, error: () => {} }

let portal: TestPortal
let db: Kysely<Database>
const tokens: Partial<Record<Account, string>> = {}

beforeAll(async () => {
  portal = await openTestPortal({ root, now: new Date('2026-10-20T02:00:00Z') })
  db = portal.test.db
  await signInAll()
  await db
    .insertInto('exchange_rates')
    .values({ id: 'usd', brand: 'quayside', base_currency: 'CNY', currency: 'USD', rate: '7.1', valid_from: '2026-01-01', valid_to: null })
    .execute()
  await db.updateTable('users').set({ email: 'buyer@one.example' }).where('id', '=', 'member').execute()
})
afterAll(() => portal.close())

async function signInAll(): Promise<void> {
  for (const account of accounts) tokens[account] = await portal.signIn(account, host)
}

interface Asked {
  readonly as: Account
  readonly body?: object
  readonly key?: string
  readonly language?: string
}

async function ask(url: string, { as, body, key = crypto.randomUUID(), language = 'en' }: Asked) {
  const answer = await portal.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: {
      host,
      cookie: `default-language=${language}`,
      'access-token': tokens[as] ?? '',
      ...(body ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { payload: body } : {}),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails if it is missing
  const { data, error } = (isJson ? answer.json() : {}) as any
  return {
    status: answer.statusCode,
    data,
    error: error?.id as string | undefined,
    params: error?.params,
    body: answer.body,
    bytes: answer.rawPayload,
  }
}

interface Order {
  readonly id: string
  readonly company?: string
  readonly orderer?: string
  readonly at?: string
  readonly state?: string
  readonly orderType?: string
  readonly boxes?: string
  readonly freight?: string
  readonly origin?: string
}

/** Inserts a row as it is after an order is completed. */
async function addOrder(order: Order): Promise<void> {
  const { id, company = 'one', orderer = 'member', at = '2026-10-10T04:00:00Z', state = 'completed', orderType = 'sea-booking' } = order
  const { boxes = '2*40HQ', freight = '20000.00', origin = '3000.00' } = order
  const line = (fee: string, group: string, amount: string) => ({
    fee,
    group,
    basis: 'per-bill',
    unitPrice: amount,
    currency: 'CNY',
    quantity: '1',
    amount,
    exchangeRate: '1',
    baseAmount: amount,
    source: 'staff',
  })
  const lines = [line('OF', 'freight', freight), line('THC', 'origin', origin)]
  const baseTotal = (Number(freight) + Number(origin)).toFixed(2)
  const data = {
    orderType,
    pol: 'CNNGB',
    pod: 'USLAX',
    boxes,
    orderedById: orderer,
    confirmed: { lines, baseCurrency: 'CNY', baseTotal },
    baseTotal,
  }
  await db
    .insertInto('orders')
    .values({
      id,
      company_id: company,
      brand: 'quayside',
      state,
      version: 1,
      release: null,
      created_at: new Date(at),
      updated_at: new Date(at),
      data: JSON.stringify(data),
    })
    .execute()
}

async function settle(): Promise<number> {
  const { release } = portal.releases.current()
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand')
  return await settleBrand({ db, now: () => portal.clock.now, log }, brand)
}

const payout = { payee: 'Company one', bank: 'A bank', account: '6222 0000 1111 2222' }

describe('rebates', () => {
  it('are earned by dated rules, explained with the reason, and hidden from other companies', async () => {
    const rule = {
      name: '海运返利',
      nameEn: 'Sea rebate',
      service: 'sea-booking',
      unit: 'per-teu',
      currency: 'CNY',
      validFrom: '2026-10-20',
    }
    const tiers = [
      { above: '0', value: '30' },
      { above: '4', value: '50' },
    ]
    const past = await ask('/api/desk/rebate-rules', { as: 'staff', body: { ...rule, tiers, validFrom: '2026-10-19' } })
    expect([past.status, past.error]).toEqual([400, 'error.from-past'])
    expect((await ask('/api/desk/rebate-rules', { as: 'staff', body: { ...rule, tiers } })).status).toBe(200)
    expect((await ask('/api/desk/rebate-rules', { as: 'admin', body: { ...rule, tiers } })).status).toBe(403)
    await addOrder({ id: 'QSBK26102000001', at: '2026-10-20T04:00:00Z' })
    await addOrder({ id: 'QSBK26102000002', at: '2026-10-21T04:00:00Z', orderer: 'admin' })
    await addOrder({ id: 'QSBK26102000003', at: '2026-10-22T04:00:00Z', company: 'two', orderer: 'other' })
    portal.clock.now = new Date('2026-10-23T02:00:00Z')
    await signInAll()
    expect(await settle()).toBe(3)
    expect(await settle()).toBe(0)
    const { data } = await ask('/api/rebates', { as: 'admin' })
    expect(data.rows.map((row: { omsOrderNo: string; amount: string }) => [row.omsOrderNo, row.amount])).toEqual([
      ['QSBK26102000002', '200.00'],
      ['QSBK26102000001', '120.00'],
    ])
    expect(data.rows[0].lines[0]).toMatchObject({ ruleName: 'Sea rebate', decided: 'tier', before: '4', units: '4' })
    expect(data.rows[0].lines[0].why).toBe('4 TEU earlier in the month, 4 TEU for this order: 4 TEU × CNY 50')
    expect((await ask('/api/rebates', { as: 'member' })).data.rows).toHaveLength(1)
    expect((await ask('/api/rebates', { as: 'other' })).data.rows.map((row: { omsOrderNo: string }) => row.omsOrderNo)).toEqual([
      'QSBK26102000003',
    ])
    expect((await ask('/api/rebates', { as: 'staff' })).data.total).toBe(3)
    const summary = (await ask('/api/rebates/summary', { as: 'admin' })).data
    expect(summary).toMatchObject({ accruing: '320.00', payable: '0.00', paid: '0.00', currency: 'CNY' })
  })

  it('are requested once after the end of the month, even by several concurrent users', async () => {
    const [running] = (await ask('/api/rebates/months', { as: 'admin' })).data.rows
    expect(running).toMatchObject({ month: '2026-10', state: 'accruing', amount: '320.00', orders: 2 })
    const url = `/api/rebates/months/${running.monthId}/request`
    const early = await ask(url, { as: 'admin', body: { ...payout, version: running.version } })
    expect([early.status, early.error, early.params.why]).toEqual([409, 'error.refused-step', 'The month is not over yet'])
    portal.clock.now = new Date('2026-11-02T02:00:00Z')
    await signInAll()
    await settle()
    const [month] = (await ask('/api/rebates/months', { as: 'admin' })).data.rows
    expect(month.state).toBe('payable')
    expect((await ask(url, { as: 'other', body: { ...payout, version: month.version } })).status).toBe(404)
    expect((await ask(url, { as: 'member', body: { ...payout, version: month.version } })).status).toBe(403)
    const asked = await Promise.all([1, 2, 3, 4].map(() => ask(url, { as: 'admin', body: { ...payout, version: month.version } })))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const mails = await db.selectFrom('mails').select('subject').where('subject', 'like', '%2026-10%').execute()
    expect(mails).toHaveLength(1)
    const audited = await db.selectFrom('audit').selectAll().where('event', '=', 'rebate-requested').execute()
    expect(audited).toMatchObject([{ company_id: 'one', subject: month.monthId, before: { state: 'payable' } }])
  })

  it('are rejected with a reason, requested again, approved and paid, each step once', async () => {
    const find = async () =>
      (await ask('/api/desk/rebates?tab=all', { as: 'staff' })).data.rows.find(
        (row: { companyName: string }) => row.companyName === 'Company one',
      )
    const step = async (name: string, more: object = {}, as: Account = 'staff') => {
      const { monthId, version } = await find()
      const base = as === 'staff' ? '/api/desk/rebates' : '/api/rebates/months'
      return await ask(`${base}/${monthId}/${name}`, { as, body: { version, ...more } })
    }
    expect((await step('pay', { paidOn: '2026-11-01', reference: 'BOC1' })).status).toBe(409)
    expect((await step('refuse', { reason: 'Wrong account' })).data.state).toBe('refused')
    expect((await find()).reason).toBe('Wrong account')
    expect((await ask('/api/rebates/summary', { as: 'admin' })).data.payable).toBe('320.00')
    expect((await step('request', payout, 'admin')).data.state).toBe('requested')
    expect((await find()).reason).toBeUndefined()
    const stale = await find()
    expect((await step('approve')).data.state).toBe('approved')
    const late = await ask(`/api/desk/rebates/${stale.monthId}/refuse`, {
      as: 'staff',
      body: { version: stale.version, reason: 'Too late' },
    })
    expect([late.status, late.error]).toEqual([409, 'error.conflict-version'])
    expect((await step('pay', { paidOn: '2026-11-01', reference: 'BOC1' })).data.state).toBe('paid')
    expect((await step('refuse', { reason: 'Too late' })).error).toBe('error.refused-step')
    expect((await ask('/api/rebates/summary', { as: 'admin' })).data).toMatchObject({ payable: '0.00', paid: '320.00' })
    const { data } = await ask('/api/desk/rebates?tab=paid', { as: 'staff' })
    expect(data).toMatchObject({ total: 1, counts: { open: 0, approved: 0, paid: 1, all: 2 } })
  })

  it('of an order settled late count in the current month', async () => {
    await addOrder({ id: 'QSBK26102000009', at: '2026-10-30T04:00:00Z' })
    await settle()
    const { data } = await ask('/api/rebates?omsOrderNo=2000009', { as: 'admin' })
    expect(data.rows).toMatchObject([{ month: '2026-11', state: 'accruing', amount: '120.00' }])
  })

  it('end with their rule, but earned ones remain', async () => {
    const [rule] = (await ask('/api/rebates/rules', { as: 'staff' })).data.rows
    expect(rule.terms).toBe('CNY 30 per TEU; CNY 50 per TEU above 4 TEU per month')
    const url = `/api/desk/rebate-rules/${rule.ruleId}/end`
    expect((await ask(url, { as: 'staff', body: { version: rule.version, validTo: '2026-10-01' } })).error).toBe('error.from-past')
    expect((await ask(url, { as: 'staff', body: { version: rule.version, validTo: '2026-11-01' } })).status).toBe(200)
    await addOrder({ id: 'QSBK26110200001', at: '2026-11-02T03:00:00Z' })
    await settle()
    expect((await ask('/api/rebates?omsOrderNo=110200001', { as: 'admin' })).data.total).toBe(0)
    expect((await ask('/api/rebates/rules', { as: 'admin' })).data.total).toBe(0)
  })
})

describe('profit sharing', () => {
  const agreement = { partner: 'Anker', code: 'SEA', rule: 'fee-share', unit: 'percent', share: '60', validFrom: '2026-11-02' }

  it('never exceeds 100 %, even with several writers at the same time', async () => {
    expect((await ask('/api/profit/agreements', { as: 'member', body: agreement })).status).toBe(403)
    const wrong = await ask('/api/profit/agreements', { as: 'admin', body: { ...agreement, rule: 'fixed', currency: 'CNY' } })
    expect([wrong.status, wrong.error]).toEqual([400, 'error.invalid'])
    const both = await Promise.all(
      ['Anker', 'Blau'].map((partner) => ask('/api/profit/agreements', { as: 'admin', body: { ...agreement, partner } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused).toMatchObject({ error: 'error.profit-over', params: { percent: '120', code: 'Sea', day: '2026-11-02' } })
    expect(refused?.params.partners).toMatch(/Anker, Blau|Blau, Anker/)
  })

  it('writes a line for each partner of a completed order, or none at all', async () => {
    const fixed = { ...agreement, partner: 'Cobalt', rule: 'fixed', unit: 'per-order', share: '10000', currency: 'CNY' }
    const made = await ask('/api/profit/agreements', { as: 'admin', body: fixed })
    expect(made.status).toBe(200)
    await addOrder({ id: 'QSBK26110200002', at: '2026-11-02T04:00:00Z', freight: '7000.00', origin: '3000.00' })
    await addOrder({ id: 'QSBK26110200003', at: '2026-11-02T05:00:00Z', freight: '90000.00', orderer: 'admin' })
    portal.clock.now = new Date('2026-11-03T02:00:00Z')
    await signInAll()
    await settle()
    const { data } = await ask('/api/profit/lines?omsOrderNo=110200003', { as: 'admin' })
    expect(data.rows.map((row: { baseAmount: string }) => row.baseAmount).toSorted()).toEqual(['10000.00', '55800.00'])
    const refused = (await ask('/api/profit/lines?omsOrderNo=110200002&state=refused', { as: 'admin' })).data.rows
    expect(refused).toHaveLength(2)
    expect(refused[0].why).toContain('160%')
    expect(refused[0].amount).toBeUndefined()
    expect((await ask('/api/profit/lines', { as: 'member' })).status).toBe(403)
    expect((await ask('/api/profit/lines', { as: 'other' })).data.total).toBe(0)
    const still = await ask('/api/profit/orders/QSBK26110200002/share', { as: 'admin', body: {} })
    expect(still.data.lines).toBe(2)
    const change = { partner: 'Cobalt', rule: 'fixed', unit: 'per-order', share: '100', currency: 'CNY', version: 1 }
    const url = `/api/profit/agreements/${made.data.agreementId}/change`
    expect((await ask(url, { as: 'other', body: change })).status).toBe(404)
    expect((await ask(url, { as: 'admin', body: change })).status).toBe(200)
    expect((await ask(url, { as: 'admin', body: change })).error).toBe('error.conflict-version')
    await ask('/api/profit/orders/QSBK26110200002/share', { as: 'admin', body: {} })
    const shared = (await ask('/api/profit/lines?omsOrderNo=110200002', { as: 'admin' })).data.rows
    expect(shared.map((row: { baseAmount: string; state: string }) => [row.baseAmount, row.state]).toSorted()).toEqual([
      ['100.00', 'settled'],
      ['6000.00', 'settled'],
    ])
    const again = await ask('/api/profit/orders/QSBK26110200002/share', { as: 'admin', body: {} })
    expect([again.error, again.params.why]).toEqual(['error.refused-step', 'Profit for this order has already been shared'])
    const { data: partners } = await ask('/api/profit/partners', { as: 'admin' })
    expect(partners.rows[0]).toMatchObject({
      partner: shared[0].partner === 'Cobalt' ? shared[1].partner : shared[0].partner,
      thisMonth: '61800.00',
    })
  })
})

describe('orders with suppliers', () => {
  const line = { fee: 'freight', basis: 'per-bill', unitPrice: '1200.50', currency: 'CNY', quantity: '2' }
  let supplierId: string
  let order: { supplierOrderNo: string; version: number }

  it('are placed for an order of the company, with costs calculated by the server', async () => {
    const supplier = {
      name: '顺达车队',
      nameEn: 'Shunda',
      kind: 'trucker',
      contact: 'Zhao',
      email: 'dispatch@shunda.example',
      mailLanguage: 'en',
    }
    expect((await ask('/api/suppliers', { as: 'member', body: supplier })).status).toBe(403)
    const made = await ask('/api/suppliers', { as: 'admin', body: supplier })
    supplierId = made.data.supplierId
    const twice = await ask('/api/suppliers', { as: 'admin', body: supplier })
    expect([twice.status, twice.error]).toEqual([409, 'error.supplier-taken'])
    const key = crypto.randomUUID()
    const lines = [line, { ...line, unitPrice: '100', currency: 'USD', quantity: '1' }]
    const body = { omsOrderNo: 'QSBK26110200003', supplierId, service: 'truck', neededOn: '2026-11-05', note: 'Call before', lines }
    expect((await ask('/api/supplier-orders', { as: 'other', body })).status).toBe(404)
    const [first, second] = [
      await ask('/api/supplier-orders', { as: 'member', body, key }),
      await ask('/api/supplier-orders', { as: 'member', body, key }),
    ]
    expect(first.data).toEqual(second.data)
    order = first.data
    const { data } = await ask(`/api/supplier-orders/${order.supplierOrderNo}`, { as: 'admin' })
    expect(data).toMatchObject({
      state: 'draft',
      baseTotal: '3111.00',
      totals: [
        { currency: 'CNY', amount: '2401.00' },
        { currency: 'USD', amount: '100.00' },
      ],
    })
    expect(data).toMatchObject({ customerTotal: '93000.00', allCosts: '3111.00', margin: '89889.00', marginPercent: '96.7' })
    const member = await ask(`/api/supplier-orders/${order.supplierOrderNo}`, { as: 'member' })
    expect(member.body).not.toMatch(/margin|customerTotal|allCosts|93000/)
    expect((await ask('/api/supplier-orders', { as: 'other' })).data.total).toBe(0)
    expect((await ask(`/api/supplier-orders/${order.supplierOrderNo}`, { as: 'other' })).status).toBe(404)
  })

  it('are mailed to the supplier with a stored sheet, then confirmed and completed', async () => {
    const { supplierOrderNo } = order
    const step = async (name: string, more: object = {}, version = order.version) => {
      const answer = await ask(`/api/supplier-orders/${supplierOrderNo}/${name}`, { as: 'member', body: { version, ...more } })
      if (answer.status === 200) order = answer.data
      return answer
    }
    expect((await step('confirm')).error).toBe('error.refused-step')
    const both = await Promise.all([step('send'), step('send')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [mail] = await db.selectFrom('outbox').selectAll().where('recipient', '=', 'dispatch@shunda.example').execute()
    expect(mail?.payload).toMatchObject({ language: 'en', attachment: { type: 'application/pdf' } })
    expect(String(mail?.payload.body)).toContain('required on 2026-11-05')
    const { data } = await ask(`/api/supplier-orders/${supplierOrderNo}`, { as: 'member' })
    expect(data.files).toHaveLength(1)
    const sheet = await ask(`/api/supplier-files/${data.files[0].fileId}`, { as: 'member' })
    const text = readPdf(sheet.bytes).pages.join(' ')
    expect(text).toContain(supplierOrderNo)
    expect(text).toContain('1,200.50')
    expect(text).not.toContain('93,000')
    expect((await ask(`/api/supplier-files/${data.files[0].fileId}`, { as: 'other' })).status).toBe(404)
    expect((await step('change', { supplierId, service: 'truck', lines: [] })).error).toBe('error.refused-step')
    expect((await step('confirm', { reference: 'SD-77' })).data.state).toBe('confirmed')
    expect((await step('finish')).data.state).toBe('done')
    expect((await step('cancel', { reason: 'Too late' })).error).toBe('error.refused-step')
  })

  it('accept files only from their uploader, and notify a supplier of a cancelled order', async () => {
    const body = { omsOrderNo: 'QSBK26110200003', supplierId, service: 'truck', lines: [line] }
    const { data: made } = await ask('/api/supplier-orders', { as: 'admin', body })
    const file = await upload('admin')
    expect((await ask(`/api/supplier-orders/${made.supplierOrderNo}/files`, { as: 'member', body: { fileId: file } })).status).toBe(404)
    const foreign = await upload('member')
    expect((await ask(`/api/supplier-orders/${made.supplierOrderNo}/files`, { as: 'admin', body: { fileId: foreign } })).status).toBe(404)
    const attached = await ask(`/api/supplier-orders/${made.supplierOrderNo}/files`, { as: 'admin', body: { fileId: file } })
    expect(attached.status).toBe(200)
    const sent = await ask(`/api/supplier-orders/${made.supplierOrderNo}/send`, { as: 'admin', body: { version: attached.data.version } })
    expect(sent.data.state).toBe('sent')
    const cancelled = { version: sent.data.version, reason: 'The customer has changed the day' }
    expect((await ask(`/api/supplier-orders/${made.supplierOrderNo}/cancel`, { as: 'admin', body: cancelled })).data.state).toBe(
      'cancelled',
    )
    const mails = await db.selectFrom('outbox').select('payload').where('recipient', '=', 'dispatch@shunda.example').orderBy('id').execute()
    expect(String(mails.at(-1)?.payload.body)).toContain('The customer has changed the day')
    const { data } = await ask('/api/supplier-orders?tab=cancelled', { as: 'staff' })
    expect(data).toMatchObject({ total: 1, counts: { done: 1, cancelled: 1 } })
    expect((await ask('/api/supplier-orders', { as: 'member' })).data.total).toBe(1)
  })

  it('need an active supplier with an address', async () => {
    const [supplier] = (await ask('/api/suppliers', { as: 'admin' })).data.rows
    const change = { name: '顺达车队', kind: 'trucker', version: supplier.version }
    expect((await ask(`/api/suppliers/${supplierId}/change`, { as: 'admin', body: { ...change, active: true } })).status).toBe(200)
    const body = { omsOrderNo: 'QSBK26110200003', supplierId, service: 'truck', lines: [line] }
    const { data: made } = await ask('/api/supplier-orders', { as: 'member', body })
    const sent = await ask(`/api/supplier-orders/${made.supplierOrderNo}/send`, { as: 'member', body: { version: made.version } })
    expect(sent.error).toBe('error.supplier-no-email')
    const retired = { ...change, version: supplier.version + 1, active: false }
    expect((await ask(`/api/suppliers/${supplierId}/change`, { as: 'admin', body: retired })).status).toBe(200)
    expect((await ask('/api/supplier-orders', { as: 'member', body })).error).toBe('error.supplier-retired')
    expect((await ask('/api/supplier-orders/desk', { as: 'member' })).data.suppliers).toEqual([])
  })
})

/** Uploads a file as a browser does; returns its id. */
async function upload(as: Account): Promise<string> {
  const boundary = 'a-boundary-of-this-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="invoice.pdf"\r\n\r\n`
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { host, 'access-token': tokens[as] ?? '', 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), makePdf(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return String(answer.json().data.fileId)
}
