/** A calendar file (RFC 5545) with one event per cut-off, for Outlook, Google Calendar and phones. */

export type CalendarEvent = {
  /** Stable: importing the file again replaces the event. */
  readonly id: string
  readonly title: string
  /** Instant, in UTC: 2026-11-27T10:00:00.000Z. */
  readonly at: string
  readonly note?: string
}

export function toCalendar(events: readonly CalendarEvent[], now: Date): string {
  const stamp = utc(now.toISOString())
  const lines = events.flatMap(({ id, title, at, note }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escaped(title)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT24H',
    'END:VALARM',
    'END:VEVENT',
  ])
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//cut-offs//EN', ...lines, 'END:VCALENDAR'].flatMap(fold).join('\r\n')}\r\n`
}

function utc(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')
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
