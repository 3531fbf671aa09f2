/** Up to twenty numbers in one table, a row for each container. */
import { readTrackedList } from '#domain'
import type { TrackedNumber as Row } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { type Call, limitOf, type Result, wordsOf } from '../../kernel/index.ts'
import { describeShipment, type ShownShipment } from './describe.ts'
import type { LocalTime } from './local-times.ts'
import { type LocatedNumber, locateNumber, sayCarrierBy, sayHint } from './locate-number.ts'
import { readPlace } from './places.ts'
import { type Scope, scopeOf } from './store.ts'

type Input = Operations['track-many']['input']
type Asked = Pick<Input, 'numbers' | 'carrier' | 'portArea' | 'terminal'>

export async function trackMany(input: Input, call: Call): Promise<Result<Operations['track-many']['output']>> {
  const scope = scopeOf(call)
  if (!scope) return { ok: false, error: 'error.not-found' }
  const shipments = await findMany(call, scope, input)
  if (!shipments.ok) return shipments
  const rows = shipments.value.flatMap((one) => toRows(call, one))
  // Labels of references are added with the entity.
  return { ok: true, value: { rows, total: rows.length, page: 1, pageSize: Math.max(rows.length, 1) } }
}

/** Each number with the carrier, port area or terminal beside it; those chosen for all apply if nothing else identifies the carrier. */
export async function findMany(call: Pick<Call, 'db' | 'brand'>, scope: Scope, query: Asked): Promise<Result<LocatedNumber[]>> {
  const rows = readTrackedList(query.numbers, (word) => readPlace(call.brand, word) !== undefined)
  const most = limitOf(call.brand, 'trackedNumbersMax')
  if (rows.length > most) return { ok: false, error: 'error.tracking-too-many', params: { most, count: rows.length } }
  const { carrier, portArea, terminal } = query
  const otherwise = { carrier, portArea, terminal }
  const located: LocatedNumber[] = []
  for (const { number, beside } of rows) {
    const place = beside === undefined ? undefined : readPlace(call.brand, beside)
    located.push(await locateNumber(call, scope, { number, place, otherwise }))
  }
  return { ok: true, value: located }
}

function toRows(call: Call, located: LocatedNumber): Row[] {
  const { number, shipments, carrier, isPlaceMissing } = located
  const words = wordsOf(call)
  const row = { number, ...(carrier && { carrier: carrier.carrier, carrierBy: sayCarrierBy(call, carrier) }) }
  if (shipments.length > 0) return shipments.flatMap((shipment) => boxRows(row, describeShipment(call, shipment), words))
  const hints = [sayHint(call, located), isPlaceMissing ? words('tracking.placeBeside', { number }) : undefined].filter(Boolean)
  return [{ ...row, rowId: number, status: hints.length > 0 ? hints.join(' ') : words('tracking.none') } as Row]
}

function boxRows(
  { number, carrierBy }: Pick<Row, 'number' | 'carrierBy'>,
  shipment: ShownShipment,
  words: ReturnType<typeof wordsOf>,
): Row[] {
  const { mbl, carrier, vessel, voyage, pol, pod, receivedAt, boxes } = shipment
  return boxes.map(({ container, status, statusAt, eta, change, lines }) => {
    const departure = lines.find(({ milestone }) => milestone === 'departure')
    const departs = departure?.actual ?? departure?.estimated ?? departure?.planned
    return {
      rowId: [number, mbl, container].filter(Boolean).join(' '),
      number,
      container,
      mbl,
      carrier,
      carrierBy,
      pol,
      pod,
      vessel,
      voyage,
      status: lines.find(({ cancelled }) => cancelled)?.cancelled?.label ?? status ?? words('tracking.state.open'),
      ...(statusAt && { statusTime: sayLocal(statusAt) }),
      ...(departs && { departure: sayLocal(departs), departureAt: departs.at }),
      ...(eta && { arrival: sayLocal(eta), arrivalAt: eta.at }),
      ...(change && { change: words(change.hours < 0 ? 'tracking.earlier' : 'tracking.later', { count: Math.abs(change.hours) }) }),
      ...(receivedAt && { receivedAt }),
    } as Row
  })
}

/** 2026-12-01 16:00 UTC+8: with the year, since it is copied to other programs. */
function sayLocal({ local, offset }: LocalTime): string {
  return `${local.replace('T', ' ')} ${offset}`
}
