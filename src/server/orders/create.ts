import type { Transaction } from 'kysely'
import { orderNumber, type SeaQuote } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { compareDecimals } from '#rules'
import type { Database } from '../db/tables.ts'
import { claimFile } from '../files/index.ts'
import type { Call, Handlers, Refusal, Result } from '../operation.ts'
import { quoteSeaBooking, seaBooking, toQuoteOutput } from '../quotes/index.ts'
import { type RateRecord, todayIn } from '../rates/index.ts'
import { auditStaff } from './audit.ts'
import { findOrderingCompany, type OrderingCompany } from './company.ts'
import { readOrderType } from './life.ts'
import { queueOrderMails } from './mails.ts'
import { type OrderRecord, toJson } from './record.ts'
import { appendEvent, insertOrder, takeOrderNumber } from './store.ts'

type CreateInput = Operations['create-sea-order']['input']

export const createHandlers: Pick<Handlers, 'create-sea-order'> = {
  'create-sea-order': async (input, call) => {
    // The transaction undoes itself where its answer is a refusal.
    return call.transaction((tx) => createInside(input, call, tx))
  },
}

async function createInside(input: CreateInput, call: Call, tx: Transaction<Database>): Promise<Result<{ omsOrderNo: string }>> {
  const company = await findOrderingCompany(call, tx, input.companyId)
  if (!company.ok) return company
  const priced = await priceAgain(input, call, tx)
  if (!priced.ok) return priced
  const order = await composeOrder(input, { call, tx, company: company.value, ...priced.value })
  await insertOrder(tx, order)
  await appendEvent(tx, order.omsOrderNo, {
    seq: 1,
    event: 'submit',
    at: order.createdAt,
    byUser: call.actor.userId,
    byName: call.actor.name,
    byLatin: call.actor.latinName,
    byRole: call.actor.kind,
    from: null,
    to: order.state,
    note: null,
    requestId: call.requestId,
    changes: { fees: { after: toJson(order.data.estimated) }, company: order.companyId },
  })
  const taken = await takeFile(input, { call, tx, order })
  if (!taken.ok) return taken
  await auditStaff(call, tx, { event: 'submit', before: null, after: { ...order, baseTotal: order.data.baseTotal } })
  await queueOrderMails(call, tx, { order, mails: ['mail-submitted'] })
  return { ok: true, value: { omsOrderNo: order.omsOrderNo } }
}

/** What was shown is only compared; what is stored is always what the server has worked out. */
async function priceAgain(
  input: CreateInput,
  call: Call,
  tx: Transaction<Database>,
): Promise<Result<{ quote: SeaQuote; rate: RateRecord }>> {
  const context = { db: tx, brand: call.brand, release: call.release, now: call.now }
  const { pol, pod, carrier, boxes, etd } = input.booking
  const found = await quoteSeaBooking(context, { rateId: input.rateId, pol, pod, carrier, boxes, etd })
  if (found.ok) {
    const { quote } = found.value
    const same = quote.rateVersion === input.rateVersion && compareDecimals(quote.baseTotal, input.shownTotal) === 0
    return same ? found : priceChanged(quote, input)
  }
  if (found.error !== 'error.rate-expired') return found
  // The rate has run out: offer what the lane costs now, else say that it has.
  const instead = await quoteSeaBooking(context, { pol, pod, carrier, boxes })
  return instead.ok ? priceChanged(instead.value.quote, input) : found
}

function priceChanged(quote: SeaQuote, input: CreateInput): Refusal {
  const params = { shown: input.shownTotal, total: quote.baseTotal, currency: quote.baseCurrency }
  return { ok: false, error: 'error.price-changed', params, data: { quote: toQuoteOutput(quote) } }
}

interface Composing {
  readonly call: Call
  readonly tx: Transaction<Database>
  readonly company: OrderingCompany
  readonly quote: SeaQuote
  readonly rate: RateRecord
}

async function composeOrder({ booking }: CreateInput, { call, tx, company, quote, rate }: Composing): Promise<OrderRecord> {
  const at = call.now()
  const plan = readOrderType(call.brand.documents, seaBooking)
  const { rateId, rateVersion, lines, totals, baseCurrency, baseTotal } = quote
  return {
    omsOrderNo: orderNumber({
      prefix: call.brand.documentPrefix,
      document: plan.document,
      day: todayIn(call.brand.timeZone, at),
      sequence: await takeOrderNumber(tx),
    }),
    brand: call.brand.id,
    companyId: company.id,
    state: 'submitted',
    version: 1,
    release: call.release.id,
    createdAt: at,
    updatedAt: at,
    data: {
      orderType: seaBooking,
      payment: 'unpaid',
      paymentTerms: company.paymentTerms ?? plan.terms,
      companyName: company.name,
      companyLatin: company.latinName,
      orderedBy: call.actor.name,
      orderedByLatin: call.actor.latinName,
      orderedById: call.actor.userId ?? '',
      pol: String(rate.data.pol),
      pod: String(rate.data.pod),
      carrier: String(rate.data.carrier),
      service: String(rate.data.service),
      vessel: booking.vessel ?? String(rate.data.vessel ?? ''),
      voyage: booking.voyage ?? String(rate.data.voyage ?? ''),
      etd: quote.etd,
      boxes: booking.boxes.map(({ boxType, quantity }) => `${quantity}*${boxType}`).join(' '),
      rateId,
      rateVersion,
      booking: toJson(booking),
      estimated: { lines, totals, baseCurrency, baseTotal, at: at.toISOString() },
      milestones: [],
      baseCurrency,
      baseTotal,
    },
  }
}

interface TakingFile {
  readonly call: Call
  readonly tx: Transaction<Database>
  readonly order: OrderRecord
}

/** A file that is not the caller's own, or that another order has, does not exist. */
async function takeFile({ booking }: CreateInput, { call, tx, order }: TakingFile): Promise<Result<null>> {
  if (!booking.file) return { ok: true, value: null }
  const claim = {
    fileId: booking.file,
    userId: call.actor.userId ?? '',
    brand: call.brand.id,
    orderId: order.omsOrderNo,
    companyId: order.companyId,
  }
  const taken = await claimFile(tx, claim)
  return taken ? { ok: true, value: null } : { ok: false, error: 'error.not-found', params: { file: booking.file } }
}
