/** Limits on one evaluation: number of steps and size of numbers. Both are counted, so that a hostile expression ends soon. */

import type { ASTNode } from '@marcbachmann/cel-js'
import Big from 'big.js'
import { nodesOf } from './syntax-tree.ts'

/** A failure that no default may hide; the code is stable, and the params fill in its message. */
export class ExpressionFailure extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: string, params: Readonly<Record<string, string | number>> = {}) {
    super([code, ...Object.values(params)].join(' '))
    this.name = 'ExpressionFailure'
    this.code = code
    this.params = params
  }
}

/** Thrown for an input that is not yet readable, such as "12." on its way to "12.5". */
export class UnreadableInput extends Error {}

/**
 * Maximum steps of one evaluation. A step evaluates one part of the expression once; a list costs one more per item. Comparing
 * each of a hundred rows with every other needs some 60,000.
 */
export const mostSteps = 100_000
const mostDigits = 400
/** Characters that count as one step. */
const charactersAStep = 16

/** What the library stores on a node but does not declare in its types. */
interface RunningNode {
  evaluate: (evaluator: unknown, node: ASTNode, context: unknown) => unknown
  readonly meta: {
    readonly alternate?: RunningNode & ASTNode
    readonly macro?: { readonly evaluate: RunningNode['evaluate'] }
    readonly evaluate: RunningNode['evaluate']
  }
}

let stepsLeft = mostSteps
const weights = new WeakMap<object, number>()
/** A shared instance, because the library's loops continue after an error and creating one each time is expensive. */
const tooMany = new ExpressionFailure('too-many-steps', { most: mostSteps })

/** Makes every part of a parsed expression count steps. */
export function countSteps(tree: ASTNode): void {
  for (const node of nodesOf(tree)) count(node as ASTNode & RunningNode)
}

/** Runs with a full budget. Even if the error is swallowed, an exceeded limit is a failure. */
export function runBounded<T>(run: () => T): T {
  stepsLeft = mostSteps
  try {
    const result = run()
    if (stepsLeft < 0) throw tooMany
    return result
  } catch (error) {
    throw stepsLeft < 0 ? tooMany : error
  }
}

function count(node: ASTNode & RunningNode): void {
  node.evaluate = (evaluator, _, context) => {
    spend(1)
    const { alternate, macro, evaluate } = node.meta
    const value = alternate
      ? alternate.evaluate(evaluator, alternate, context)
      : macro
        ? macro.evaluate(evaluator, macro as never, context)
        : evaluate(evaluator, node, context)
    return measured(value, node)
  }
}

function measured(value: unknown, node: ASTNode): unknown {
  if (Array.isArray(value)) spend(weigh(value, value))
  else if (node.op === 'map') spend(weigh(value as object, Object.values(value as object)))
  else if (typeof value === 'string') spend(Math.floor(value.length / charactersAStep))
  else if (value instanceof Big && (value.c.length > mostDigits || Math.abs(value.e) > mostDigits))
    throw new ExpressionFailure('number-too-large', { digits: mostDigits })
  else if (node.op === '/' && typeof value === 'number' && !Number.isFinite(value)) throw new ExpressionFailure('division-by-zero')
  return value
}

/** A list that contains another one twice counts it twice: comparing or serialising it would visit both. */
function weigh(whole: object, parts: readonly unknown[]): number {
  let weight = 0
  for (const part of parts) weight += (typeof part === 'object' && part !== null && weights.get(part)) || 1
  weights.set(whole, weight)
  return weight
}

function spend(steps: number): void {
  stepsLeft -= steps
  if (stepsLeft < 0) throw tooMany
}
