/** Payments of an order: the customer reports them, customer service check them, and waive a rest. */
import type { Transaction } from 'kysely'
import { payingRate, paymentFault, referenceKey } from '#domain'
import type { Database } from '../../../db/index.ts'
import type { Call, Handlers, Refusal, Result } from '../../../kernel/index.ts'
import { openPayments } from '../payments.ts'
import { checkAccess, type OrderData, type OrderRecord, type PaymentReport, toJson } from '../record.ts'
import { type SameReferences, saySameReferences } from '../same-references.ts'
import { changeOrder } from './change.ts'
import { addFile } from './order-files.ts'
import { signatureOf, withPaymentReport, withReceipt, withRefusedPayment, withWaivedRest } from './papers.ts'

type PaymentHandlers = Pick<Handlers, 'report-payment' | 'confirm-payment' | 'refuse-payment' | 'waive-rest'>

const waiving = 'waive-rest'

export const paymentHandlers: PaymentHandlers = {
  'report-payment': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'report-payment',
      grid: 'accept-fees',
      apply: async (order, tx) => {
        const { confirmed } = order.data
        // Without fees the machine refuses, with the reason.
        if (confirmed && payingRate(confirmed, input.currency) === undefined)
          return { ok: false, error: 'error.currency-not-due', ...currencyFault }
        const fault = refuseFiner(order.data, input, '/amount')
        if (fault) return fault
        const payment = { referenceKey: referenceKey(input.reference) }
        // Payments of other companies are for the desk to compare.
        const single = await checkReference(call, tx, { order, payments: [payment], companyId: order.companyId }, input)
        if (!single.ok) return single
        const slip = input.slip === undefined ? null : await addFile({ call, tx, order }, { fileId: input.slip, type: 'payment-proof' })
        if (slip && !slip.ok) return slip
        const data = withPaymentReport(order.data, { ...input, ...(slip ? { slipName: slip.value.name } : {}) }, signatureOf(call))
        return { ok: true, value: { data, changes: { paymentReport: toJson(data.payments?.at(-1) ?? {}) } } }
      },
    }),

  'confirm-payment': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'confirm-payment',
      grid: 'desk-orders',
      note: input.waived,
      apply: async (order, tx) => {
        const payment = findOpen(order.data, input.no)
        if (!payment.ok) return payment
        if (!payment.value) return unchanged(order)
        const { no, amount, currency } = payment.value
        const { received = amount, waives, waived } = input
        const access = waives ? checkAccess(call, waiving, order) : null
        if (access && !access.ok) return access
        const fault = refuseFiner(order.data, { currency, amount: received }, '/received')
        if (fault) return fault
        const single = await checkReference(call, tx, { order, payments: [payment.value] }, input)
        if (!single.ok) return single
        const receipt = { no, received, ...(waives && waived !== undefined ? { waived } : {}) }
        const data = withReceipt(order.data, receipt, signatureOf(call))
        const { credits = [] } = data.payments?.find((one) => one.no === no) ?? {}
        const checked = input.sharedReference ? { sharedReference: true } : {}
        return { ok: true, value: { data, changes: { receipt: { ...receipt, ...checked, credits: [...credits] } } } }
      },
    }),

  'refuse-payment': ({ no: number, refusal, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'refuse-payment',
      grid: 'desk-orders',
      note: refusal,
      apply: (order) => {
        const payment = findOpen(order.data, number)
        if (!payment.ok) return payment
        if (!payment.value) return unchanged(order)
        const { no } = payment.value
        return {
          ok: true,
          value: { data: withRefusedPayment(order.data, { no, refusal }, signatureOf(call)), changes: { refusal: { no } } },
        }
      },
    }),

  'waive-rest': ({ reason, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'waive-rest',
      grid: waiving,
      note: reason,
      apply: (order) => {
        const data = withWaivedRest(order.data, reason, signatureOf(call))
        const { credits = [] } = data.waivers?.at(-1) ?? {}
        return { ok: true, value: { data, changes: { waiver: { reason, credits: [...credits] } } } }
      },
    }),
}

const currencyFault = { fields: [{ path: '/currency', id: 'invalid.enum', params: {} }] }

/** Undefined if the amount can be paid. */
function refuseFiner({ confirmed }: OrderData, sum: Pick<PaymentReport, 'currency' | 'amount'>, path: string): Refusal | undefined {
  const fault = confirmed && paymentFault(confirmed, sum)
  return fault ? { ok: false, error: 'error.invalid', fields: [{ path, ...fault }] } : undefined
}

/** The payment with this number, or the oldest one, among those to be checked; null if there is none, so that the machine refuses. */
function findOpen(data: OrderData, no: number | undefined): Result<PaymentReport | null> {
  const open = openPayments(data)
  const payment = open.find((one) => no === undefined || one.no === no)
  if (payment) return { ok: true, value: payment }
  return open.length === 0 ? { ok: true, value: null } : { ok: false, error: 'error.no-payment' }
}

function unchanged({ data }: OrderRecord) {
  return { ok: true as const, value: { data, changes: {} } }
}

/** Refuses a reference that other payments have, and names them, until the caller says that one transfer pays all of them. */
async function checkReference(
  call: Call,
  tx: Transaction<Database>,
  search: SameReferences,
  { sharedReference }: { readonly sharedReference?: boolean | undefined },
): Promise<Result<null>> {
  if (sharedReference) return { ok: true, value: null }
  const [others = ''] = await saySameReferences(tx, call, search)
  if (others === '') return { ok: true, value: null }
  const fields = [{ path: '/sharedReference', id: 'invalid.sameReference', params: { others } }]
  return { ok: false, error: 'error.same-reference', params: { others }, fields }
}
