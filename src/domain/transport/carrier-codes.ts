import type { TrackedNumber } from './tracked-number.ts'

/** Codes of one carrier, or of a lessor, whose containers sail with many carriers. */
export interface CarrierCodes {
  /** Absent for a lessor. */
  readonly carrier?: string
  /** Prefixes of B/L and booking numbers. */
  readonly bills?: readonly string[]
  /** Owner codes of ISO 6346 with the category. */
  readonly owners?: readonly string[]
}

export interface CarrierOfNumber {
  readonly code: string
  readonly by: 'bill' | 'owner'
  /** Undefined if the code is that of a lessor. */
  readonly carrier: string | undefined
}

/**
 * The carrier that a number identifies on its own; undefined if its code is unknown. The longest prefix counts. Some B/L numbers look like
 * container numbers, so a container without a known owner is read as a bill.
 */
export function carrierOfNumber(
  { number, kind }: Pick<TrackedNumber, 'number' | 'kind'>,
  codes: readonly CarrierCodes[],
): CarrierOfNumber | undefined {
  const byBill = () => findPrefix(number, 'bill', codes)
  return kind === 'container' ? (findPrefix(number, 'owner', codes) ?? byBill()) : byBill()
}

function findPrefix(number: string, by: 'bill' | 'owner', codes: readonly CarrierCodes[]): CarrierOfNumber | undefined {
  return (
    codes
      .flatMap(({ carrier, bills = [], owners = [] }) => (by === 'bill' ? bills : owners).map((code) => ({ code, by, carrier })))
      // A word such as MAEUROPE is no number.
      .filter(({ code }) => number.startsWith(code) && /\d/.test(number.slice(code.length)))
      .toSorted((one, other) => other.code.length - one.code.length)[0]
  )
}
