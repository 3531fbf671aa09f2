/** Conditions that only one brand's own choices and limits make constant: worth telling there, but nothing to mend where they stand. */
import { type ExpressionFault, findConstantParts } from '#rules'
import { findTree, readsOf } from '../../documents.ts'
import { toDocuments } from '../../read-documents.ts'
import type { CheckedDocument, DocumentCheck } from '../brand-check.ts'
import { findContext } from '../context.ts'
import { worldOf } from './expression-world.ts'

export interface NarrowedCondition {
  readonly text: string
  readonly fault: ExpressionFault
}

/** Whether a condition of a shared document is constant in this brand alone, because the brand has fewer choices or tighter limits. */
export function isOnlyOfBrand(
  check: DocumentCheck<never>,
  { kind, id, tree }: CheckedDocument,
  pointer: string,
  condition: NarrowedCondition,
): boolean {
  const { base } = check.whole()
  const shared = base.get(kind)?.get(id)
  const { place } = findTree(tree, pointer).tree
  if (!shared?.paths.includes(place.path)) return false
  const reads = readsOf(toDocuments(base))
  const { scope } = findContext(shared, pointer, { reads, places: new Map() })
  const { text, fault } = condition
  return !findConstantParts(text, scope, worldOf(reads)).some(({ code, start }) => code === fault.code && start === fault.start)
}
