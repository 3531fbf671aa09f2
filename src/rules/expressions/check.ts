/** Checks an expression before it is used: every name, every operand, its units, and its result. */
import type { ASTNode, Environment, TypeCheckResult } from '@marcbachmann/cel-js'
import { LRUCache } from 'lru-cache'
import type { JsonSchema } from '../json.ts'
import { once } from '../once.ts'
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
  /** The result of CEL's own check. */
  readonly checked: TypeCheckResult
  readonly tree: ASTNode
  readonly walk: Walk
  readonly meaning: Meaning
}

const functions: ReadonlySet<string> = new Set(expressionFunctions)
let base: Environment | undefined

/** Checks against the schemas of the available names. Pass the same schema objects for many expressions: they are prepared once. */
export function checkExpression(text: string, scope: ExpressionScope, { expects, ...world }: CheckExpressionOptions): ExpressionCheck {
  const read = readExpression(text, scope, world)
  if ('code' in read) return { ok: false, faults: [read], references: [] }
  const { checked, tree, walk, meaning } = read
  const { references } = walk
  const cost = findCost(tree)
  if (cost) return { ok: false, faults: [cost], references }
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
  const { environment, programs } = prepareScope(scope, text)
  try {
    const { tree, checked } = programs.get(text) ?? parseOnce(environment, programs, text)
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
    return { checked, tree, walk, meaning: infer(tree, walk) }
  } catch (error) {
    if (codeOf(error) === 'type') throw error
    return explainSyntax(error, text, Object.keys(scope))
  }
}

interface Program {
  readonly tree: ASTNode
  readonly checked: TypeCheckResult
}

/** Names with their types, and the expressions that were read with them. */
interface PreparedScope {
  readonly environment: Environment
  readonly programs: Map<string, Program>
}

function parseOnce(environment: Environment, programs: Map<string, Program>, text: string): Program {
  const program = environment.parse(text)
  // The walk reads the types that the check leaves on the tree.
  const parsed: Program = { tree: program.ast, checked: program.check() }
  if (programs.size >= mostPrograms) programs.clear()
  programs.set(text, parsed)
  return parsed
}

/** Enough for the documents around the one being checked. */
const mostPrepared = 100
/** Each stroke in an editor is another expression. */
const mostPrograms = 1_000
const preparedScopes = new LRUCache<string, PreparedScope>({ max: mostPrepared })

/** Only the names in the text: preparing the type of a large object is expensive, and expressions with few names share it. */
function prepareScope(scope: ExpressionScope, text: string): PreparedScope {
  const named = Object.entries(scope).filter(([name]) => text.includes(name))
  const key = named.map(([name, schema]) => `${name} ${numberOf(schema)}`).join(' ')
  const prepared = preparedScopes.get(key) ?? createPrepared(Object.fromEntries(named))
  preparedScopes.set(key, prepared)
  return prepared
}

function createPrepared(scope: ExpressionScope): PreparedScope {
  base ??= createEnvironment({ unlistedVariablesAreDyn: false })
  const environment = base.clone()
  registerScope(environment, scope)
  return { environment, programs: new Map() }
}

let schemas = 0
const numberOf = once((_schema: JsonSchema): number => {
  schemas += 1
  return schemas
})

function inOrder(faults: readonly ExpressionFault[]): ExpressionFault[] {
  return faults.toSorted((left, right) => left.start - right.start)
}
