/** Results of one walk over an expression: problems, and every name and value it refers to. */
import type { ASTNode } from '@marcbachmann/cel-js'
import type { JsonSchema } from '../json.ts'
import type { ExpressionWorld, Meaning } from './meanings.ts'
import type { ExpressionScope } from './scope-types.ts'
import { operatorRange, type TextRange } from './syntax-tree.ts'

export type FaultParam = string | number | readonly string[]

/** A problem in an expression; start and end count UTF-16 units of its text. Texts for the codes are elsewhere. */
export interface ExpressionFault extends TextRange {
  readonly code: string
  readonly params: Readonly<Record<string, FaultParam>>
  /** The unknown name, and the known names. */
  readonly name?: string
  readonly candidates?: readonly string[]
}

/** The position of a name, or of a value that must be one of a list, in an expression. */
export interface ExpressionReference extends TextRange {
  readonly kind: 'name' | 'function' | 'value' | 'currency' | 'measure'
  readonly name: string
  /** Known names; empty if any name is allowed. */
  readonly candidates: readonly string[]
  /** For a name: the object it is a member of, empty at the top level. For a value: the field it is compared with. */
  readonly of: string
  /** The dictionary or reference list that contains the value. */
  readonly list?: { readonly kind: 'dictionary' | 'reference'; readonly id: string }
  /** For a member: its schema in the scope. */
  readonly schema?: JsonSchema
}

export interface Walk {
  readonly text: string
  readonly scope: ExpressionScope
  readonly world: ExpressionWorld
  readonly functions: ReadonlySet<string>
  /** Names reserved by CEL, such as type names. */
  readonly isBuiltIn: (name: string) => boolean
  readonly faults: ExpressionFault[]
  readonly references: ExpressionReference[]
  readonly meanings: Map<ASTNode, Meaning>
}

/** CEL's type for a part; undefined if the check did not reach it. */
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

/** A part as written, for a message. */
export function written(walk: Walk, node: ASTNode): string {
  return walk.text.slice(node.start, node.end)
}
