import type { Transaction } from 'kysely'
import { orderNumber } from '#domain'
import { dayIn, isObject, type Json, type JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import { type FormScope, findOrderType, type PricedOrder, readBoxes, readSummary } from '../../../freight/quotes/index.ts'
import type { Call } from '../../../kernel/index.ts'
import { readOrderType } from '../life.ts'
import type { OrderData, OrderRecord } from '../record.ts'
import { takeOrderNumber } from '../store.ts'
import { findOrderer, type OrderingCompany } from './company.ts'

export interface ComposedOrder {
  readonly orderType: string
  readonly booking: JsonObject
  /** Null if customer service quote on request. */
  readonly priced: PricedOrder | null
}
export interface Composing {
  readonly call: Call
  readonly tx: Transaction<Database>
  readonly company: OrderingCompany
}

/** The order as first stored: the form, the fields shown in lists, and the estimated fees. */
export async function composeOrder(composed: ComposedOrder, { call, tx, company }: Composing): Promise<OrderRecord> {
  const { brand } = call
  const at = call.now()
  const today = dayIn(brand.timeZone, at)
  const plan = readOrderType(brand.documents, composed.orderType)
  return {
    omsOrderNo: orderNumber({ prefix: brand.documentPrefix, document: plan.document, day: today, sequence: await takeOrderNumber(tx) }),
    brand: brand.id,
    companyId: company.id,
    state: 'submitted',
    version: 1,
    release: call.release.id,
    createdAt: at,
    updatedAt: at,
    data: {
      orderType: composed.orderType,
      payment: 'unpaid',
      paymentTerms: company.paymentTerms ?? plan.terms,
      companyName: company.name,
      companyLatin: company.latinName,
      ...(await findOrderer(call, tx, company.id)),
      ...summarise(composed, { brand, today, form: composed.booking }),
      ...estimate(composed.priced, at),
      booking: composed.booking,
      milestones: [],
      baseCurrency: brand.baseCurrency,
    },
  }
}

/**
 * Fields that the type takes from its form; if a rate decides the price, also the details of the sailing that only the rate
 * has.
 */
export function summarise({ orderType, booking, priced }: ComposedOrder, scope: FormScope): Partial<OrderData> {
  const declared = readSummary(findOrderType(scope.brand, orderType).summary, scope)
  const summary = asDeclared({ ...takenOver(booking, scope), ...declared }, scope)
  const boxes = readBoxes(booking.boxes)
  const packed = boxes.length === 0 ? {} : { boxes: boxes.map(({ boxType, quantity }) => `${quantity}*${boxType}`).join(' ') }
  if (!priced?.rate) return { ...summary, ...packed }
  const { pol, pod, carrier, service, etd } = priced.rate.data
  // A rate names the ship of its own departure, not of those in later weeks.
  const { vessel, voyage } = priced.quote.etd === etd ? priced.rate.data : {}
  return {
    ...summary,
    ...packed,
    pol: String(pol),
    pod: String(pod),
    carrier: String(carrier),
    service: String(service),
    vessel: summary.vessel ?? String(vessel ?? ''),
    voyage: summary.voyage ?? String(voyage ?? ''),
    ...(priced.quote.etd === undefined ? {} : { etd: priced.quote.etd }),
  }
}

function declaredFields({ brand }: FormScope): JsonObject {
  const declared = brand.documents.entity?.order?.properties
  return isObject(declared) ? declared : {}
}

/** Fields that the order takes from any form that has them. */
function takenOver(booking: JsonObject, scope: FormScope): JsonObject {
  const isTaken = ([name, value]: [string, Json]) => {
    const field = declaredFields(scope)[name]
    return isObject(field) && field.fromForm === true && value !== ''
  }
  return Object.fromEntries(Object.entries(booking).filter(isTaken))
}

/** Forms and facts carry numbers as text; fields that the order declares as numbers are converted. */
function asDeclared(read: JsonObject, scope: FormScope): Partial<OrderData> {
  const fields = declaredFields(scope)
  const isNumber = (field: Json | undefined) => isObject(field) && field.type === 'integer'
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, isNumber(fields[name]) ? Number(value) : value]))
}

/** The calculated fees and their total; null if customer service quotes on request. */
export function estimate(priced: PricedOrder | null, at: Date): Partial<OrderData> {
  if (!priced) return {}
  const { lines, totals, baseCurrency, baseTotal, rateId, rateVersion } = priced.quote
  return {
    ...(rateId === undefined || rateVersion === undefined ? {} : { rateId, rateVersion }),
    estimated: { lines, totals, baseCurrency, baseTotal, at: at.toISOString() },
    baseTotal,
  }
}
