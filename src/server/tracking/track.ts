/** Where the shipments under one number are. */
import { readTrackedNumber } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { type Call, limitOf, listObjects, type Result, wordsOf } from '../kernel/index.ts'
import { describeShipment, type ShownShipment, sourceName } from './describe.ts'
import { findShipments } from './find-shipments.ts'
import { routesOf } from './route.ts'
import { listSourceStates, scopeOf } from './store.ts'

type Output = Operations['track-shipment']['output']

const minuteMs = 60_000

export async function trackShipment(input: Operations['track-shipment']['input'], call: Call): Promise<Result<Output>> {
  const scope = scopeOf(call)
  if (!scope) return { ok: false, error: 'error.not-found' }
  if (!input.portArea && !input.terminal && !input.carrier) return { ok: false, error: 'error.tracking-place' }
  const { number, kind, meant } = readTrackedNumber(input.number)
  const words = wordsOf(call)
  const { shipments, isElsewhere } = await findShipments(call, scope, { ...input, number })
  const shown = { number, kind }
  if (shipments.length > 0) {
    const described = shipments.map((shipment) => withOrder(describeShipment(call, shipment), shipment.order?.omsOrderNo))
    return {
      ok: true,
      value: {
        ...shown,
        outcome: 'found',
        message: words('tracking.found'),
        shipments: described,
        asked: [],
        ...routesOf(call, described),
      },
    }
  }
  // Some B/L numbers look like container numbers, so the check digit is only doubted if nothing is found.
  const doubt = meant === undefined ? {} : { meant, hint: words('tracking.checkDigit', { number, meant }) }
  const asked = await describeSources(call, input.carrier)
  return {
    ok: true,
    value: {
      ...shown,
      outcome: 'none',
      message: words('tracking.none'),
      ...(isElsewhere ? { hint: words('tracking.elsewhere') } : doubt),
      shipments: [],
      asked,
      tryAt: tryAgainAt(call, asked),
    },
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
