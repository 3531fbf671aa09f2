/** What each entry of an order's log changed, field by field, in the reader's language. */
import { isObject, type Json, type JsonObject } from '#rules'
import { type Call, wordsOf } from '../../../kernel/index.ts'
import { describeChanges } from '../changing/conflict.ts'
import type { OrderEvent, OrderRecord } from '../record.ts'

/** The history is a summary; full details are in the entry itself. */
const mostShown = 12
/** Ids of files, parts that repeat author and time, sums that repeat the total, and amendments, which are listed before and after. */
const unsaid =
  /(?:^|\.)(?:by|release|recordedAt|acceptedBy|acceptedAt|at|fileId)$|^(?:estimated|booking|openChange|earlierChanges|confirmed\.(?:totals|at|lines))/
const milestoneTime = /^milestones\[[^\]]+\]\.at$/

export function listChanges(call: Call, order: OrderRecord, event: OrderEvent): string[] {
  const text = wordsOf(call)
  const lines = describeChanges(call, order, [{ ...event, changes: withFields(event.changes), from: null, to: '' }])
  return lines
    .filter(({ field }) => field !== 'state' && (milestoneTime.test(field) || !unsaid.test(field)))
    .slice(0, mostShown)
    .map(({ field, label, old, new: now }) => ({ label: milestoneTime.test(field) ? (label.split(' · ')[1] ?? label) : label, old, now }))
    .map(({ label, old, now }) => text('engine.pair', { name: label, value: old === '' ? now : `${old} → ${now || '–'}` }))
}

/** Entries that name no fields are described by their own values: fees before and after, payment, milestone. */
function withFields(changes: JsonObject): JsonObject {
  if (changes.fields !== undefined) return changes
  const { fees, milestone, payment } = changes
  const fields: JsonObject[] = []
  if (isObject(payment)) fields.push({ field: 'payment', from: payment.from ?? null, to: payment.to ?? null })
  if (isObject(fees)) fields.push({ field: 'baseTotal', from: totalOf(fees.before), to: totalOf(fees.after) })
  if (isObject(milestone)) fields.push(...milestoneFields(milestone))
  return { fields }
}

function totalOf(sheet: Json | undefined): Json {
  return isObject(sheet) ? (sheet.baseTotal ?? null) : null
}

function milestoneFields({ before, after }: JsonObject): JsonObject[] {
  const report = isObject(after) ? after : before
  if (!isObject(report)) return []
  const name = `milestones[${String(report.milestone)}/${String(report.classifier)}].at`
  return [{ field: name, from: (isObject(before) ? before.at : null) ?? null, to: (isObject(after) ? after.at : null) ?? null }]
}
