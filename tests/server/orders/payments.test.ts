/** Payments and disputes of orders over the API: states, rests, bank references that occur twice, and lines that are disputed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import type { TestPortal } from '#server'
import { auditLog } from '../../../src/server/orders/order/checking/problems.ts'
import { listEvents, toRecord } from '../../../src/server/orders/order/store.ts'
import { openWorldPortal, today } from '../support.ts'

const brand = 'quayside'
const now = new Date(`${today}T02:00:00Z`)

let portal: TestPortal
let tokens: Record<'shipper' | 'admin' | 'other' | 'service', string>
beforeAll(async () => {
  portal = await openWorldPortal({ now })
  const signIn = (account: string) => portal.signIn(account)
  tokens = {
    shipper: await signIn('shipper'),
    admin: await signIn('admin'),
    other: await signIn('other'),
    service: await signIn('service'),
  }
})
afterAll(() => portal?.close())

type Who = keyof typeof tokens
interface Reported {
  readonly status: number
  readonly error: string | undefined
  readonly params: Record<string, unknown>
  readonly fields: readonly { path: string; id: string; params: Record<string, unknown> }[]
  // biome-ignore lint/suspicious/noExplicitAny: responses of many operations, accessed by name
  readonly data: any
}

async function ask(who: Who, method: 'GET' | 'POST', url: string, payload?: object): Promise<Reported> {
  const answer = await portal.app.inject({
    method,
    url,
    headers: { host: `${brand}.localhost`, 'access-token': tokens[who], 'idempotency-key': crypto.randomUUID() },
    ...(payload ? { payload } : {}),
  })
  const body = answer.json()
  return { status: answer.statusCode, error: body.error?.id, params: body.error?.params, fields: body.error?.fields ?? [], data: body.data }
}

const read = async (id: string, who: Who = 'shipper') => (await ask(who, 'GET', `/api/orders/${id}`)).data

async function send(who: Who, id: string, part: string, payload: object = {}): Promise<Reported> {
  const { version } = await read(id, 'service')
  return ask(who, 'POST', `/api/${who === 'service' ? 'desk/' : ''}orders/${id}/${part}`, { ...payload, version })
}

async function done(who: Who, id: string, part: string, payload: object = {}): Promise<void> {
  const answer = await send(who, id, part, payload)
  expect({ part, status: answer.status, error: answer.error, fields: answer.fields }).toEqual({
    part,
    status: 200,
    error: undefined,
    fields: [],
  })
}

const line = (fee: string, unitPrice: string, currency: string, more: object = {}) => ({
  ...{ fee, group: 'origin', basis: 'per-bill', unitPrice, currency, quantity: '1', reason: 'As agreed' },
  ...more,
})
/** USD 1,000.00 and CNY 500.00. */
const twoCurrencies = [
  line('OF', '500', 'USD', { basis: 'per-box', boxType: '40HQ', quantity: '2', group: 'freight' }),
  line('DOC', '500', 'CNY'),
]

let made = 0
async function placeOrder(who: 'shipper' | 'other', lines: readonly object[] = twoCurrencies): Promise<string> {
  const { db } = portal.test
  const { id: userId, company_id } = await db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('id', '=', `${brand}-${who}`)
    .executeTakeFirstOrThrow()
  made += 1
  const id = `PAID${made}`
  const data = {
    ...{ orderType: 'sea-booking', companyName: 'A', companyLatin: 'A', orderedBy: 'A', orderedByLatin: 'A', orderedById: userId },
    ...{ paymentTerms: 'before-generation', baseCurrency: 'CNY', payment: 'unpaid', milestones: [], booking: {} },
  }
  const release = portal.releases.current().release.id
  await db
    .insertInto('orders')
    .values({
      id,
      company_id,
      brand,
      state: 'submitted',
      release,
      created_at: now,
      updated_at: now,
      version: 1,
      data: JSON.stringify(data),
    })
    .execute()
  const entry = { order_id: id, seq: 1, event: 'submit', at: now, by_user: userId, by_name: 'A', by_role: 'member', to_state: 'submitted' }
  await db
    .insertInto('order_events')
    .values({ ...entry, from_state: null, note: null, request_id: 'test', data: JSON.stringify({}) })
    .execute()
  await done('service', id, 'confirmFees', { lines })
  return id
}

