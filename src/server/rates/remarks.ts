import type { JsonObject } from '#rules'
import { type Call, isObject } from '../kernel/index.ts'

/** Remarks of a rate come in the languages in which it was loaded: the reader's, else the brand's own. */
export function pickRemarks(remarks: JsonObject[string] | undefined, call: Pick<Call, 'language' | 'brand'>): string {
  if (typeof remarks === 'string') return remarks
  const words = isObject(remarks) ? (remarks[call.language] ?? remarks[call.brand.defaultLanguage]) : undefined
  return typeof words === 'string' ? words : ''
}
