/** Values of a row as Excel cells: amounts and dates as such, everything else as text in the reader's language. */
import type { ColumnPlan } from '#config'
import { readField, type Writing, writeValue } from '../sheets/index.ts'
import type { XlsxCell } from '../workbooks/index.ts'

export function toCell(column: ColumnPlan, row: unknown, writing: Writing): XlsxCell {
  const value = readField(row, column.field)
  if (value === undefined || value === null || value === '') return null
  switch (column.display) {
    case 'money':
    case 'decimal':
    case 'integer':
      return numberCell(value) ?? textCell(column, row, writing)
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? { kind: 'day', day: value } : textCell(column, row, writing)
    case 'date-time': {
      const time = typeof value === 'string' ? clockAt(value, writing.timeZone) : undefined
      return time === undefined ? textCell(column, row, writing) : { kind: 'time', time }
    }
    case 'table': {
      const inner = column.columns ?? []
      const lines = (Array.isArray(value) ? value : []).map((one: unknown) =>
        inner.map((field) => writeValue(field, one, writing)).join(' | '),
      )
      return lines.length === 0 ? null : { kind: 'text', text: lines.join('\n') }
    }
    default:
      return textCell(column, row, writing)
  }
}

/** Characters that the column's values are likely to need. */
export function widthOf({ display, label }: ColumnPlan): number {
  return Math.max(widths[display] ?? 18, Math.min(30, label.length + 4))
}

const widths: Readonly<Record<string, number>> = { date: 12, 'date-time': 18, money: 14, decimal: 12, integer: 10, port: 24, table: 40 }

function textCell(column: ColumnPlan, row: unknown, writing: Writing): XlsxCell {
  const text = writeValue(column, row, writing)
  return text === '' ? null : { kind: 'text', text }
}

function numberCell(value: unknown): XlsxCell | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const match = typeof text === 'string' ? /^-?(?:0|[1-9]\d*)(?:\.(\d+))?$/.exec(text) : null
  return match ? { kind: 'number', text: match[0], decimals: match[1]?.length ?? 0 } : undefined
}

/** Local time in the zone at the instant. */
function clockAt(instant: string, timeZone: string): string | undefined {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? undefined : clockIn(timeZone).format(at).replace(' ', 'T')
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Created once per zone: creating one takes longer than a whole row. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const cachedClock = clocks.get(timeZone)
  if (cachedClock) return cachedClock
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock
}