async function placeAccepted(who: 'shipper' | 'other' = 'shipper', lines?: readonly object[]): Promise<string> {
  const id = await placeOrder(who, lines)
  await done(who, id, 'acceptFees')
  return id
}

const pay = (amount: string, currency: string, reference: string, more: JsonObject = {}) => ({
  ...{ amount, currency, paidOn: '2026-11-20', reference },
  ...more,
})

async function payIn(id: string, amount: string, currency: string, more: JsonObject = {}): Promise<void> {
  await done('shipper', id, 'reportPayment', pay(amount, currency, `${id}-${amount}-${currency}-${Object.keys(more)}`))
  await done('service', id, 'confirmPayment', more)
}

/** The order's log leads to its stored state. */
async function expectAudited(id: string): Promise<void> {
  const row = await portal.test.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const log = [...(await listEvents(portal.test.db, id))].reverse()
  expect(auditLog(toRecord(row), log, { completing: ['departure'] })).toBeNull()
}

describe('the state of payment', () => {
  test('is partly paid after one of two currencies, on every screen alike, and the customer is asked for the rest', async () => {
    const id = await placeAccepted()
    await payIn(id, '980.00', 'USD')
    expect(await read(id)).toMatchObject({
      payment: 'part-paid',
      due: [
        { currency: 'USD', amount: '20.00' },
        { currency: 'CNY', amount: '500.00' },
      ],
    })
    await payIn(id, '500.00', 'CNY')
    for (const who of ['shipper', 'admin', 'service'] as const)
      expect(await read(id, who)).toMatchObject({ payment: 'part-paid', due: [{ currency: 'USD', amount: '20.00' }] })
    const listed = await ask('shipper', 'GET', `/api/orders?omsOrderNo=${id}`)
    expect(listed.data.rows).toMatchObject([{ omsOrderNo: id, payment: 'part-paid' }])
    const filtered = await ask('service', 'GET', '/api/desk/orders?payment=part-paid')
    if (filtered.status === 200) expect(filtered.data.rows.map((row: JsonObject) => row.omsOrderNo)).toContain(id)
    const tasks = await portal.test.db.selectFrom('orders').select('data').where('id', '=', id).executeTakeFirstOrThrow()
    expect((tasks.data.tasks as JsonObject[]).map(({ task }) => task)).toEqual(['pay-rest'])
    // The customer paid something: only staff can cancel.
    expect(await send('shipper', id, 'cancel', { reason: 'No cargo' })).toMatchObject({ params: { reason: 'order.refused.paid' } })
    await expectAudited(id)
  })

  test('stays partly paid when another report is refused', async () => {
    const id = await placeAccepted()
    await payIn(id, '100.00', 'USD')
    await done('shipper', id, 'reportPayment', pay('900.00', 'USD', `${id}-never`))
    expect((await read(id)).payment).toBe('reported')
    await done('service', id, 'refusePayment', { refusal: 'Not received' })
    expect((await read(id)).payment).toBe('part-paid')
    await expectAudited(id)
  })

  test('is overpaid when more arrives than the fees, and the order goes on', async () => {
    const id = await placeAccepted()
    await payIn(id, '1000.00', 'USD')
    await payIn(id, '512.50', 'CNY')
    expect(await read(id)).toMatchObject({ payment: 'overpaid', overpaid: '12.50' })
    expect((await read(id)).due).toBeUndefined()
    expect((await read(id, 'service')).waits.map(({ queue }: JsonObject) => queue)).toEqual(['to-generate'])
    expect((await send('shipper', id, 'reportPayment', pay('1.00', 'CNY', 'more'))).params.reason).toBe('order.refused.payment-received')
    await done('service', id, 'generate')
    await expectAudited(id)
  })
})

