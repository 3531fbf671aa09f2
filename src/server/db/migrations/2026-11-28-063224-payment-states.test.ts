/** Orders as the version before wrote them, and the state of payment that the migration gives them. */
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf, referenceKey } from '#domain'
import { createTestDatabase } from '../testing.ts'
import type { TestDatabase } from '../testing-images.ts'
import { up } from './2026-11-28-063224-payment-states.ts'

const fees = {
  totals: [
    { currency: 'USD', amount: '100.00' },
    { currency: 'CNY', amount: '50.00' },
  ],
  baseCurrency: 'CNY',
  baseTotal: '760.00',
  lines: [
    { currency: 'USD', baseAmount: '710.00', exchangeRate: '7.1' },
    { currency: 'CNY', baseAmount: '50.00', exchangeRate: '1' },
  ],
}
const credit = (amount: string, currency = 'CNY', exchangeRate = currency === 'CNY' ? '1' : '7.1') => ({ currency, amount, exchangeRate })
type Credit = ReturnType<typeof credit>
const paid = (...credits: readonly Credit[]) => ({ reference: 'TT 1-2', credits })

/** By the state before, each with its payments and the state after. */
const orders: readonly (readonly [string, readonly object[], string])[] = [
  ['unpaid', [], 'unpaid'],
  ['unpaid', [{ reference: '工行 ＡＢ/７', refusedAt: 'x' }], 'unpaid'],
  ['unpaid', [paid(credit('80.00', 'USD'))], 'part-paid'],
  ['reported', [paid(credit('80.00', 'USD')), { reference: 'b' }], 'reported'],
  ['received', [paid(credit('100.00', 'USD')), paid(credit('50.00'))], 'received'],
  ['received', [paid(credit('760.00'))], 'received'],
  ['received', [paid(credit('760.01'))], 'overpaid'],
  ['received', [paid(credit('100.00', 'USD')), paid(credit('50.01'))], 'overpaid'],
  ['received', [paid(credit('108.00', 'USD'))], 'overpaid'],
  ['received', [paid(credit('107.00', 'USD'), credit('0.30'))], 'received'],
  ['received', [paid(credit('90.00', 'USD'), credit('10.00', 'USD'), credit('50.00'))], 'received'],
  ['received', [paid(credit('100.00', 'EUR', '8'))], 'overpaid'],
]

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await sql`drop index orders_payment_references`.execute(test.db)
  // The portal has added a column for each field that lists search.
  await sql`alter table orders add column payment text generated always as (data->>'payment') stored`.execute(test.db)
  for (const [index, [payment, payments]] of orders.entries()) {
    const data = JSON.stringify({ payment, confirmed: fees, ...(payments.length > 0 ? { payments } : {}) })
    await test.db
      .insertInto('orders')
      .values({ id: `O${index + 10}`, brand: 'b', company_id: null, release: null, data })
      .execute()
  }
  await up(test.db as Kysely<unknown>)
})
afterAll(() => test.close())

const listOrders = () => test.db.selectFrom('orders').select(['id', 'data']).orderBy('id').execute()

it('distinguishes part payments and overpayments as the portal does', async () => {
  const rows = await listOrders()
  expect(rows.map(({ data }) => data.payment)).toEqual(orders.map(([, , after]) => after))
  for (const [index, [before, payments]] of orders.entries()) {
    if (before !== 'received') continue
    const credits = (payments as readonly { readonly credits: readonly Credit[] }[]).map((payment) => payment.credits)
    const balance = balanceOf(fees, { received: credits.flatMap((all) => all.slice(0, 1)), waived: credits.flatMap((all) => all.slice(1)) })
    expect({ index, over: balance.overpaid !== undefined }).toEqual({ index, over: rows[index]?.data.payment === 'overpaid' })
  }
})

it('gives each reference the key under which it is found', async () => {
  const payments = (await listOrders()).flatMap(({ data }) => (data.payments ?? []) as { reference: string; referenceKey?: string }[])
  expect(payments.length).toBeGreaterThan(10)
  for (const { reference, referenceKey: key } of payments) expect(key).toBe(referenceKey(reference))
})
