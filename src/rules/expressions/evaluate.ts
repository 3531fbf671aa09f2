/** Running expressions. Loads the CEL library; whoever can do without it imports this file dynamically. */
import type { Environment, ParseResult } from '@marcbachmann/cel-js'
import { createEnvironment, UnreadableInput } from './environment.ts'
import { fromExpressionValue, toExpressionValue } from './values.ts'

/** What an expression comes to. An absent input makes it undetermined; any other trouble is a failure and shown as one. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'undetermined' }
  | { readonly kind: 'failed'; readonly message: string }

/** Codes by which CEL says that an input is not there. */
const absent = new Set(['no_such_key', 'unknown_variable', 'index_out_of_bounds', 'field_type_mismatch'])

const mostKept = 2000
const parsed = new Map<string, ParseResult | { readonly message: string }>()
let environment: Environment | undefined

/** Evaluates over the named values. The same text is parsed once. */
export function evaluateExpression(text: string, scope: Readonly<Record<string, unknown>>): Outcome {
  const program = programOf(text)
  if (typeof program !== 'function') return { kind: 'failed', message: program.message }
  try {
    return { kind: 'value', value: fromExpressionValue(program(toExpressionValue(scope) as Record<string, unknown>)) }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Whether a condition holds; what is not determined does not hold. Failures are reported to the caller. */
export function holds(outcome: Outcome): boolean {
  return outcome.kind === 'value' && outcome.value === true
}

function programOf(text: string): ParseResult | { readonly message: string } {
  const known = parsed.get(text)
  if (known) return known
  const program = parse(text)
  if (parsed.size >= mostKept) parsed.clear()
  parsed.set(text, program)
  return program
}

function parse(text: string): ParseResult | { readonly message: string } {
  environment ??= createEnvironment({ unlistedVariablesAreDyn: true })
  try {
    return environment.parse(text)
  } catch (error) {
    return { message: messageOf(error) }
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof UnreadableInput) return { kind: 'undetermined' }
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return absent.has(code) ? { kind: 'undetermined' } : { kind: 'failed', message: messageOf(error) }
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'summary' in error && typeof error.summary === 'string') return error.summary
  return error instanceof Error ? error.message : String(error)
}
