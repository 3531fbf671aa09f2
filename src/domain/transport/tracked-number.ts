import { containerCheckDigit, isContainerNumber } from '../identifiers.ts'

/** A number as a user types it, as sources write it: upper case, without spaces, hyphens and slashes. */
export interface TrackedNumber {
  readonly number: string
  /** `bill` is an MBL or a booking: only carriers know which. */
  readonly kind: 'container' | 'bill'
  /** The container number with the right check digit, if the one given is wrong or missing. */
  readonly meant?: string
}

/** ISO 6346 for container numbers. The number is empty if nothing readable is left. */
export function readTrackedNumber(text: string): TrackedNumber {
  // NFKC also turns full-width letters and digits of Chinese keyboards into plain ones.
  const number = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  if (isContainerNumber(number)) return { number, kind: 'container' }
  const stem = /^[A-Z]{3}[UJZ]\d{6}(?=\d?$)/.exec(number)?.[0]
  const digit = stem && containerCheckDigit(`${stem}0`)
  return stem === undefined || digit === undefined ? { number, kind: 'bill' } : { number, kind: 'container', meant: stem + digit }
}

/** The forms under which sources may know a B/L or booking number: as given, without and with the SCAC of its carrier, or of any. */
export function formsOfBill(number: string, scacs: ReadonlySet<string>, carrier?: string): string[] {
  const scac = number.slice(0, 4)
  if (scacs.has(scac) && number.length > 4) return [number, number.slice(4)]
  return [number, ...(carrier === undefined ? [...scacs] : [carrier]).map((one) => one + number)]
}