describe('the rest of a payment', () => {
  test('is waived by the desk after the receipt, in its currency, with a reason that the customer sees', async () => {
    const id = await placeAccepted()
    const waive = (who: Who = 'service') => send(who, id, 'waiveRest', { reason: 'Bank charges' })
    expect((await waive()).params.reason).toBe('order.refused.nothing-paid')
    await payIn(id, '980.00', 'USD')
    await payIn(id, '500.00', 'CNY')
    await done('shipper', id, 'reportPayment', pay('20.00', 'USD', `${id}-open`))
    expect((await waive()).params.reason).toBe('order.refused.payment-to-check')
    await done('service', id, 'refusePayment', { refusal: 'Not received' })
    await done('service', id, 'waiveRest', { reason: 'Bank charges' })
    const order = await read(id)
    expect(order).toMatchObject({
      payment: 'received',
      waivers: [{ amount: '20.00', currency: 'USD', reason: 'Bank charges', by: expect.any(String), at: expect.any(String) }],
    })
    expect(order.due).toBeUndefined()
    expect(order.events[0]).toMatchObject({ event: 'waive-rest', role: 'staff', note: 'Bank charges' })
    expect(JSON.stringify(order.events)).not.toMatch(/referenceKey|credits|exchangeRate/)
    expect((await waive()).params.reason).toBe('order.refused.payment-received')
    const mails = await portal.test.db.selectFrom('outbox').select(['event', 'payload']).where('about', '=', id).execute()
    const [waived] = mails.filter(({ event }) => event === 'rest-waived')
    expect(waived).toMatchObject({ payload: { body: expect.stringContaining('Bank charges') } })
    await expectAudited(id)
  })

  test('cannot be waived by customers, and what was waived with a receipt is listed alike', async () => {
    const id = await placeAccepted()
    await payIn(id, '980.00', 'USD')
    const { version } = await read(id)
    for (const who of ['shipper', 'admin', 'other'] as const)
      expect((await ask(who, 'POST', `/api/desk/orders/${id}/waiveRest`, { reason: 'Please', version })).status).toBe(403)
    await payIn(id, '400.00', 'CNY', { waives: true, waived: 'Goodwill' })
    expect(await read(id)).toMatchObject({
      payment: 'received',
      waivers: [
        { amount: '20.00', currency: 'USD', reason: 'Goodwill' },
        { amount: '100.00', currency: 'CNY', reason: 'Goodwill' },
      ],
    })
    expect((await read(id)).overpaid).toBeUndefined()
    await expectAudited(id)
  })
})

test('an amount finer than its currency is refused when it is reported and when its receipt is confirmed', async () => {
  const id = await placeAccepted('shipper', [line('OF', '12000', 'JPY'), line('DOC', '500', 'CNY')])
  const report = (amount: string) => send('shipper', id, 'reportPayment', pay(amount, 'JPY', `${id}-${amount}`))
  expect((await report('5999.5')).fields).toEqual([{ path: '/amount', id: 'invalid.scale', params: { limit: 0 } }])
  expect(await report('6000')).toMatchObject({ status: 200 })
  const received = await send('service', id, 'confirmPayment', { received: '5999.25' })
  expect(received.fields).toEqual([{ path: '/received', id: 'invalid.scale', params: { limit: 0 } }])
  await done('service', id, 'confirmPayment', { received: '5999' })
})

