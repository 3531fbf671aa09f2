/** General format checks by name. Each takes a string and returns whether it is valid. */
import { isDecimal } from './decimals.ts'
import type { JsonObject } from './json.ts'

export interface FormatCheck {
  (value: string): boolean
  /** For an invalid value: a text key with a more specific reason, and its parameters. */
  readonly explain?: (value: string) => { readonly id: string; readonly params: JsonObject } | undefined
}

const date = /^(\d{4})-(\d{2})-(\d{2})$/
const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
/** Offsets of clocks lie between -12:00 and +14:00. */
const instant =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|-(?:0\d|1[01]):[0-5]\d|-12:00|\+(?:0\d|1[0-3]):[0-5]\d|\+14:00)$/
const email = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text is an existing date, YYYY-MM-DD. */
export function isDay(value: string): boolean {
  const match = date.exec(value)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const calendarDate = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && calendarDate.getUTCMonth() === month - 1 && calendarDate.getUTCDate() === day
}

export const baseFormats: Readonly<Record<string, FormatCheck>> = {
  decimal: isDecimal,
  date: isDay,
  time: (value) => time.test(value),
  'date-time': (value) => {
    const match = instant.exec(value)
    return match !== null && isDay(match[1] ?? '')
  },
  email: (value) => value.length <= 254 && !value.includes('..') && !value.startsWith('.') && !value.includes('.@') && email.test(value),
  'uri-path': (value) => /^\/(?!\/)[\w\-./~%:@!$&'()*+,;=]*$/.test(value) && !value.split('/').includes('..'),
  currency: (value) => /^[A-Z]{3}$/.test(value),
  uuid: (value) => uuid.test(value),
  id: (value) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value),
}
