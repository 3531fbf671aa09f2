/** Validates one cell against its column: returns the value for the record, or the problem. */
import { compareDecimals, decimalPlaces, readMoment } from '#rules'
import type { SheetColumn } from './columns.ts'
import { type ReadDay, readDay, readSerial, readSerialTime, readTime } from './dates.ts'
import { isMisread } from './decode-text.ts'
import type { HeadingWords } from './heading-words.ts'
import type { NameIndex } from './names.ts'
import { readDecimal, readFloat } from './numbers.ts'
import { isBlank, type RawCell, unsound, withoutInvisible } from './raw-rows.ts'

export type CellValue = string | number | readonly string[] | null

export type CheckedCell =
  /** With the units that the cell displays, if it displays any: the value has one of them. */
  | { readonly ok: true; readonly value: CellValue; readonly units?: readonly string[] }
  | { readonly ok: false; readonly text: string; readonly params: Readonly<Record<string, string>> }

export interface CellWorld {
  readonly indexes: ReadonlyMap<string, NameIndex>
  readonly dayShift: number
  /** Allowed years for dates and times; default: any. */
  readonly years?: { readonly least: number; readonly most: number } | undefined
  /** Time zone of the sheet, for times. */
  readonly timeZone?: string
  /** Default: no number may have a unit beside it. */
  readonly unitsBeside?: HeadingWords['unitsBeside']
}

const longestText = 500

/** A `null` value: the cell is empty and optional. */
export function checkCell(cell: RawCell | undefined, column: SheetColumn, world: CellWorld): CheckedCell {
  if (cell?.kind === 'merged') return wrong('cell.merged')
  const filled = cell && !isBlank(cell.text) ? cell : undefined
  const value = filled ?? (column.empty === undefined ? undefined : ({ kind: 'text', text: column.empty } as const))
  if (!value) return column.required ? wrong('cell.required') : { ok: true, value: null }
  if (value.text.includes(unsound)) return wrong('cell.character')
  if (value.kind === 'formula') return wrong('cell.formula')
  if (value.kind === 'error') return wrong('cell.error')
  if (value.kind === 'struck') return wrong('cell.struck')
  if (value.kind === 'altered') return wrong('cell.displayed-otherwise')
  if (value.unit !== undefined) return checkWithUnit(value, value.unit, column, world)
  switch (column.kind) {
    case 'name':
      return checkName(wordsOf(value), column, world)
    case 'names':
      return checkNames(wordsOf(value), column, world)
    case 'day':
      return checkDay(value, world)
    case 'moment':
      return checkMoment(value, world)
    case 'decimal':
    case 'integer':
      return checkNumber(value, column)
    case 'text':
      // Excel turns 12-1 into a day on its own, and its serial is not what was typed.
      if (value.kind === 'date') return wrong('cell.shown-as-day')
      return value.kind === 'number' ? checkNumberAsText(value, column) : checkText(wordsOf(value), column)
  }
}

/** A number that is displayed as USD 1,250. */
function checkWithUnit({ text }: RawCell, unit: string, column: SheetColumn, { unitsBeside }: CellWorld): CheckedCell {
  const isNumber = column.kind === 'decimal' || column.kind === 'integer'
  const units = isNumber ? unitsBeside?.(unit, column) : null
  if (!units) return wrong('cell.displayed-otherwise')
  const checked = checkNumber({ kind: 'number', text }, column)
  return checked.ok && units.length > 0 ? { ...checked, units } : checked
}

