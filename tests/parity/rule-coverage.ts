/** Which rules were met by one input and violated by another, according to the verdicts. */
import { evaluateExpression, fieldOf, holds, type InputRule, type JsonObject, type ValidatorError } from '#rules'
import type { Names, Subject, Verdict } from './verdicts.ts'

export interface Seen {
  kept: number
  broken: number
}

export function startSeen(rules: readonly InputRule[]): Map<string, Seen> {
  return new Map(rules.map(({ id }) => [id, { kept: 0, broken: 0 }]))
}

/** Records what one verdict shows about each rule. */
export function noteVerdict(
  seen: Map<string, Seen>,
  rules: readonly InputRule[],
  verdict: Verdict,
  raw: readonly ValidatorError[],
  { subject, input, names }: { subject: Subject; input: JsonObject; names: Names },
): void {
  const broken = new Set(raw.map(ruleOf))
  for (const rule of rules) {
    const count = seen.get(rule.id)
    if (!count) continue
    const answer =
      rule.expression === undefined
        ? broken.has(rule.id)
          ? false
          : isThere(verdict.values, rule)
        : truthOf(rule, verdict, subject, input, names)
    if (answer === true) count.kept += 1
    if (answer === false) count.broken += 1
  }
}

/** Why no input that reaches validation can violate a rule. */
export function reasonNotToBreak({ id, kind, bound, field }: InputRule, rules: readonly InputRule[]): string | null {
  if (id === ' type') return 'a body that is not an object is refused before validation'
  if (kind === 'type' && rules.some((rule) => rule.kind === 'value' && rule.field === field)) return 'the value is computed'
  if (kind === 'minLength' && Number(bound) <= 1) return 'an empty text counts as missing, which another rule reports'
  return null
}

function ruleOf({ instancePath, keyword, params }: ValidatorError): string {
  const row = /\/\d+$/.test(instancePath) ? `${fieldOf(instancePath)}.*` : fieldOf(instancePath)
  if (keyword === 'required') return `${[fieldOf(instancePath), params.missingProperty].filter(Boolean).join('.')} required`
  return `${row} ${keyword === 'additionalProperties' ? 'unknown' : keyword}`
}

function truthOf(rule: InputRule, verdict: Verdict, { rules, brand }: Subject, input: JsonObject, names: Names): boolean | undefined {
  const reported = verdict.errors.find(({ path }) => fieldOf(path) === rule.field)
  if (rule.kind === 'check') {
    if (reported?.id === rule.message) return false
    return outcome() ? true : undefined
  }
  if (rule.kind === 'options')
    return reported?.id === (rules.messages[rule.field]?.enum ?? 'invalid.enum') ? false : isThere(verdict.values, rule)
  if (rule.kind === 'value') return !verdict.undetermined.some((path) => fieldOf(path) === rule.field)
  if (rule.kind === 'required-when')
    return outcome()
      ? reported?.id !== (rules.messages[rule.field]?.required ?? 'invalid.required')
      : isThere(input, rule)
        ? undefined
        : true
  return outcome()

  function outcome(): boolean {
    const row = rowOf(verdict.values, rule.field)
    const scope = { ...names, limits: brand.limits, form: verdict.values, ...(row === undefined ? {} : { row }) }
    return holds(evaluateExpression(rule.expression ?? '', scope))
  }
}

/** Whether the input contains the value that a rule is about. */
function isThere(values: JsonObject, { field }: InputRule): boolean | undefined {
  let at: unknown = values
  for (const name of field.replace(/\.\*$/, '').split('.').filter(Boolean)) {
    if (Array.isArray(at)) at = at[0]
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return true
}

function rowOf(values: JsonObject, field: string): unknown {
  const outer = values[field.split('.')[0] ?? '']
  return field.includes('.') && Array.isArray(outer) ? outer[0] : undefined
}
