/** Where the shipments under one number are. */

import type { Operations } from '#generated/operations.ts'
import { minuteMs } from '#rules'
import { type Call, labelOf, limitOf, listObjects, type Result, wordsOf } from '../../kernel/index.ts'
import { listSourceStates } from '../sources/index.ts'
import { describeShipment, type ShownShipment, sourceName } from './describe.ts'
import { type LocatedNumber, locateNumber, sayCarrierBy, sayHint } from './locate-number.ts'
import { routesOf } from './route.ts'
import { scopeOf } from './store.ts'

type Output = Operations['track-shipment']['output']

export async function trackShipment(input: Operations['track-shipment']['input'], call: Call): Promise<Result<Output>> {
  const scope = scopeOf(call)
  if (!scope) return { ok: false, error: 'error.not-found' }
  const { number, ...place } = input
  const located = await locateNumber(call, scope, { number, place })
  const { shipments, carrier, isPlaceMissing, meant, isElsewhere } = located
  const words = wordsOf(call)
  const summary = { number: located.number, kind: located.kind, ...describeCarrier(call, located) }
  if (shipments.length > 0) {
    const described = shipments.map((shipment) => withOrder(describeShipment(call, shipment), shipment.order?.omsOrderNo))
    return {
      ok: true,
      value: {
        ...summary,
        outcome: 'found',
        message: words('tracking.found'),
        shipments: described,
        asked: [],
        ...routesOf(call, described),
      },
    }
  }
  const hint = sayHint(call, located)
  const hints = { ...(hint !== undefined && { hint }), ...(meant !== undefined && !isElsewhere && { meant }), shipments: [] }
  if (isPlaceMissing)
    return { ok: true, value: { ...summary, ...hints, outcome: 'ask', message: words('error.tracking-place'), asked: [] } }
  const sources = await describeSources(call, carrier?.carrier)
  return {
    ok: true,
    value: {
      ...summary,
      outcome: 'none',
      message: words('tracking.none'),
      ...hints,
      asked: sources,
      tryAt: tryAgainAt(call, sources),
    },
  }
}

/** The carrier, and how it was identified. */
function describeCarrier(call: Call, { carrier }: LocatedNumber) {
  if (!carrier) return {}
  return {
    carrier: carrier.carrier,
    carrierName: labelOf('reference', 'carrier', carrier.carrier, call),
    carrierBy: sayCarrierBy(call, carrier),
  }
}

function withOrder(shipment: ShownShipment, omsOrderNo: string | undefined): ShownShipment {
  return omsOrderNo === undefined ? shipment : { ...shipment, omsOrderNo }
}

/** The sources that could have known: those without a carrier, and those of this one. */
async function describeSources(call: Call, carrier: string | undefined): Promise<Output['asked']> {
  const states = new Map((await listSourceStates(call.db, call.brand.id)).map((state) => [state.source, state]))
  return listObjects(call.brand.documents.reference?.['event-source']?.rows)
    .filter(({ facts }) => {
      const own = typeof facts === 'object' && facts !== null && 'carrier' in facts ? facts.carrier : undefined
      return own === undefined || carrier === undefined || own === carrier
    })
    .map(({ id }) => {
      const state = states.get(String(id))
      return {
        source: sourceName(call, String(id)),
        ...(state?.receivedAt && { receivedAt: state.receivedAt.toISOString() }),
        ...(state?.nextAt && { nextAt: state.nextAt.toISOString() }),
      }
    })
}

/** When a source is asked next, else after the usual pause. */
function tryAgainAt(call: Call, asked: Output['asked']): string {
  const now = call.now()
  const next = asked.flatMap(({ nextAt }) => (nextAt !== undefined && nextAt > now.toISOString() ? [nextAt] : [])).sort()[0]
  return next ?? new Date(now.getTime() + limitOf(call.brand, 'trackingRetryMinutes') * minuteMs).toISOString()
}
