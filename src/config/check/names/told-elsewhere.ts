/** Faults of an expression whose cause is a slip in another document: that one is told there, and once. */
import { type ExpressionFault, type ExpressionReference, nearestName } from '#rules'
import { layoutFields, listOf, objectOf } from '../../schema.ts'
import type { BrandCheck } from '../brand-check.ts'
import type { KnownNames } from './known-names.ts'
import { isUncertain } from './name-ledger.ts'
import { derive } from './watched-names.ts'

/** Whether a limit is named that may stand in a file which could not be read: nothing can be said of its type either. */
export function namesLostLimit(check: BrandCheck, references: readonly ExpressionReference[]): boolean {
  const unknown = references.some(({ kind, of, name, candidates }) => kind === 'name' && of === 'limits' && !candidates.includes(name))
  return unknown && isUncertain(check, 'limit')
}

/** Whether a value is a state that the life has and its dictionary lacks, which is told of the dictionary. */
export function isLostState(check: BrandCheck, references: readonly ExpressionReference[], fault: ExpressionFault): boolean {
  const reference = references.find(({ kind, start, end }) => kind === 'value' && start === fault.start && end === fault.end)
  if (reference?.list?.kind !== 'dictionary' || reference.candidates.includes(reference.name)) return false
  const life = check.documentOf('dictionary', reference.list.id)?.value.life
  return typeof life === 'string' && (check.facts.states[life]?.includes(reference.name) ?? false)
}

/** Whether a name is unknown because a slip in a layout keeps that field out of its form. */
export function isLostField(check: BrandCheck, references: readonly ExpressionReference[], fault: ExpressionFault): boolean {
  const reference = references.find(({ kind, start, end }) => kind === 'name' && start === fault.start && end === fault.end)
  if (!reference || reference.candidates.includes(reference.name)) return false
  return derive(check.names, 'fields that slips keep out of their forms', fieldsLostInLayouts).has(reference.name)
}

/** Fields that were meant where a layout names one that there is not. */
function fieldsLostInLayouts({ documents }: KnownNames): ReadonlySet<string> {
  const lost = Object.entries(documents.form ?? {}).flatMap(([id, form]) => {
    if (typeof form.entity !== 'string') return []
    const known = layoutFields(id, documents)
    const named = listOf(form.layout).flatMap((section) => listOf(objectOf(section).fields).map((place) => String(objectOf(place).id)))
    const left = Object.keys(known).filter((name) => !named.includes(name))
    return named.flatMap((name) => (Object.hasOwn(known, name) ? [] : (nearestName(name, left) ?? [])))
  })
  return new Set(lost)
}
