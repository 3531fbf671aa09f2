/** Steps that an expression takes at least, known before it runs: loops within loops multiply. */
import type { ASTNode } from '@marcbachmann/cel-js'
import { mostSteps } from './bounds.ts'
import { childrenOf, nodesOf } from './syntax-tree.ts'
import type { ExpressionFault } from './walk.ts'

const loops: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter'])
/** Rows of a list that is known only at run time. Fewer than most lists may have, so that every fault is certain. */
const fewRows = 10

/** A fault if the expression could never finish within the steps of one evaluation. */
export function findCost(tree: ASTNode): ExpressionFault | undefined {
  // Most expressions have no loop within a loop.
  const loop = [...nodesOf(tree)].find(isLoop)
  const steps = loop ? costOf(tree) : 0
  return loop && steps > mostSteps
    ? { code: 'too-costly', params: { steps: Math.min(steps, Number.MAX_SAFE_INTEGER), most: mostSteps }, start: loop.start, end: loop.end }
    : undefined
}

function costOf(node: ASTNode): number {
  if (!isLoop(node)) return childrenOf(node).reduce((steps, child) => steps + costOf(child), 1)
  const [list, ...parts] = childrenOf(node)
  const each = parts.reduce((steps, part) => steps + costOf(part), 1)
  return list ? costOf(list) + rowsOf(list) * each : each
}

function rowsOf(list: ASTNode): number {
  return list.op === 'list' ? childrenOf(list).length : fewRows
}

function isLoop(node: ASTNode): boolean {
  return node.op === 'rcall' && loops.has(node.args[0])
}
