/**
 * When the ship of an order is expected to leave and arrive, as carriers and terminals report it, or did. The date that was booked is
 * kept beside it.
 */
import { type CallFacts, timeOf } from '#domain'
import { dayIn } from '#rules'
import { type Call, zoneOfPort } from '../../kernel/index.ts'
import type { OrderData } from '../record.ts'

/** What is known of the ship's calls at the two ports of an order. */
export interface SailingCalls {
  readonly loading?: CallFacts | undefined
  readonly discharge?: CallFacts | undefined
}

/** The order with the expected dates. One that has no date yet gets none: the calls are found by the day of departure. */
export function withExpectedDates({ brand }: Pick<Call, 'brand'>, data: OrderData, { loading, discharge }: SailingCalls): OrderData {
  const dayAt = (port: string | undefined, time: string | undefined) =>
    port === undefined || time === undefined ? undefined : dayIn(zoneOfPort(brand, port), new Date(time))
  const etd = data.etd && dayAt(data.pol, loading && timeOf(loading, 'departure'))
  const eta = data.eta && dayAt(data.pod, discharge && timeOf(discharge, 'arrival'))
  return { ...data, ...(etd && { etd }), ...(eta && { eta }) }
}

/** Keeps the booked day of departure while another is expected. A changed booking has its own. */
export function withBookedEtd(data: OrderData, before: OrderData, booked: OrderData): OrderData {
  const { bookedEtd: _before, ...rest } = data
  const bookedEtd = data.booking === before.booking ? (before.bookedEtd ?? before.etd) : booked.etd
  return bookedEtd === undefined || bookedEtd === data.etd ? rest : { ...rest, bookedEtd }
}
