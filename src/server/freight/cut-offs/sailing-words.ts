/** A sailing in the reader's words: when it closes and sails, and how published cut-offs differ from calculated ones. */
import { formatDateTime, localeOf, weekdayOf } from '#rules'
import { labelOf, type Wording, wordsOf } from '../../kernel/index.ts'
import type { CutOffField, CutOffPublication, SailingDates } from './sailing.ts'

interface DaysOfSailing extends Pick<SailingDates, 'closesOn' | 'departsAt'> {
  /** Day of departure as the rate names it. */
  readonly etd: string
}

/** "closes Mon 23 Nov, sails Thu 26 Nov", in the reader's language, with another expected day: "(now Sat 28 Nov)". */
export function saySailing(reader: Wording, { etd, closesOn, departsAt }: DaysOfSailing): string {
  const say = wordsOf(reader)
  const sails = say('sailing.date', dateParts(reader, etd))
  if (closesOn === undefined) return sayMoved(reader, say('sailing.sails', { sailDay: markOf(reader, etd), sails }), departsAt)
  const closes = say('sailing.date', dateParts(reader, closesOn))
  const days = { closeDay: markOf(reader, closesOn), closes, sailDay: markOf(reader, etd), sails }
  return sayMoved(reader, say('sailing.closesSails', days), departsAt)
}

/** The same beside the date of departure: "closes Mon 23 Nov, sails Thu". Undefined if there is nothing to add to that date. */
export function sayClosing(reader: Wording, { etd, closesOn, departsAt }: DaysOfSailing): string | undefined {
  if (closesOn === undefined) return departsAt && wordsOf(reader)('sailing.now', { day: sayDay(reader, departsAt.slice(0, 10)) })
  const closes = wordsOf(reader)('sailing.date', dateParts(reader, closesOn))
  const days = { closeDay: markOf(reader, closesOn), closes, sailDay: markOf(reader, etd) }
  return sayMoved(reader, wordsOf(reader)('sailing.closes', days), departsAt)
}

function sayMoved(reader: Wording, sailing: string, departsAt: string | undefined): string {
  if (departsAt === undefined) return sailing
  return wordsOf(reader)('sailing.movedTo', { sailing, day: sayDay(reader, departsAt.slice(0, 10)) })
}

/** Notes beside published cut-offs, on the port's clock: "Published 11-21 10:00 (Terminal); calculated 11-25 18:00". */
export function sayPublications(reader: Wording, publications: readonly CutOffPublication[], zone: string): SailingNotes {
  const say = wordsOf(reader)
  const clock = (at: string) => formatDateTime(at, zone).slice(5)
  return Object.fromEntries(
    publications.map(({ field, calculatedAt, reportedAt, source: id }) => {
      const published = { at: clock(reportedAt), source: labelOf('reference', 'event-source', id, reader) }
      const note =
        calculatedAt === undefined
          ? say('sailing.cutOffPublished', published)
          : say('sailing.cutOffChanged', { ...published, calculated: clock(calculatedAt) })
      return [noteFields[field], note]
    }),
  )
}

/** Fields of a sailing that say where a published cut-off comes from. */
const noteFields = {
  siCutOffAt: 'siCutOffNote',
  vgmCutOffAt: 'vgmCutOffNote',
  cyCutOffAt: 'cyCutOffNote',
  customsCutOffAt: 'customsCutOffNote',
} as const satisfies Readonly<Record<CutOffField, string>>
type SailingNotes = { readonly [Field in CutOffField as (typeof noteFields)[Field]]?: string }

/** A day with its weekday: Thu 26 Nov. */
export function sayDay(reader: Wording, day: string): string {
  return wordsOf(reader)('sailing.day', { ...dateParts(reader, day), weekday: weekdayOf(day, reader.language) })
}

function dateParts({ language }: Wording, day: string): { day: string; month: string } {
  const date = new Date(`${day}T00:00:00Z`)
  const format = months.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' })
  months.set(language, format)
  return { day: String(date.getUTCDate()), month: format.format(date) }
}

/** By language: creating a formatter costs more than using it a hundred times. */
const months = new Map<string, Intl.DateTimeFormat>()

/** A weekday as closings are named: only its number in Chinese. */
function markOf({ language }: Wording, day: string): string {
  const name = weekdayOf(day, language)
  return language === 'zh' ? name.slice(-1) : name
}
