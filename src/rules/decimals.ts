/** Exact decimal arithmetic on strings. Money, weights, volumes and rates never become floats. */
import Big from 'big.js'

// No exponent, no plus sign, no leading zeros, ASCII digits only: ambiguous notations are rejected.
const decimal = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/
const negativeZero = /^-0(?:\.0+)?$/
const longest = 60

/** Whether a value is a decimal string that every part of the product reads the same way. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && decimal.test(value) && !negativeZero.test(value)
}

export function addDecimals(left: string, right: string): string {
  return write(read(left).plus(read(right)))
}

export function subtractDecimals(left: string, right: string): string {
  return write(read(left).minus(read(right)))
}

export function multiplyDecimals(left: string, right: string): string {
  return write(read(left).times(read(right)))
}

/** Sum of any number of decimals; the empty sum is 0. */
export function sumDecimals(values: Iterable<string>): string {
  let sum = new Big(0)
  for (const value of values) sum = sum.plus(read(value))
  return write(sum)
}

/** Quotient rounded half up to the given number of decimal places, in one step. */
export function divideDecimals(left: string, right: string, places: number): string {
  // A separate constructor, because big.js keeps the division precision on the constructor.
  const Scaled = Big()
  Scaled.DP = places
  Scaled.RM = Big.roundHalfUp
  return new Scaled(checked(left)).div(new Scaled(checked(right))).toFixed(places)
}

/** -1, 0 or 1. */
export function compareDecimals(left: string, right: string): -1 | 0 | 1 {
  return read(left).cmp(read(right))
}

/** Rounds half away from zero to exactly this many decimal places. */
export function roundHalfUp(value: string, places: number): string {
  const rounded = read(value).toFixed(places, Big.roundHalfUp)
  return negativeZero.test(rounded) ? rounded.slice(1) : rounded
}

export type RoundingMode = 'half-up' | 'up' | 'down'

/** Number of whole steps: 'up' counts a started one, 'half-up' rounds half away from zero. */
export function countSteps(value: string, step: string, mode: RoundingMode): string {
  const places = Math.max(decimalPlaces(value), decimalPlaces(step))
  const [units, size] = [toUnits(value, places), toUnits(step, places)]
  if (size <= 0n) throw new RangeError(`Not a step: ${step}`)
  const sign = units < 0n ? -1n : 1n
  const [whole, rest] = [(sign * units) / size, (sign * units) % size]
  const isUp = mode === 'half-up' ? 2n * rest >= size : rest > 0n && (mode === 'up') === sign > 0n
  return String(sign * (whole + (isUp ? 1n : 0n)))
}

/** Rounds to a multiple of a step: 'up' towards positive infinity, 'down' towards negative infinity. */
export function roundToStep(value: string, step: string, mode: RoundingMode): string {
  return multiplyDecimals(countSteps(value, step, mode), step)
}

function toUnits(value: string, places: number): bigint {
  const [whole = '0', part = ''] = checked(value).split('.')
  return BigInt(whole + part.padEnd(places, '0'))
}

/** Decimal places as written, so '1.50' has two. */
export function decimalPlaces(value: string): number {
  const point = checked(value).indexOf('.')
  return point < 0 ? 0 : value.length - point - 1
}

function checked(value: string): string {
  if (!isDecimal(value)) throw new TypeError(`Not a decimal: ${JSON.stringify(value)}`)
  return value
}

function read(value: string): Big {
  return new Big(checked(value))
}

function write(value: Big): string {
  const text = value.toFixed()
  return negativeZero.test(text) ? text.slice(1) : text
}
