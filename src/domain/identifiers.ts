/** Numbers and codes used in the trade, with their check digits. */
import { baseFormats, type FormatCheck } from '#rules'

/** Control characters, direction marks, joiners and zero-width spaces: names that look the same must be the same. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const readable = /[\p{L}\p{N}]/u
const words = /[\p{L}\p{M}]+/gu
/** Scripts with similar letters. Chinese next to Latin is fine: they cannot be confused. */
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u]

type NameFault = 'invalid.name.unseen' | 'invalid.name.blank' | 'invalid.name.mixed'

/** Formats do not decide whether a value is required. */
const nameFormat: FormatCheck = Object.assign((value: string) => value === '' || findFault(value) === undefined, {
  explain: (value: string) => {
    const id = findFault(value)
    return id && { id, params: {} }
  },
})

function findFault(value: string): NameFault | undefined {
  if (unseen.test(value)) return 'invalid.name.unseen'
  if (!readable.test(value)) return 'invalid.name.blank'
  return (value.match(words) ?? []).some(isMixed) ? 'invalid.name.mixed' : undefined
}

function isMixed(word: string): boolean {
  return alike.filter((script) => script.test(word)).length > 1
}

/** Checks by format name, for the usual notation: upper case, without spaces. */
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

/** Any range: new ones are opened every year. The country code, and gaps between groups of digits, may be written. */
export function isChineseMobile(value: string): boolean {
  return /^(?:(?:\(?(?:\+|00)86\)?|86)[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}$/.test(value)
}

/** Area code and number with an optional extension, without the 0 after the country code; or a 400 or 800 number. */
export function isChineseLandline(value: string): boolean {
  const number = value.replace(/\s*(?:\u8f6c|\u8f49|ext\.?|x|#)\s*(?=\d{1,6}$)/i, '-')
  const national = /^\(?0[1-9]\d{1,2}\)?[- ]?[2-9]\d{2,3}[- ]?\d{4}(?:[- ]\d{1,6})?$/
  // Without its plus, a country code needs a separator: 86 574 is China, 8657 may be the beginning of any number.
  const international =
    /^(?:\(?(?:\+|00)86\)?[- ]?|\(?86\)?[- ])(?:\(0\) ?)?\(?0?[1-9]\d{1,2}\)?[- ]?[2-9]\d{2,3}[- ]?\d{4}(?:[- ]\d{1,6})?$/
  // 400-820-8820 is also written as 400-8208-820.
  const service = /^[48]00(?:[- ]?\d){7}(?:-\d{1,6})?$/
  return national.test(number) || international.test(number) || service.test(number)
}

const creditSymbols = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

/** GB 32100-2015: 18 characters with a check digit, and the organisation code's check digit inside. */
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

/** Values of A to Z; multiples of 11 are skipped. */
const letterValues = [10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38]

/** ISO 6346: owner, category (U, J or Z), six digits and the check digit. */
export function isContainerNumber(value: string): boolean {
  const expected = containerCheckDigit(value)
  return expected !== undefined && expected === value[10]
}

/** Expected check digit of a container number; undefined if it does not have that format. */
export function containerCheckDigit(value: string): string | undefined {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(value)) return undefined
  let sum = 0
  for (const [index, symbol] of [...value.slice(0, 10)].entries()) {
    const number = /\d/.test(symbol) ? Number(symbol) : (letterValues[symbol.charCodeAt(0) - 65] ?? 0)
    sum += number * 2 ** index
  }
  return String((sum % 11) % 10)
}

/** The format of a valid number, for the message. */
function explainContainerNumber(value: string): { id: string; params: { expected: string } } | undefined {
  const expected = containerCheckDigit(value)
  return expected === undefined ? undefined : { id: 'invalid.containerCheck', params: { expected } }
}

/** Seven digits with a check digit, the last. 0000000 is a ship that is not known yet. */
export function isImoNumber(value: string): boolean {
  if (!/^\d{7}$/.test(value) || value === '0000000') return false
  const sum = [...value.slice(0, 6)].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0)
  return String(sum % 10) === value[6]
}

/** ISO 6346: length, width and height, then type, such as 45G1 or L5GP; or the four digits of its edition of 1984, such as 4510. */
export function isIsoSizeType(value: string): boolean {
  const types = /^(?:[A-Z]\d|GP|VH|BU|BK|SN|RE|RT|RS|HR|HI|UT|PL|PF|PC|PS|TN|TD|TG|AS)$/
  return /^[1-49]\d{3}$/.test(value) || (/^[1-4A-HK-NP][0245689C-FL-NP]/.test(value) && types.test(value.slice(2)))
}

/**
 * A country code of ISO 3166 that has places with clocks. Neither former codes (SU), codes of groups (EU) nor reserved ones (UK, which
 * is GB in every UN/LOCODE).
 */
export function isUnCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false
  const region = new Intl.Locale(`und-${code}`)
  return region.region === code && (region.getTimeZones()?.length ?? 0) > 0
}

interface CodedRow {
  readonly id: string
  readonly code?: string
  readonly aliases?: readonly string[]
}

/** The row for a code: its id, its shown code or an alias; undefined if there is none. */
export function portByCode<Row extends CodedRow>(rows: readonly Row[], code: string): Row | undefined {
  const carrierCode = code.trim().toUpperCase()
  return rows.find(({ id }) => id === carrierCode) ?? rows.find((row) => row.code === carrierCode || row.aliases?.includes(carrierCode))
}

export interface OrderNumberParts {
  /** The brand's document prefix, then the order type's letters. */
  readonly prefix: string
  readonly document: string
  /** Calendar day in the brand's time zone, YYYY-MM-DD. */
  readonly day: string
  /** From a database counter. */
  readonly sequence: number
}

/** Prefix, letters, day as YYMMDD, and a number of at least five digits. */
export function orderNumber({ prefix, document, day, sequence }: OrderNumberParts): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`Not an order sequence: ${sequence}`)
  return `${prefix}${document}${day.slice(2).replaceAll('-', '')}${String(sequence).padStart(5, '0')}`
}

/** Masks a sensitive value for users who may know that it exists, but not what it is. */

const bullets = '****'
const shortestPhone = 8

/** First three and last four digits: 138****0000. */
export function maskPhone(phone: string): string {
  return phone.length < shortestPhone ? `${phone.slice(0, 1)}${bullets}` : `${phone.slice(0, 3)}${bullets}${phone.slice(-4)}`
}

/** First letter and the domain: a***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const first = [...email][0] ?? ''
  return at < 1 ? `${first}***` : `${first}***${email.slice(at)}`
}
