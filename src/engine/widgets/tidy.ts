/** Corrects typed and pasted input if the intention is clear. */
import { readWrittenNumber } from '#rules'

/** Digits, full stop, comma, minus and space as written by a Chinese input method. */
export function toAscii(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/[\u3000\u00a0]/g, ' ')
}

/** Codes written in capitals, with groups only for readability. */
const capitals: ReadonlySet<string> = new Set(['container-number', 'scac', 'un-locode', 'uscc'])

/** Numbers that are written in groups, with or without the country code. */
const grouped: ReadonlySet<string> = new Set(['cn-mobile'])

/** How a text is read: by its format, else by the pattern that it must match. */
interface TextField {
  readonly format?: string | undefined
  readonly pattern?: string | undefined
}

/** Normalises text. Values with a format or a pattern never contain full-width characters intentionally. */
export function tidyText(text: string, { format, pattern }: TextField): string {
  if (format === undefined) return pattern === undefined ? text.trim() : tidyByPattern(text, pattern)
  if (grouped.has(format)) return tidyCode(text).replace(/^00/, '+')
  return capitals.has(format) ? tidyCode(text).toUpperCase() : toAscii(text).trim()
}

/**
 * Signs between groups are dropped if only they are wrong: 8471.30 00 is a code of digits, but a telephone number may have them. Where
 * a single digit is accepted, 12.50 is a number with decimals.
 */
function tidyByPattern(text: string, pattern: string): string {
  const plain = toAscii(text).trim()
  const accepted = new RegExp(pattern, 'u')
  const signs = accepted.test('1') ? /\s/g : /(?<=[A-Za-z0-9])[\s.\u2010-\u2015-]+(?=[A-Za-z0-9])/g
  const joined = plain.replace(signs, '')
  return !accepted.test(plain) && accepted.test(joined) ? joined : plain
}

/** A pasted code without separators. */
export function tidyCode(text: string): string {
  return toAscii(text).replace(/[\s\u2010-\u2015-]/g, '')
}

/** While typing a number: separators go once their groups are complete, everything else is left to leaving the field. */
export function tidyNumberTyping(text: string): string {
  const typed = toAscii(text)
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\u3001/g, ',')
    .trimStart()
  return /^-?\d+(?:[, ']\d{3})+(?:\.\d*)?$/.test(typed) ? typed.replace(/[, ']/g, '') : typed
}

/** On blur: `.5`, `5.`, `007` and `+5` are numbers that people write but the format does not accept. */
export function tidyNumber(text: string): string {
  const read = readWrittenNumber(text)
  if (read.kind === 'number') return read.value
  const typed = tidyNumberTyping(text).trim().replace(/^\+/, '')
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(typed)
  if (!parts || (!parts[2] && !parts[3])) return typed
  const [, sign = '', whole = '', fraction] = parts
  const figures = whole.replace(/^0+(?=\d)/, '') || '0'
  return `${sign}${figures}${fraction ? `.${fraction}` : ''}`
}
