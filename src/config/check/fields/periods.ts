/** Checks consecutive values by date or number: no gaps, no overlaps, and each ends after it begins. */
import type { FindingParam } from '#generated/findings.ts'
import { isDay, type JsonObject, type Moment, nearestName, periodNames, periodsName, readMoment, writeMoment } from '#rules'
import {
  type ListTree,
  type ObjectTree,
  type Problem,
  type ResolvedDocument,
  type Tree,
  toJson,
  type ValueTree,
} from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { listPeriods } from '../../resolve/dated.ts'
import { defineDocumentCheck } from '../brand-check.ts'

type Report = (problem: Problem) => void

export const periodsCheck = defineDocumentCheck('periods', { reads: [], run: ({ report }, document) => checkPeriods(document, report) })

/** For the document as written, with all its periods. */
function checkPeriods(document: ResolvedDocument, report: Report): void {
  const { tree, kind } = document.written ?? document
  for (const periods of listPeriods(tree)) checkDates(periods, report)
  if (kind === 'page') checkDays(tree.members.get('period'), report)
  // Missing or duplicate prices are reported with the other price checks.
  if (kind === 'tariff') for (const line of itemsOf(tree.members.get('lines'))) checkLine(line, report)
  else checkBeside(tree, report)
}

/** The period of a page: both days must exist, and the last must not be before the first. */
function checkDays(period: Tree | undefined, report: Report): void {
  if (period?.kind !== 'object') return
  const days = (['from', 'to'] as const).map((name) => stringIn(period, name)?.value)
  const [from, to] = days
  if (from === undefined || to === undefined) return
  const unknown = (['from', 'to'] as const).filter((_, index) => !isDay(days[index] ?? ''))
  for (const name of unknown) report(at(period, name, say('PERIOD-TIME/day', { text: stringIn(period, name)?.value ?? '' })))
  if (unknown.length === 0 && to < from) report(at(period, 'to', say('PERIOD-INVERTED/days', { from, to })))
}

/** A value with periods must not also be given directly. */
function checkBeside(tree: Tree, report: Report): void {
  if (listPeriods(tree).length === 0 || tree.kind === 'value') return
  if (tree.kind === 'list') for (const item of tree.items) checkBeside(item, report)
  if (tree.kind !== 'object') return
  const datedMembers = new Set(
    itemsOf(tree.members.get(periodsName)).flatMap((item) => (item.kind === 'object' ? [...item.members.keys()] : [])),
  )
  for (const [name, member] of tree.members) {
    if (datedMembers.has(name) && !periodNames.has(name))
      report({ path: member.place.path, offset: member.place.nameOffset, ...say('PERIOD-BESIDE/beside', { name }) })
    checkBeside(member, report)
  }
}

interface Stretch<End> {
  readonly item: ObjectTree
  readonly from: End
  readonly to: End
}

function checkDates(list: ListTree, report: Report): void {
  const faults: Problem[] = []
  const stretches = list.items.flatMap((item): Stretch<number>[] => {
    if (item.kind !== 'object') return []
    const [from, to] = (['from', 'to'] as const).map((name) => readEnd(item, name, faults))
    return [{ item, from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY }]
  })
  for (const { item, from, to } of stretches) {
    if (from >= to) faults.push(at(item, 'to', say('PERIOD-INVERTED/inverted', { from: endOf(item, 'from'), to: endOf(item, 'to') })))
  }
  // With unknown or reversed times, gaps cannot be detected.
  for (const fault of faults) report(fault)
  if (faults.length === 0) checkOrder(stretches, report)
}

function readEnd(item: ObjectTree, name: 'from' | 'to', faults: Problem[]): number | undefined {
  const [end, zone] = [stringIn(item, name), stringIn(item, 'zone')]
  if (!end) return undefined
  const moment = readMoment(end.value, zone?.value)
  if (!moment.ok) faults.push(describeMoment(item, name, moment))
  return moment.at
}

function describeMoment(item: ObjectTree, name: 'from' | 'to', { fault, at: instant = 0 }: Extract<Moment, { ok: false }>): Problem {
  const text = stringIn(item, name)?.value ?? ''
  const zone = stringIn(item, 'zone')?.value ?? ''
  switch (fault) {
    case 'zone-unknown': {
      const suggestion = nearestName(zone, Intl.supportedValuesOf('timeZone'))
      return { ...at(item, 'zone', say('PERIOD-TIME/zone-unknown', { zone })), ...(suggestion === undefined ? {} : { suggestion }) }
    }
    case 'zone-double':
      return at(item, 'zone', say('PERIOD-TIME/zone-double', { text }))
    case 'skipped':
      return at(item, name, say('PERIOD-TIME/skipped', { text, zone, next: writeMoment(instant, zone) }))
    case 'twice':
      return at(item, name, say('PERIOD-TIME/twice', { text, zone, first: writeMoment(instant, undefined) }))
    default:
      return at(item, name, say(`PERIOD-TIME/${fault}`, { text }))
  }
}

