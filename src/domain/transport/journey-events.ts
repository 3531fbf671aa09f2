import { plainNumber, type TransportEvent } from './transport-event.ts'

/** What is known of a shipment. Numbers in upper case; times are ISO, UTC. */
export interface Journey {
  readonly mbl?: string
  readonly containers: readonly string[]
  /** Between these a container belongs to the shipment; before and after, it carries cargo of others. */
  readonly from: string
  readonly to: string
}

/**
 * Whether an event is about a shipment. Containers are used again: an event that names another bill, or is from another time, may be
 * about the cargo of another company.
 */
export function isOfJourney({ mbl, container, at }: Pick<TransportEvent, 'mbl' | 'container' | 'at'>, journey: Journey): boolean {
  const isInTime = at >= journey.from && at <= journey.to
  if (mbl !== undefined && journey.mbl !== undefined) return isSameBill(plainNumber(mbl), plainNumber(journey.mbl))
  if (container !== undefined) return journey.containers.includes(container) && isInTime
  return isInTime
}

/** One may carry the SCAC that the other lacks. */
function isSameBill(one: string, other: string): boolean {
  return one === other || one.slice(4) === other || other.slice(4) === one
}
