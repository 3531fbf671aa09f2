/** Numbers as people type them: with spaces and hyphens, in lower case, with or without the carrier's SCAC. */
import { containerCheckDigit } from '#domain'

/** Shorter words match too many numbers. */
export const shortestNumber = 3

/** Upper case, without spaces and punctuation: `csqu 305438-3` becomes `CSQU3054383`. */
export function toNumber(words: string): string {
  return words
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./_\-\u2010-\u2015]+/gu, '')
}

/** A container number with a wrong check digit, and the number with the right one; undefined for anything else. */
export function correctContainer(number: string): { readonly given: string; readonly right: string } | undefined {
  const digit = containerCheckDigit(number)
  return digit === undefined || digit === number[10] ? undefined : { given: number, right: number.slice(0, 10) + digit }
}

/** Beginnings under which a number may be stored: as typed, without its SCAC, and with that of each carrier. */
export function beginningsOf(number: string, carriers: readonly string[]): string[] {
  const scac = carriers.find((one) => number.startsWith(one))
  const bare = scac ? number.slice(scac.length) : undefined
  if (bare !== undefined) return bare.length < shortestBare ? [number] : [number, bare]
  return /^\d{3,}/.test(number) ? [number, ...carriers.map((one) => one + number)] : [number]
}

const shortestBare = 4

/** Whether tools that take a container or a B/L number can be asked for it. */
export function isWholeNumber(number: string): boolean {
  return /^(?=.*\d{5})[A-Z0-9]{7,20}$/.test(number) && correctContainer(number) === undefined
}
