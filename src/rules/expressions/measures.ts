/** The unit of a number, as exponents of measures: kg is { kg: 1 }, kg per cbm { kg: 1, cbm: -1 }, a plain number {}. */
export type Measure = Readonly<Record<string, number>>

/** Measures available to fields, in the order of the language. */
export const measureNames = ['kg', 'tonne', 'cbm', 'money', 'days', 'hours', 'boxes', 'packages', 'percent'] as const

/** A count keeps the unit of what is counted: 3 containers of 20 kg each are 60 kg. */
const counts = new Set<string>(['days', 'hours', 'boxes', 'packages', 'percent'])

export const money: Measure = { money: 1 }
export const days: Measure = { days: 1 }

export function measureOf(name: unknown): Measure | undefined {
  return typeof name === 'string' ? { [name]: 1 } : undefined
}

export function isSameMeasure(left: Measure, right: Measure): boolean {
  return writeMeasure(left) === writeMeasure(right)
}

/** A price per kg times kg is money too, because prices are declared as money and say "per" only in words. */
export function multiplyMeasures(left: Measure | undefined, right: Measure | undefined): Measure | undefined {
  if (!left || !right) return left ?? right
  return simplify(combine(left, right, 1), left, right)
}

/** A unit divided by the same unit is a plain number. */
export function divideMeasures(left: Measure | undefined, right: Measure | undefined): Measure | undefined {
  if (!right) return left
  if (!left) return isCount(right) ? undefined : combine({}, right, -1)
  if (isSameMeasure(left, right)) return {}
  return simplify(combine(left, right, -1), left, right)
}

/** In readable form: kg, kg*cbm, money/kg; 1 for a plain number. */
export function writeMeasure(measure: Measure): string {
  const names = Object.keys(measure).sort()
  const over = names.flatMap((name) => power(name, measure[name] ?? 0))
  const under = names.flatMap((name) => power(name, -(measure[name] ?? 0)))
  return `${over.join('*') || '1'}${under.map((name) => `/${name}`).join('')}`
}

function power(name: string, exponent: number): string[] {
  if (exponent <= 0) return []
  return [exponent === 1 ? name : `${name}^${exponent}`]
}

function combine(left: Measure, right: Measure, sign: 1 | -1): Measure {
  const both: Record<string, number> = { ...left }
  for (const [name, exponent] of Object.entries(right)) {
    const sum = (both[name] ?? 0) + sign * exponent
    if (sum === 0) delete both[name]
    else both[name] = sum
  }
  return both
}

function simplify(both: Measure, left: Measure, right: Measure): Measure {
  if ((left.money ?? 0) + (right.money ?? 0) === 1 && both.money === 1) return money
  const measures = Object.entries(both).filter(([name]) => !counts.has(name))
  return measures.length < Object.keys(both).length ? Object.fromEntries(measures) : both
}

function isCount(measure: Measure): boolean {
  return Object.keys(measure).every((name) => counts.has(name))
}
