/**
 * When the ships of an order leave and arrive, expected or actual: as recorded for the order itself, else as carriers and terminals
 * report the calls of its ships. The booked date is kept beside it.
 */
import { type CallFacts, type CallMoment, factOf } from '#domain'
import { dayIn } from '#rules'
import { type Call, zoneOfPort } from '../../../kernel/index.ts'
import type { RateSchedule } from '../call-store.ts'
import type { OrderData } from '../record.ts'
import { findMilestone } from './papers.ts'

/** What is known of the calls at the two ports of an order. */
export interface SailingCalls {
  readonly loading?: CallFacts | undefined
  /** Of the ship that arrives there: with transhipment, the last one. */
  readonly discharge?: CallFacts | undefined
  /** ISO: arrival of the last ship as the carrier published the route. */
  readonly arrivesAt?: string | undefined
}

/**
 * The order with the expected dates. Without a day of departure it gets none, because calls are found by it. A first ETA needs the
 * ship that arrives: the first ship also calls at ports to which it does not carry the goods.
 */
export function withExpectedDates(
  { brand }: Pick<Call, 'brand'>,
  data: OrderData,
  { loading, discharge, arrivesAt, isDirect }: SailingCalls & Pick<RateSchedule, 'isDirect'>,
): OrderData {
  const dayAt = (port: string | undefined, time: string | undefined) =>
    port === undefined || time === undefined ? undefined : dayIn(zoneOfPort(brand, port), new Date(time))
  const isArriving = data.lastVessel !== undefined || isDirect === true || (isDirect === undefined && data.eta !== undefined)
  const arrival = expectedTime(data, 'arrival', isArriving ? discharge : undefined) ?? (isArriving ? arrivesAt : undefined)
  const etd = data.etd && dayAt(data.pol, expectedTime(data, 'departure', loading))
  const eta = data.etd && dayAt(data.pod, arrival)
  return { ...data, ...(etd && { etd }), ...(eta && { eta }) }
}

/** Actual before estimated before planned; of one class, what was recorded for the order. */
function expectedTime(data: Pick<OrderData, 'milestones'>, moment: CallMoment, call: CallFacts = {}): string | undefined {
  const times = (['ACT', 'EST', 'PLN'] as const).map(
    (classifier) => findMilestone(data, { milestone: moment, classifier })?.at ?? factOf(call, `${moment}.${classifier}`),
  )
  return times.find((at) => at !== undefined)
}

/**
 * The order as the expected dates are to be found anew, because its departure or arrival was recorded, corrected or withdrawn: what
 * was known of it no longer counts. Null if neither was.
 */
export function withoutRecordedDates(data: OrderData, before: OrderData): OrderData | null {
  const isOther = (moment: CallMoment) => expectedTime(data, moment) !== expectedTime(before, moment)
  if (!isOther('departure') && !isOther('arrival')) return null
  const { eta, etd, ...rest } = data
  return {
    ...rest,
    ...(etd && { etd: isOther('departure') ? (data.bookedEtd ?? etd) : etd }),
    ...(eta && !isOther('arrival') && { eta }),
  }
}

/** Keeps the booked day of departure while another is expected. A booking changed to another day has its own. */
export function withBookedEtd(data: OrderData, before: OrderData, booked: OrderData): OrderData {
  const { bookedEtd: _before, ...rest } = data
  const isMoved = booked.etd !== before.etd || booked.booking.etd !== before.booking.etd
  const isSameDay = data.booking === before.booking || !isMoved
  const bookedEtd = isSameDay ? (before.bookedEtd ?? before.etd) : booked.etd
  return bookedEtd === undefined || bookedEtd === data.etd ? rest : { ...rest, bookedEtd }
}
