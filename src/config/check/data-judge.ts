/** Judges starting values and examples by the same schema that will judge what people send. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { createValidatorRuntime, type Json, type JsonSchema } from '#rules'
import { segmentsOf } from '../documents.ts'
import { listNames } from '../suggest.ts'

export interface DataJudge {
  readonly ajv: Ajv2020
  readonly compiled: Map<string, ValidateFunction>
}

export interface DataFault {
  readonly segments: readonly string[]
  readonly message: string
  /** What stands there, and what could. */
  readonly name?: string
  readonly known?: readonly string[]
}

type Formats = Readonly<Record<string, (value: string) => boolean>>

/** Formats that are not handed in are taken as met. */
export function createDataJudge(formats: Formats): DataJudge {
  const runtime = createValidatorRuntime(formats)
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    formats: { ...runtime.formats } as never,
  })
  for (const keyword of ['scale', 'above', 'atLeast', 'atMost'] as const) {
    ajv.addKeyword({
      keyword,
      type: 'string',
      validate: (bound: unknown, value: unknown) => runtime.decimal[keyword](value as string, bound as never),
    })
  }
  ajv.addKeyword({ keyword: 'uniqueBy', type: 'array', validate: (field: unknown, rows: unknown) => runtime.uniqueBy(rows, String(field)) })
  return { ajv, compiled: new Map() }
}

export function judgeData(judge: DataJudge, schema: JsonSchema, value: Json): DataFault[] {
  const key = JSON.stringify(schema)
  const validate = judge.compiled.get(key) ?? judge.ajv.compile(schema)
  judge.compiled.set(key, validate)
  validate(value)
  return (validate.errors ?? []).map(toFault)
}

function toFault(error: ErrorObject): DataFault {
  const segments = segmentsOf(error.instancePath)
  const name: unknown = error.params.additionalProperty
  if (typeof name === 'string') return { segments: [...segments, name], message: `has the field "${name}", which does not exist` }
  if (error.keyword === 'enum') {
    const known = (error.params.allowedValues as unknown[]).map(String)
    return { segments, message: `is not among the choices: ${listNames(known)}`, name: String(error.data), known }
  }
  if (error.keyword === 'required') return { segments, message: `lacks "${String(error.params.missingProperty)}"` }
  return { segments, message: error.message ?? `breaks "${error.keyword}"` }
}
