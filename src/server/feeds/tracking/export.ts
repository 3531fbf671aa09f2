/** The events of a shipment as JSON of DCSA Track & Trace 2.2, for the customer's own systems. */
import { latestOf } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { type Call, type FileAnswer, type Result, refuse } from '../../kernel/index.ts'
import { toDcsaEvent } from '../dcsa/index.ts'
import { locateNumber } from './locate-number.ts'
import { scopeOf } from './store.ts'

/** Steps that the standard cannot express, such as those of Chinese ports, are left out. */
export async function exportTracking(input: Operations['export-tracking']['input'], call: Call): Promise<Result<FileAnswer>> {
  const scope = scopeOf(call)
  if (!scope) return refuse('error.not-found')
  const { number: text, ...place } = input
  const { number, shipments, isPlaceMissing } = await locateNumber(call, scope, { number: text, place })
  if (isPlaceMissing) return refuse('error.tracking-place')
  if (shipments.length === 0) return refuse('error.no-results')
  const events = latestOf(shipments.flatMap((shipment) => shipment.events.map(({ event }) => event)))
  const body = Buffer.from(
    JSON.stringify(
      events.flatMap((event) => toDcsaEvent(event) ?? []),
      null,
      2,
    ),
  )
  return { ok: true, value: { name: `tracking-${number}.json`, type: 'application/json', bytes: body } }
}
