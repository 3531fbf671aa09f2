/** Representative values of a name in a condition: no comparison changes its result between two neighboring ones. */
import Big from 'big.js'
import type { Meaning } from './meanings.ts'

export type DomainValue = Big | string | boolean | typeof absent | typeof other
export const absent = Symbol('absent')
/** A string not used in the condition. */
const other = Symbol('other')

export interface Domain {
  /** As written: form.count, size(form.boxes). */
  readonly name: string
  readonly kind: 'number' | 'text' | 'flag' | 'presence' | 'unknown'
  readonly isWhole: boolean
  readonly least?: Big
  /** The minimum is exclusive. */
  readonly isAbove?: boolean
  readonly most?: Big
  readonly choices?: readonly string[]
  /** Values that the condition compares with. */
  readonly numbers: Big[]
  readonly texts: Set<string>
  /** The condition tests for presence. */
  asksPresence: boolean
}

export function numberDomain(name: string, meaning: Meaning, isWhole: boolean): Domain {
  const { minimum, maximum, atLeast, above, atMost } = meaning.schema ?? {}
  const only = isWhole && meaning.choices?.every((choice) => /^-?\d+$/.test(choice)) ? meaning.choices : undefined
  const isAbove = !isWhole && above !== undefined
  const least = readBound(isWhole ? minimum : (above ?? atLeast))
  const most = readBound(isWhole ? maximum : atMost)
  return { ...emptyDomain(name, 'number', only), isWhole, ...rangeOf(least, most, isAbove) }
}

/** Number of characters or items; a list can be empty while it is being filled in. */
export function sizeDomain(name: string, { schema }: Meaning): Domain {
  const least = schema?.type === 'string' ? readBound(schema.minLength) : undefined
  const most = readBound(schema?.maxLength ?? schema?.maxItems)
  return { ...emptyDomain(name, 'number'), isWhole: true, ...rangeOf(least ?? new Big(0), most, false) }
}

/** Contradictory bounds have their own finding, and are ignored here. */
function rangeOf(least: Big | undefined, most: Big | undefined, isAbove: boolean): Pick<Domain, 'least' | 'most' | 'isAbove'> {
  if (least && most && (isAbove ? least.gte(most) : least.gt(most))) return {}
  return { ...(least ? { least } : {}), ...(most ? { most } : {}), ...(isAbove ? { isAbove } : {}) }
}

export function emptyDomain(name: string, kind: Domain['kind'], choices?: readonly string[]): Domain {
  // A single choice does not make a condition constant: the author probably expects more choices later.
  const domain = choices && choices.length > 1 ? { choices } : {}
  return { name, kind, isWhole: false, numbers: [], texts: new Set(), asksPresence: false, ...domain }
}

/** The representative values. */
export function valuesOf(domain: Domain): readonly DomainValue[] {
  const values = presentValues(domain)
  return domain.asksPresence ? [absent, ...values] : values
}

function presentValues(domain: Domain): readonly DomainValue[] {
  switch (domain.kind) {
    case 'number':
      return numbersOf(domain)
    case 'text': {
      const { choices, texts } = domain
      const named = [...texts].filter((text) => !choices || choices.includes(text))
      const isNamed = choices?.every((choice) => texts.has(choice)) ?? false
      return isNamed ? named : [...named, other]
    }
    case 'presence':
      return [true]
    default:
      return [true, false]
  }
}

function numbersOf(domain: Domain): Big[] {
  if (domain.choices) return domain.choices.map((choice) => new Big(choice))
  const { isWhole, least, most, isAbove } = domain
  const ends = [...(least ? [least] : []), ...(most ? [most] : [])]
  const cuts = [...domain.numbers, ...ends]
  const points = cuts.length === 0 ? [new Big(0)] : isWhole ? cuts.flatMap(wholeAround) : pointsBetween(cuts)
  const allowed = points.filter((point) => (!least || point.gt(least) || (point.eq(least) && !isAbove)) && (!most || point.lte(most)))
  return distinct(allowed)
}

function wholeAround(cut: Big): Big[] {
  const floor = cut.round(0, Big.roundDown)
  return [-2, -1, 0, 1, 2].map((step) => floor.plus(step))
}

function pointsBetween(cuts: readonly Big[]): Big[] {
  const sorted = distinct(cuts)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return []
  const middles = sorted.slice(1).map((cut, index) => cut.plus(sorted[index] ?? cut).times('0.5'))
  return [first.minus(1), ...sorted, ...middles, last.plus(1)]
}

function distinct(numbers: readonly Big[]): Big[] {
  const sorted = numbers.toSorted((left, right) => left.cmp(right))
  return sorted.filter((number, index) => index === 0 || !number.eq(sorted[index - 1] ?? number.plus(1)))
}

function readBound(bound: unknown): Big | undefined {
  if (typeof bound !== 'number' && typeof bound !== 'string') return undefined
  try {
    return new Big(bound)
  } catch {
    return undefined
  }
}
