import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operations } from '#generated/operations.ts'
import { quoteHandlers } from '../../../src/server/freight/quotes/index.ts'
import { rateHandlers } from '../../../src/server/freight/rates/index.ts'
import type { Result } from '../../../src/server/kernel/call.ts'
import { orderHandlers } from '../../../src/server/orders/order/index.ts'
import { fileHandlers } from '../../../src/server/platform/files/index.ts'
import { makePdf } from '../files/sample-documents.ts'
import { type HandlerStage, openHandlerStage } from '../support.ts'

type CreateInput = Operations['create-sea-order']['input']
type Quote = Operations['price-sea-booking']['output']

let stage: HandlerStage
beforeAll(async () => {
  stage = await openHandlerStage()
})
afterAll(() => stage.close())

const lane = { pol: 'CNNGB', pod: 'USLAX' }
const boxes: CreateInput['booking']['boxes'] = [
  { boxType: '40HQ', quantity: 2 },
  { boxType: '20GP', quantity: 1 },
]

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`Refused: ${result.error} ${JSON.stringify(result.params ?? {})}`)
  return result.value
}

async function quote(): Promise<Quote> {
  return value(await quoteHandlers['price-sea-booking']({ ...lane, boxes }, await stage.callAs('shipper')))
}

function fillOrder(shown: Quote, carrier: string, more: Partial<CreateInput['booking']> = {}): CreateInput {
  return {
    booking: {
      ...lane,
      carrier,
      rateId: shown.rateId,
      boxes,
      paymentTerms: 'prepaid',
      cargoType: 'general',
      goodsName: 'Towels',
      goodsAmount: '1200',
      goodsValue: '50000',
      goodsCurrency: 'USD',
      etd: shown.etd,
      contact: 'Zhou',
      mobile: '13800000102',
      ...more,
    },
    rateId: shown.rateId,
    rateVersion: shown.rateVersion,
    shownTotal: shown.baseTotal,
  }
}

async function placeOrder(account = 'shipper'): Promise<string> {
  const shown = await quote()
  const rate = value(await rateHandlers['read-sea-rate']({ rateId: shown.rateId }, await stage.callAs('shipper')))
  const call = await stage.callAs(account)
  return value(await orderHandlers['create-sea-order'](fillOrder(shown, rate.carrier), call)).omsOrderNo
}

async function readOrder(omsOrderNo: string, account = 'shipper') {
  return value(await orderHandlers['read-order']({ omsOrderNo }, await stage.callAs(account)))
}

async function confirmFees(omsOrderNo: string, version: number, account = 'service') {
  const { estimated } = await readOrder(omsOrderNo, 'service')
  const lines = (estimated?.lines ?? []).map(({ fee, group, basis, boxType, unitPrice, currency, quantity }) => ({
    fee,
    group,
    basis,
    unitPrice,
    currency,
    quantity,
    ...(boxType ? { boxType } : {}),
  }))
  return orderHandlers['confirm-fees']({ omsOrderNo, version, lines, note: 'As quoted' }, await stage.callAs(account))
}

async function countOrders(): Promise<number> {
  return (await stage.db.selectFrom('orders').select('id').execute()).length
}

