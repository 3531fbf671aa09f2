/** Times of EDIFACT messages (DTM, code list 2379). */
import { readMoment } from '#rules'
import { componentOf, type EdifactFault, type Segment } from './read-interchange.ts'

const longYear =
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?)?(?<offset>[+-]\d{2,4}|UTC|GMT|Z)?$/
const shortYear = /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?:(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?)?$/
/** By format code. Values with more or fewer digits than their format are common, and clear within these two. */
const forms: Readonly<Record<string, RegExp>> = {
  '101': shortYear,
  '102': longYear,
  '201': shortYear,
  '202': shortYear,
  '203': longYear,
  '204': longYear,
  '205': longYear,
  '303': longYear,
  '304': longYear,
  // Without its format, such a value can only mean this.
  '': longYear,
}

export function findMoment(segments: readonly Segment[], qualifiers: readonly string[]): Segment | undefined {
  for (const qualifier of qualifiers) {
    const moment = segments.find((segment) => segment.tag === 'DTM' && componentOf(segment, 0) === qualifier)
    if (moment) return moment
  }
  return undefined
}

/**
 * ISO, UTC, or why it cannot be read. A value without an offset is local: it needs the zones that its place may have, and is only
 * read if all of them mean the same moment by it.
 */
export function readTime(segment: Segment, zones: readonly string[]): string | EdifactFault {
  const moment = readValue({ value: componentOf(segment, 0, 1), format: componentOf(segment, 0, 2) }, zones)
  return typeof moment === 'string' ? moment : { position: segment.position, ...moment }
}

export interface WrittenMoment {
  readonly value: string
  /** Of code list 2379. */
  readonly format: string
}

export function readValue({ value, format }: WrittenMoment, zones: readonly string[]): string | Omit<EdifactFault, 'position'> {
  const fault = (text: string) => ({ text, params: { value } })
  if (value === '') return { text: 'edifact.moment-missing', params: {} }
  const parts = forms[format]?.exec(value)?.groups
  if (!parts) return forms[format] ? fault('edifact.moment') : { text: 'edifact.moment-format', params: { value, format } }
  const { year = '', month, day, hour = '00', minute = '00', second = '00', offset } = parts
  // No report is from before 2000, and 12 digits without a format may begin with a day.
  if (year.length === 4 && Number(year) < 2000) return fault('edifact.moment')
  const local = `${year.length === 2 ? `20${year}` : year}-${month}-${day}T${hour}:${minute}:${second}`
  if (offset !== undefined) {
    const digits = offset.replace(/\D/g, '').padEnd(4, '0')
    const { at } = readMoment(`${local}${/\d/.test(offset) ? `${offset[0]}${digits.slice(0, 2)}:${digits.slice(2)}` : 'Z'}`, undefined)
    return at === undefined ? fault('edifact.moment') : new Date(at).toISOString()
  }
  const moments = zones.map((zone) => readMoment(local, zone))
  const [first] = moments
  if (!first || moments.some(({ at }) => at !== first.at)) return fault('edifact.zone')
  if (first.ok) return new Date(first.at).toISOString()
  if (first.fault !== 'twice' && first.fault !== 'skipped') return fault('edifact.moment')
  return { text: `edifact.moment-${first.fault}`, params: { value, zone: zones[0] ?? '' } }
}
