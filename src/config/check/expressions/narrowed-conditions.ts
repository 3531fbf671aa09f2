/** Conditions that only one brand's own choices and limits make constant: worth telling there, but nothing to mend where they stand. */
import { type ExpressionFault, findConstantParts } from '#rules'
import { findTree } from '../../documents.ts'
import { toDocuments } from '../../read-documents.ts'
import type { BrandCheck, CheckedDocument } from '../brand-check.ts'
import { findContext } from '../context.ts'
import { collectNames } from '../names/known-names.ts'
import { worldOf } from './expression-world.ts'

export interface NarrowedCondition {
  readonly text: string
  readonly fault: ExpressionFault
}

/** Whether a condition of a shared document is constant in this brand alone, because the brand has fewer choices or tighter limits. */
export function isOnlyOfBrand(
  check: BrandCheck,
  { kind, id, tree }: CheckedDocument,
  pointer: string,
  condition: NarrowedCondition,
): boolean {
  const shared = check.base.get(kind)?.get(id)
  const { place } = findTree(tree, pointer).tree
  if (!shared?.paths.includes(place.path)) return false
  const documents = toDocuments(check.base)
  const names = collectNames({ brand: '', documents, facts: check.facts, icons: [], assets: new Set(), brands: [] })
  const { scope } = findContext(shared, pointer, names)
  const { text, fault } = condition
  return !findConstantParts(text, scope, worldOf(names)).some(({ code, start }) => code === fault.code && start === fault.start)
}