/** Exports prefix text that Excel would treat as a formula with an apostrophe; imports remove it. */
function wordsOf({ text: written }: RawCell): string {
  const text = withoutInvisible(written)
  return (/^'[=+\-@\t]/.test(text) ? text.slice(1) : text).trim()
}

function checkName(text: string, { list }: SheetColumn, { indexes }: CellWorld): CheckedCell {
  const match = indexes.get(list ?? '')?.find(text) ?? { kind: 'unknown', nearest: null }
  if (match.kind === 'found') return { ok: true, value: match.id }
  if (match.kind === 'ambiguous') return wrong('cell.several', { several: match.ids.join(', ') })
  return match.nearest === null
    ? wrong('cell.unknown', { list: list ?? '' })
    : wrong('cell.unknown-near', { list: list ?? '', nearest: match.nearest })
}

function checkNames(text: string, column: SheetColumn, world: CellWorld): CheckedCell {
  const values: string[] = []
  for (const part of text.split(/[\s,，、;；/|]+/).filter(Boolean)) {
    const checked = checkName(part, column, world)
    if (!checked.ok) return checked
    if (typeof checked.value === 'string' && !values.includes(checked.value)) values.push(checked.value)
  }
  return { ok: true, value: values }
}

function checkDay(cell: RawCell, { dayShift, years }: CellWorld): CheckedCell {
  const read: ReadDay = cell.kind === 'number' || cell.kind === 'date' ? readSerial(cell.text, dayShift) : readDay(wordsOf(cell))
  if (read.kind === 'day') return inYears(read.day, years)
  if (read.kind === 'ambiguous') return wrong('cell.day-ambiguous', { first: read.days[0], second: read.days[1] })
  return wrong('cell.day')
}

/** A day with a time in the sheet's time zone; stored in UTC. */
function checkMoment(cell: RawCell, { dayShift, years, timeZone = 'UTC' }: CellWorld): CheckedCell {
  const isSerial = cell.kind === 'number' || cell.kind === 'date'
  const read = isSerial ? readSerialTime(cell.text, dayShift) : readTime(wordsOf(cell))
  if (read.kind === 'ambiguous') return wrong('cell.day-ambiguous', { first: read.days[0], second: read.days[1] })
  if (read.kind === 'day') return wrong('cell.time-missing', { day: read.day })
  if (read.kind === 'none') return wrong('cell.moment')
  const moment = readMoment(read.time, read.time.endsWith('Z') || /[+-]\d{2}:\d{2}$/.test(read.time) ? undefined : timeZone)
  return moment.ok ? inYears(new Date(moment.at).toISOString(), years) : wrong('cell.moment')
}

function inYears(value: string, years: CellWorld['years']): CheckedCell {
  const year = Number(value.slice(0, 4))
  if (!years || (year >= years.least && year <= years.most)) return { ok: true, value }
  return wrong('cell.year', { least: String(years.least), most: String(years.most) })
}

function checkNumber(cell: RawCell, column: SheetColumn): CheckedCell {
  // Excel displays this cell as a date, so the stored number is not what the author saw.
  if (cell.kind === 'date') return wrong('cell.shown-as-day')
  const read = cell.kind === 'number' ? readFloat(cell.text) : cell.kind === 'text' ? readDecimal(wordsOf(cell)) : { kind: 'none' as const }
  if (read.kind === 'none') return wrong(column.kind === 'integer' ? 'cell.integer' : 'cell.number')
  if (read.kind !== 'number') return wrong(`cell.${read.kind}`, { meant: read.meant })
  const { value } = read
  if (column.kind === 'integer' && value.includes('.')) return wrong('cell.integer')
  if (column.scale !== undefined && decimalPlaces(value) > column.scale) return wrong('cell.scale', { scale: String(column.scale) })
  if (column.above !== undefined && compareDecimals(value, column.above) <= 0) return wrong('cell.above', { least: column.above })
  if (column.atLeast !== undefined && compareDecimals(value, column.atLeast) < 0) return wrong('cell.at-least', { least: column.atLeast })
  if (column.atMost !== undefined && compareDecimals(value, column.atMost) > 0) return wrong('cell.at-most', { most: column.atMost })
  return { ok: true, value: column.kind === 'integer' ? Number(value) : value }
}

/** Input methods and web pages add full-width letters and digits, and invisible spaces. */
function tidyText(text: string): string {
  return text
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u3000\u00a0]/g, ' ')
    .trim()
}

/** Codes that Excel took for numbers: it rounds them to 15 digits. */
function checkNumberAsText({ text }: RawCell, column: SheetColumn): CheckedCell {
  if (Math.abs(Number(text)) >= 1e15) return wrong('cell.displayed-otherwise')
  if (/^\d+$/.test(text)) return checkText(text, column)
  const read = readFloat(text)
  return checkText(read.kind === 'number' ? read.value : text, column)
}

function checkText(written: string, { maxLength = longestText, pattern }: SheetColumn): CheckedCell {
  const text = tidyText(written)
  if (isMisread(text)) return wrong('cell.character')
  if (!text.isWellFormed() || text.includes('\0')) return wrong('cell.signs')
  if (text.length > maxLength) return wrong('cell.too-long', { most: String(maxLength) })
  return pattern !== undefined && !new RegExp(pattern, 'u').test(text) ? wrong('cell.pattern') : { ok: true, value: text }
}

function wrong(text: string, params: Readonly<Record<string, string>> = {}): CheckedCell {
  return { ok: false, text, params }
}
