/** All requirements of a form or a call, each with a name. */
import type { FormRules } from '../form-rules.ts'
import type { Json, JsonSchema } from '../json.ts'
import { propertiesOf, schemaIn, schemaPaths } from './schema-paths.ts'

/** One requirement: a schema keyword at a field, an expression of a field, or a check across several fields. */
export interface InputRule {
  /** Such as `boxes.quantity maximum`; '' before the space is the input itself. */
  readonly id: string
  readonly field: string
  /** The keyword, or `visible`, `enabled`, `required-when`, `options`, `value`, `check`. */
  readonly kind: string
  /** For a keyword: its schema. */
  readonly bound?: Json
  readonly expression?: string
  /** The text of a check across several fields. */
  readonly message?: string
}

const keywords = [
  'type',
  'format',
  'enum',
  'const',
  'pattern',
  'minLength',
  'maxLength',
  'scale',
  'above',
  'atLeast',
  'atMost',
  'minYear',
  'maxYear',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueBy',
  'uniqueItems',
] as const

const expressions = { visible: 'visible', enabled: 'enabled', required: 'required-when', options: 'options', value: 'value' } as const

/** All requirements, in order of declaration. */
export function listRules(schema: JsonSchema, rules?: FormRules): readonly InputRule[] {
  return [...schemaRules(schema), ...(rules ? expressionRules(rules) : [])]
}

function* schemaRules(schema: JsonSchema): Generator<InputRule> {
  const ruleKeys = new Set<string>()
  for (const { field, schema: place } of schemaPaths(schema)) {
    const isList = place.type === 'array'
    // The rows of a list have its name; the list itself is recognised by its keywords.
    const name = ruleKeys.has(field) ? `${field}.*` : field
    ruleKeys.add(field)
    for (const keyword of keywords) if (place[keyword] !== undefined) yield { ...named(name, keyword), bound: place[keyword] }
    if (place.additionalProperties === false) yield named(name, 'unknown')
    if (isList) continue
    const required = Array.isArray(place.required) ? place.required : []
    for (const inner of required) yield named(field === '' ? String(inner) : `${field}.${inner}`, 'required')
  }
}

function* expressionRules({ fields, checks }: FormRules): Generator<InputRule> {
  for (const [field, rules] of Object.entries(fields)) {
    for (const [name, kind] of Object.entries(expressions)) {
      const expression = rules[name as keyof typeof expressions]
      if (expression !== undefined) yield { ...named(field, kind), expression }
    }
  }
  for (const { id, assert, at, message } of checks) yield { id: `check ${id}`, field: at, kind: 'check', expression: assert, message }
}

function named(field: string, kind: string): InputRule {
  return { id: `${field} ${kind}`, field, kind }
}

/** The schema of a field; rows without indexes. */
export function schemaOfField(schema: JsonSchema, field: string): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema
  for (const name of field.split('.')) {
    const holder: JsonSchema = at?.type === 'array' ? (schemaIn(at.items) ?? {}) : (at ?? {})
    at = propertiesOf(holder)[name]
  }
  return at
}
