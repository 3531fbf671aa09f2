/** A brand may move a limit, but only between the bounds that the limit itself names. */
import { compareDecimals, isDecimal, type Json } from '#rules'
import { objectOf } from '../schema.ts'
import { type BrandCheck, type CheckedDocument, reportPointer } from './brand-check.ts'
import { memberPointer } from './meta-checker.ts'

export function checkLimits(check: BrandCheck): void {
  const seen = new Map<string, string>()
  for (const document of check.documents) {
    if (document.kind !== 'limits' || !document.sound) continue
    for (const [name, entry] of Object.entries(objectOf(document.value.limits))) {
      const pointer = memberPointer('/limits', name)
      const before = seen.get(name)
      if (before !== undefined)
        reportPointer(check, document, pointer, { code: 'DUPLICATE-ID', message: `the limit "${name}" is declared in ${before} too` })
      seen.set(name, document.paths[0] ?? '')
      checkLimit(check, document, pointer, objectOf(entry))
    }
  }
}

function checkLimit(check: BrandCheck, document: CheckedDocument, pointer: string, limit: { readonly [name: string]: Json }): void {
  const { value, least, most } = limit
  for (const name of ['value', 'least', 'most']) {
    const part = limit[name]
    if (part === undefined) continue
    if (typeof part === 'string' && !isDecimal(part)) {
      reportPointer(check, document, `${pointer}/${name}`, { code: 'LIMIT', message: `"${part}" is not a decimal such as "0.06"` })
      return
    }
    if (typeof part !== typeof value) {
      reportPointer(check, document, `${pointer}/${name}`, {
        code: 'LIMIT',
        message: `"value", "least" and "most" are all whole numbers or all decimals in quotes`,
      })
      return
    }
  }
  const at = `${pointer}/value`
  if (least !== undefined && most !== undefined && compare(least, most) > 0) {
    reportPointer(check, document, `${pointer}/least`, { code: 'BOUNDS', message: `"least" ${least} is above "most" ${most}` })
  } else if (least !== undefined && compare(value, least) < 0) {
    reportPointer(check, document, at, { code: 'LIMIT', message: `${value} is below the least allowed, ${least}` })
  } else if (most !== undefined && compare(value, most) > 0) {
    reportPointer(check, document, at, { code: 'LIMIT', message: `${value} is above the most allowed, ${most}` })
  }
}

function compare(left: Json | undefined, right: Json | undefined): number {
  return compareDecimals(String(left), String(right))
}
