/** Texts about an order, for notifications. */
import type { BrandPlan } from '#config'
import { formatDateTime, formatMoney, isObject, type Json, type JsonObject, textOf } from '#rules'
import { findOrderType } from '../../../freight/quotes/index.ts'
import { addressOf, type Call, labelOf, listObjects, nameIn, pickWords, shaperOf, type Wording } from '../../../kernel/index.ts'
import type { Side } from '../../../platform/notifications/index.ts'
import { type OrderData, type OrderRecord, toJson } from '../record.ts'

export interface Reader {
  readonly language: string
  /** Customer service read it at the desk. */
  readonly side: Side
}

/** Parameters that every text about an order may use. */
export function describeOrder(
  { brand, origin }: Pick<Call, 'brand' | 'origin'>,
  { omsOrderNo, data }: OrderRecord,
  { language, side }: Reader,
): JsonObject {
  const company = nameIn(language, { name: data.companyName, latinName: data.companyLatin })
  const { baseCurrency, baseTotal = '' } = data
  const { vessel = '', voyage = '' } = toJson(data)
  const link = `${origin}${addressOf(brand, side === 'desk' ? 'desk-order' : 'order-detail', { omsOrderNo })}`
  const total = formatMoney(baseTotal, undefined, 'always')
  const payment = labelOf('dictionary', 'payment-status', data.payment, { brand, language })
  return {
    company,
    omsOrderNo,
    what: describeService(data, { brand, language }),
    payment,
    baseCurrency,
    baseTotal: total,
    vessel,
    voyage,
    link,
  }
}

/** Text parameters of an amendment or change: the recorded milestone, the held or released step. */
export function describeChange(brand: BrandPlan, { milestone, hold }: JsonObject, language: string): JsonObject {
  const rowOf = (dictionary: string, id: unknown) => {
    const row = listObjects(brand.documents.dictionary?.[dictionary]?.rows).find((known) => known.id === id)
    return row ? pickWords(row.label, { brand, language }) : String(id ?? '')
  }
  const report = reportIn(milestone)
  return {
    ...(isObject(hold) ? { hold: rowOf('milestone', hold.milestone) } : {}),
    ...(report
      ? {
          milestone: rowOf('milestone', report.milestone),
          classifier: rowOf('event-classifier', report.classifier),
          at: typeof report.at === 'string' ? formatDateTime(report.at, brand.timeZone) : '',
          place: textOf(report.place) ?? '',
        }
      : {}),
  }
}

/** What was recorded, or withdrawn. */
export function reportIn(milestone: Json | undefined): JsonObject | undefined {
  if (!isObject(milestone)) return undefined
  const report = milestone.after ?? milestone.before
  return isObject(report) ? report : undefined
}

/** The order and what happened to it, as the entity webhook-order declares it for customers' systems. */
export function describeForSystems(
  call: Pick<Call, 'brand' | 'language'>,
  order: OrderRecord,
  { milestone, hold }: JsonObject,
): JsonObject {
  const { omsOrderNo, state, version, data } = order
  const containers = (data.containers ?? []).flatMap(({ containerNo }) => (containerNo ? [containerNo] : []))
  const report = reportIn(milestone)
  const step = report && pick(report, ['milestone', 'classifier', 'at', 'place'])
  const held = isObject(hold) ? pick(hold, ['milestone', 'reason']) : undefined
  return shaperOf(
    'webhook-order',
    call,
  )({ oms_order_no: omsOrderNo, state, sequence: version, containers, milestone: step, hold: held, data })
}

function pick(values: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}

/** The order in one line: the service, and lane, containers and place if it has them. */
export function describeService(data: OrderData, wording: Wording): string {
  const lane = [data.pol, data.pod].flatMap((code) => (code ? [labelOf('reference', 'port', code, wording)] : [])).join(' – ')
  const service = pickWords(findOrderType(wording.brand, data.orderType).label, wording)
  return [service, lane, data.boxes, data.place].filter(Boolean).join(' · ')
}
