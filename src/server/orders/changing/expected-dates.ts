/**
 * When the ships of an order leave and arrive, expected or actual, as reported by carriers and terminals. The booked date is kept
 * beside it.
 */
import { type CallFacts, timeOf } from '#domain'
import { dayIn } from '#rules'
import { type Call, zoneOfPort } from '../../kernel/index.ts'
import type { RateSchedule } from '../call-store.ts'
import type { OrderData } from '../record.ts'

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
  const arrival = isArriving ? ((discharge && timeOf(discharge, 'arrival')) ?? arrivesAt) : undefined
  const etd = data.etd && dayAt(data.pol, loading && timeOf(loading, 'departure'))
  const eta = data.etd && dayAt(data.pod, arrival)
  return { ...data, ...(etd && { etd }), ...(eta && { eta }) }
}

/** Keeps the booked day of departure while another is expected. A changed booking has its own. */
export function withBookedEtd(data: OrderData, before: OrderData, booked: OrderData): OrderData {
  const { bookedEtd: _before, ...rest } = data
  const bookedEtd = data.booking === before.booking ? (before.bookedEtd ?? before.etd) : booked.etd
  return bookedEtd === undefined || bookedEtd === data.etd ? rest : { ...rest, bookedEtd }
}