describe('the life of an order', () => {
  test('can be disputed once fees are confirmed; the desk declines or confirms anew', async () => {
    const omsOrderNo = await placeOrder()
    const customer = await stage.callAs('shipper')
    const staff = await stage.callAs('service')
    const dispute = (version: number, call = customer) =>
      orderHandlers['dispute-fees']({ omsOrderNo, version, counterTotal: '90', message: 'Above the quote' }, call)
    const decline = (version: number, call = staff) =>
      orderHandlers['decline-dispute']({ omsOrderNo, version, answer: 'Billed by the carrier' }, call)
    expect(await dispute(1)).toMatchObject({ ok: false, error: 'error.refused-move' })
    value(await confirmFees(omsOrderNo, 1))
    expect(await decline(2)).toMatchObject({ ok: false, params: { reason: 'order.refused.no-dispute' } })
    expect((await dispute(2, staff)).ok).toBe(false)
    value(await dispute(2))
    const disputed = await readOrder(omsOrderNo, 'service')
    expect(disputed).toMatchObject({ state: 'fees-confirmed', feeDispute: { counterTotal: '90', message: 'Above the quote' } })
    expect(disputed.waits?.map(({ queue }) => queue)).toContain('fees')
    expect((await decline(3, customer)).ok).toBe(false)
    value(await decline(3))
    expect((await readOrder(omsOrderNo)).feeDispute).toMatchObject({ answer: 'Billed by the carrier' })
    expect(await decline(4)).toMatchObject({ ok: false, params: { reason: 'order.refused.no-dispute' } })
    value(await dispute(4))
    value(await confirmFees(omsOrderNo, 5))
    expect((await readOrder(omsOrderNo)).feeDispute).toBeUndefined()
    value(await orderHandlers['accept-fees']({ omsOrderNo, version: 6 }, customer))
    expect(await dispute(7)).toMatchObject({ ok: false, params: { reason: 'order.refused.fees-already-accepted' } })
  })

  test('leads from a quote through fees, payment and milestones to completion', async () => {
    const omsOrderNo = await placeOrder()
    const placed = await readOrder(omsOrderNo)
    expect(placed).toMatchObject({ state: 'submitted', payment: 'unpaid', version: 1, pol: 'CNNGB', pod: 'USLAX', boxes: '2*40HQ 1*20GP' })
    expect(stage.mails.at(-1)).toMatchObject({ subject: 'order.mail.submitted.subject', params: { omsOrderNo } })

    value(await confirmFees(omsOrderNo, 1))
    const shipper = await stage.callAs('shipper')
    const staff = await stage.callAs('service')
    value(await orderHandlers['accept-fees']({ omsOrderNo, version: 2 }, shipper))
    const { baseTotal = '' } = await readOrder(omsOrderNo)
    const payment = { amount: baseTotal, currency: 'CNY' as const, paidOn: '2026-11-21', reference: 'TT1' }
    value(await orderHandlers['report-payment']({ omsOrderNo, version: 3, ...payment }, shipper))
    value(await orderHandlers['confirm-payment']({ omsOrderNo, version: 4 }, staff))
    expect(value(await orderHandlers['generate-order']({ omsOrderNo, version: 5 }, staff))).toMatchObject({
      state: 'in-process',
      version: 6,
    })

    let version = 6
    for (const milestone of ['container-returned', 'arrival', 'departure'] as const) {
      const recorded = { omsOrderNo, version, milestone, classifier: 'ACT' as const, at: '2026-11-20T08:00:00Z' }
      version = value(await orderHandlers['record-milestone'](recorded, staff)).version
    }
    const done = await readOrder(omsOrderNo)
    expect(done).toMatchObject({ state: 'completed', payment: 'received', version: 9 })
    expect(done.events.map(({ event }) => event)).toEqual([
      'complete',
      'record-milestone',
      'record-milestone',
      'record-milestone',
      'generate',
      'confirm-payment',
      'report-payment',
      'accept-fees',
      'confirm-fees',
      'submit',
    ])
    expect(done.events[0]).toMatchObject({ from: 'in-process', to: 'completed', role: 'system' })
    expect(done.estimated).toEqual(placed.estimated)
    expect(done.confirmed).toMatchObject({ baseTotal, note: 'As quoted' })
    expect(done.payments).toMatchObject([{ no: 1, reference: 'TT1', check: 'confirmed', confirmedAt: expect.any(String) }])
    expect(done.due).toBeUndefined()
  })

  test('keeps the estimate next to fees changed by staff, and logs both', async () => {
    const omsOrderNo = await placeOrder()
    const before = await readOrder(omsOrderNo)
    const lines = [
      {
        fee: 'OF' as const,
        group: 'freight' as const,
        basis: 'per-bill' as const,
        unitPrice: '100',
        currency: 'USD' as const,
        quantity: '1',
        reason: 'Agreed by telephone',
      },
    ]
    value(await orderHandlers['confirm-fees']({ omsOrderNo, version: 1, lines }, await stage.callAs('service')))
    const after = await readOrder(omsOrderNo)
    expect(after.estimated).toEqual(before.estimated)
    expect(after.confirmed?.lines).toMatchObject([{ amount: '100.00', source: 'staff' }])
    expect(after.baseTotal).toBe(after.confirmed?.baseTotal)
    const event = await stage.db
      .selectFrom('order_events')
      .select('data')
      .where('order_id', '=', omsOrderNo)
      .where('seq', '=', 2)
      .executeTakeFirstOrThrow()
    expect(event.data).toMatchObject({ fees: { before: { baseTotal: before.baseTotal }, after: { baseTotal: after.baseTotal } } })
  })

  test('refuses a step that the state does not allow, with the reason, and writes nothing', async () => {
    const omsOrderNo = await placeOrder()
    const refused = await orderHandlers['generate-order']({ omsOrderNo, version: 1 }, await stage.callAs('service'))
    expect(refused).toMatchObject({
      ok: false,
      error: 'error.refused-move',
      params: { reason: 'order.refused.fees-not-accepted', state: 'submitted', why: expect.stringMatching(/./) },
    })
    expect(await readOrder(omsOrderNo)).toMatchObject({ version: 1, state: 'submitted' })
    expect((await readOrder(omsOrderNo)).events).toHaveLength(1)
  })

  test('lets the customer cancel before execution and not afterwards', async () => {
    const omsOrderNo = await placeOrder()
    const shipper = await stage.callAs('shipper')
    value(await orderHandlers['cancel-order']({ omsOrderNo, version: 1, reason: 'No cargo' }, shipper))
    expect((await readOrder(omsOrderNo)).events[0]).toMatchObject({ event: 'cancel', note: 'No cargo' })
    expect(await orderHandlers['cancel-order']({ omsOrderNo, version: 2, reason: 'Again' }, shipper)).toMatchObject({
      error: 'error.refused-move',
    })
  })
})

