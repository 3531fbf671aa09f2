/** Formats a value as text: on screen, on paper, in Excel, in a history and in comparisons. */
import { formatDate, formatDateTime, formatDecimal, formatMoney, formatPeriod, weekdayName } from './format-values.ts'
import { isObject, type JsonObject } from './json.ts'
import { readLocalTime } from './local-time.ts'

/** How a value is shown: a display declared in schemas/meta/list.json, and its further inputs. */
export interface ValueStyle {
  readonly display: string
  readonly unit?: string | undefined
  /** Currency of an amount. */
  readonly currency?: string | undefined
  /** End of a period that starts with the value. */
  readonly until?: string | undefined
  /** needed: omits zero cents. */
  readonly cents?: 'needed' | 'always'
}

/** Texts and choices of the reader. */
export interface ReaderTexts {
  readonly language: string
  /** The brand's time zone, which determines the day of an instant. */
  readonly timeZone: string
  /** A shared text, filled in. */
  readonly text: (key: string, params?: JsonObject) => string
  /** The choice for a stored value. */
  readonly optionOf: (value: unknown) => { readonly label: string; readonly value: string; readonly code?: string } | undefined
}

/** Empty without a value. */
export function displayValue(value: unknown, style: ValueStyle, reader: ReaderTexts): string {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  const { language, timeZone, text, optionOf } = reader
  switch (style.display) {
    case 'money':
      return formatMoney(plain(value), style.currency, style.cents)
    case 'decimal':
    case 'integer':
      return withUnit(formatDecimal(plain(value)), style.unit)
    case 'date':
      return formatDate(formatDateTime(plain(value), timeZone))
    case 'date-time':
      return formatDateTime(plain(value), timeZone)
    case 'local-time': {
      const local = readLocalTime(plain(value))
      return local ? `${local.day} ${local.time} ${local.zone}` : plain(value)
    }
    case 'period':
      return style.until === undefined ? formatDate(plain(value)) : formatPeriod(plain(value), style.until)
    case 'days':
      return text('engine.days', { count: Number(value) })
    case 'weekdays':
      return listOf(value)
        .map((day) => weekdayName(Number(day), language))
        .join(' ')
    case 'yes-no':
      return text(value === true || value === 'true' ? 'engine.yes' : 'engine.no')
    case 'boxes':
      return listBoxes(value).join('  ')
    case 'code':
      return optionOf(value)?.code ?? plain(value)
    case 'port': {
      const option = optionOf(value)
      return option ? `${option.label} ${option.code ?? option.value}` : plain(value)
    }
    default: {
      const words = listOf(value).map((one) => optionOf(one)?.label ?? plain(one))
      return withUnit(words.join(language === 'zh' ? '、' : ', '), style.unit)
    }
  }
}

/** The default display of a field without a column. */
export function displayOf({ type, format }: { readonly type?: unknown; readonly format?: unknown }): string {
  if (format === 'date' || format === 'date-time' || format === 'decimal') return format
  return type === 'boolean' ? 'yes-no' : type === 'integer' ? 'integer' : 'text'
}

/** Rows of type and quantity as people write them, 1*20GP; a map of types to amounts as pairs; a text as it is. */
function listBoxes(value: unknown): string[] {
  if (isObject(value)) return Object.entries(value).map(([type, amount]) => `${type}\u00a0${formatMoney(plain(amount))}`)
  return listOf(value).map((row) => {
    const { boxType, quantity } = (typeof row === 'object' && row !== null ? row : {}) as Readonly<Record<string, unknown>>
    return typeof row === 'object' ? `${plain(quantity)}*${plain(boxType)}` : plain(row)
  })
}

function withUnit(words: string, unit: string | undefined): string {
  return unit ? `${words} ${unit}` : words
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

/** An object as its list of values. */
function plain(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plain).filter(Boolean).join(' ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
