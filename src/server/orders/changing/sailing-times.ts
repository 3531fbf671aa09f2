/**
 * The cut-offs of a booking: published by terminal and carrier, else calculated from rate and terminal, until customer service
 * enter what is confirmed. Theirs always stay.
 */
import type { Transaction } from 'kysely'
import type { CallFacts } from '#domain'
import type { JsonObject } from '#rules'
import {
  type CutOffField,
  type CutOffTimes,
  cutOffFields,
  dateSailing,
  findSailingCalls,
  publishedTimes,
  type SailingDay,
} from '../../cut-offs/index.ts'
import type { Database } from '../../db/index.ts'
import { type Call, isObject } from '../../kernel/index.ts'
import { findClosingDays } from '../call-store.ts'
import { type OrderData, toJson } from '../record.ts'
import { withExpectedDates } from './expected-dates.ts'

const fields = Object.values(cutOffFields)

type Reading = Pick<Call, 'brand' | 'now'>
type Times = Readonly<Partial<Record<CutOffField, string>>>

/** Only types that declare it are for one sailing. */
function isForSailing({ brand }: Reading, { orderType, pol, etd }: OrderData): boolean {
  return brand.documents['order-type']?.[orderType]?.cutOffs === true && pol !== undefined && etd !== undefined
}

/** Looks up the sailing and fills in what is not yet confirmed. `before` is the order before the change. */
export async function withSailingTimes(
  call: Reading,
  tx: Transaction<Database>,
  booked: OrderData,
  before?: OrderData,
): Promise<OrderData> {
  if (!isForSailing(call, booked)) return booked
  if (before !== undefined && isSameSailing(booked, before) && fields.every((field) => booked[field] !== undefined)) return booked
  const [facts] = await findSailingCalls(tx, call.brand.id, [booked])
  // Dates that customer service enter stay until something else is reported.
  const isNewBooking = before === undefined || booked.booking !== before.booking
  const data = isNewBooking ? withExpectedDates(call, booked, { loading: facts }) : booked
  const closingDays = await findClosingDays(tx, call.brand.id, data.rateId)
  return fillIn(data, timesOf(call, data, { closingDays, facts }), publishedTimes(facts))
}

/** The order with the cut-offs that terminal or carrier have published. */
export function withPublishedTimes(data: OrderData, facts: CallFacts): OrderData {
  return fillIn(data, {}, publishedTimes(facts))
}

/** Entered by customer service: neither calculated nor taken from a published plan. */
function isConfirmed(data: OrderData, field: CutOffField): boolean {
  const isFilledIn = [data.calculatedCutOffs, data.publishedCutOffs].some((names) => names?.includes(field))
  return toJson(data)[field] !== undefined && !isFilledIn
}

/** What customer service entered in this change is confirmed. */
export function withConfirmedTimes(data: OrderData, before: OrderData): OrderData {
  const [is, was] = [toJson(data), toJson(before)]
  const same = (names: readonly string[] = []) => names.filter((name) => is[name] !== undefined && is[name] === was[name])
  return withMarks(data, same(data.calculatedCutOffs), same(data.publishedCutOffs))
}

function isSameSailing(data: OrderData, before: OrderData): boolean {
  const [is, was] = [toJson(data), toJson(before)]
  return ['pol', 'etd', 'vessel', 'voyage', 'terminal', 'rateId'].every((name) => is[name] === was[name])
}

function timesOf(call: Reading, data: OrderData, { closingDays, facts }: Pick<SailingDay, 'closingDays' | 'facts'>): CutOffTimes {
  const { pol = '', etd = '' } = data
  const { terminal } = toJson(data)
  const { times } = dateSailing(call, {
    pol,
    etd: etd.slice(0, 10),
    closingDays,
    facts,
    terminal: typeof terminal === 'string' ? terminal : undefined,
  })
  // In UTC, as reminders compare them.
  return Object.fromEntries(Object.entries(times).map(([field, at]) => [field, new Date(at).toISOString()]))
}

function fillIn(data: OrderData, calculated: Times, published: Times): OrderData {
  const filled: Record<string, string> = {}
  const names: Record<'calculated' | 'published', CutOffField[]> = { calculated: [], published: [] }
  for (const field of fields) {
    if (isConfirmed(data, field)) continue
    const known = toJson(data)[field]
    const isKept = calculated[field] === undefined && typeof known === 'string'
    const at = published[field] ?? calculated[field] ?? (isKept ? known : undefined)
    if (at === undefined) continue
    filled[field] = at
    const isPublished = published[field] !== undefined || (isKept && data.publishedCutOffs?.includes(field) === true)
    names[isPublished ? 'published' : 'calculated'].push(field)
  }
  return withMarks({ ...data, ...filled }, names.calculated, names.published)
}

/** Without empty lists. */
function withMarks(data: OrderData, calculated: readonly string[], published: readonly string[]): OrderData {
  const { calculatedCutOffs: _calculated, publishedCutOffs: _published, ...rest } = data
  const marks = {
    ...(calculated.length > 0 ? { calculatedCutOffs: calculated } : {}),
    ...(published.length > 0 ? { publishedCutOffs: published } : {}),
  }
  // The names are those of the entity's enum.
  return { ...rest, ...marks } as OrderData
}

/** Facts as the form sends them, with the times that it left to the calculation. */
export function withUnconfirmed(data: OrderData, facts: JsonObject): JsonObject {
  const known = toJson(data)
  const names = (data.calculatedCutOffs ?? []).filter((name) => facts[name] === undefined)
  return {
    ...facts,
    ...Object.fromEntries(names.flatMap((name) => (isObject(known[name]) || known[name] === undefined ? [] : [[name, known[name]]]))),
  }
}