describe('two users acting on one order', () => {
  test('one of two concurrent confirmations succeeds, and the other one returns who was first', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const omsOrderNo = await placeOrder()
      const answers = await Promise.all([confirmFees(omsOrderNo, 1, 'service'), confirmFees(omsOrderNo, 1, 'service2')])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.find(({ ok }) => !ok)).toMatchObject({
        error: 'error.conflict-version',
        data: { version: 2, by: expect.stringMatching(/./) },
      })
      const order = await readOrder(omsOrderNo)
      expect(order.version).toBe(2)
      expect(order.events.map(({ seq }) => seq)).toEqual([2, 1])
    }
  })

  test('a stale version changes nothing', async () => {
    const omsOrderNo = await placeOrder()
    value(await confirmFees(omsOrderNo, 1))
    expect(await confirmFees(omsOrderNo, 1)).toMatchObject({ ok: false, error: 'error.conflict-version', data: { version: 2 } })
  })
})

describe('other users’ orders', () => {
  test('are not found for another company in any operation', async () => {
    const omsOrderNo = await placeOrder()
    const other = await stage.callAs('other')
    const missing = { ok: false, error: 'error.not-found' }
    expect(await orderHandlers['read-order']({ omsOrderNo }, other)).toEqual(missing)
    expect(await orderHandlers['accept-fees']({ omsOrderNo, version: 1 }, other)).toEqual(missing)
    expect(await orderHandlers['cancel-order']({ omsOrderNo, version: 1, reason: 'x' }, other)).toEqual(missing)
    expect(await orderHandlers['read-order']({ omsOrderNo: 'NONE1' }, other)).toEqual(missing)
    const listed = value(await orderHandlers['list-orders']({ omsOrderNo }, other))
    expect(listed).toMatchObject({ rows: [], total: 0, counts: { pending: 0, executing: 0, completed: 0, cancelled: 0 } })
  })

  test('can be read by colleagues, but only cancelled by the administrator', async () => {
    const omsOrderNo = await placeOrder()
    expect(await readOrder(omsOrderNo, 'shipper2')).toMatchObject({ omsOrderNo })
    const cancel = { omsOrderNo, version: 1, reason: 'x' }
    expect(await orderHandlers['cancel-order'](cancel, await stage.callAs('shipper2'))).toEqual({
      ok: false,
      error: 'error.not-found',
    })
    expect(await orderHandlers['cancel-order'](cancel, await stage.callAs('admin'))).toMatchObject({ ok: true })
  })

  test('are not shown by another brand', async () => {
    const omsOrderNo = await placeOrder()
    const brand = Object.values(stage.release.brands).find(({ default: first }) => !first)
    if (!brand) throw new Error('The release has only one brand.')
    const call = await stage.callAs('service', { brand })
    expect(await orderHandlers['read-order']({ omsOrderNo }, call)).toEqual({ ok: false, error: 'error.not-found' })
  })
})

