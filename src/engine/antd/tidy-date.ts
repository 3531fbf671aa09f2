import { toAscii } from './tidy.ts'

/** A day as people write it (20261121, 2026/1/5, 2026.01.05, with the Chinese signs for year, month and day) as YYYY-MM-DD. */
export function tidyDate(text: string): string {
  const typed = toAscii(text).trim()
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? /^(\d{4})[-/.\s\u5e74]+(\d{1,2})[-/.\s\u6708]+(\d{1,2})\u65e5?$/.exec(typed)
  if (!parts) return typed
  const [, year, month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
