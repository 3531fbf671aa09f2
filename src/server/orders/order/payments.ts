/** The payments of an order: which wait to be checked, what they add up to, and what is still due. */
import { type Balance, balanceOf, type Credits, type OrderDetails, payingRate } from '#domain'
import type { OrderData, PaymentReport } from './record.ts'

/** Reported, and neither confirmed nor refused. */
export function openPayments({ payments = [] }: Pick<OrderData, 'payments'>): PaymentReport[] {
  return payments.filter((payment) => checkOf(payment) === 'reported')
}

/** Row of the dictionary payment-check. */
export function checkOf({ confirmedAt, refusedAt }: PaymentReport): 'reported' | 'confirmed' | 'refused' {
  if (refusedAt !== undefined) return 'refused'
  return confirmedAt === undefined ? 'reported' : 'confirmed'
}

/** Undefined until fees are confirmed. */
export function orderBalance(data: OrderData): Balance | undefined {
  return data.confirmed && balanceOf(data.confirmed, creditsOf(data))
}

/** The balance if all reported payments arrive, so that a customer is not asked to pay again while one is being checked. */
export function expectedBalance(data: OrderData): Balance | undefined {
  const { confirmed } = data
  if (!confirmed) return undefined
  const awaited = openPayments(data).map(({ currency, amount }) => {
    return { currency, amount, exchangeRate: creditRate(data, currency) }
  })
  const { received, waived } = creditsOf(data)
  return balanceOf(confirmed, { received: [...received, ...awaited], waived })
}

/**
 * The rate at which a payment counts: that of the fees, or of the latest earlier ones in its currency, which an amendment may have
 * removed after it was reported.
 */
export function creditRate({ confirmed, earlierChanges = [] }: Pick<OrderData, 'confirmed' | 'earlierChanges'>, currency: string): string {
  const replaced = earlierChanges.map(({ before }) => before?.fees).reverse()
  const rates = [confirmed, ...replaced].map((fees) => fees && payingRate(fees, currency))
  return rates.find((rate) => rate !== undefined) ?? '1'
}

/** The first credit of a payment is what arrived; the others were waived when it was confirmed. */
export function creditsOf({ payments = [], waivers = [] }: Pick<OrderData, 'payments' | 'waivers'>): Credits {
  return {
    received: payments.flatMap(({ credits = [] }) => credits.slice(0, 1)),
    waived: [...payments.flatMap(({ credits = [] }) => credits.slice(1)), ...waivers.flatMap(({ credits }) => credits)],
  }
}

/** What the machine needs to know about the payments after a change of the order. */
export function paymentFacts(data: OrderData): Pick<OrderDetails, 'partPaid' | 'paidInFull' | 'overpaid' | 'toCheck'> {
  const partPaid = creditsOf(data).received.length > 0
  const balance = partPaid ? orderBalance(data) : undefined
  return {
    partPaid,
    paidInFull: balance?.due.length === 0,
    overpaid: balance?.overpaid !== undefined,
    toCheck: openPayments(data).length > 0,
  }
}
