/** Confirmed fees as entered by staff: validated, recalculated, and marked where they differ from the estimate. */
import { compareDecimals, decimalPlaces, type FieldError, isDecimal, multiplyDecimals, roundHalfUp } from '#rules'
import {
  type FeeLine,
  type FeeTotals,
  type FeeWhy,
  type Money,
  type PriceRefusal,
  priceLines,
  totalLines,
  type UnpricedLine,
} from './money.ts'

/** A line as entered by staff; amounts in the input are ignored. */
export type EnteredLine = {
  readonly fee: string
  readonly group: string
  readonly basis: string
  readonly boxType?: string
  readonly unitPrice: string
  readonly currency: string
  readonly quantity: string | number
  /** In a combined order: the service it belongs to. */
  readonly part?: string
  /** Why it is higher than estimated. */
  readonly reason?: string
}

export type ConfirmLinesOptions = Money & {
  readonly entered: readonly EnteredLine[]
  readonly estimated: readonly FeeLine[]
  /** Pointer of the entered lines in the form, such as /lines */
  readonly at: string
  /** Lines for which a higher amount needs a reason. None: no reason is demanded. */
  readonly justify?: readonly FeeLine[] | undefined
}

export type ConfirmedFees = FeeTotals & {
  readonly lines: readonly FeeLine[]
}

export type ConfirmLinesResult =
  | { readonly ok: true; readonly value: ConfirmedFees }
  | (PriceRefusal & { readonly fields?: readonly FieldError[] })

export function confirmLines({ entered, estimated, at, justify, ...money }: ConfirmLinesOptions): ConfirmLinesResult {
  const fields = entered.flatMap((line, index) => findFaults(line, `${at}/${index}`, money))
  if (entered.length === 0) fields.push({ path: at, id: 'invalid.minItems', params: { limit: 1 } })
  if (fields.length > 0) return { ok: false, error: 'error.invalid', params: {}, fields }
  const unexplained = justify ? listUnexplained(entered, justify, { ...money, at }) : []
  if (unexplained.length > 0) return { ok: false, error: 'error.invalid', params: {}, fields: unexplained }
  const lines = priceLines(
    entered.map((line) => toLine(line, estimated)),
    money,
  )
  return lines.ok ? { ok: true, value: { lines: lines.value, ...totalLines(lines.value, money) } } : lines
}

/** Raised lines without a reason; a line that was not there before is raised. */
function listUnexplained(
  entered: readonly EnteredLine[],
  before: readonly FeeLine[],
  { decimals, at }: Money & Pick<ConfirmLinesOptions, 'at'>,
): FieldError[] {
  const waiting = [...before]
  return entered.flatMap((line, index) => {
    const waitingIndex = waiting.findIndex((one) => nameOf(one) === nameOf(line))
    const [known] = waitingIndex < 0 ? [] : waiting.splice(waitingIndex, 1)
    const amount = roundHalfUp(multiplyDecimals(line.unitPrice, String(line.quantity)), decimals[line.currency] ?? 0)
    const limit = known && known.currency === line.currency ? known.amount : '0'
    if (compareDecimals(amount, limit) <= 0 || line.reason?.trim()) return []
    return [{ path: `${at}/${index}/reason`, id: 'invalid.raised', params: {} }]
  })
}

function nameOf({ fee, basis, boxType = '', part = '' }: EnteredLine | FeeLine): string {
  return JSON.stringify([fee, basis, boxType, part])
}

/** Reject a price finer than the currency's minor unit instead of rounding it: it is probably a mistake. */
function findFaults(line: EnteredLine, path: string, { decimals }: Money): FieldError[] {
  const faults: FieldError[] = []
  const limit = decimals[line.currency]
  const quantity = String(line.quantity)
  if (!isDecimal(line.unitPrice)) faults.push({ path: `${path}/unitPrice`, id: 'invalid.format.decimal', params: {} })
  else if (compareDecimals(line.unitPrice, '0') < 0)
    faults.push({ path: `${path}/unitPrice`, id: 'invalid.atLeast', params: { limit: '0' } })
  else if (limit !== undefined && decimalPlaces(line.unitPrice) > limit)
    faults.push({ path: `${path}/unitPrice`, id: 'invalid.scale', params: { limit } })
  if (!isDecimal(quantity)) faults.push({ path: `${path}/quantity`, id: 'invalid.format.decimal', params: {} })
  else if (compareDecimals(quantity, '0') <= 0) faults.push({ path: `${path}/quantity`, id: 'invalid.above', params: { limit: '0' } })
  return faults
}

/** A line that staff left unchanged keeps the details of the estimate. */
function toLine(entered: EnteredLine, estimated: readonly FeeLine[]): UnpricedLine {
  const { fee, group, basis, boxType, unitPrice, currency, quantity, part, reason } = entered
  const line = {
    fee,
    group,
    basis,
    ...(boxType === undefined ? {} : { boxType }),
    unitPrice,
    currency,
    quantity: String(quantity),
    ...(part === undefined ? {} : { part }),
    ...(reason?.trim() ? { reason: reason.trim() } : {}),
  }
  const estimate = estimated.find((one) => isSame(one, line))
  if (!estimate) return { ...line, source: 'staff' }
  return {
    ...line,
    source: estimate.source,
    ...(estimate.tax ? { tax: estimate.tax } : {}),
    ...(estimate.why ? { why: withoutAssumptions(estimate.why) } : {}),
  }
}

/** What staff confirm is assumed no more. */
function withoutAssumptions({ assumed: _assumed, source, ...why }: FeeWhy): FeeWhy {
  return { ...why, source: source === 'assumed' ? 'staff' : source }
}

function isSame(known: FeeLine, line: Omit<UnpricedLine, 'source'>): boolean {
  return (
    known.fee === line.fee &&
    known.group === line.group &&
    known.basis === line.basis &&
    known.boxType === line.boxType &&
    known.part === line.part &&
    known.currency === line.currency &&
    compareDecimals(known.unitPrice, line.unitPrice) === 0 &&
    compareDecimals(known.quantity, line.quantity) === 0
  )
}
