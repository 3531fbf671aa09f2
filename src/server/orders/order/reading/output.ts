/**
 * Orders in responses: the declared entity in the language of the request; the dispatcher removes what the caller may not see.
 */

import type { Relation } from '#domain'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { sayDay } from '../../../freight/cut-offs/index.ts'
import { type Call, nameIn, shaperOf, withoutPrefix, wordsOf } from '../../../kernel/index.ts'
import type { OrderFileRow } from '../../../platform/files/index.ts'
import { type OpenChange, type OrderData, type OrderEvent, type OrderRecord, type SettledChange, toJson } from '../record.ts'
import { cutOffNotes } from './cut-off-notes.ts'
import { inWords } from './in-words.ts'
import { payeesOf } from './payees.ts'
import { toDispute, toPayments } from './payment-output.ts'

export type OrderOutput = Operations['read-order']['output']
export type SummaryOutput = Operations['list-orders']['output']['rows'][number]

interface Named {
  readonly by: string
  readonly byLatin: string
}

/** People and companies have a name in Chinese and one in Latin letters. */
function withName<T extends Named>({ byLatin, ...rest }: T, language: string): Omit<T, 'byLatin'> {
  return { ...rest, by: nameIn(language, { name: rest.by, latinName: byLatin }) }
}

/** The fields of an order shown in lists, from its columns and its data. */
export function orderSummaries(reading: Pick<Call, 'brand' | 'language'>): (order: OrderRecord) => SummaryOutput {
  const shape = shaperOf('order', reading, true)
  return ({ data, omsOrderNo, companyId, state, version, createdAt, updatedAt }) => {
    const row = {
      oms_order_no: omsOrderNo,
      company_id: companyId,
      company_name_latin: data.companyLatin,
      state,
      version,
      created_at: createdAt,
      updated_at: updatedAt,
      data: { ...data, ...etdNote(data, reading) },
    }
    // Codes were checked when they were written; an unknown one from an older release is shown as it is.
    return shape(row) as SummaryOutput
  }
}

function etdNote({ bookedEtd }: OrderData, reading: Pick<Call, 'brand' | 'language'>): { readonly etdNote?: string } {
  return bookedEtd === undefined ? {} : { etdNote: wordsOf(reading)('order.bookedEtd', { day: sayDay(reading, bookedEtd) }) }
}

export function toOrderSummary(order: OrderRecord, reading: Pick<Call, 'brand' | 'language'>): SummaryOutput {
  return orderSummaries(reading)(order)
}

export interface OrderParts {
  readonly files: readonly OrderFileRow[]
  readonly events: readonly OrderEvent[]
  readonly documentPrefix: string
  readonly relation: Relation
  readonly milestonesDone: boolean
  /** Milestones of the order's type, in order. */
  readonly steps: readonly string[]
  /** What a log entry changed, in the reader's language. */
  readonly changesOf: (event: OrderEvent) => readonly string[]
  /** For the desk: for each payment, others with its bank reference. */
  readonly sameReferences: readonly string[]
}

export function toOrder(
  order: OrderRecord,
  { files, events, documentPrefix, relation, milestonesDone, steps, changesOf, sameReferences }: OrderParts,
  reading: Pick<Call, 'brand' | 'language'>,
): OrderOutput {
  const { language } = reading
  const { data } = order
  const chinese = language === 'zh'
  const payees = payeesOf(order, reading)
  const output = {
    ...toOrderSummary(order, reading),
    ...(data.amendment ? { amendment: data.amendment } : {}),
    ...(data.bill ? { bill: data.bill } : {}),
    ...toChangeOutput(data, language),
    ...cutOffNotes(data, reading),
    paymentTerms: data.paymentTerms,
    release: order.release,
    // The browser uses these to ask the machine what is possible now.
    ...(data.actedBy ? { actedBy: chinese ? data.actedBy : data.actedByLatin } : {}),
    relation,
    milestonesDone,
    steps,
    booking: data.booking,
    ...(data.estimated ? { estimated: data.estimated } : {}),
    ...(data.confirmed ? { confirmed: withName(data.confirmed, language) } : {}),
    ...(data.acceptedAt ? { acceptedAt: data.acceptedAt, acceptedBy: (chinese ? data.acceptedBy : data.acceptedByLatin) ?? '' } : {}),
    ...toDispute(order, reading),
    ...(payees.length > 0 ? { payees } : {}),
    ...toPayments(order, sameReferences, reading),
    milestones: data.milestones.map((milestone) => withName(milestone, language)),
    ...(data.milestoneConflicts
      ? { milestoneConflicts: data.milestoneConflicts.map((conflict) => inWords(toJson(conflict), ['by', 'settledBy'], language)) }
      : {}),
    files: toFiles(files, documentPrefix, chinese),
    events: events.map((event) => toEvent(event, language, changesOf(event))),
  }
  return output as OrderOutput
}

/** Newest first; superseded versions stay readable. */
function toFiles(files: readonly OrderFileRow[], documentPrefix: string, chinese: boolean) {
  const sameAs = ({ kind, name }: OrderFileRow) => `${kind} ${name}`
  const newest = new Map<string, number>()
  for (const file of files) newest.set(sameAs(file), Math.max(file.version, newest.get(sameAs(file)) ?? 0))
  return files.map((file) => ({
    fileId: file.id,
    type: withoutPrefix(file.kind, documentPrefix),
    name: file.name,
    size: file.size,
    at: file.created_at.toISOString(),
    version: file.version,
    current: file.version === newest.get(sameAs(file)),
    by: chinese ? file.by_name : file.by_latin,
    byStaff: file.by_role === 'staff',
    ...(file.scan === null ? {} : { scan: file.scan }),
  }))
}

function toEvent(event: OrderEvent, language: string, changed: readonly string[]) {
  return {
    seq: event.seq,
    event: event.event,
    at: event.at.toISOString(),
    by: nameIn(language, { name: event.byName, latinName: event.byLatin }),
    role: event.byRole,
    ...(event.from ? { from: event.from } : {}),
    to: event.to,
    ...(event.note ? { note: event.note } : {}),
    ...(changed.length > 0 ? { changed } : {}),
  }
}

/** Amendments and holds of an order in responses: people by their name in the request's language. */

function toChangeOutput(data: OrderData, language: string): JsonObject {
  const say = (change: OpenChange) => inWords(toJson(change), ['by', 'offeredBy', 'settledBy'], language)
  const open = data.openChange && say(data.openChange)
  return {
    ...(open ? { openChange: open } : {}),
    ...(data.earlierChanges ? { earlierChanges: data.earlierChanges.map((change: SettledChange) => say(change)) } : {}),
    ...(data.holds ? { holds: data.holds.map((hold) => inWords(toJson(hold), ['by', 'releasedBy'], language)) } : {}),
  }
}