describe('creating an order', () => {
  test('with another total or version than shown creates nothing and returns the new quote', async () => {
    const shown = await quote()
    const call = await stage.callAs('shipper')
    const { carrier } = value(await rateHandlers['read-sea-rate']({ rateId: shown.rateId }, call))
    const count = await countOrders()
    const input = fillOrder(shown, carrier)
    const cheaper = await orderHandlers['create-sea-order']({ ...input, shownTotal: '1.00' }, call)
    expect(cheaper).toMatchObject({ ok: false, error: 'error.price-changed', data: { quote: { baseTotal: shown.baseTotal } } })
    const older = await orderHandlers['create-sea-order']({ ...input, rateVersion: 99 }, call)
    expect(older).toMatchObject({ ok: false, error: 'error.price-changed' })
    expect(await countOrders()).toBe(count)
  })

  test('on an expired rate returns the current price of the lane', async () => {
    const shown = await quote()
    const late = await stage.callAs('shipper', { now: () => new Date('2026-12-20T03:00:00Z') })
    const { carrier } = value(await rateHandlers['read-sea-rate']({ rateId: shown.rateId }, late))
    const answer = await orderHandlers['create-sea-order'](fillOrder(shown, carrier), late)
    expect(answer).toMatchObject({ ok: false, error: 'error.price-changed' })
  })

  test('is for the company of the session; only staff may name one', async () => {
    const shown = await quote()
    const { carrier } = value(await rateHandlers['read-sea-rate']({ rateId: shown.rateId }, await stage.callAs('shipper')))
    const input = fillOrder(shown, carrier)
    const named = { ...input, companyId: 'lanting' }
    expect(await orderHandlers['create-sea-order'](named, await stage.callAs('shipper'))).toMatchObject({
      ok: false,
      error: 'error.not-found',
    })
    expect(await orderHandlers['create-sea-order'](input, await stage.callAs('service'))).toMatchObject({
      error: 'error.company-required',
    })
    const { omsOrderNo } = value(await orderHandlers['create-sea-order'](named, await stage.callAs('service')))
    const order = await readOrder(omsOrderNo, 'other')
    expect(order).toMatchObject({ companyId: 'lanting', events: [{ event: 'submit', role: 'staff' }] })
    const staff = await stage.callAs('service')
    value(await orderHandlers['cancel-order']({ omsOrderNo, version: 1, reason: 'On request' }, staff))
    const audited = await stage.db.selectFrom('audit').selectAll().where('subject', '=', omsOrderNo).orderBy('id').execute()
    expect(audited).toMatchObject([
      { event: 'order-submit', actor_id: staff.actor.userId, company_id: 'lanting', before: null, after: { state: 'submitted' } },
      { event: 'order-cancel', before: { state: 'submitted' }, after: { state: 'cancelled' } },
    ])
  })

  test('with another user’s file returns not found and creates nothing', async () => {
    const upload = { name: 'note.pdf', bytes: makePdf() }
    const { fileId } = value(await fileHandlers['upload-booking-file']({}, await stage.callAs('other', { upload })))
    const shown = await quote()
    const call = await stage.callAs('shipper')
    const { carrier } = value(await rateHandlers['read-sea-rate']({ rateId: shown.rateId }, call))
    const count = await countOrders()
    for (const file of [fileId, randomUUID()]) {
      expect(await orderHandlers['create-sea-order'](fillOrder(shown, carrier, { file }), call)).toMatchObject({
        error: 'error.not-found',
      })
    }
    expect(await countOrders()).toBe(count)
  })

  test('links a file to the order, once, and lets its company open it', async () => {
    const upload = { name: '../托书.pdf', bytes: makePdf() }
    const call = await stage.callAs('shipper', { upload })
    const { fileId, name } = value(await fileHandlers['upload-booking-file']({}, call))
    expect(name).toBe('托书.pdf')
    const shown = await quote()
    const { carrier } = value(await rateHandlers['read-sea-rate']({ rateId: shown.rateId }, call))
    const input = fillOrder(shown, carrier, { file: fileId })
    const { omsOrderNo } = value(await orderHandlers['create-sea-order'](input, call))
    expect((await readOrder(omsOrderNo)).files).toMatchObject([{ fileId, name, type: 'booking-note', size: upload.bytes.length }])
    expect(await orderHandlers['create-sea-order'](input, call)).toMatchObject({ error: 'error.not-found' })
    for (const account of ['shipper', 'shipper2', 'admin', 'service']) {
      const opened = value(await fileHandlers['download-file']({ fileId }, await stage.callAs(account)))
      expect(Buffer.from(opened.bytes).equals(Buffer.from(upload.bytes))).toBe(true)
    }
    for (const account of ['other', 'new', 'pending']) {
      expect(await fileHandlers['download-file']({ fileId }, await stage.callAs(account))).toEqual({
        ok: false,
        error: 'error.not-found',
      })
    }
  })
})