describe('a bank reference', () => {
  test('that is reported twice for an order is named to the customer, in any spelling', async () => {
    const id = await placeAccepted()
    await done('shipper', id, 'reportPayment', pay('1000.00', 'USD', 'FT 2026-1120/01'))
    const again = await send('shipper', id, 'reportPayment', pay('1000.00', 'USD', 'ｆｔ２０２６１１２００１'))
    expect(again).toMatchObject({
      status: 409,
      error: 'error.same-reference',
      fields: [{ path: '/sharedReference', id: 'invalid.sameReference' }],
    })
    expect(again.params.others).toContain(id)
    expect(again.params.others).toContain('USD 1,000.00')
    expect((await read(id)).payments).toHaveLength(1)
    await done('shipper', id, 'reportPayment', pay('500.00', 'CNY', 'FT2026112001', { sharedReference: true }))
    // A refused report may be repeated with its reference.
    await done('service', id, 'refusePayment', { refusal: 'Wrong amount', no: 2 })
    await done('service', id, 'refusePayment', { refusal: 'Wrong amount', no: 1 })
    await done('shipper', id, 'reportPayment', pay('1000.00', 'USD', 'FT2026112001'))
  })

  test('that another order has is shown to the desk, which must then confirm it explicitly', async () => {
    const [first, second] = [await placeAccepted(), await placeAccepted()]
    await done('shipper', first, 'reportPayment', pay('1000.00', 'USD', 'BOC-77001'))
    await done('service', first, 'confirmPayment')
    expect((await send('shipper', second, 'reportPayment', pay('1000.00', 'USD', 'boc 77001'))).error).toBe('error.same-reference')
    await done('shipper', second, 'reportPayment', pay('1000.00', 'USD', 'boc 77001', { sharedReference: true }))
    const seen = await read(second, 'service')
    expect(seen.paymentToCheck.sameReference).toBe(`${first} 第 1 笔 USD 1,000.00，2026-11-20 付款，已到账`)
    expect(seen.payments[0].sameReference).toContain(first)
    expect(JSON.stringify(await read(second))).not.toContain(first)
    const refused = await send('service', second, 'confirmPayment')
    expect(refused).toMatchObject({ status: 409, error: 'error.same-reference' })
    expect(refused.params.others).toContain(first)
    expect((await read(second)).payment).toBe('reported')
    await done('service', second, 'confirmPayment', { sharedReference: true })
    expect((await read(second)).payment).toBe('part-paid')
  })

  test('of another company is shown only to the desk', async () => {
    const [ours, theirs] = [await placeAccepted(), await placeAccepted('other')]
    await done('other', theirs, 'reportPayment', pay('1000.00', 'USD', 'SECRET9'))
    await done('shipper', ours, 'reportPayment', pay('1000.00', 'USD', 'secret 9'))
    expect(JSON.stringify(await read(ours))).not.toContain(theirs)
    expect((await read(ours, 'service')).paymentToCheck.sameReference).toContain(theirs)
    expect(await send('service', ours, 'confirmPayment')).toMatchObject({ error: 'error.same-reference' })
  })

  test('without letters or digits equals no other', async () => {
    const id = await placeAccepted()
    await done('shipper', id, 'reportPayment', pay('10.00', 'USD', '---'))
    await done('shipper', id, 'reportPayment', pay('10.00', 'USD', '- -'))
    await done('service', id, 'confirmPayment')
  })
})

