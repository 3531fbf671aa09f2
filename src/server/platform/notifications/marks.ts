/** Measures changes from the value last reported: small changes add up, and none is reported twice. */
import type { Transaction } from 'kysely'
import { formatDateTime, hourMs, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import type { Chosen } from './choice-store.ts'
import type { EventPlan } from './events.ts'
import type { Notifier, Occurrence } from './notify.ts'
import { findMark, keepMark } from './store.ts'

export interface PlanMove {
  readonly plan: EventPlan
  readonly person: Chosen
  readonly occurrence: Occurrence
}

/** Text parameters once the change reaches the user's threshold; null until then. */
export async function planMove(
  { brand, now }: Pick<Notifier, 'brand' | 'now'>,
  tx: Transaction<Database>,
  { plan, person, occurrence }: PlanMove,
): Promise<JsonObject | null> {
  const { moved, about } = occurrence
  if (!moved) return null
  const key = { userId: person.userId, about, event: plan.id }
  const from = (await findMark(tx, key)) ?? moved.before
  const hours = measureMove(from, moved.after)
  if (hours === null) return null
  const isShown = hours !== 0 && Math.abs(hours) >= (person.choice.threshold ?? 0)
  const value = isShown ? moved.after : from
  await keepMark(tx, key, value, now())
  if (!isShown) return null
  const say = (moment: string) => (isDay(moment) ? moment : formatDateTime(moment, brand.timeZone))
  return { from: say(from), to: say(moved.after), hours: `${hours > 0 ? '+' : '−'}${Math.abs(Math.round(hours * 10) / 10)}` }
}

/** Hours from one moment or day to another; null if either is none. */
export function measureMove(from: string, to: string): number | null {
  const hours = (momentOf(to) - momentOf(from)) / hourMs
  return Number.isNaN(hours) ? null : hours
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function momentOf(value: string): number {
  return Date.parse(isDay(value) ? `${value}T00:00:00Z` : value)
}
