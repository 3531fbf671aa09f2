/** Reads a number as people write it. Every field, pasted cell and sheet reads it here, so that one text is one number. */
import { isDecimal } from './decimals.ts'

export type WrittenNumber =
  | { readonly kind: 'number'; readonly value: string }
  /** 12,5 is a decimal to some and a mistyped thousand to others. */
  | { readonly kind: 'ambiguous'; readonly meant: string }
  | { readonly kind: 'none' }

/** Thousands in groups of three with one kind of sign between them, with a decimal point: 1,234.50, 1 234.5, 1'234. */
const pointed = /^-?(?:\d+|\d{1,3}([, '])\d{3}(?:\1\d{3})*)(?:\.\d+)?$/
/** The same with a decimal comma, which only groups with points or spaces tell from a separator: 1.234,50. */
const comma = /^-?\d{1,3}([. ])\d{3}(?:\1\d{3})*,\d+$/

export function readWrittenNumber(text: string): WrittenNumber {
  const words = toPlainSigns(text)
  if (pointed.test(words)) return checked(words.replace(/[, ']/g, ''))
  if (comma.test(words)) return checked(words.replace(/[. ]/g, '').replace(',', '.'))
  if (/^\d+,\d{1,2}$/.test(words)) return { kind: 'ambiguous', meant: words.replace(',', '.') }
  return { kind: 'none' }
}

function checked(value: string): WrittenNumber {
  return isDecimal(value) ? { kind: 'number', value } : { kind: 'none' }
}

/** Digits and signs of input methods, and every kind of space, as ASCII. */
function toPlainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\u3001/g, ',')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\u2019/g, "'")
    .replace(/\s/g, ' ')
    .trim()
}
