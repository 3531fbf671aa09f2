/** The shipments and the carrier of a number: from the caller's own orders, else from the number itself. */

import { type CarrierCodes, carrierOfNumber, readTrackedNumber, type TrackedNumber } from '#domain'
import { type Call, documentRows, type FactRow, wordsOf } from '../../kernel/index.ts'
import { findShipments, type Shipment, type TrackedPlace } from './find-shipments.ts'
import type { Scope } from './store.ts'

/** A carrier, and how it was identified. */
export interface KnownCarrier {
  readonly carrier: string
  readonly by: 'order' | 'report' | 'bill' | 'owner' | 'chosen'
  /** The prefix or owner code. */
  readonly code?: string
}

export interface LocatedNumber extends TrackedNumber {
  readonly shipments: readonly Shipment[]
  /** There are some, but with another carrier, port area or terminal than the one that was chosen. */
  readonly isElsewhere: boolean
  readonly carrier?: KnownCarrier
  /** Owner code of a lessor, if the number has one and nothing else identifies the carrier. */
  readonly lessorCode?: string
  /** A carrier, port area or terminal must be chosen: nothing identifies one. */
  readonly isPlaceMissing: boolean
}

export interface LocateOptions {
  readonly number: string
  /** Chosen for this number: shipments elsewhere are ignored. */
  readonly place?: TrackedPlace | undefined
  /** Chosen for several numbers: applies to those whose carrier nothing else identifies. */
  readonly otherwise?: TrackedPlace | undefined
}

type Reading = Pick<Call, 'db' | 'brand'>

/**
 * Own orders come first. Answers about other numbers use the declared codes only, so that an answer never shows which
 * orders of others exist.
 */
export async function locateNumber(call: Reading, scope: Scope, { number: text, place, otherwise }: LocateOptions): Promise<LocatedNumber> {
  const tracked = readTrackedNumber(text)
  const chosen = place && hasPlace(place) ? place : undefined
  const { shipments, isElsewhere } = await findShipments(call, scope, { ...chosen, number: tracked.number })
  const read = carrierOfNumber(tracked, codesOf(call))
  const carrier = carrierOfShipments(shipments) ?? chosenCarrier(chosen) ?? carrierOfCode(read) ?? chosenCarrier(otherwise)
  const isPlaceMissing = shipments.length === 0 && carrier === undefined && !chosen && !(otherwise && hasPlace(otherwise))
  const lessorCode = carrier === undefined && read?.carrier === undefined ? read?.code : undefined
  return {
    ...tracked,
    shipments,
    isElsewhere,
    isPlaceMissing,
    ...(carrier !== undefined && { carrier }),
    ...(lessorCode !== undefined && { lessorCode }),
  }
}

function hasPlace({ carrier, portArea, terminal }: TrackedPlace): boolean {
  return carrier !== undefined || portArea !== undefined || terminal !== undefined
}

function codesOf({ brand }: Pick<Reading, 'brand'>): CarrierCodes[] {
  return documentRows<FactRow<CarrierCodes>>(brand, 'reference', 'carrier-code').flatMap(({ facts }) => facts ?? [])
}

/** Undefined if they are with several carriers: each shipment names its own. */
function carrierOfShipments(shipments: readonly Shipment[]): KnownCarrier | undefined {
  const [carrier, ...others] = new Set(shipments.flatMap((shipment) => shipment.carrier ?? []))
  if (carrier === undefined || others.length > 0) return undefined
  return { carrier, by: shipments.some(({ order }) => order) ? 'order' : 'report' }
}

function carrierOfCode(read: ReturnType<typeof carrierOfNumber>): KnownCarrier | undefined {
  return read?.carrier === undefined ? undefined : { carrier: read.carrier, by: read.by, code: read.code }
}

function chosenCarrier(place: TrackedPlace | undefined): KnownCarrier | undefined {
  return place?.carrier === undefined ? undefined : { carrier: place.carrier, by: 'chosen' }
}

/** How the carrier was identified, in the reader's language: from the B/L prefix COSU. */
export function sayCarrierBy(call: Pick<Call, 'brand' | 'language'>, { by, code = '' }: KnownCarrier): string {
  return wordsOf(call)(`tracking.carrierBy.${by}`, { code })
}

/** Why nothing is found, in the reader's words; undefined if nothing is wrong with the number or what was chosen. */
export function sayHint(call: Pick<Call, 'brand' | 'language'>, located: LocatedNumber): string | undefined {
  const { number, meant, isElsewhere, lessorCode } = located
  const words = wordsOf(call)
  if (isElsewhere) return words('tracking.elsewhere')
  // Some B/L numbers look like container numbers, so the check digit is only doubted if nothing is found.
  if (meant !== undefined) return words('tracking.checkDigit', { number, meant })
  return lessorCode === undefined ? undefined : words('tracking.lessor', { code: lessorCode })
}
