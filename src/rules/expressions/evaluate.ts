/** Evaluates expressions. Loads the CEL library, so import this file dynamically where possible. */
import type { Environment, ParseResult } from '@marcbachmann/cel-js'
import { countSteps, ExpressionFailure, runBounded, UnreadableInput } from './bounds.ts'
import { createEnvironment } from './environment.ts'
import { fromExpressionValue, toExpressionValue } from './values.ts'

/**
 * Result of an expression. A missing input makes it undetermined; any other problem is a failure and shown as one: the code is
 * stable (too-many-steps, division-by-zero, currencies-differ ...), the message is for logs.
 */
export type Outcome = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'undetermined' } | Failure
interface Failure {
  readonly kind: 'failed'
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  readonly message: string
}

/** CEL codes for a missing input. */
const absent = new Set(['no_such_key', 'unknown_variable', 'index_out_of_bounds', 'field_type_mismatch'])

const mostKept = 2000
const parsed = new Map<string, ParseResult | Failure>()
let environment: Environment | undefined

/** Evaluates over the named values. Each text is parsed once. */
export function evaluateExpression(text: string, scope: Readonly<Record<string, unknown>>): Outcome {
  const program = programOf(text)
  if (typeof program !== 'function') return program
  try {
    const values = toExpressionValue(scope) as Record<string, unknown>
    return { kind: 'value', value: runBounded(() => fromExpressionValue(program(values))) }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Whether a condition is true; an undetermined one is not. Failures are reported to the caller. */
export function holds(outcome: Outcome): boolean {
  return outcome.kind === 'value' && outcome.value === true
}

function programOf(text: string): ParseResult | Failure {
  const expression = parsed.get(text)
  if (expression) return expression
  const program = parse(text)
  if (parsed.size >= mostKept) parsed.clear()
  parsed.set(text, program)
  return program
}

function parse(text: string): ParseResult | Failure {
  environment ??= createEnvironment({ unlistedVariablesAreDyn: true })
  try {
    const program = environment.parse(text)
    countSteps(program.ast)
    return program
  } catch (error) {
    return failureOf(error)
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof UnreadableInput || absent.has(codeOf(error))) return { kind: 'undetermined' }
  return failureOf(error)
}

function failureOf(error: unknown): Failure {
  const params = error instanceof ExpressionFailure ? error.params : {}
  const code = codeOf(error).replaceAll('_', '-')
  return { kind: 'failed', code: code === 'modulo-by-zero' ? 'division-by-zero' : code, params, message: messageOf(error) }
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code)
  return error instanceof RangeError ? 'out-of-range' : 'failed'
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'summary' in error && typeof error.summary === 'string') return error.summary
  return error instanceof Error ? error.message : String(error)
}
