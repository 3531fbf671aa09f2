/** Values as a paper says them in one language. What people typed is cut and cleaned: a paper is no place to hide things in. */
import type { ColumnPlan, Option } from '#config'
import { formatDate, formatDateTime, formatDecimal, formatMoney, formatPeriod, weekdayName } from '#rules'

/** What values are written with. */
export interface Writing {
  readonly language: string
  readonly timeZone: string
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** A shared text, filled in. */
  readonly text: (key: string, params?: Readonly<Record<string, string | number>>) => string
  /** Most letters of one value. */
  readonly longest: number
}

/** The value of a column; empty where there is none. */
export function writeValue(column: ColumnPlan, row: unknown, writing: Writing): string {
  return write(column.display, readField(row, column.field), { column, row, key: column.optionsOf, writing })
}

/** Its second, quieter line. */
export function writeSecond(column: ColumnPlan, row: unknown, writing: Writing): string {
  const value = readField(row, column.second)
  return write(column.secondDisplay ?? 'text', value, { column, row, key: column.secondOptionsOf, writing })
}

export function readField(row: unknown, field: string | undefined): unknown {
  let value: unknown = field === undefined ? undefined : row
  for (const name of field?.split('.') ?? []) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

interface Place {
  readonly column: ColumnPlan
  readonly row: unknown
  readonly key: string | undefined
  readonly writing: Writing
}

function write(display: string, value: unknown, place: Place): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  const { column, row, writing } = place
  switch (display) {
    case 'money': {
      const currency = readField(row, column.currency)
      return formatMoney(plain(value), typeof currency === 'string' ? currency : undefined, 'always')
    }
    case 'decimal':
    case 'integer':
      return withUnit(formatDecimal(plain(value)), column.unit)
    case 'date':
      // The day of an instant is the one that it is where the brand works.
      return formatDate(formatDateTime(plain(value), writing.timeZone))
    case 'date-time':
      return formatDateTime(plain(value), writing.timeZone)
    case 'period': {
      const until = readField(row, column.until)
      return typeof until === 'string' ? formatPeriod(plain(value), until) : formatDate(plain(value))
    }
    case 'days':
      return writing.text('engine.days', { count: Number(value) })
    case 'weekdays':
      return listOf(value)
        .map((day) => weekdayName(Number(day), writing.language))
        .join(' ')
    case 'yes-no':
      return writing.text(value === true || value === 'true' ? 'engine.yes' : 'engine.no')
    case 'boxes':
      return writeBoxes(value)
    case 'code':
      return optionOf(place, value)?.code ?? cleanText(plain(value), writing.longest)
    case 'port': {
      const option = optionOf(place, value)
      return option ? `${option.label} ${option.code ?? option.value}` : cleanText(plain(value), writing.longest)
    }
    default: {
      const words = listOf(value).map((one) => optionOf(place, one)?.label ?? plain(one))
      return withUnit(cleanText(words.join(writing.language === 'zh' ? '、' : ', '), writing.longest), column.unit)
    }
  }
}

function optionOf({ key, writing }: Place, value: unknown): Option | undefined {
  return key === undefined ? undefined : writing.options[key]?.find((option) => option.value === String(value))
}

/** Rows of type and quantity as people write them, 1*20GP; a map of types to amounts as pairs; a text stays as it is. */
function writeBoxes(value: unknown): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value)
      .map(([type, amount]) => `${type}\u00a0${formatMoney(plain(amount))}`)
      .join('  ')
  return listOf(value)
    .map((row) => (typeof row === 'object' ? `${plain(readField(row, 'quantity'))}*${plain(readField(row, 'boxType'))}` : plain(row)))
    .join('  ')
}

function withUnit(text: string, unit: string | undefined): string {
  return unit ? `${text} ${unit}` : text
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Letters that draw nothing, turn the direction of others or lead somewhere else than they show. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/** One readable piece of text: no control letters but line breaks, no more than the longest. */
export function cleanText(text: string, longest: number): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(unseen, (letter) => (letter === '\n' ? letter : letter === '\t' ? ' ' : ''))
  const letters = Array.from(clean.normalize('NFC'))
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : clean.trim()
}
