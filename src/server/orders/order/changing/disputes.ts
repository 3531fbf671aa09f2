/** The customer disputes confirmed fees, and customer service decline. */
import { counterFault, counterTotalOf, disputedLine } from '#domain'
import type { Handlers, Refusal, Result } from '../../../kernel/index.ts'
import type { FeeDispute, OrderData } from '../record.ts'
import { changeOrder } from './change.ts'
import { type Signature, signatureOf } from './papers.ts'

type DisputeHandlers = Pick<Handlers, 'dispute-fees' | 'decline-dispute'>

export const disputeHandlers: DisputeHandlers = {
  'dispute-fees': ({ line, counter, counterTotal, message, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'dispute-fees',
      grid: 'accept-fees',
      note: message,
      apply: ({ data }) => {
        // Without confirmed fees the machine refuses, with the reason.
        if (!data.confirmed) return { ok: true, value: { data, changes: {} } }
        const offer = line === undefined ? readTotal(data, counterTotal) : readLine(data, Number(line), counter)
        if (!offer.ok) return offer
        const dispute = { ...offer.value, message }
        const { currency, counterTotal: total, lines = [] } = offer.value
        const latest = line === undefined ? {} : { line: lines.at(-1) ?? {} }
        return {
          ok: true,
          value: {
            data: withDispute(data, dispute, signatureOf(call)),
            changes: { dispute: { currency, counterTotal: total, message, ...latest } },
          },
        }
      },
    }),

  'decline-dispute': ({ answer, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'decline-dispute',
      grid: 'desk-fees',
      note: answer,
      apply: (order) => ({ ok: true, value: { data: withDeclinedDispute(order.data, answer, signatureOf(call)), changes: {} } }),
    }),
}

type Offer = Pick<FeeDispute, 'counterTotal' | 'lines'> & { readonly currency: string }

function readTotal({ confirmed }: OrderData, counterTotal: string | undefined): Result<Offer> {
  if (!confirmed || counterTotal === undefined) return refuseField('/counterTotal', { id: 'invalid.required', params: {} })
  const fault = counterFault(counterTotal, confirmed.baseTotal)
  return fault ? refuseField('/counterTotal', fault) : { ok: true, value: { counterTotal, currency: confirmed.baseCurrency } }
}

/** Lines disputed before the answer stay disputed; the same line again replaces its counter-offer. */
function readLine({ confirmed, feeDispute }: OrderData, number: number, counter: string | undefined): Result<Offer> {
  if (!confirmed || counter === undefined) return refuseField('/counter', { id: 'invalid.required', params: {} })
  const line = disputedLine(confirmed, number, counter)
  if (!line) return refuseField('/line', { id: 'invalid.enum', params: {} })
  const fault = counterFault(counter, line.amount)
  if (fault) return refuseField('/counter', fault)
  const open = feeDispute?.answeredAt === undefined ? (feeDispute?.lines ?? []) : []
  const lines = [...open.filter((one) => one.line !== number), line]
  return { ok: true, value: { counterTotal: counterTotalOf(confirmed, lines), currency: confirmed.baseCurrency, lines } }
}

function refuseField(path: string, { id, params }: NonNullable<ReturnType<typeof counterFault>>): Refusal {
  return { ok: false, error: 'error.invalid', fields: [{ path, id, params }] }
}

function withDispute(
  data: OrderData,
  dispute: Pick<FeeDispute, 'counterTotal' | 'currency' | 'lines' | 'message'>,
  { name, latinName, at }: Signature,
): OrderData {
  return { ...data, feeDispute: { ...dispute, by: name, byLatin: latinName, at } }
}

function withDeclinedDispute(data: OrderData, answer: string, { name, latinName, at }: Signature): OrderData {
  if (!data.feeDispute) return data
  return { ...data, feeDispute: { ...data.feeDispute, answer, answeredBy: name, answeredByLatin: latinName, answeredAt: at } }
}
