/** A brand may move a limit, but only between the bounds that the limit itself names. */
import { compareDecimals, isDecimal, type Json, type JsonObject } from '#rules'
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

/** The part of a limit whose type is not that of the others; undefined where all agree. */
export function findOddPart(limit: JsonObject): string | undefined {
  const parts = ['value', 'least', 'most'].filter((name) => limit[name] !== undefined)
  const like = (name: string) => parts.filter((other) => typeof limit[other] === typeof limit[name]).length
  if (parts.every((name) => like(name) === parts.length)) return undefined
  return parts.toSorted((left, right) => like(left) - like(right))[0]
}

function checkLimit(check: BrandCheck, document: CheckedDocument, pointer: string, limit: JsonObject): void {
  const { value, least, most } = limit
  const odd = findOddPart(limit)
  if (odd !== undefined) {
    const message = '"value", "least" and "most" are all whole numbers or all decimals in quotes'
    reportPointer(check, document, `${pointer}/${odd}`, { code: 'LIMIT', message })
    return
  }
  for (const [name, part] of Object.entries({ value, least, most })) {
    if (typeof part !== 'string' || isDecimal(part)) continue
    reportPointer(check, document, `${pointer}/${name}`, { code: 'LIMIT', message: `"${part}" is not a decimal such as "0.06"` })
    return
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