function checkOrder(stretches: readonly Stretch<number>[], report: Report): void {
  let before: Stretch<number> | undefined
  for (const next of stretches.toSorted((one, other) => (one.from === other.from ? one.to - other.to : one.from - other.from))) {
    const start = endOf(next.item, 'from')
    if (!before && Number.isFinite(next.from)) report(at(next.item, 'from', say('PERIOD-HOLE/start', { from: start })))
    if (before && next.from > before.to)
      report(at(next.item, 'from', say('PERIOD-HOLE/between', { from: endOf(before.item, 'to'), to: start })))
    if (before && next.from < before.to) report(at(next.item, 'from', say('PERIOD-OVERLAP/overlap', namesOf(next.item, before.item))))
    if (!before || next.to > before.to) before = next
  }
  if (before && Number.isFinite(before.to)) report(at(before.item, 'to', say('PERIOD-HOLE/end', { to: endOf(before.item, 'to') })))
}

function checkLine(line: Tree, report: Report): void {
  if (line.kind !== 'object') return
  const holders = [line, ...itemsOf(line.members.get(periodsName))]
  for (const holder of holders) {
    const tiers = holder.kind === 'object' ? holder.members.get('tiers') : undefined
    if (tiers?.kind !== 'list') continue
    if (stringIn(line, 'basis')?.value === 'per-bill')
      report({ path: tiers.place.path, offset: tiers.place.nameOffset, ...say('TIER-BASIS/per-bill') })
    else checkTiers(tiers, report)
  }
}

function checkTiers(list: ListTree, report: Report): void {
  const stretches = list.items.flatMap((item): Stretch<number>[] => {
    const { from, to } = toJson(item) as JsonObject
    return item.kind === 'object' && typeof from === 'number'
      ? [{ item, from, to: typeof to === 'number' ? to : Number.POSITIVE_INFINITY }]
      : []
  })
  const inverted = stretches.filter(({ from, to }) => to < from)
  for (const { item, from, to } of inverted) report(at(item, 'to', say('TIER-INVERTED/inverted', { from, to })))
  if (inverted.length > 0) return
  const faults = findTierFaults(stretches)
  const unsorted = stretches.find(({ from }, index) => from < (stretches[index - 1]?.from ?? 0))
  if (unsorted && faults.length === 0)
    report(at(unsorted.item, 'id', say('TIER-ORDER/tier', { id: stringIn(unsorted.item, 'id')?.value ?? '' })))
  for (const fault of faults) report(fault)
}

/** Holes and overlaps of tiers. */
function findTierFaults(stretches: readonly Stretch<number>[]): Problem[] {
  const faults: Problem[] = []
  let before: Stretch<number> | undefined
  for (const next of stretches.toSorted((one, other) => one.from - other.from)) {
    const expected = (before?.to ?? 0) + 1
    if (next.from > expected) faults.push(at(next.item, 'from', say('TIER-HOLE/between', { from: expected, to: next.from - 1 })))
    if (before && next.from < expected) faults.push(at(next.item, 'from', say('TIER-OVERLAP/overlap', namesOf(next.item, before.item))))
    if (!before || next.to > before.to) before = next
  }
  if (before && Number.isFinite(before.to)) faults.push(at(before.item, 'to', say('TIER-HOLE/end', { from: before.to + 1 })))
  return faults
}

function namesOf(item: ObjectTree, other: ObjectTree): { id: string; other: string } {
  return { id: stringIn(item, 'id')?.value ?? '', other: stringIn(other, 'id')?.value ?? '' }
}

/** An end as written, with its time zone. */
function endOf(item: ObjectTree, name: 'from' | 'to'): FindingParam & string {
  const zone = stringIn(item, 'zone')?.value
  return [stringIn(item, name)?.value ?? '', ...(zone === undefined ? [] : [zone])].join(' ')
}

/** Reports at the value of a member, or at the whole object if the member is missing. */
function at(item: ObjectTree, name: string, saying: FindingMessage): Problem {
  const { path, offset } = (item.members.get(name) ?? item.members.get('id') ?? item).place
  return { path, offset, ...saying }
}

function itemsOf(tree: Tree | undefined): readonly Tree[] {
  return tree?.kind === 'list' ? tree.items : []
}

function stringIn(item: ObjectTree, name: string): (ValueTree & { readonly value: string }) | undefined {
  const member = item.members.get(name)
  return member?.kind === 'value' && typeof member.value === 'string' ? (member as ValueTree & { readonly value: string }) : undefined
}
