/** What an order says of its journey. */

import type { BrandPlan } from '#config'
import type { Journey, JourneyEnds } from '#domain'
import { dayMs } from '#rules'
import { limitOf } from '../../kernel/index.ts'
import type { OrderRecord } from '../../orders/order/index.ts'

/** Its ports and times, as far as it has them. */
export function endsOf({ data }: Pick<OrderRecord, 'data'>): JourneyEnds {
  return {
    ...(data.pol !== undefined && { pol: data.pol }),
    ...(data.pod !== undefined && { pod: data.pod }),
    ...(data.etd !== undefined && { departsAt: new Date(data.etd).toISOString() }),
    ...(data.eta !== undefined && { arrivesAt: new Date(data.eta).toISOString() }),
  }
}

/** Decides which events under the numbers of an order are about it. */
export function journeyOf({ data, createdAt }: Pick<OrderRecord, 'data' | 'createdAt'>, brand: Pick<BrandPlan, 'limits'>): Journey {
  const sailsAt = Date.parse(data.etd ?? '')
  const start = createdAt.getTime()
  const timeAt = (from: number, days: number) => new Date(from + days * dayMs).toISOString()
  return {
    ...(data.mblNo && { mbl: data.mblNo.toUpperCase() }),
    containers: (data.containers ?? []).flatMap(({ containerNo }) => (containerNo ? [containerNo.toUpperCase()] : [])),
    from: timeAt(start, -limitOf(brand, 'journeyDaysBefore')),
    to: timeAt(Number.isNaN(sailsAt) ? start : sailsAt, limitOf(brand, 'journeyDaysAfter')),
  }
}
