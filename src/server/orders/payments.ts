/** The payments of an order: which wait to be checked, what they add up to, and what is still due. */
import { type Balance, balanceOf, type OrderDetails, type PaymentCredit, payingRate } from '#domain'
import type { OrderData, PaymentReport } from './record.ts'

/** Reported, and neither confirmed nor refused. */
export function openPayments({ payments = [] }: OrderData): PaymentReport[] {
  return payments.filter(({ confirmedAt, refusedAt }) => confirmedAt === undefined && refusedAt === undefined)
}

/** Undefined until fees are confirmed. */
export function orderBalance({ confirmed, payments = [] }: OrderData): Balance | undefined {
  return confirmed && balanceOf(confirmed, creditsOf(payments))
}

/** The balance if all reported payments arrive, so that a customer is not asked to pay again while one is being checked. */
export function expectedBalance(data: OrderData): Balance | undefined {
  const { confirmed, payments = [] } = data
  if (!confirmed) return undefined
  const awaited = openPayments(data).map(({ currency, amount }) => {
    return { currency, amount, exchangeRate: payingRate(confirmed, currency) ?? '1' }
  })
  return balanceOf(confirmed, [...creditsOf(payments), ...awaited])
}

export function creditsOf(payments: readonly PaymentReport[]): PaymentCredit[] {
  return payments.flatMap(({ credits = [] }) => credits)
}

/** What the machine needs to know about the payments, before and after a change of the order. */
export function paymentFacts(before: OrderData, after: OrderData): Pick<OrderDetails, 'partPaid' | 'paidInFull' | 'toCheck'> {
  const hasCredits = (data: OrderData) => creditsOf(data.payments ?? []).length > 0
  return {
    partPaid: hasCredits(before),
    paidInFull: hasCredits(after) && orderBalance(after)?.due.length === 0,
    toCheck: openPayments(after).length > 0,
  }
}
