/** Containers and goods as booked, for the documents that are filled from them. */
import { dayIn, isObject, type Json, type JsonObject } from '#rules'
import { findOrderType, readNamed } from '../../../freight/quotes/index.ts'
import type { Call } from '../../../kernel/index.ts'
import type { OrderData } from '../record.ts'

/** Fields of the entity `booked-cargo`, as the order type's summary or the form's field of the same name states them. */
export function bookedCargo({ booking, orderType }: OrderData, { brand, now }: Pick<Call, 'brand' | 'now'>): JsonObject {
  const { summary } = findOrderType(brand, orderType)
  const summarised = readNamed(summary, { brand, today: dayIn(brand.timeZone, now()), form: booking })
  const declared = brand.documents.entity?.['booked-cargo']?.properties
  const fields = Object.entries(isObject(declared) ? declared : {}).flatMap(([name, field]): [string, Json][] => {
    const value = summarised[name] ?? booking[name]
    if (value === undefined || value === null || value === '') return []
    return [[name, isObject(field) && field.type === 'integer' ? Number(value) : value]]
  })
  return Object.fromEntries(fields)
}