describe('a dispute', () => {
  test('of a line is in its currency, at most its amount, and names it to the desk', async () => {
    const id = await placeOrder('shipper')
    expect((await read(id)).disputableLines.map(({ label }: JsonObject) => label)).toEqual([
      expect.stringMatching(/^1\. .*40HQ: USD 1,000\.00$/),
      expect.stringMatching(/^2\. .*: CNY 500\.00$/),
    ])
    const dispute = (payload: object) => send('shipper', id, 'disputeFees', { message: 'Quoted lower', ...payload })
    expect(await dispute({ line: '1', counter: '1000.01' })).toMatchObject({
      status: 400,
      fields: [{ path: '/counter', id: 'invalid.atMost', params: { limit: '1000.00' } }],
    })
    expect(await dispute({ line: '1', counter: '900.001' })).toMatchObject({ fields: [{ path: '/counter', id: 'invalid.scale' }] })
    expect(await dispute({ line: '3', counter: '1' })).toMatchObject({ fields: [{ path: '/line', id: 'invalid.enum' }] })
    expect(await dispute({ line: '1' })).toMatchObject({ fields: [{ path: '/counter', id: 'invalid.required' }] })
    expect((await dispute({})).status).toBe(400)
    const { confirmed } = await read(id)
    expect(await dispute({ counterTotal: String(Number(confirmed.baseTotal) + 1) })).toMatchObject({
      fields: [{ path: '/counterTotal', id: 'invalid.atMost' }],
    })
    expect((await read(id)).feeDispute).toBeUndefined()

    expect((await dispute({ line: '1', counter: '900' })).status).toBe(200)
    expect((await read(id, 'service')).feeDispute).toMatchObject({
      currency: 'CNY',
      lines: [{ line: 1, fee: 'OF', boxType: '40HQ', currency: 'USD', amount: '1000.00', counter: '900' }],
    })
  })

  test('of the same line again replaces it, of another line joins it, and the desk may confirm as countered', async () => {
    const id = await placeOrder('shipper')
    const dispute = (payload: object) => done('shipper', id, 'disputeFees', { message: 'Quoted lower', ...payload })
    await dispute({ line: '1', counter: '900' })
    await dispute({ line: '1', counter: '910.01' })
    await dispute({ line: '2', counter: '0' })
    const { feeDispute, counterLines, confirmed } = await read(id, 'service')
    expect(feeDispute.lines).toMatchObject([
      { line: 1, counter: '910.01', currency: 'USD' },
      { line: 2, counter: '0', currency: 'CNY' },
    ])
    const rate = Number(confirmed.lines[0].exchangeRate)
    expect(Number(feeDispute.counterTotal)).toBeCloseTo(910.01 * rate, 1)
    expect((await read(id)).counterLines).toBeUndefined()
    await done('service', id, 'confirmFees', {
      lines: counterLines.map(({ fee, group, basis, boxType, unitPrice, currency, quantity, reason }: JsonObject) => ({
        ...{ fee, group, basis, unitPrice, currency, quantity, reason },
        ...(boxType ? { boxType } : {}),
      })),
    })
    const after = await read(id)
    expect(after.feeDispute).toBeUndefined()
    expect(after.confirmed.totals).toEqual([
      { currency: 'USD', amount: '910.01' },
      { currency: 'CNY', amount: '0.00' },
    ])
    await expectAudited(id)
  })

  test('that was answered is not continued by the next one', async () => {
    const id = await placeOrder('shipper')
    await done('shipper', id, 'disputeFees', { line: '1', counter: '900', message: 'Lower' })
    await done('service', id, 'declineDispute', { answer: 'Billed by the carrier' })
    await done('shipper', id, 'disputeFees', { line: '2', counter: '400', message: 'Lower' })
    expect((await read(id)).feeDispute.lines).toMatchObject([{ line: 2, counter: '400' }])
    await done('shipper', id, 'disputeFees', { counterTotal: '100', message: 'All of it' })
    expect((await read(id)).feeDispute).toMatchObject({ counterTotal: '100', currency: 'CNY' })
    expect((await read(id)).feeDispute.lines).toBeUndefined()
  })

  test('of a currency without cents is in whole units', async () => {
    const id = await placeOrder('shipper', [line('OF', '120000', 'JPY'), line('DOC', '500', 'CNY')])
    const dispute = (counter: string) => send('shipper', id, 'disputeFees', { line: '1', counter, message: 'Lower' })
    expect(await dispute('119999.5')).toMatchObject({ fields: [{ path: '/counter', id: 'invalid.scale', params: { limit: 0 } }] })
    expect((await dispute('119999')).status).toBe(200)
  })
})
