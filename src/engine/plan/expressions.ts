import type { LinkPlan, PageBundle } from '#config'
import { isObject, type JsonObject, loadExpressions } from '#rules'
import { loadPatiently } from '../lazy-part.ts'
import type { Scope } from '../portal.ts'

/** Result of an expression. A missing input makes it undetermined; a failure is shown, never replaced by a default. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'undetermined' }
  | { readonly kind: 'failed'; readonly message: string }

type Evaluate = (expression: string, scope: Record<string, unknown>) => Outcome

const path = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/
const literal = /^(?:'[^'\\]*'|"[^"\\]*"|-?\d+|true|false)$/
const words = new Set(['true', 'false', 'null'])

// The only process-wide state of the engine: loaded code.
let evaluator: Evaluate | undefined

/** Loads the expression evaluator, which pages whose expressions are all plain names never need. */
export async function loadEvaluator(): Promise<void> {
  if (evaluator) return
  const evaluateExpression = await loadPatiently(loadExpressions)
  evaluator = evaluateExpression as Evaluate
}

export function hasEvaluator(): boolean {
  return evaluator !== undefined
}

/** Whether some expression of the bundle is more than a plain name or literal. */
export function needsEvaluator(bundle: PageBundle): boolean {
  for (const expression of expressionsOf(bundle.page)) if (!isSimple(expression)) return true
  for (const { prefill } of Object.values(bundle.forms))
    for (const expression of expressionsOf(prefill)) if (!isSimple(expression)) return true
  for (const list of Object.values(bundle.lists)) for (const expression of expressionsOf(list)) if (!isSimple(expression)) return true
  return false
}

export function evaluate(expression: string, scope: Scope): Outcome {
  const text = expression.trim()
  if (literal.test(text)) return { kind: 'value', value: literalOf(text) }
  if (path.test(text) && !words.has(text)) return lookUp(text, scope)
  if (!evaluator) return { kind: 'failed', message: 'The evaluator is not loaded; await preparePage before drawing' }
  return evaluator(text, scope as Record<string, unknown>)
}

/** An undetermined condition counts as not met. */
export function isMet(expression: string | undefined, scope: Scope): boolean {
  if (expression === undefined) return true
  const outcome = evaluate(expression, scope)
  return outcome.kind === 'value' && outcome.value === true
}

/** The value, or undefined if undetermined. */
export function resultOf(expression: string | undefined, scope: Scope): unknown {
  if (expression === undefined) return undefined
  const outcome = evaluate(expression, scope)
  return outcome.kind === 'value' ? outcome.value : undefined
}

/** Evaluates each expression of an input or a link; undetermined names are omitted. */
export function resolveValues(expressions: Readonly<Record<string, string>> | undefined, scope: Scope): JsonObject {
  const values: Record<string, JsonObject[string]> = {}
  for (const [name, expression] of Object.entries(expressions ?? {})) {
    const value = resultOf(expression, scope)
    if (value !== undefined && value !== null && value !== '') values[name] = value as JsonObject[string]
  }
  return values
}

/** The filled parts of a link, or undefined if a part of the address is undetermined. */
export function resolveLink(
  link: LinkPlan,
  scope: Scope,
): { readonly params: Readonly<Record<string, string>>; readonly query: Readonly<Record<string, string>> } | undefined {
  const isOther = link.routeOf !== undefined && Boolean(resultOf(link.routeOf, scope))
  const others = isOther ? resultOf(link.paramsOf, scope) : undefined
  const linkQuery = isOther ? resultOf(link.queryOf, scope) : undefined
  const query = isObject(linkQuery) ? textsOf(linkQuery as JsonObject) : textsOf(resolveValues(link.query, scope))
  if (isObject(others)) return { params: textsOf(others as JsonObject), query }
  const params = textsOf(resolveValues(link.params, scope))
  if (Object.keys(params).length < Object.keys(link.params ?? {}).length) return undefined
  return { params, query }
}

function textsOf(values: JsonObject): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/** Messages of expressions that cannot be evaluated at all. */
export function failuresOf(expressions: readonly (string | undefined)[], scope: Scope): string[] {
  const failures: string[] = []
  for (const expression of expressions) {
    if (expression === undefined) continue
    const outcome = evaluate(expression, scope)
    if (outcome.kind === 'failed') failures.push(`${expression}: ${outcome.message}`)
  }
  return failures
}

/** A plain name or literal, which needs no evaluator. */
export function isSimple(expression: string): boolean {
  const text = expression.trim()
  return literal.test(text) || (path.test(text) && !words.has(text))
}

function literalOf(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  return /^['"]/.test(text) ? text.slice(1, -1) : Number(text)
}

function lookUp(text: string, scope: Scope): Outcome {
  let value: unknown = scope
  for (const name of text.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name)) return { kind: 'undetermined' }
    value = (value as Record<string, unknown>)[name]
  }
  return value === undefined || value === null ? { kind: 'undetermined' } : { kind: 'value', value }
}

/** Properties of plans that contain expressions: one, or a record of them. */
const single = new Set([
  'when',
  'visible',
  'of',
  'values',
  'current',
  'says',
  'qr',
  'initials',
  'routeOf',
  'paramsOf',
  'queryOf',
  'placeOf',
  'amountOf',
  'beforeOf',
  'times',
  'currencyOf',
  'count',
])
const several = new Set(['choices', 'compare', 'input', 'params', 'query', 'sendLive', 'values'])

function* expressionsOf(plan: unknown): Generator<string> {
  if (Array.isArray(plan)) {
    for (const item of plan) yield* expressionsOf(item)
    return
  }
  if (typeof plan !== 'object' || plan === null) return
  for (const [name, value] of Object.entries(plan)) {
    if (single.has(name) && typeof value === 'string') yield value
    else if (several.has(name) && isObject(value)) for (const text of Object.values(value)) if (typeof text === 'string') yield text
    if (typeof value === 'object') yield* expressionsOf(value)
  }
}
