/** Validates default values and examples with the same schema as submitted values. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { LRUCache } from 'lru-cache'
import { type FindingParam, findingTerms } from '#generated/findings.ts'
import { createValidatorRuntime, type Json, type JsonSchema, once } from '#rules'
import { segmentsOf } from '../../read/documents.ts'
import type { FindingMessage, MessageId } from '../../read/messages.ts'
import { explainPattern, inWords } from './explain-pattern.ts'

export interface DataValidator {
  readonly ajv: Ajv2020
  readonly compiled: LRUCache<string, ValidateFunction>
}

export interface DataFault extends FindingMessage {
  readonly segments: readonly string[]
  /** The current value, and possible values. */
  readonly name?: string
  readonly known?: readonly string[]
}

/** What is validated. All three have the same messages. */
export type DataPart = 'DEFAULT' | 'EXAMPLE' | 'FACT'

/** More than the shipped documents have; evicted entries are compiled again. */
const mostKept = 500
const longestExcerpt = 40

type Formats = Readonly<Record<string, (value: string) => boolean>>

/** Unknown formats count as valid. */
export function createDataValidator(formats: Formats): DataValidator {
  const runtime = createValidatorRuntime(formats)
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    formats: { ...runtime.formats } as never,
    // Most schemas validate only one or two values: optimising their code would cost more than running it.
    code: { optimize: false },
  })
  const bounds = { ...runtime.decimal, ...runtime.dates }
  for (const keyword of ['scale', 'above', 'atLeast', 'atMost', 'minYear', 'maxYear'] as const) {
    ajv.addKeyword({
      keyword,
      type: 'string',
      validate: (bound: unknown, value: unknown) => bounds[keyword](value as string, bound as never),
    })
  }
  ajv.addKeyword({ keyword: 'uniqueBy', type: 'array', validate: (field: unknown, rows: unknown) => runtime.uniqueBy(rows, String(field)) })
  return { ajv, compiled: new LRUCache({ max: mostKept }) }
}

export interface ValidateDataOptions {
  readonly part: DataPart
  readonly schema: JsonSchema
  readonly value: Json
}

export function validateData(validator: DataValidator, { part, schema, value }: ValidateDataOptions): DataFault[] {
  const validate = compileSchema(validator, schema)
  if (!validate) return []
  validate(value)
  // A failed branch only repeats its own errors.
  return (validate.errors ?? []).flatMap((error) => (error.keyword === 'if' ? [] : [toFault(part, error)]))
}

/** Many values may have the same schema. */
const textOf = once((schema: JsonSchema) => JSON.stringify(schema))

/** A validator, compiled once. Undefined if a field contradicts itself and cannot be validated; that is reported at its place. */
export function compileSchema({ ajv, compiled }: DataValidator, schema: JsonSchema): ValidateFunction | undefined {
  const key = textOf(schema)
  const before = compiled.get(key)
  if (before) return before
  try {
    const validate = ajv.compile(schema)
    // Documents change all day, and Ajv itself would keep every schema for ever.
    ajv.removeSchema(schema)
    compiled.set(key, validate)
    return validate
  } catch {
    return undefined
  }
}

type MessageOf<Id extends MessageId> = Id extends `DEFAULT/${infer Name}` ? Name : never
type DataMessage = MessageOf<MessageId>

/** Message for a schema keyword, with its bound filled in. */
const messages: Readonly<Record<string, DataMessage>> = {
  minLength: 'short',
  maxLength: 'long',
  pattern: 'pattern',
  format: 'format',
  minimum: 'small',
  maximum: 'large',
  atLeast: 'small',
  atMost: 'large',
  minYear: 'small',
  maxYear: 'large',
  above: 'not-above',
  minItems: 'few',
  maxItems: 'many',
  scale: 'decimals',
  uniqueBy: 'repeated',
}

function toFault(part: DataPart, error: ErrorObject): DataFault {
  const segments = segmentsOf(error.instancePath)
  const name: unknown = error.params.additionalProperty
  if (typeof name === 'string') return { segments: [...segments, name], ...sayOf(part, 'unknown-field', { name }) }
  if (error.keyword === 'enum') {
    const allowedValues = (error.params.allowedValues as unknown[]).map(String)
    return {
      segments,
      ...sayOf(part, 'choice', { found: JSON.stringify(error.data), known: allowedValues }),
      name: String(error.data),
      known: allowedValues,
    }
  }
  if (error.keyword === 'required') return { segments, ...sayOf(part, 'lacks', { name: String(error.params.missingProperty) }) }
  if (error.keyword === 'type')
    return { segments, ...sayOf(part, 'type', { expected: termOf(String(error.params.type)), found: excerptOf(error.data) }) }
  const message = messages[error.keyword]
  if (error.keyword === 'pattern') return { segments, ...sayOf(part, 'pattern', { limit: describePattern(String(error.schema)) }) }
  return message
    ? { segments, ...sayOf(part, message, { limit: String(error.schema) }) }
    : { segments, ...sayOf(part, 'rule', { limit: error.keyword }) }
}

function sayOf(part: DataPart, message: DataMessage, params: Readonly<Record<string, FindingParam>>): FindingMessage {
  return { code: part, says: `${part}/${message}`, params }
}

/** As written, with what it means if that can be said briefly. */
function describePattern(pattern: string): FindingParam {
  const words = explainPattern(pattern)
  return words ? inWords('pattern-words', { pattern, words }) : pattern
}

/** As written, cut where a whole object would fill the message. */
function excerptOf(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)} ...` : text
}

function termOf(type: string): FindingParam {
  return type in findingTerms ? findingTerms[type as keyof typeof findingTerms] : type
}
