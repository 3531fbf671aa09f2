/** The times of a port call as a vessel plan shows them: what is expected and what happened. ISO, UTC. */
import { type CallFacts, type CallMoment, factOf } from './port-call.ts'

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

export function callTimesOf(facts: CallFacts): CallTimes {
  const expected = (moment: CallMoment) => factOf(facts, `${moment}.EST`) ?? factOf(facts, `${moment}.PLN`)
  const cutOff = (name: keyof typeof cutOffCodes) => factOf(facts, `cutOff.${cutOffCodes[name]}`)
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
