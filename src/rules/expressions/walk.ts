/** Results of one walk over an expression: problems, and every name and value it refers to. */
import type { ASTNode } from '@marcbachmann/cel-js'
import type { ExpressionWorld, Meaning } from './meanings.ts'
import type { ExpressionScope } from './scope-types.ts'
import { operatorRange, type TextRange } from './syntax-tree.ts'

export type FaultParam = string | number | readonly string[]

/** Something wrong with an expression; start and end count UTF-16 units of its text. The words for a code are not ours. */
export interface ExpressionFault extends TextRange {
  readonly code: string
  readonly params: Readonly<Record<string, FaultParam>>
  /** The name that is not known, and the names that would be. */
  readonly name?: string
  readonly candidates?: readonly string[]
}

/** The position of a name, or of a value that must be one of a list, in an expression. */
export interface ExpressionReference extends TextRange {
  readonly kind: 'name' | 'function' | 'value' | 'currency' | 'measure'
  readonly name: string
  /** Known names; empty if any name is allowed. */
  readonly candidates: readonly string[]
  /** For a name: the object that it is a member of, empty for the outermost. For a value: the field that it is compared with. */
  readonly of: string
  /** The dictionary or reference list whose row the value is. */
  readonly list?: { readonly kind: 'dictionary' | 'reference'; readonly id: string }
}

export interface Walk {
  readonly text: string
  readonly scope: ExpressionScope
  readonly world: ExpressionWorld
  readonly functions: ReadonlySet<string>
  /** Names that CEL itself gives a meaning, such as those of its types. */
  readonly isBuiltIn: (name: string) => boolean
  readonly faults: ExpressionFault[]
  readonly references: ExpressionReference[]
  readonly meanings: Map<ASTNode, Meaning>
}

/** The type that CEL gave a part; undefined where the check did not come so far. */
export function typeOfNode(node: ASTNode): string | undefined {
  // The library stores it on the node, but does not declare it.
  return (node as ASTNode & { readonly checkedType?: { readonly name: string } }).checkedType?.name
}

export function blame(walk: Walk, code: string, range: TextRange, params: ExpressionFault['params'] = {}): void {
  walk.faults.push({ code, start: range.start, end: range.end, params })
}

export function blameOperator(walk: Walk, code: string, node: ASTNode, params: ExpressionFault['params']): void {
  blame(walk, code, operatorRange(node, walk.text), { operator: node.op, ...params })
}

/** Records a reference and, if the name is not among the candidates, the problem. */
export function refer(walk: Walk, reference: ExpressionReference, code: string, params: ExpressionFault['params'] = {}): void {
  walk.references.push(reference)
  const { name, candidates, start, end } = reference
  if (!candidates.includes(name)) walk.faults.push({ code, start, end, params: { name, ...params }, name, candidates })
}

/** A part as it is written, for a message. */
export function written(walk: Walk, node: ASTNode): string {
  return walk.text.slice(node.start, node.end)
}
