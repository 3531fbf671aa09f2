/** Parses numbers as people write them in sheets. Ambiguous ones are refused, with the likely meaning. */
import { isDecimal } from '#rules'

export type ReadNumber =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'full-width' | 'separator' | 'sign'; readonly meant: string }
  | { readonly kind: 'none' }

/** A number as stored in the file: a float, which Excel shows with 15 digits. */
export function readFloat(text: string): ReadNumber {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return { kind: 'none' }
  const shown = String(Number(value.toPrecision(15)))
  return isDecimal(shown) ? { kind: 'number', value: shown } : { kind: 'none' }
}

/** A number stored as text. */
export function readDecimal(text: string): ReadNumber {
  const words = text.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')
  if (isNumber(words)) return { kind: 'number', value: words }
  const plain = words.normalize('NFKC')
  if (plain !== words) {
    const inside = readDecimal(plain)
    return inside.kind === 'none' ? inside : { kind: 'full-width', meant: meantBy(inside) }
  }
  const separated = withoutSeparators(words)
  if (separated !== null) return { kind: 'separator', meant: separated }
  const unsigned = words.replace(/^(?:[A-Z]{3}|[¥$€£₩])\s*|\s*(?:[A-Z]{3}|[¥$€£₩\u5143])$/g, '')
  if (unsigned !== words) {
    const inside = readDecimal(unsigned)
    if (inside.kind !== 'none') return { kind: 'sign', meant: meantBy(inside) }
  }
  return { kind: 'none' }
}

/** No type attribute, so that other values stay text. */
function isNumber(words: string): boolean {
  return isDecimal(words)
}

function meantBy(inside: Exclude<ReadNumber, { kind: 'none' }>): string {
  return inside.kind === 'number' ? inside.value : inside.meant
}

/** Accepts 1,234.50 and 1 234.50 (English) and 1.234,50 and 12,5 (other locales); null for anything else. */
function withoutSeparators(words: string): string | null {
  if (/^\d{1,3}(?:[, '\u00a0]\d{3})+(?:\.\d+)?$/.test(words)) return checked(words.replace(/[^\d.]/g, ''))
  if (/^\d{1,3}(?:[. ]\d{3})+,\d+$/.test(words)) return checked(words.replace(/[. ]/g, '').replace(',', '.'))
  if (/^\d+,\d{1,2}$/.test(words)) return checked(words.replace(',', '.'))
  return null
}

function checked(value: string): string | null {
  return isDecimal(value) ? value : null
}
