/**
 * Exact decimal arithmetic on strings. Money, weights, volumes and rates never become floats: a decimal is calculated as a whole
 * number of its smallest unit.
 */
// No exponent, no plus sign, no leading zeros, ASCII digits only: ambiguous notations are rejected.
const decimal = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/
const negativeZero = /^-0(?:\.0+)?$/
const longest = 60

/** Whether a value is a decimal string that every part of the product reads the same way. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && decimal.test(value) && !isNegativeZero(value)
}

export function addDecimals(left: string, right: string): string {
  const places = commonPlaces(left, right)
  return write(unitsOf(left, places) + unitsOf(right, places), places)
}

export function subtractDecimals(left: string, right: string): string {
  const places = commonPlaces(left, right)
  return write(unitsOf(left, places) - unitsOf(right, places), places)
}

export function multiplyDecimals(left: string, right: string): string {
  const [leftPlaces, rightPlaces] = [decimalPlaces(left), decimalPlaces(right)]
  return write(unitsOf(left, leftPlaces) * unitsOf(right, rightPlaces), leftPlaces + rightPlaces)
}

/** Sum of any number of decimals; the empty sum is 0. */
export function sumDecimals(values: Iterable<string>): string {
  let sum = 0n
  let places = 0
  for (const value of values) {
    const ownPlaces = decimalPlaces(value)
    if (ownPlaces > places) {
      sum *= powerOfTen(ownPlaces - places)
      places = ownPlaces
    }
    sum += unitsOf(value, places)
  }
  return write(sum, places)
}

/** Quotient rounded half away from zero to the given number of decimal places, in one step. Throws if the divisor is zero. */
export function divideDecimals(left: string, right: string, places: number): string {
  const common = commonPlaces(left, right)
  const divisor = unitsOf(right, common)
  if (divisor === 0n) throw new RangeError(`Not a divisor: ${right}`)
  const sign = divisor < 0n ? -1n : 1n
  return writeFixed(divideHalfUp(sign * unitsOf(left, common + places), sign * divisor), places)
}

/** -1, 0 or 1. */
export function compareDecimals(left: string, right: string): -1 | 0 | 1 {
  const places = commonPlaces(left, right)
  const [one, other] = [unitsOf(left, places), unitsOf(right, places)]
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Rounds half away from zero to exactly this many decimal places. */
export function roundHalfUp(value: string, places: number): string {
  const ownPlaces = decimalPlaces(value)
  if (ownPlaces <= places) return writeFixed(unitsOf(value, places), places)
  return writeFixed(divideHalfUp(unitsOf(value, ownPlaces), powerOfTen(ownPlaces - places)), places)
}

export type RoundingMode = 'half-up' | 'up' | 'down'

/** Number of whole steps: 'up' counts a started one, 'half-up' rounds half away from zero. */
export function countSteps(value: string, step: string, mode: RoundingMode): string {
  const places = commonPlaces(value, step)
  const [units, size] = [unitsOf(value, places), unitsOf(step, places)]
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

/** Decimal places as written, so '1.50' has two. */
export function decimalPlaces(value: string): number {
  const point = checked(value).indexOf('.')
  return point < 0 ? 0 : value.length - point - 1
}

function checked(value: string): string {
  if (!isDecimal(value)) throw new TypeError(`Not a decimal: ${JSON.stringify(value)}`)
  return value
}

function isNegativeZero(value: string): boolean {
  return value.startsWith('-') && negativeZero.test(value)
}

function commonPlaces(left: string, right: string): number {
  return Math.max(decimalPlaces(left), decimalPlaces(right))
}

/** A checked decimal as a whole number of units, of which there are ten to the power of `places` in one; at least its own places. */
function unitsOf(value: string, places: number): bigint {
  const point = value.indexOf('.')
  if (point < 0) return BigInt(value) * powerOfTen(places)
  const part = value.slice(point + 1)
  return BigInt(value.slice(0, point) + part) * powerOfTen(places - part.length)
}

function powerOfTen(exponent: number): bigint {
  return powers[exponent] ?? 10n ** BigInt(exponent)
}

const powers = Array.from({ length: longest }, (_, exponent) => 10n ** BigInt(exponent))

/** Rounds half away from zero; the divisor is positive. */
function divideHalfUp(units: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  // An odd divisor has no half: the remainder is below or above it.
  return (units < 0n ? units - half : units + half) / divisor
}

/** Without zeros at the end. */
function write(units: bigint, places: number): string {
  const text = writeFixed(units, places)
  if (places === 0) return text
  let end = text.length
  while (text[end - 1] === '0') end -= 1
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end)
}

function writeFixed(units: bigint, places: number): string {
  if (places === 0) return units.toString()
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
