/** A brand can change a limit only within the limit's own bounds. */
import { compareDecimals, isDecimal, type Json, type JsonObject, objectOf } from '#rules'
import { say } from '../../read/messages.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, type Reporter, reportPointer } from '../brand-check.ts'
import { memberPointer } from '../shapes/meta-checker.ts'

export const limitsCheck = defineBrandCheck('limits', { reads: ['limits'], run: checkLimits })

function checkLimits(check: BrandCheck<'limits'>): void {
  const seen = new Map<string, string>()
  for (const document of check.documentsOf('limits')) {
    if (!document.sound) continue
    for (const [name, entry] of Object.entries(objectOf(document.value.limits))) {
      const pointer = memberPointer('/limits', name)
      const before = seen.get(name)
      if (before !== undefined) reportPointer(check, document, pointer, say('DUPLICATE-ID/limit', { name, file: before }))
      seen.set(name, document.paths[0] ?? '')
      checkLimit(check, document, pointer, objectOf(entry))
    }
  }
}

/** The part of a limit whose type differs from that of the others; undefined if all agree. */
export function findOddPart(limit: JsonObject): string | undefined {
  const parts = ['value', 'minimum', 'maximum'].filter((name) => limit[name] !== undefined)
  const like = (name: string) => parts.filter((other) => typeof limit[other] === typeof limit[name]).length
  if (parts.every((name) => like(name) === parts.length)) return undefined
  return parts.toSorted((left, right) => like(left) - like(right))[0]
}

function checkLimit(check: Reporter, document: CheckedDocument, pointer: string, limit: JsonObject): void {
  const { value, minimum, maximum } = limit
  const odd = findOddPart(limit)
  if (odd !== undefined) {
    reportPointer(check, document, `${pointer}/${odd}`, say('LIMIT/types'))
    return
  }
  for (const [name, part] of Object.entries({ value, minimum, maximum })) {
    if (typeof part !== 'string' || isDecimal(part)) continue
    reportPointer(check, document, `${pointer}/${name}`, say('LIMIT/decimal', { text: part }))
    return
  }
  const at = `${pointer}/value`
  const bounds = { value: String(value), least: String(minimum), most: String(maximum) }
  if (minimum !== undefined && maximum !== undefined && compare(minimum, maximum) > 0) {
    reportPointer(check, document, `${pointer}/minimum`, say('BOUNDS/crossed', { ...bounds, low: 'minimum', high: 'maximum' }))
  } else if (minimum !== undefined && compare(value, minimum) < 0) {
    reportPointer(check, document, at, say('LIMIT/below', bounds))
  } else if (maximum !== undefined && compare(value, maximum) > 0) {
    reportPointer(check, document, at, say('LIMIT/above', bounds))
  }
}

function compare(left: Json | undefined, right: Json | undefined): number {
  return compareDecimals(String(left), String(right))
}
