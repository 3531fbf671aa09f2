import { isObject, type Json } from '#rules'
import { listObjects, type Result } from '../../kernel/index.ts'
import { type FormScope, readText } from './order-type.ts'

/**
 * The charge factor of a declared distance, in kilometres, if the order type asks for one. Both directions are the
 * same. Refused if no distance is declared: without it the charge would silently be left out.
 */
export function readDistance(asked: Json | undefined, scope: FormScope): Result<Record<string, string>> {
  if (!isObject(asked)) return { ok: true, value: {} }
  const [from, to] = [readText(asked.from, scope), readText(asked.to, scope)]
  const rows = listObjects(scope.brand.documents.reference?.[String(asked.reference)]?.rows)
  const row = rows.find(({ facts }) => isObject(facts) && isBetween(facts.from, facts.to, { from, to }))
  const km = isObject(row?.facts) ? row.facts.km : undefined
  if (km === undefined) return { ok: false, error: 'error.no-distance' }
  return { ok: true, value: { [String(asked.fact)]: String(km) } }
}

interface Ends {
  readonly from: string | undefined
  readonly to: string | undefined
}

function isBetween(one: Json | undefined, other: Json | undefined, { from, to }: Ends): boolean {
  return (one === from && other === to) || (one === to && other === from)
}
