/** What people are told of because the facts of an order changed, whatever the step was that changed them. */
import type { factEffects } from './events.ts'

type FactEffect = (typeof factEffects)[number]
type Facts = Readonly<Record<string, unknown>>

/** Fields by the effect that a change of one of them has. */
const watched: Readonly<Record<FactEffect, readonly string[]>> = {
  'mail-etd-moved': ['etd'],
  'mail-eta-moved': ['eta'],
  'mail-cut-off-moved': ['lclCutOffAt', 'siCutOffAt', 'vgmCutOffAt', 'manifestCutOffAt', 'customsCutOffAt', 'cyCutOffAt', 'portCutOffAt'],
  'mail-vessel-changed': ['vessel', 'voyage'],
}

/** What is told for the first time has not moved: only one value in place of another counts, or its loss. */
export function effectsOfFacts(before: Facts, after: Facts): FactEffect[] {
  const moved = (field: string) => isGiven(before[field]) && before[field] !== after[field]
  return (Object.keys(watched) as FactEffect[]).filter((effect) => watched[effect].some(moved))
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
