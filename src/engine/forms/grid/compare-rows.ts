/** Amounts of the rows of a grid, and how they differ from the rows they are compared with. */
import type { FieldView, FormView, Option } from '#config'
import {
  compareDecimals,
  type FieldError,
  isDecimal,
  isObject,
  type Json,
  type JsonObject,
  multiplyDecimals,
  roundHalfUp,
  subtractDecimals,
  sumDecimals,
} from '#rules'
import type { Compared } from '../validator-registry.ts'

type GridPlan = NonNullable<FieldView['grid']>

export interface ComparedRow {
  /** Absent while a factor is missing. */
  readonly amount?: string
  readonly currency: string
  readonly before?: JsonObject
  readonly beforeAmount?: string
  /** Absent if there is nothing to compare with, or in another currency. */
  readonly difference?: string
  readonly isNew: boolean
  readonly isRaised: boolean
}

export interface GridTotal {
  readonly currency: string
  readonly amount: string
  readonly difference?: string
}

export interface ComparedGrid {
  readonly rows: readonly ComparedRow[]
  /** Compared rows that are no longer there. */
  readonly dropped: readonly { readonly row: JsonObject; readonly amount: string; readonly currency: string }[]
  readonly totals: readonly GridTotal[]
}

export interface CompareRowsOptions {
  readonly grid: GridPlan
  readonly rows: readonly Json[]
  /** The rows to compare with; without them there are only amounts. */
  readonly against: readonly Json[] | undefined
  readonly placesOf: (currency: string) => number
}

const defaultPlaces = 2

/** Decimal places of a currency, from the choices of the field that names it. */
export function currencyPlaces(field: FieldView, options: Readonly<Record<string, readonly Option[]>>): (currency: string) => number {
  const source = field.fields?.find(({ name }) => name === field.grid?.amount?.currency)?.optionsOf
  const choices = source === undefined ? undefined : options[source]
  return (currency) => choices?.find(({ value }) => value === currency)?.decimals ?? defaultPlaces
}

export function compareRows({ grid, rows, against, placesOf }: CompareRowsOptions): ComparedGrid {
  const waiting = new Map<string, JsonObject[]>()
  for (const row of (against ?? []).filter(isObject)) waiting.set(nameOf(row, grid), [...(waiting.get(nameOf(row, grid)) ?? []), row])
  const compared = rows.map((given): ComparedRow => {
    const row = isObject(given) ? given : {}
    const amount = amountOf(row, grid, placesOf)
    const currency = currencyOf(row, grid)
    const before = waiting.get(nameOf(row, grid))?.shift()
    const own = { ...(amount === undefined ? {} : { amount }), currency }
    if (!against) return { ...own, isNew: false, isRaised: false }
    if (!before) return { ...own, ...(amount === undefined ? {} : { difference: amount }), isNew: true, isRaised: isMore(amount) }
    const beforeAmount = amountOf(before, grid, placesOf)
    const comparable = amount !== undefined && beforeAmount !== undefined && currencyOf(before, grid) === currency
    const difference = comparable ? roundHalfUp(subtractDecimals(amount, beforeAmount), placesOf(currency)) : undefined
    return {
      ...own,
      before,
      ...(beforeAmount === undefined ? {} : { beforeAmount }),
      ...(difference === undefined ? {} : { difference }),
      isNew: false,
      isRaised: difference === undefined ? isMore(amount) : isMore(difference),
    }
  })
  const dropped = [...waiting.values()].flat().map((row) => ({
    row,
    amount: amountOf(row, grid, placesOf) ?? '0',
    currency: currencyOf(row, grid),
  }))
  return { rows: compared, dropped, totals: totalRows(compared, against?.filter(isObject), { grid, placesOf }) }
}

/** Raised rows without the reason that the form demands for them. */
export function missingReasons(form: FormView, values: JsonObject, { compare, options }: Compared): FieldError[] {
  return form.fields.flatMap((field) => {
    const { grid, name } = field
    const against = compare?.[name]
    const rows = values[name]
    if (!grid?.reason || !Array.isArray(against) || !Array.isArray(rows)) return []
    const { reason } = grid
    return compareRows({ grid, rows, against, placesOf: currencyPlaces(field, options) }).rows.flatMap(({ isRaised }, index) => {
      const row: unknown = rows[index]
      if (!isRaised || (isObject(row) && textAt(row, reason).trim() !== '')) return []
      return [{ path: `/${name}/${index}/${reason}`, id: 'invalid.raised', params: {} }]
    })
  })
}

/** Whether a row is new, or any of these fields differs from before; 10 and 10.00 are equal. */
export function isDifferent(row: Json, { before }: ComparedRow, fields: readonly string[]): boolean {
  if (!before || !isObject(row)) return true
  return fields.some((field) => {
    const [now, earlier] = [textAt(row, field), textAt(before, field)]
    return isDecimal(now) && isDecimal(earlier) ? compareDecimals(now, earlier) !== 0 : now !== earlier
  })
}

function totalRows(
  rows: readonly ComparedRow[],
  against: readonly JsonObject[] | undefined,
  { grid, placesOf }: Pick<CompareRowsOptions, 'grid' | 'placesOf'>,
): GridTotal[] {
  const before = against?.map((row) => ({ amount: amountOf(row, grid, placesOf), currency: currencyOf(row, grid) })) ?? []
  const currencies = [...new Set([...rows, ...before].map(({ currency }) => currency).filter(Boolean))]
  return currencies.map((currency) => {
    const sum = (list: readonly { readonly amount?: string | undefined; readonly currency: string }[]) =>
      sumDecimals(list.flatMap((one) => (one.currency === currency && one.amount !== undefined ? [one.amount] : [])))
    const amount = roundHalfUp(sum(rows), placesOf(currency))
    return { currency, amount, ...(against ? { difference: roundHalfUp(subtractDecimals(amount, sum(before)), placesOf(currency)) } : {}) }
  })
}

function amountOf(row: JsonObject, grid: GridPlan, placesOf: (currency: string) => number): string | undefined {
  const factors = grid.amount?.of.map((name) => textAt(row, name))
  if (!factors?.every(isDecimal)) return undefined
  return roundHalfUp(factors.reduce(multiplyDecimals, '1'), placesOf(currencyOf(row, grid)))
}

function currencyOf(row: JsonObject, { amount }: GridPlan): string {
  return amount ? textAt(row, amount.currency) : ''
}

function isMore(difference: string | undefined): boolean {
  return difference !== undefined && compareDecimals(difference, '0') > 0
}

function nameOf(row: JsonObject, { same = [] }: GridPlan): string {
  return JSON.stringify(same.map((name) => textAt(row, name)))
}

function textAt(row: JsonObject, name: string): string {
  const value = row[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
