/** Judging an expression before anyone uses it: every name, every operand type, and what it comes to. */
import type { ASTNode, Environment } from '@marcbachmann/cel-js'
import type { JsonSchema } from '../json.ts'
import { createEnvironment } from './environment.ts'
import { type ExpressionScope, fieldNames, itemsOf, memberOf, registerScope } from './scope-types.ts'

/** Something wrong with an expression; start and end count UTF-16 units of its text. */
export interface ExpressionFault {
  readonly ok: false
  readonly code: string
  readonly start: number
  readonly end: number
  readonly message: string
  /** The name that is not known, and the names that would be. */
  readonly name?: string
  readonly candidates?: readonly string[]
}
export type ExpressionCheck = { readonly ok: true; readonly type: string } | ExpressionFault

const environments = new WeakMap<ExpressionScope, Environment>()
let base: Environment | undefined

/** Checks against the schemas of the names it may use. Hand in the same scope object for many texts: it is prepared once. */
export function checkExpression(text: string, scope: ExpressionScope, expects: 'boolean' | 'any'): ExpressionCheck {
  const environment = environmentOf(scope)
  const tree = parse(environment, text)
  if ('ok' in tree) return tree
  const fault = findRefusedCall(tree, environment, text) ?? findUnknownMember(tree, scope, text)
  if (fault) return fault
  const checked = environment.check(text)
  if (!checked.valid) return explainFault(checked.error, tree, scope, text)
  const type = checked.type ?? 'dyn'
  if (expects === 'boolean' && type !== 'bool' && type !== 'dyn') {
    return {
      ok: false,
      code: 'not-boolean',
      start: 0,
      end: text.length,
      message: `A condition must come to true or false, this comes to ${type}`,
    }
  }
  return { ok: true, type }
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

function parse(environment: Environment, text: string): ASTNode | ExpressionFault {
  try {
    return environment.parse(text).ast
  } catch (error) {
    return { ok: false, code: 'syntax', ...rangeOf(error, text), message: summaryOf(error) }
  }
}

/** Regular expressions can take minutes on a short input, so there are none; unknown functions get a suggestion. */
function findRefusedCall(tree: ASTNode, environment: Environment, text: string): ExpressionFault | undefined {
  const functions = functionNames(environment)
  for (const node of nodesOf(tree)) {
    if (node.op !== 'call' && node.op !== 'rcall') continue
    const name = node.args[0]
    const start = node.op === 'call' ? node.start : text.indexOf(name, node.args[1].end)
    const place = { start, end: start + name.length }
    if (name === 'matches')
      return {
        ok: false,
        code: 'regular-expression',
        ...place,
        message: 'matches() is not allowed; use a format or a pattern of the field',
      }
    if (!functions.has(name))
      return {
        ok: false,
        code: 'unknown-function',
        ...place,
        message: `There is no function ${name}`,
        name,
        candidates: [...functions].sort(),
      }
  }
  return undefined
}

/** CEL lets has(form.x) pass for an x that does not exist; a misspelt name must not. */
function findUnknownMember(tree: ASTNode, scope: ExpressionScope, text: string): ExpressionFault | undefined {
  for (const node of nodesOf(tree)) {
    if (node.op !== '.') continue
    const names = fieldNames(schemaOf(node.args[0], scope))
    const name = node.args[1]
    if (!names || names.includes(name)) continue
    const start = text.lastIndexOf(name, node.end)
    return {
      ok: false,
      code: 'unknown-name',
      start,
      end: start + name.length,
      message: `There is no ${name} here`,
      name,
      candidates: names,
    }
  }
  return undefined
}

function explainFault(error: unknown, tree: ASTNode, scope: ExpressionScope, text: string): ExpressionFault {
  const place = rangeOf(error, text)
  const name = text.slice(place.start, place.end)
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'type'
  if (code === 'unknown_variable') {
    return {
      ok: false,
      code: 'unknown-name',
      ...place,
      message: `There is no ${name} here`,
      name,
      candidates: [...Object.keys(scope), ...boundNames(tree)],
    }
  }
  if (code === 'no_such_key') {
    return {
      ok: false,
      code: 'unknown-name',
      ...place,
      message: `There is no ${name} here`,
      name,
      candidates: [...new Set(Object.values(scope).flatMap(allNames))],
    }
  }
  return { ok: false, code: code.replaceAll('_', '-'), ...place, message: summaryOf(error) }
}

function schemaOf(node: ASTNode, scope: ExpressionScope): JsonSchema | undefined {
  switch (node.op) {
    case 'id':
      return scope[node.args]
    case '.':
      return memberOf(schemaOf(node.args[0], scope), node.args[1])
    case '[]':
      return itemsOf(schemaOf(node.args[0], scope))
    default:
      return undefined
  }
}

function* nodesOf(node: ASTNode): Generator<ASTNode> {
  yield node
  yield* nodesIn(node.args)
}

function* nodesIn(value: unknown): Generator<ASTNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (isNode(value)) yield* nodesOf(value)
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value
}

/** Names that macros such as exists() bind. */
function boundNames(tree: ASTNode): string[] {
  const names: string[] = []
  for (const node of nodesOf(tree)) {
    if (node.op === 'rcall' && node.args[2][0]?.op === 'id') names.push(node.args[2][0].args)
  }
  return names
}

function allNames(schema: JsonSchema): string[] {
  const names = fieldNames(schema) ?? []
  const inner = names.map((name) => memberOf(schema, name)).concat(itemsOf(schema))
  return [...names, ...inner.flatMap((item) => (item ? allNames(item) : []))]
}

function functionNames(environment: Environment): Set<string> {
  const known = environment
    .getDefinitions()
    .functions.map(({ name }) => name)
    .filter((name) => name !== 'matches')
  return new Set([...known, 'has', 'all', 'exists', 'exists_one', 'map', 'filter'])
}

function rangeOf(error: unknown, text: string): { start: number; end: number } {
  const range =
    typeof error === 'object' && error !== null && 'range' in error
      ? (error.range as { start: number; end: number } | undefined)
      : undefined
  return range ? { start: range.start, end: Math.max(range.end, range.start) } : { start: 0, end: text.length }
}

function summaryOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'summary' in error && typeof error.summary === 'string') return error.summary
  return error instanceof Error ? error.message : String(error)
}
