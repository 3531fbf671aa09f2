/** Calendar files as a maintained parser reads them. */
import ICAL from 'ical.js'

export interface ReadEvent {
  readonly uid: string
  readonly title: string
  /** ISO, UTC; a day for events that last all day. */
  readonly at: string
  readonly note: string
}

/** Throws if the text is no calendar. */
export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  if (calendar.name !== 'vcalendar') throw new Error(`Not a calendar: ${calendar.name}`)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate } = new ICAL.Event(component)
    const at = startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()
    return { uid, title: summary, at, note: description ?? '' }
  })
}
