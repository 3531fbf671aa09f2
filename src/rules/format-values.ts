/** Formats values for people. Decimals stay text: a float would change them. */
import { offsetAt } from './zone-offset.ts'

/** Groups the thousands of a decimal without changing its digits. Other values are returned as they are. */
export function formatDecimal(value: string | number): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(String(value))
  if (!match) return String(value)
  const [, sign = '', whole = '', fraction = ''] = match
  return `${sign === '-' ? '\u2212' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`
}

/** An amount with its currency before it; zero cents are omitted unless requested. */
export function formatMoney(amount: string | number, currency?: string, cents: 'needed' | 'always' = 'needed'): string {
  const text = String(amount)
  const figure = formatDecimal(cents === 'needed' ? text.replace(/\.0+$/, '') : text)
  return currency ? `${currency}\u00a0${figure}` : figure
}

/** A date as YYYY-MM-DD; times are cut off. */
export function formatDate(value: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? value
}

/** An instant in local time, YYYY-MM-DD HH:mm. */
export function formatDateTime(value: string, timeZone: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return value
  return new Date(time.getTime() + offsetAt(time.getTime(), timeZone)).toISOString().slice(0, 16).replace('T', ' ')
}

/** Start and end of a period; the year of the end is omitted if it is the same as that of the start. */
export function formatPeriod(start: string, end: string): string {
  const from = formatDate(start)
  const to = formatDate(end)
  if (from === to) return from
  return `${from} \u2013 ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`
}

/** Short name of a weekday, Monday being 1. */
export function weekdayName(day: number, language: string): string {
  return weekdaysOf(language)[(day + 6) % 7] ?? ''
}

/** Short name of a date's weekday, or '' if it is not a date. */
export function weekdayOf(date: string, language: string): string {
  const time = new Date(`${formatDate(date)}T00:00:00Z`)
  return Number.isNaN(time.getTime()) ? '' : weekdayName(time.getUTCDay() || 7, language)
}

/** File size in a suitable unit. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The locale of a language for Intl. */
export function localeOf(language: string): string {
  return language === 'zh' ? 'zh-CN' : language
}

/** A month such as 2026-11 in words; anything else stays as it is. */
export function formatMonth(month: string, language: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? []
  if (year === undefined || number === undefined) return month
  const format = months.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  months.set(language, format)
  return format.format(new Date(Date.UTC(Number(year), Number(number) - 1)))
}

// Creating a formatter costs more than using it a hundred times; these tables have at most a few entries.
const months = new Map<string, Intl.DateTimeFormat>()
const weeks = new Map<string, readonly string[]>()

function weekdaysOf(language: string): readonly string[] {
  const cachedNames = weeks.get(language)
  if (cachedNames) return cachedNames
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const names = Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2024, 0, 1 + index))))
  weeks.set(language, names)
  return names
}
