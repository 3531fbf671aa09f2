/** Converts errors of a compiled validator into field errors for forms and responses. */
import type { FieldError, FormRules } from './form-rules.ts'
import type { Json, JsonObject } from './json.ts'

/** Errors that Ajv leaves on a validate function. */
export interface ValidatorError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** A more specific message for an invalid value, chosen by its format. */
  readonly reason?: { readonly id: string; readonly params: JsonObject }
}

/** A compiled validator: returns whether the value is valid, and stores the errors on itself. */
export interface CompiledValidator {
  (data: unknown): boolean
  errors?: readonly ValidatorError[] | null
}

/** Most specific first; only the first error of a value is shown. */
const order = [
  'required',
  'type',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'minItems',
  'maxItems',
  'uniqueBy',
  'uniqueItems',
  'format',
  'minYear',
  'maxYear',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'scale',
  'above',
  'atLeast',
  'atMost',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]

/** Name of the check in texts and messages, if it differs from the keyword. */
const checks: Readonly<Record<string, string>> = {
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  propertyNames: 'unknown',
  uniqueBy: 'unique',
  uniqueItems: 'unique',
  const: 'enum',
  exclusiveMinimum: 'above',
  exclusiveMaximum: 'maximum',
  multipleOf: 'type',
}

/** Keywords that only report that something inside them failed. */
const silent = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not', '$ref'])

/**
 * One error per value, with the text key of its message. `values` are the validated values: for a format that accepts either of
 * two kinds, the message is for the kind that the value resembles.
 */
export function toFieldErrors(
  errors: readonly ValidatorError[],
  messages: FormRules['messages'] = {},
  values: Json | undefined = undefined,
): FieldError[] {
  const relevant = errors.filter((error) => !silent.has(error.keyword))
  const best = new Map<string, ValidatorError>()
  for (const error of relevant.length > 0 ? relevant : errors.filter((relevantError) => relevantError.keyword !== 'if')) {
    const path = pathOf(error)
    const bestError = best.get(path)
    if (!bestError || rank(error) < rank(bestError)) best.set(path, error)
  }
  return [...best].map(([path, error]) => toFieldError(path, error, messages, valueAt(values, path)))
}

/** Text key of a check at a path; the form's own if it has one. */
export function messageKey(messages: FormRules['messages'], path: string, check: string, standard = `invalid.${check}`): string {
  return messages[fieldOf(path)]?.[check] ?? standard
}

/** JSON pointer to field name: /boxes/0/quantity is boxes.quantity. */
export function fieldOf(path: string): string {
  return path
    .split('/')
    .slice(1)
    .filter((part) => !/^\d+$/.test(part))
    .map(unescapePointer)
    .join('.')
}

function toFieldError(path: string, error: ValidatorError, messages: FormRules['messages'], value: Json | undefined): FieldError {
  const check = checks[error.keyword] ?? (silent.has(error.keyword) ? 'type' : error.keyword)
  const messageId = check === 'format' ? `invalid.format.${formatMessage(String(error.params.format), value)}` : `invalid.${check}`
  const { id: standard, params } = error.reason ?? { id: messageId, params: {} }
  return { path, id: messageKey(messages, path, check, standard), params: { ...toParams(error.params), ...params } }
}

/** An account name is an e-mail address or a mobile number; an @ shows which was meant. */
function formatMessage(format: string, value: Json | undefined): string {
  if (format !== 'account' || typeof value !== 'string') return format
  return value.includes('@') ? 'email' : 'cn-mobile'
}

/** The value at a JSON pointer; undefined if there is none. */
export function valueAt(values: unknown, path: string): Json | undefined {
  let value = values as Json | undefined
  for (const part of path.split('/').slice(1).map(unescapePointer)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as JsonObject)[part]
  }
  return value
}

function pathOf({ instancePath, keyword, params }: ValidatorError): string {
  if (keyword === 'required') return `${instancePath}/${escapePointer(String(params.missingProperty))}`
  if (keyword === 'additionalProperties') return `${instancePath}/${escapePointer(String(params.additionalProperty))}`
  if (keyword === 'unevaluatedProperties') return `${instancePath}/${escapePointer(String(params.unevaluatedProperty))}`
  return instancePath
}

function rank(error: ValidatorError): number {
  const index = order.indexOf(error.keyword)
  return index < 0 ? order.length : index
}

function toParams(params: Readonly<Record<string, unknown>>): JsonObject {
  const members: Record<string, Json> = {}
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') members[name] = value
  }
  return members
}

/** Escapes a name for a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Whether a refused reading means that there is no such record: an invalid key is the key of none. */
export function isNoRecord(errorId: string): boolean {
  return errorId.endsWith('not-found') || errorId === 'error.invalid'
}
