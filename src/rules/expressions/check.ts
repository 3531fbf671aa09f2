/** Checks an expression before it is used: every name, every operand, its units, and its result. */
import type { ASTNode, Environment, ParseResult } from '@marcbachmann/cel-js'
import type { JsonSchema } from '../json.ts'
import { findCost } from './cost.ts'
import { createEnvironment } from './environment.ts'
import { expressionFunctions } from './functions.ts'
import { infer } from './infer.ts'
import type { ExpressionWorld, Meaning } from './meanings.ts'
import { checkResult } from './results.ts'
import { type ExpressionScope, registerScope } from './scope-types.ts'
import { codeOf, explainSyntax, explainTypes } from './type-faults.ts'
import type { ExpressionFault, ExpressionReference, Walk } from './walk.ts'

export type ExpressionCheck =
  | { readonly ok: true; readonly type: string; readonly references: readonly ExpressionReference[] }
  | { readonly ok: false; readonly faults: readonly ExpressionFault[]; readonly references: readonly ExpressionReference[] }

export interface CheckExpressionOptions extends ExpressionWorld {
  /** The expected result: a condition, anything, or a value of the field with this schema. */
  readonly expects: 'boolean' | 'any' | JsonSchema
}

/** A parsed expression: its tree, and the results of the walk over it. */
export interface ReadExpression {
  readonly program: ParseResult
  readonly tree: ASTNode
  readonly walk: Walk
  readonly meaning: Meaning
}

const functions: ReadonlySet<string> = new Set(expressionFunctions)
const environments = new WeakMap<ExpressionScope, Environment>()
let base: Environment | undefined

/** Checks against the schemas of the available names. Pass the same scope object for many expressions: it is prepared once. */
export function checkExpression(text: string, scope: ExpressionScope, { expects, ...world }: CheckExpressionOptions): ExpressionCheck {
  const read = readExpression(text, scope, world)
  if ('code' in read) return { ok: false, faults: [read], references: [] }
  const { program, tree, walk, meaning } = read
  const { references } = walk
  const cost = findCost(tree)
  if (cost) return { ok: false, faults: [cost], references }
  const checked = program.check()
  // Types after an unknown name are meaningless.
  const names = walk.faults.filter(({ name, code }) => name !== undefined || code === 'regular-expression')
  const isUnsure = names.some(({ code }) => code !== 'foreign-value')
  if (isUnsure) return { ok: false, faults: names, references }
  if (!checked.valid) {
    const fault = explainTypes(checked.error, tree, text)
    const others = walk.faults.filter(({ start, end }) => end <= fault.start || start >= fault.end)
    return { ok: false, faults: inOrder([fault, ...others]), references }
  }
  const type = checked.type ?? 'dyn'
  if (walk.faults.length === 0) checkResult({ tree, type, meaning, expects, walk })
  return walk.faults.length > 0 ? { ok: false, faults: inOrder(walk.faults), references } : { ok: true, type, references }
}

/** Every name and value that an expression refers to, in the order of its text. Text that does not parse refers to nothing. */
export function listReferences(text: string, scope: ExpressionScope, options: CheckExpressionOptions): readonly ExpressionReference[] {
  return checkExpression(text, scope, options).references.toSorted((left, right) => left.start - right.start)
}

/** Parses an expression; returns a fault if that fails. */
export function readExpression(text: string, scope: ExpressionScope, world: ExpressionWorld): ReadExpression | ExpressionFault {
  const environment = environmentOf(scope)
  try {
    const program = environment.parse(text)
    // The walk reads the types that the check leaves on the tree.
    program.check()
    const walk: Walk = {
      text,
      scope,
      world,
      functions,
      isBuiltIn: (name) => environment.hasVariable(name),
      faults: [],
      references: [],
      meanings: new Map(),
    }
    return { program, tree: program.ast, walk, meaning: infer(program.ast, walk) }
  } catch (error) {
    if (codeOf(error) === 'type') throw error
    return explainSyntax(error, text, Object.keys(scope))
  }
}

function environmentOf(scope: ExpressionScope): Environment {
  const known = environments.get(scope)
  if (known) return known
  base ??= createEnvironment({ unlistedVariablesAreDyn: false })
  const environment = base.clone()
  registerScope(environment, scope)
  environments.set(scope, environment)
  return environment
}

function inOrder(faults: readonly ExpressionFault[]): ExpressionFault[] {
  return faults.toSorted((left, right) => left.start - right.start)
}
