import type { ColumnPlan, Option } from '#config'
import { once, type ReaderTexts } from '#rules'
import type { Portal } from '../portal.ts'

/** The value of a field, or of a nested field for dotted names. */
export function readField(row: unknown, field: string | undefined): unknown {
  if (!field) return undefined
  let value: unknown = row
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** Whether there is nothing to show. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

const byValue = once((options: readonly Option[]): ReadonlyMap<string, Option> => new Map(options.map((option) => [option.value, option])))

/** The choice for a stored value. */
export function optionOf(options: readonly Option[] | undefined, value: unknown): Option | undefined {
  if (!options || typeof value === 'object') return undefined
  return byValue(options).get(String(value))
}

/** Choices for displaying values on this page. */
export function readerTextsOf(portal: Pick<Portal, 'language' | 'text' | 'shell'>, options: readonly Option[] | undefined): ReaderTexts {
  return {
    language: portal.language,
    timeZone: portal.shell.brand.timeZone,
    text: (key, params) => portal.text(key, params),
    optionOf: (value) => optionOf(options, value),
  }
}

const figures = new Set(['money', 'decimal', 'integer'])

/** Numbers are right-aligned, so that their digits line up. */
export function alignOf(column: ColumnPlan): 'start' | 'end' | 'center' {
  return column.align ?? (figures.has(column.display) ? 'end' : 'start')
}
