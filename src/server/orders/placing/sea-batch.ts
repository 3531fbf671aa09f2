/** Many sea bookings from one list, such as an Excel file: each row is a booking of its own, on the cheapest rate of its sailing. */
import { mergeFeeLines } from '#domain'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import { type Call, type Handlers, listObjects, type Result } from '../../kernel/index.ts'
import { seaBooking, toQuoteOutput } from '../../quotes/index.ts'
import { toJson } from '../record.ts'
import { atRow, type BatchOrder, placeBatch, priceBatch } from './batch.ts'

type Preview = Operations['price-sea-bookings']['output']

export const seaBatchHandlers: Pick<Handlers, 'price-sea-bookings' | 'create-sea-orders'> = {
  'price-sea-bookings': async (input, call) => {
    const priced = await priceBatch(call, seaBooking, readBookings(toJson(input)))
    if (!priced.ok) return priced
    const { quote, orders } = priced.value
    const rows = orders.map(({ row, priced: { quote: own, rate } }) => ({
      row,
      ...{ pol: rate?.data.pol, pod: rate?.data.pod, carrier: rate?.data.carrier, service: rate?.data.service, etd: own.etd },
      ...{ amount: own.baseTotal, currency: own.baseCurrency },
    }))
    // The codes were validated with the documents; the domain types them as plain strings.
    return { ok: true, value: { ...toQuoteOutput({ ...quote, lines: mergeFeeLines(quote.lines) }), rows } as Preview }
  },

  'create-sea-orders': async ({ booking, ...placing }, call) => {
    const bookings = readBookings(toJson(booking))
    const invalid = findInvalid(bookings, call)
    if (invalid) return invalid
    const priced = await priceBatch(call, seaBooking, bookings)
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

/** The rules of the booking form hold for every row. */
function findInvalid(bookings: readonly BatchOrder[], call: Call): Extract<Result<never>, { ok: false }> | null {
  for (const { row, booking } of bookings) {
    const checked = call.validateForm(seaBooking, booking, '/booking')
    if (!checked.ok) return atRow(checked, row, call)
  }
  return null
}
