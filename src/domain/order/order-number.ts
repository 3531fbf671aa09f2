/** Numbers that people read out on the telephone. */

export interface OrderNumberParts {
  /** The brand's document prefix, then the order type's letters. */
  readonly prefix: string
  readonly document: string
  /** Calendar day at the brand's place, YYYY-MM-DD. */
  readonly day: string
  /** From a counter of the database. */
  readonly sequence: number
}

/** Prefix, letters, day as YYMMDD, and a number of at least five digits. */
export function orderNumber({ prefix, document, day, sequence }: OrderNumberParts): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`Not an order sequence: ${sequence}`)
  return `${prefix}${document}${day.slice(2).replaceAll('-', '')}${String(sequence).padStart(5, '0')}`
}
