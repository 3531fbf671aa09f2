/** Payments of an order whose fees an amendment changes between report and receipt. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPaperPortal, type PaperPortal } from './paper-portal.ts'

let papers: PaperPortal
beforeAll(async () => {
  papers = await openPaperPortal()
})
afterAll(() => papers?.portal.close())

const line = (fee: string, unitPrice: string, currency: string) => ({
  ...{ fee, group: 'origin', basis: 'per-bill', unitPrice, currency, quantity: '1', reason: 'As agreed' },
})

test('a payment counts at the rate of the fees in which it was reported, although the changed fees no longer contain its currency', async () => {
  const { read, send, takeOrder } = papers
  const order = await takeOrder('submitted')
  const steps = async (...all: readonly (readonly [who: 'shipper' | 'service', part: string, payload: object])[]) => {
    for (const [who, part, payload] of all) expect(await send(who, order, part, payload, who === 'service')).toMatchObject({ status: 200 })
  }
  await steps(
    ['service', 'confirmFees', { lines: [line('DOC', '1000', 'CNY'), line('THC', '50', 'USD')] }],
    ['shipper', 'acceptFees', {}],
    ['shipper', 'reportPayment', { amount: '50', currency: 'USD', paidOn: '2026-11-20', reference: 'CITI 1' }],
  )
  const { dueTotal } = await read(order)
  const inBase = (Number(dueTotal) - 1000).toFixed(2)
  await steps(
    ['shipper', 'requestAmendment', { booking: { ...(await read(order)).booking, goodsName: 'Lamps' }, reason: 'Other goods' }],
    ['service', 'offerAmendment', { lines: [line('DOC', '1000', 'CNY')] }],
    ['shipper', 'acceptAmendment', {}],
  )
  const rest = (1000 - Number(inBase)).toFixed(2)
  expect((await read(order)).nextPayment).toEqual({ currency: 'CNY', amount: rest })
  await steps(['service', 'confirmPayment', {}])
  expect(await read(order)).toMatchObject({ payment: 'part-paid', dueTotal: rest })
})
