/** The dates of an order for a calendar: rows of the dictionary calendar-date. */
import type { CalendarEvent } from '#domain'
import { addDays, dayIn, formatDateTime, isObject, type JsonObject } from '#rules'
import { addressOf, type Call, labelOf, listObjects, pickWords, type Wording } from '../../kernel/index.ts'
import { cutOffNotes, toJson } from '../order/index.ts'
import type { CalendarOrder } from './store.ts'

/** `origin` is the brand's base URL, for links to the order. */
export function datesOf(order: CalendarOrder, { brand, language, origin }: Wording & Pick<Call, 'origin'>): CalendarEvent[] {
  const wording = { brand, language }
  const values: JsonObject = { ...toJson(order.data), freeTimeEnds: lastFreeDay(order, timeZoneOf(String(order.data.pod), wording)) ?? '' }
  const lane = [values.pol, values.pod].flatMap((port) => (typeof port === 'string' ? [labelOf('reference', 'port', port, wording)] : []))
  const ship = [values.vessel, values.voyage].filter((name) => typeof name === 'string' && name !== '').join(' ')
  const { cutOffNotes: notes = {} } = cutOffNotes(order.data, wording)
  return listObjects(brand.documents.dictionary?.['calendar-date']?.rows).flatMap((row) => {
    const field = String(row.id)
    const at = values[field]
    if (typeof at !== 'string' || at === '') return []
    const label = pickWords(row.label, wording)
    const timeZone = timeZoneOf(String(row.group === 'pod' ? values.pod : values.pol), wording)
    // The reader's program shows moments in its own zone; the note names the port's.
    const local = at.includes('T') ? `${formatDateTime(at, timeZone)} (${timeZone})` : ''
    return [
      {
        id: `${field}-${order.id}@orders`,
        title: [label, order.id, values.mblNo].filter(Boolean).join(' · '),
        at: at.includes('T') ? new Date(at).toISOString() : at,
        note: [local, notes[field], lane.join(' – '), ship].filter(Boolean).join('\n'),
        link: `${origin}${addressOf(brand, 'order-detail', { omsOrderNo: order.id })}`,
        changedAt: order.updatedAt.toISOString(),
        sequence: order.version,
      },
    ]
  })
}

/**
 * The last free day at the destination: free days count from the day of arrival, that day included. Until the arrival is
 * actual, ETA replaces it.
 */
function lastFreeDay({ data, freeDays }: CalendarOrder, timeZone: string): string | undefined {
  if (freeDays === null || freeDays < 1) return undefined
  const arrived = listObjects(data.milestones).find(({ milestone, classifier }) => milestone === 'arrival' && classifier === 'ACT')
  const from = typeof arrived?.at === 'string' ? dayIn(timeZone, new Date(arrived.at)) : data.eta
  return typeof from === 'string' && from !== '' ? addDays(from.slice(0, 10), freeDays - 1) : undefined
}

function timeZoneOf(port: string, { brand }: Pick<Wording, 'brand'>): string {
  const row = listObjects(brand.documents.reference?.port?.rows).find(({ id }) => id === port)
  return isObject(row) && typeof row.timeZone === 'string' ? row.timeZone : brand.timeZone
}
