/** Orders as they leave: the declared entity in the language of the request; the dispatcher takes off what the caller may not see. */
import type { Relation } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { withoutPrefix } from '../dictionaries/index.ts'
import type { FileRow } from '../files/index.ts'
import type { OrderData, OrderEvent, OrderRecord, PaymentReport } from './record.ts'

export type OrderOutput = Operations['read-order']['output']
export type SummaryOutput = Operations['list-orders']['output']['rows'][number]

interface Named {
  readonly by: string
  readonly byLatin: string
}

/** People and companies have a name in Chinese and one in Latin letters. */
function withName<T extends Named>({ byLatin, ...rest }: T, language: string): Omit<T, 'byLatin'> {
  return language === 'zh' ? rest : { ...rest, by: byLatin }
}

export function toOrderSummary(order: OrderRecord, language: string): SummaryOutput {
  const { data } = order
  const chinese = language === 'zh'
  const summary = {
    omsOrderNo: order.omsOrderNo,
    orderType: data.orderType,
    state: order.state,
    payment: data.payment,
    companyId: order.companyId,
    companyName: chinese ? data.companyName : data.companyLatin,
    orderedBy: chinese ? data.orderedBy : data.orderedByLatin,
    ...pickGiven(data, summaryFields),
    baseCurrency: data.baseCurrency,
    version: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
  // Codes were checked when they were written; an unknown one of an older release is shown as it is.
  return summary as SummaryOutput
}

/** What an order's type takes from its form, and its total once there is one. */
const summaryFields = [
  'pol',
  'pod',
  'carrier',
  'service',
  'vessel',
  'voyage',
  'etd',
  'place',
  'goods',
  'boxes',
  'mblNo',
  'baseTotal',
] as const

function pickGiven(data: OrderData, names: typeof summaryFields): Partial<OrderData> {
  return Object.fromEntries(names.flatMap((name) => (data[name] === undefined || data[name] === '' ? [] : [[name, data[name]]])))
}

export interface OrderParts {
  readonly files: readonly FileRow[]
  readonly events: readonly OrderEvent[]
  readonly documentPrefix: string
  readonly relation: Relation
  readonly milestonesDone: boolean
  /** Milestones of the order's type, in their order. */
  readonly steps: readonly string[]
}

export function toOrder(
  order: OrderRecord,
  { files, events, documentPrefix, relation, milestonesDone, steps }: OrderParts,
  language: string,
): OrderOutput {
  const { data } = order
  const chinese = language === 'zh'
  const output = {
    ...toOrderSummary(order, language),
    paymentTerms: data.paymentTerms,
    release: order.release,
    // From these the browser asks the machine what is possible now.
    relation,
    milestonesDone,
    steps,
    booking: data.booking,
    ...(data.estimated ? { estimated: data.estimated } : {}),
    ...(data.confirmed ? { confirmed: withName(data.confirmed, language) } : {}),
    ...(data.acceptedAt ? { acceptedAt: data.acceptedAt, acceptedBy: (chinese ? data.acceptedBy : data.acceptedByLatin) ?? '' } : {}),
    ...(data.paymentReport ? { paymentReport: toPaymentReport(data.paymentReport, chinese) } : {}),
    milestones: data.milestones.map((milestone) => withName(milestone, language)),
    files: files.map((file) => toFile(file, documentPrefix)),
    events: events.map((event) => toEvent(event, language)),
  }
  return output as unknown as OrderOutput
}

function toFile(file: FileRow, documentPrefix: string) {
  return {
    fileId: file.id,
    type: withoutPrefix(file.kind, documentPrefix),
    name: file.name,
    size: file.size,
    at: file.created_at.toISOString(),
  }
}

function toPaymentReport({ reportedByLatin, confirmedByLatin, ...report }: PaymentReport, chinese: boolean) {
  const confirmedBy = chinese ? report.confirmedBy : confirmedByLatin
  return { ...report, reportedBy: chinese ? report.reportedBy : reportedByLatin, ...(confirmedBy ? { confirmedBy } : {}) }
}

function toEvent(event: OrderEvent, language: string) {
  return {
    seq: event.seq,
    event: event.event,
    at: event.at.toISOString(),
    by: language === 'zh' ? event.byName : event.byLatin,
    role: event.byRole,
    ...(event.from ? { from: event.from } : {}),
    to: event.to,
    ...(event.note ? { note: event.note } : {}),
  }
}
