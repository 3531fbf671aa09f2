/** Numbers and codes of the trade that carry their own check. */
import { baseFormats, type FormatCheck } from '#rules'
import { nameFormat } from './names.ts'

/** Checks by format name, in the form that people normally write: upper case, without blanks. */
export const identifierFormats: Readonly<Record<string, FormatCheck>> = {
  'cn-mobile': isChineseMobile,
  'cn-landline': isChineseLandline,
  uscc: isSocialCreditCode,
  account: (value) => (value.includes('@') ? baseFormats.email?.(value) === true : isChineseMobile(value)),
  'container-number': Object.assign((value: string) => isContainerNumber(value), { explain: explainContainerNumber }),
  'un-locode': (value) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(value),
  scac: (value) => /^[A-Z]{4}$/.test(value),
  name: nameFormat,
}

/** The number series that the operators hold; +86 or 86 before it is tolerated. */
export function isChineseMobile(value: string): boolean {
  return /^(?:\+?86[- ]?)?1(?:3\d|4[57]|5[0-35-9]|6[25-7]|7[0-35-8]|8\d|9[0135-9])\d{8}$/.test(value)
}

/** Area code and number with an optional extension, or a 400 or 800 number. */
export function isChineseLandline(value: string): boolean {
  return /^(?:\+?86[- ]?)?\(?0[1-9]\d{1,2}\)?[- ]?[2-9]\d{6,7}(?:[-x# ]\d{1,6})?$/.test(value) || /^[48]00[- ]?\d{3}[- ]?\d{4}$/.test(value)
}

const creditSymbols = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

/** GB 32100-2015: 18 characters with a check of their own and that of the organisation code inside. */
export function isSocialCreditCode(value: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(value)) return false
  return creditCheck(value) === value[17] && organisationCheck(value.slice(8, 16)) === value[16]
}

function creditCheck(value: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const symbol of value.slice(0, 17)) {
    sum += creditSymbols.indexOf(symbol) * weight
    weight = (weight * 3) % 31
  }
  return creditSymbols[(31 - (sum % 31)) % 31]
}

function organisationCheck(code: string): string {
  let sum = 0
  for (const [index, symbol] of [...code].entries()) sum += Number.parseInt(symbol, 36) * (organisationWeights[index] ?? 0)
  const check = 11 - (sum % 11)
  return check === 10 ? 'X' : check === 11 ? '0' : String(check)
}

/** Values of A to Z; those divisible by 11 are left out. */
const letterValues = [10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38]

/** ISO 6346: owner, category (U, J or Z), six digits and the check digit. */
export function isContainerNumber(value: string): boolean {
  const expected = containerCheckDigit(value)
  return expected !== undefined && expected === value[10]
}

/** The check digit that a container number should end with; undefined where it has not the shape of one. */
export function containerCheckDigit(value: string): string | undefined {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(value)) return undefined
  let sum = 0
  for (const [index, symbol] of [...value.slice(0, 10)].entries()) {
    const number = /\d/.test(symbol) ? Number(symbol) : (letterValues[symbol.charCodeAt(0) - 65] ?? 0)
    sum += number * 2 ** index
  }
  return String((sum % 11) % 10)
}

/** What a wrong number should look like, for whoever copied it. */
function explainContainerNumber(value: string): { id: string; params: { expected: string } } | undefined {
  const expected = containerCheckDigit(value)
  return expected === undefined ? undefined : { id: 'invalid.containerCheck', params: { expected } }
}
