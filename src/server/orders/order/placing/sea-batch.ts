/** Many sea bookings from one list, such as an Excel file: each row is a booking of its own, on the cheapest rate of its sailing. */
import { mergeFeeLines } from '#domain'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { seaBooking, toQuoteOutput } from '../../../freight/quotes/index.ts'
import { type Call, type Handlers, listObjects } from '../../../kernel/index.ts'
import { toJson } from '../record.ts'
import { type BatchOrder, placeBatch, priceBatch, priceRows, type RowFault, reasonOf, totalOrders } from './batch.ts'

type Preview = Operations['price-sea-bookings']['output']

export const seaBatchHandlers: Pick<Handlers, 'price-sea-bookings' | 'create-sea-orders'> = {
  'price-sea-bookings': async (input, call) => {
    const bookings = readBookings(toJson(input)).filter(({ booking }) => isPriceable(booking))
    const unsound = bookings.flatMap(({ row, booking }) => findFault(booking, call, row) ?? [])
    const sound = bookings.filter(({ row }) => !unsound.some((fault) => fault.row === row))
    const { orders, faults } = await priceRows(call, seaBooking, sound)
    const rows = [
      ...orders.map(({ row, priced: { quote: own, rate } }) => ({
        row,
        ...{ pol: rate?.data.pol, pod: rate?.data.pod, carrier: rate?.data.carrier, service: rate?.data.service, etd: own.etd },
        ...{ amount: own.baseTotal, currency: own.baseCurrency },
      })),
      ...[...unsound, ...faults].map(({ row, refusal }) => ({ row, fault: reasonOf(refusal, call) })),
    ].sort((left, right) => left.row - right.row)
    const { baseCurrency } = call.brand
    const quote = orders.length === 0 ? { lines: [], totals: [], baseCurrency } : await totalOrders(call, orders)
    // The codes were validated with the documents; the domain types them as plain strings.
    return { ok: true, value: { ...toQuoteOutput({ ...quote, lines: mergeFeeLines(quote.lines) }), rows } as Preview }
  },

  'create-sea-orders': async ({ booking, ...placing }, call) => {
    const bookings = readBookings(toJson(booking))
    const faults = findInvalid(bookings, call)
    const orders = bookings.filter(({ row }) => faults.every((fault) => fault.row !== row))
    const priced = await priceBatch(call, seaBooking, { orders, faults })
    return priced.ok ? placeBatch(call, seaBooking, priced.value, placing) : priced
  },
}

/** What all bookings have in common, and each row's lane, sailing, containers and goods. */
function readBookings({ bookings: rows, ...common }: JsonObject): BatchOrder[] {
  return listObjects(rows).map(({ boxType, quantity, weightKg, ...row }, index) => ({
    row: index + 1,
    booking: {
      ...common,
      ...row,
      boxes: [{ boxType: boxType ?? '', quantity: quantity ?? 1, ...(weightKg === undefined ? {} : { weightKg }) }],
    },
  }))
}

/** A row that is still being filled in has no price and no fault. */
function isPriceable({ pol, pod, boxes }: JsonObject): boolean {
  return pol !== undefined && pod !== undefined && listObjects(boxes).every(({ boxType }) => boxType !== '')
}

/** What is wrong with the fields that decide the price. Missing ones may still come. */
function findFault(booking: JsonObject, call: Call, row: number): RowFault | undefined {
  const checked = call.validateForm(seaBooking, booking, '')
  if (checked.ok) return undefined
  const fields = checked.fields?.filter(({ path, id }) => id !== 'invalid.required' && pricedFields.test(path)) ?? []
  return fields.length > 0 ? { row, refusal: { ...checked, fields } } : undefined
}

const pricedFields = /^\/(pol|pod|carrier|etd|boxes)(\/|$)/

/** The rules of the booking form hold for every row. */
function findInvalid(bookings: readonly BatchOrder[], call: Call): RowFault[] {
  return bookings.flatMap(({ row, booking }) => {
    const checked = call.validateForm(seaBooking, booking, '/booking')
    return checked.ok ? [] : [{ row, refusal: checked }]
  })
}