describe('lists of orders', () => {
  test('count each tab under the same filters, and have pages', async () => {
    const call = await stage.callAs('service')
    const all = value(await orderHandlers['list-desk-orders']({ pageSize: 100 }, call))
    expect(all.counts).toBeDefined()
    const sum = Object.values(all.counts ?? {}).reduce((total, count) => total + count, 0)
    expect(sum).toBe(all.total)
    const completed = value(
      await orderHandlers['list-desk-orders']({ tab: 'completed', pageSize: 2, page: 2, sort: 'etd', order: 'ascending' }, call),
    )
    expect(completed.total).toBe(all.counts?.completed)
    expect(completed.rows.every(({ state }) => state === 'completed')).toBe(true)
  })

  test('can be searched by part of the number, by any code of a port, and by company', async () => {
    const omsOrderNo = await placeOrder()
    const call = await stage.callAs('service', { language: 'en' })
    const found = value(await orderHandlers['list-desk-orders']({ omsOrderNo: omsOrderNo.slice(4).toLowerCase(), pol: 'CNNBO' }, call))
    expect(found.rows).toMatchObject([{ omsOrderNo, companyName: 'Haichuan Import & Export Co., Ltd.' }])
    expect(value(await orderHandlers['list-desk-orders']({ omsOrderNo, companyName: 'haichuan' }, call)).total).toBe(1)
    expect(value(await orderHandlers['list-desk-orders']({ omsOrderNo, companyName: '100%' }, call)).total).toBe(0)
  })
})
