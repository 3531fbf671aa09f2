/**
 * A ship's call at a port, merged from carriers, terminals and staff. Each fact keeps its latest reports; merging is commutative,
 * associative and repeatable, so the order in which reports arrive never matters.
 */
import type { Classifier } from '../order/milestones.ts'

/** `berth` is the time alongside (ETB, ATB); `arrival` is at the port or pilot station. */
export const callMoments = ['arrival', 'berth', 'departure'] as const
export type CallMoment = (typeof callMoments)[number]

/**
 * What a report may say: `arrival.EST` and the like, cut-offs by DCSA code (`cutOff.FCO`, `cutOff.EFC` for the opening), and facts.
 * status: DCSA operational code (BLNK, OMIT ...), empty once withdrawn. Times are ISO, UTC.
 */
export type CallField =
  | `${CallMoment}.${Classifier}`
  | `cutOff.${string}`
  | 'status'
  | 'delayReason'
  | 'vesselName'
  | 'vesselNameZh'
  | 'imo'
  | 'carrier'
  | 'service'
  | 'routeCode'
  | 'terminal'
  | 'berthNo'
  | 'voyageIn'
  | 'voyageOut'
  | 'agent'
  | 'sequence'

export type Said = {
  readonly value: string
  /** When the source said so; ISO, UTC. */
  readonly reportedAt: string
  readonly source: string
}

export type CallFacts = Readonly<Record<string, readonly Said[]>>

/** A report on one call. `vessel` is the IMO number, or else the name in upper case. */
export type CallReport = {
  readonly vessel: string
  readonly place: string
  /** Outbound voyage number, or else the inbound one. */
  readonly voyage: string
  readonly source: string
  readonly reportedAt: string
  /** The source gives no time of its own (`reportedAt` is when it was asked): repeating its last value is no new report. */
  readonly isUndated?: boolean
  readonly says: Readonly<Partial<Record<CallField, string | undefined>>>
}

/** Kept for "last change of ETA", newest first. */
const mostSaid = 8

export function mergeCallFacts(known: CallFacts, report: Omit<CallReport, 'vessel' | 'place' | 'voyage'>): CallFacts {
  const { source, reportedAt, isUndated } = report
  const merged: Record<string, readonly Said[]> = { ...known }
  for (const [field, value] of Object.entries(report.says)) {
    if (value === undefined) continue
    if (isUndated && merged[field]?.find((said) => said.source === source)?.value === value) continue
    merged[field] = mergeSaid(merged[field] ?? [], [{ value, reportedAt, source }])
  }
  return merged
}

/** Each value of a source with the time it was last reported, newest first: a maximum, so the order of merging does not matter. */
function mergeSaid(known: readonly Said[], more: readonly Said[]): readonly Said[] {
  if (known.length === 0 && more.length === 1) return more
  const latest = new Map<string, Said>()
  for (const report of [...known, ...more]) {
    const key = JSON.stringify([report.value, report.source])
    const same = latest.get(key)
    if (!same || same.reportedAt < report.reportedAt) latest.set(key, report)
  }
  return [...latest.values()].sort(newestFirst).slice(0, mostSaid)
}

function newestFirst(a: Said, b: Said): number {
  if (a.reportedAt !== b.reportedAt) return a.reportedAt < b.reportedAt ? 1 : -1
  if (a.value !== b.value) return a.value < b.value ? 1 : -1
  return a.source < b.source ? 1 : a.source > b.source ? -1 : 0
}

/** The current value of a fact; undefined if it was never reported, or withdrawn. */
export function factOf(facts: CallFacts, field: CallField): string | undefined {
  return reportOf(facts, field)?.value
}

/** The report that gives a fact its current value; undefined if it was never reported, or withdrawn. */
export function reportOf(facts: CallFacts, field: CallField): Said | undefined {
  const report = facts[field]?.find((one) => !isTakenBack(facts, field, one))
  return report?.value ? report : undefined
}

/** Whether the source said later that what it reported as actual is still to come. */
function isTakenBack(facts: CallFacts, field: CallField, { source, reportedAt }: Said): boolean {
  if (!field.endsWith('.ACT')) return false
  const moment = field.slice(0, -'ACT'.length)
  return [...(facts[`${moment}EST`] ?? []), ...(facts[`${moment}PLN`] ?? [])].some(
    (other) => other.source === source && other.reportedAt > reportedAt && other.value > other.reportedAt,
  )
}

/** The time that counts: actual, else estimated, else planned. */
export function timeOf(facts: CallFacts, moment: CallMoment): string | undefined {
  return factOf(facts, `${moment}.ACT`) ?? factOf(facts, `${moment}.EST`) ?? factOf(facts, `${moment}.PLN`)
}

/** The value before the latest change, with the report that changed it; undefined if it never changed. */
export function lastChangeOf(
  facts: CallFacts,
  field: CallField,
): { readonly from: string; readonly to: string; readonly said: Said } | undefined {
  const [said, ...earlier] = facts[field] ?? []
  const before = said && earlier.find(({ value }) => value !== said.value)
  return said && before && { from: before.value, to: said.value, said }
}
