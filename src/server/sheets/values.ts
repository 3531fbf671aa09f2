/** Values as a paper says them in one language. What people typed is cut and cleaned: a paper is no place to hide things in. */
import type { ColumnPlan, Option } from '#config'
import { type JsonObject, sayValue } from '#rules'

/** What values are written with. */
export interface Writing {
  readonly language: string
  readonly timeZone: string
  readonly options: Readonly<Record<string, readonly Option[]>>
  /** A shared text, filled in. */
  readonly text: (key: string, params?: JsonObject) => string
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

function write(display: string, value: unknown, { column, row, key, writing }: Place): string {
  const currency = readField(row, column.currency)
  const until = readField(row, column.until)
  const style = {
    display,
    unit: column.unit,
    currency: typeof currency === 'string' ? currency : undefined,
    until: typeof until === 'string' ? until : undefined,
    cents: 'always',
  } as const
  const optionOf = (one: unknown) => (key === undefined ? undefined : writing.options[key]?.find((option) => option.value === String(one)))
  return cleanText(sayValue(value, style, { ...writing, optionOf }), writing.longest)
}

/** Letters that draw nothing, turn the direction of others or lead somewhere else than they show. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/** One readable piece of text: no control letters but line breaks, no more than the longest. */
export function cleanText(text: string, longest: number): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(unseen, (letter) => (letter === '\n' ? letter : letter === '\t' ? ' ' : ''))
  const letters = Array.from(clean.normalize('NFC'))
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : clean.trim()
}
