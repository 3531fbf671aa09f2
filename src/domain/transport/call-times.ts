/** The times of a port call as a vessel plan shows them: what is expected and what happened. ISO, UTC. */
import { type CallFacts, type CallField, type CallMoment, type CallReport, factOf, timeOf } from './port-call.ts'
import { isStopped } from './schedule-status.ts'

export interface CallTimes {
  readonly opensAt?: string | undefined
  readonly cyCutOffAt?: string | undefined
  readonly customsCutOffAt?: string | undefined
  readonly siCutOffAt?: string | undefined
  readonly vgmCutOffAt?: string | undefined
  readonly etb?: string | undefined
  readonly atb?: string | undefined
  readonly etd?: string | undefined
  readonly atd?: string | undefined
  readonly eta?: string | undefined
  readonly ata?: string | undefined
}

/** DCSA codes of the cut-offs: full container, customs, documents, VGM, and the earliest delivery of full containers. */
export const cutOffCodes = {
  opensAt: 'EFC',
  cyCutOffAt: 'FCO',
  customsCutOffAt: 'CUA',
  siCutOffAt: 'DCO',
  vgmCutOffAt: 'VCO',
} as const

/**
 * Ignores a cut-off after the departure: it was not corrected when the ship's plan changed. A call that does not take place has
 * none.
 */
export function callTimesOf(facts: CallFacts): CallTimes {
  const expected = (moment: CallMoment) => factOf(facts, `${moment}.EST`) ?? factOf(facts, `${moment}.PLN`)
  const departure = timeOf(facts, 'departure')
  const isOff = isStopped(factOf(facts, 'status'))
  const cutOff = (name: keyof typeof cutOffCodes) => {
    if (isOff) return undefined
    const at = factOf(facts, `cutOff.${cutOffCodes[name]}`)
    return at !== undefined && departure !== undefined && Date.parse(at) > Date.parse(departure) ? undefined : at
  }
  return {
    opensAt: cutOff('opensAt'),
    cyCutOffAt: cutOff('cyCutOffAt'),
    customsCutOffAt: cutOff('customsCutOffAt'),
    siCutOffAt: cutOff('siCutOffAt'),
    vgmCutOffAt: cutOff('vgmCutOffAt'),
    etb: expected('berth'),
    atb: factOf(facts, 'berth.ACT'),
    etd: expected('departure'),
    atd: factOf(facts, 'departure.ACT'),
    eta: expected('arrival'),
    ata: factOf(facts, 'arrival.ACT'),
  }
}

export interface WrongCutOff {
  readonly field: CallField
  readonly fault: 'afterDeparture' | 'alreadyPast'
}

/**
 * Cut-offs that a report cannot mean: after the ship has left, or past already when they were first published. Times of opening are
 * none. `facts` is what was known of the call before.
 */
export function findWrongCutOffs(
  facts: CallFacts,
  { says, source, reportedAt, isUndated }: Omit<CallReport, 'vessel' | 'place'>,
): WrongCutOff[] {
  const departure = says['departure.ACT'] ?? says['departure.EST'] ?? says['departure.PLN'] ?? timeOf(facts, 'departure')
  return Object.entries(says).flatMap(([name, value]): WrongCutOff[] => {
    const field = name as CallField
    if (!value || !field.startsWith('cutOff.') || field === `cutOff.${cutOffCodes.opensAt}`) return []
    if (departure && Date.parse(value) > Date.parse(departure)) return [{ field, fault: 'afterDeparture' }]
    const earlier = facts[field]?.filter((said) => said.source === source) ?? []
    if (earlier.some((said) => said.value === value)) return []
    // A source without times of its own may have published it long before it was first asked.
    const isNew = !isUndated || earlier.length > 0
    const isAhead = departure !== undefined && Date.parse(departure) > Date.parse(reportedAt)
    const isPast = isNew && isAhead && Date.parse(value) < Date.parse(reportedAt)
    return isPast ? [{ field, fault: 'alreadyPast' }] : []
  })
}
