/** Expression faults caused by a mistake in another document, which is reported there once. */
import { type ExpressionFault, type ExpressionReference, nearestName, objectOf } from '#rules'
import { defineStep } from '../../memo/memo.ts'
import { layoutFields, listOf } from '../../resolve/schema.ts'
import type { DocumentCheck } from '../brand-check.ts'
import { isUncertain } from './name-ledger.ts'

/** Whether the expression names a limit that may be in an unreadable file: its type is unknown too. */
export function namesLostLimit(check: DocumentCheck<never>, references: readonly ExpressionReference[]): boolean {
  const unknown = references.some(({ kind, of, name, candidates }) => kind === 'name' && of === 'limits' && !candidates.includes(name))
  return unknown && isUncertain(check.whole(), 'limit')
}

/** Whether a value is a state missing in its dictionary, which is reported at the dictionary. */
export function isLostState(check: DocumentCheck<never>, references: readonly ExpressionReference[], fault: ExpressionFault): boolean {
  const reference = references.find(({ kind, start, end }) => kind === 'value' && start === fault.start && end === fault.end)
  if (reference?.list?.kind !== 'dictionary' || reference.candidates.includes(reference.name)) return false
  const life = check.whole().documentOf('dictionary', reference.list.id)?.value.life
  return typeof life === 'string' && (check.facts.states[life]?.includes(reference.name) ?? false)
}

/** Whether a name is unknown because a misspelled layout entry keeps the field out of its form. */
export function isLostField(
  check: DocumentCheck<'form' | 'entity'>,
  references: readonly ExpressionReference[],
  fault: ExpressionFault,
): boolean {
  const reference = references.find(({ kind, start, end }) => kind === 'name' && start === fault.start && end === fault.end)
  if (!reference || reference.candidates.includes(reference.name)) return false
  return check.reads.make(fieldsLostInLayouts).has(reference.name)
}

/** Fields probably meant by unknown names in a layout. */
const fieldsLostInLayouts = defineStep('fields that slips keep out of their forms', {
  reads: ['form', 'entity'],
  make: (documents): ReadonlySet<string> => {
    const lost = Object.entries(documents.all('form')).flatMap(([id, form]) => {
      if (typeof form.entity !== 'string') return []
      const layoutNames = layoutFields(id, documents)
      const named = listOf(form.layout).flatMap((section) => listOf(objectOf(section).fields).map((place) => String(objectOf(place).id)))
      const unnamed = Object.keys(layoutNames).filter((name) => !named.includes(name))
      return named.flatMap((name) => (Object.hasOwn(layoutNames, name) ? [] : (nearestName(name, unnamed) ?? [])))
    })
    return new Set(lost)
  },
})
