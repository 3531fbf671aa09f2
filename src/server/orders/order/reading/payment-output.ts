/** Payments and disputes of an order in responses, in the language of the request. */
import { counterLines } from '#domain'
import { formatMoney, type JsonObject } from '#rules'
import { type Call, labelOf } from '../../../kernel/index.ts'
import { checkOf, creditsOf, expectedBalance, openPayments, orderBalance } from '../payments.ts'
import { type OrderData, type OrderRecord, toJson } from '../record.ts'
import { inWords } from './in-words.ts'
import { isPaymentDue } from './payees.ts'

type Reading = Pick<Call, 'brand' | 'language'>

/** Payments without the file's id, which is among the order's files, and what they leave due. */
export function toPayments(order: OrderRecord, sameReferences: readonly string[], { language }: Reading): JsonObject {
  const { data } = order
  const { payments } = data
  const balance = orderBalance(data)
  const [open] = openPayments(data)
  const same = open && sameReferences[payments?.indexOf(open) ?? -1]
  const isDue = balance !== undefined && isPaymentDue(order)
  const next = isDue ? expectedBalance(data)?.due[0] : undefined
  const waivers = listWaived(data, language)
  return {
    ...(payments
      ? {
          payments: payments.map(({ slip: _file, credits: _counted, referenceKey: _key, ...payment }, index) => ({
            ...inWords(toJson(payment), ['reportedBy', 'confirmedBy', 'refusedBy'], language),
            check: checkOf(payment),
            ...(sameReferences[index] ? { sameReference: sameReferences[index] } : {}),
          })),
        }
      : {}),
    ...(open ? { paymentToCheck: { no: open.no, received: open.amount, ...(same ? { sameReference: same } : {}) } } : {}),
    ...(waivers.length > 0 ? { waivers } : {}),
    ...(isDue ? { due: balance.due, dueTotal: balance.dueTotal } : {}),
    ...(next ? { nextPayment: next } : {}),
    ...(balance?.overpaid === undefined ? {} : { overpaid: balance.overpaid }),
    ...(creditsOf(data).received.length > 0 ? { partPaid: true } : {}),
  }
}

/** One row per amount, whether it was waived with a receipt or later. */
function listWaived({ payments = [], waivers = [] }: OrderData, language: string): JsonObject[] {
  const withReceipts = payments.flatMap(({ credits = [], waived, confirmedAt, confirmedBy, confirmedByLatin }) =>
    credits.length > 1 ? [{ credits: credits.slice(1), reason: waived, at: confirmedAt, by: confirmedBy, byLatin: confirmedByLatin }] : [],
  )
  return [...withReceipts, ...waivers].flatMap(({ credits, ...waiver }) =>
    credits.map(({ currency, amount }) => inWords(toJson({ currency, amount, ...waiver }), ['by'], language)),
  )
}

/** The dispute, what may be disputed, and the fees as the customer would accept them. */
export function toDispute({ state, data }: OrderRecord, reading: Reading): JsonObject {
  const { confirmed, feeDispute } = data
  const isOpen = feeDispute !== undefined && feeDispute.answeredAt === undefined
  return {
    ...(feeDispute
      ? { feeDispute: { currency: data.baseCurrency, ...inWords(toJson(feeDispute), ['by', 'answeredBy'], reading.language) } }
      : {}),
    ...(confirmed && state === 'fees-confirmed' ? { disputableLines: listDisputable(confirmed, reading) } : {}),
    ...(confirmed && isOpen && feeDispute.lines ? { counterLines: counterLines(confirmed, feeDispute.lines).map(toJson) } : {}),
  }
}

/** Choices of the form, each with its currency and amount. */
function listDisputable({ lines }: NonNullable<OrderData['confirmed']>, reading: Reading): JsonObject[] {
  return lines.map(({ fee, boxType, currency, amount }, index) => {
    const name = [labelOf('dictionary', 'fee', fee, reading), boxType].filter(Boolean).join(' ')
    return { value: String(index + 1), label: `${index + 1}. ${name}: ${currency} ${formatMoney(amount, undefined, 'always')}` }
  })
}
