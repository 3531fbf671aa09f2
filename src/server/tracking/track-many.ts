/** Up to twenty numbers in one table, a row for each container. */
import { readTrackedList, readTrackedNumber } from '#domain'
import type { TrackedNumber as Row } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { type Call, limitOf, type Result, wordsOf } from '../kernel/index.ts'
import { describeShipment, type ShownShipment } from './describe.ts'
import { findShipments, type Shipment, type TrackedPlace } from './find-shipments.ts'
import type { LocalTime } from './local-times.ts'
import { readPlace } from './places.ts'
import { type Scope, scopeOf } from './store.ts'

type Input = Operations['track-many']['input']
type Asked = Pick<Input, 'numbers' | 'carrier' | 'portArea' | 'terminal'>

export interface TrackedMany {
  readonly number: string
  /** The number with the right check digit. */
  readonly meant?: string
  /** Neither chosen for all nor beside it. */
  readonly isPlaceMissing: boolean
  readonly shipments: readonly Shipment[]
}

export async function trackMany(input: Input, call: Call): Promise<Result<Operations['track-many']['output']>> {
  const scope = scopeOf(call)
  if (!scope) return { ok: false, error: 'error.not-found' }
  const found = await findMany(call, scope, input)
  if (!found.ok) return found
  const rows = found.value.flatMap((one) => toRows(call, one))
  // Labels of references are added with the entity.
  return { ok: true, value: { rows, total: rows.length, page: 1, pageSize: Math.max(rows.length, 1) } }
}

/** Each number with its own carrier, port area or terminal, or those chosen for all. */
export async function findMany(call: Pick<Call, 'db' | 'brand'>, scope: Scope, asked: Asked): Promise<Result<TrackedMany[]>> {
  const rows = readTrackedList(asked.numbers, (word) => readPlace(call.brand, word) !== undefined)
  const most = limitOf(call.brand, 'trackedNumbersMax')
  if (rows.length > most) return { ok: false, error: 'error.tracking-too-many', params: { most, count: rows.length } }
  const { carrier, portArea, terminal } = asked
  const shared = { carrier, portArea, terminal }
  const found: TrackedMany[] = []
  for (const { number: text, beside } of rows) {
    const place: TrackedPlace = (beside === undefined ? undefined : readPlace(call.brand, beside)) ?? shared
    const { number, meant } = readTrackedNumber(text)
    const isPlaceMissing = !place.carrier && !place.portArea && !place.terminal
    const shipments = isPlaceMissing ? [] : (await findShipments(call, scope, { ...place, number })).shipments
    found.push({ number, isPlaceMissing, shipments, ...(meant !== undefined && { meant }) })
  }
  return { ok: true, value: found }
}

function toRows(call: Call, { number, meant, isPlaceMissing, shipments }: TrackedMany): Row[] {
  const words = wordsOf(call)
  if (shipments.length === 0) {
    const hint = isPlaceMissing
      ? words('error.tracking-place')
      : meant === undefined
        ? undefined
        : words('tracking.checkDigit', { number, meant })
    return [{ rowId: number, number, status: hint ?? words('tracking.none') } as Row]
  }
  return shipments.flatMap((shipment) => boxRows(number, describeShipment(call, shipment), words))
}

function boxRows(number: string, shipment: ShownShipment, words: ReturnType<typeof wordsOf>): Row[] {
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
