/** Parses numbers as people write them in sheets. Ambiguous ones are refused, with the likely meaning. */
import { isDecimal, readWrittenNumber } from '#rules'

export type ReadNumber =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'separator' | 'sign'; readonly meant: string }
  | { readonly kind: 'none' }

/** A number as stored in the file: a float, which Excel shows with 15 digits. */
export function readFloat(text: string): ReadNumber {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return { kind: 'none' }
  const digits = String(Number(value.toPrecision(15)))
  return isDecimal(digits) ? { kind: 'number', value: digits } : { kind: 'none' }
}

/** A number stored as text. */
export function readDecimal(text: string): ReadNumber {
  const read = readWrittenNumber(text)
  if (read.kind === 'number') return read
  if (read.kind === 'ambiguous') return { kind: 'separator', meant: read.meant }
  const words = text.normalize('NFKC').trim()
  const unsigned = words.replace(/^(?:[A-Z]{3}|[¥$€£₩])\s*|\s*(?:[A-Z]{3}|[¥$€£₩\u5143])$/g, '')
  if (unsigned === words) return { kind: 'none' }
  const inside = readDecimal(unsigned)
  return inside.kind === 'none' ? inside : { kind: 'sign', meant: inside.kind === 'number' ? inside.value : inside.meant }
}
