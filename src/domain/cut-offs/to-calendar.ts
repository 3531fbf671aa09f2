/** Calendar files (RFC 5545), for Outlook, Google Calendar and phones: to import once, or to subscribe to. */

import { dayMs } from '#rules'
export type CalendarEvent = {
  /** Stable: importing the file again replaces the event. */
  readonly id: string
  readonly title: string
  /** Instant, in UTC: 2026-11-27T10:00:00.000Z. Or a day, 2026-11-27: then the event lasts all day, wherever the reader is. */
  readonly at: string
  readonly note?: string
  readonly link?: string
  /** When the event was last changed; default: now. */
  readonly changedAt?: string
  /** Grows with every change, so that subscribers replace the event. */
  readonly sequence?: number
}

/** Of a calendar that is subscribed to. */
export type CalendarFeed = {
  readonly name: string
  readonly refreshHours: number
}

export function toCalendar(events: readonly CalendarEvent[], now: Date, feed?: CalendarFeed): string {
  const head = feed
    ? [
        'PRODID:-//freight-dates//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        // Two names and two intervals: the standard's, and those that Outlook and older programs read.
        `NAME:${escaped(feed.name)}`,
        `X-WR-CALNAME:${escaped(feed.name)}`,
        `REFRESH-INTERVAL;VALUE=DURATION:PT${feed.refreshHours}H`,
        `X-PUBLISHED-TTL:PT${feed.refreshHours}H`,
      ]
    : ['PRODID:-//cut-offs//EN']
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...events.flatMap((event) => eventLines(event, now)), 'END:VCALENDAR']
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

function eventLines({ id, title, at, note, link, changedAt, sequence }: CalendarEvent, now: Date): string[] {
  const isDay = !at.includes('T')
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(changedAt ?? now.toISOString())}`,
    ...(isDay ? [`DTSTART;VALUE=DATE:${date(at)}`, `DTEND;VALUE=DATE:${date(dayAfter(at))}`] : [`DTSTART:${utc(at)}`]),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `SUMMARY:${escaped(title)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    ...(link ? [`URL:${link}`] : []),
    // Deadlines and sailings leave the reader's day free for meetings.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT24H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

function date(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}

function utc(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines may have at most 75 bytes; the rest continues after a space. A Chinese character has three bytes. */
function fold(line: string): string[] {
  const parts = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 72) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts
}
