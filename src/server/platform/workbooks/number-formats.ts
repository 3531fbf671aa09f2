/** Tells from an Excel number format what the author saw: the stored number, a date, a percentage, or something else. */

/**
 * 'altered' displays another number than the one stored, or none: 12 for 12,000, a fraction, a time without its day. A 'number' may
 * have words beside it, such as a currency.
 */
export type NumberDisplay = 'number' | 'date' | 'percent' | 'altered'

export interface NumberFormat {
  readonly sections: readonly Section[]
}

/** The part of a format for positive numbers, negative ones or zero. */
interface Section {
  /** In brackets, such as a condition or a currency. */
  readonly brackets: readonly string[]
  /** Quoted or escaped signs, which are displayed as they are. */
  readonly literal: string
  /** The other signs: placeholders of digits or dates. */
  readonly pattern: string
}

const percentIds = [9, 10]
/** Scientific, fractions, and currencies, whose sign depends on the reader's Windows. */
const alteredIds = [5, 6, 7, 8, 11, 12, 13, 42, 44, 48]
/** Dates with a day, including Chinese and Japanese ones. */
const dateIds = [14, 15, 16, 22, 28, 29, 30, 31, 51, 53, 54, 58]
/** Months, and times without a day. */
const partialDateIds = [17, 18, 19, 20, 21, 27, 32, 33, 34, 35, 36, 45, 46, 47, 50, 52, 55, 56, 57]
const decimalsOfIds: Readonly<Record<number, number>> = { 1: 0, 2: 2, 3: 0, 4: 2, 37: 0, 38: 0, 39: 2, 40: 2, 41: 0, 43: 2 }

/** One of Excel's own formats, which files name by their number only. */
export function builtInFormat(id: number): NumberFormat {
  if (percentIds.includes(id)) return parseFormat('0%')
  if (dateIds.includes(id)) return parseFormat(id === 22 ? 'yyyy-mm-dd h:mm' : 'yyyy-mm-dd')
  if (partialDateIds.includes(id)) return parseFormat('yyyy-mm')
  if (alteredIds.includes(id)) return parseFormat('0E+0')
  const decimals = decimalsOfIds[id]
  return parseFormat(decimals === undefined ? 'General' : `0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`)
}

export function parseFormat(code: string): NumberFormat {
  const sections: Section[] = []
  const token = /"([^"]*)"?|\\([\s\S])|[_*][\s\S]|\[([^\]]*)\]|;|([\s\S])/g
  let section = { brackets: [] as string[], literal: '', pattern: '' }
  sections.push(section)
  for (const [sign, quoted, escaped, bracket, plain] of code.matchAll(token)) {
    if (sign === ';') {
      section = { brackets: [], literal: '', pattern: '' }
      sections.push(section)
    }
    if (bracket !== undefined) section.brackets.push(bracket)
    section.literal += quoted ?? escaped ?? ''
    section.pattern += plain ?? ''
  }
  return { sections }
}

/** What the author saw of a stored number. */
export function displayOf(format: NumberFormat, stored: string): NumberDisplay {
  const value = Number(stored)
  // Conditions such as [>100] choose what to display by the value.
  if (format.sections.some(({ brackets: sectionBrackets }) => sectionBrackets.some((bracket) => /^[<>=]/.test(bracket)))) return 'altered'
  const section = sectionOf(format, value)
  if (!section) return 'number'
  const { brackets, pattern } = section
  // Colours, locales and numerals of a language change no value; elapsed hours do.
  if (brackets.some((bracket) => /^(?:h+|m+|s+)$/i.test(bracket))) return 'altered'
  if (/^[^a-z]*general[^a-z]*$/i.test(pattern)) return isDecoration(section, value, format) ? 'number' : 'altered'
  if (/[ymdhs]/i.test(pattern)) return /(?<!d)d{1,2}(?!d)/i.test(pattern) ? 'date' : 'altered'
  if (pattern.includes('%')) return 'percent'
  return isPlainNumber(section, value, format) ? 'number' : 'altered'
}

/** The words and signs of currencies that the author saw beside a number: USD, $, or k; empty if there are none. */
export function wordsBeside(format: NumberFormat, stored: string): string {
  const { brackets = [], literal = '', pattern = '' } = sectionOf(format, Number(stored)) ?? {}
  const currencies = brackets.flatMap((bracket) => /^\$([^-]+)/.exec(bracket)?.[1]?.trim() ?? [])
  return [...currencies, ...(literal.match(wordsAndSigns) ?? []), ...(pattern.match(/\p{Sc}/gu) ?? [])].join(' ')
}

/** Whether a date format displays the time of the day as well. */
export function displaysTime({ sections }: NumberFormat): boolean {
  return /h/i.test(sections[0]?.pattern ?? '')
}

const wordsAndSigns = /[\p{L}\p{Sc}]+/gu

function sectionOf({ sections }: NumberFormat, value: number): Section | undefined {
  const [positive, negative, zero] = sections
  if (value < 0) return negative ?? positive
  return value === 0 ? (zero ?? positive) : positive
}

/** Digits, grouped or not, with as many decimals as the number has. */
function isPlainNumber(section: Section, value: number, format: NumberFormat): boolean {
  const digits = section.pattern.replace(/[\s()+\p{Sc}-]/gu, '')
  if (digits === '@') return section.literal.trim() === ''
  // Accounting formats display zero as a dash.
  if (value === 0 && digits.replace(/\?/g, '') === '')
    return /^\s*-\s*$/.test(section.literal.replace(wordsAndSigns, '') + section.pattern.replace(/[?\p{Sc}]/gu, ''))
  // A comma after the digits divides by a thousand.
  const [, decimals = ''] = /^[#0?](?:[#0?,]*[#0?])?(?:\.([#0?]*))?$/.exec(digits) ?? [null, null]
  if (decimals === null) return false
  return isRounded(value, decimals.length) && isDecoration(section, value, format)
}

function isRounded(value: number, decimals: number): boolean {
  const exact = Number(value.toPrecision(15))
  return Number(exact.toFixed(Math.min(decimals, 100))) === exact
}

/** Only negative numbers may have a minus or brackets, and must have them if they have a section of their own. */
function isDecoration(section: Section, value: number, { sections }: NumberFormat): boolean {
  const literal = section.literal.replace(wordsAndSigns, '')
  const signs = `${literal}${section.pattern.replace(/[#0?.,\p{Sc}]|general/giu, '')}`.replace(/[\s+]/g, '')
  if (value < 0 && sections.length > 1) return signs === '-' || signs === '()'
  return signs === ''
}

/** A format can hide text or add to it, as "CN"@ does. */
export function isTextAltered({ sections }: NumberFormat): boolean {
  const section = sections[3] ?? sections.find(({ pattern }) => pattern.includes('@'))
  return (
    section !== undefined &&
    (section.pattern.trim() !== '@' || section.literal.trim() !== '') &&
    section.pattern.toLowerCase() !== 'general'
  )
}

/** Leading zeros of the format are part of codes such as voyage numbers. */
export function padNumber({ sections }: NumberFormat, stored: string): string {
  const width = /^0+$/.exec(sections[0]?.pattern ?? '')?.[0].length ?? 0
  return /^\d+$/.test(stored) ? stored.padStart(width, '0') : stored
}
