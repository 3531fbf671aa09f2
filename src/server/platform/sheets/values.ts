/** Formats values for a sheet in one language. User input is cleaned and truncated, so that it cannot hide anything in the document. */
import type { ColumnPlan, Option } from '#config'
import { displayValue, type JsonObject, textOf } from '#rules'

/** Settings for formatting values. */
export interface Writing {
  readonly language: string
  readonly timeZone: string
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** A shared text with its placeholders filled. */
  readonly text: (key: string, params?: JsonObject) => string
  /** Maximum characters of one value. */
  readonly longest: number
}

/** The value of a column; empty string if missing. */
export function writeValue(column: ColumnPlan, row: unknown, writing: Writing): string {
  return write(column.display, readField(row, column.field), { column, row, key: column.optionsOf, writing })
}

/** The column's second line, in grey. */
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

function write(display: string, value: unknown, { column, row, key, writing }: Place): string {
  const currency = readField(row, column.currency)
  const until = readField(row, column.until)
  const style = {
    display,
    unit: column.unit,
    currency: textOf(currency),
    until: textOf(until),
    cents: 'always',
  } as const
  const optionOf = (one: unknown) => (key === undefined ? undefined : writing.options[key]?.find((option) => option.value === String(one)))
  return cleanText(displayValue(value, style, { ...writing, optionOf }), writing.longest)
}

/** Characters that are invisible, change the text direction or disguise a link's target. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/** Readable text: no control characters except line breaks, at most `longest` characters. */
export function cleanText(text: string, longest: number): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(unseen, (letter) => (letter === '\n' ? letter : letter === '\t' ? ' ' : ''))
  const letters = Array.from(clean.normalize('NFC'))
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : clean.trim()
}
