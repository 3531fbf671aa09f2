/** Holds documents against the schemas of their kinds, and notes every name and expression that these schemas know of. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isDay, type JsonObject } from '#rules'
import { type Problem, pointerOf } from '../documents.ts'
import { metaFolder } from '../kinds.ts'

/** A name that means something elsewhere, or an expression. */
export interface Mention {
  /** JSON pointer of the value. */
  readonly pointer: string
  /** What kind of thing is named, or what the expression must come to. */
  readonly refersTo?: string
  readonly expression?: 'boolean' | 'any'
  readonly value: unknown
}

export interface MetaVerdict {
  readonly errors: readonly ErrorObject[]
  readonly mentions: readonly Mention[]
}

export interface MetaChecker {
  readonly problems: readonly Problem[]
  /** Undefined where the schema of the language is itself broken or missing. */
  readonly check: (schema: string, value: JsonObject) => MetaVerdict | undefined
}

const formats = {
  regex: (value: string) => {
    try {
      new RegExp(value, 'u')
      return true
    } catch {
      return false
    }
  },
  date: isDay,
  hostname: (value: string) =>
    value.length <= 253 && /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(value),
}

/** The language hardly ever changes while documents do: the last one stays compiled. */
let last: { readonly key: string; readonly checker: MetaChecker } | undefined

export function createMetaChecker(meta: Readonly<Record<string, JsonObject>>): MetaChecker {
  const key = JSON.stringify(meta)
  if (last?.key !== key) last = { key, checker: compileMetaChecker(meta) }
  return last.checker
}

function compileMetaChecker(meta: Readonly<Record<string, JsonObject>>): MetaChecker {
  let mentions: Mention[] = []
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true, verbose: true, formats })
  ajv.addKeyword({
    keyword: 'refersTo',
    schemaType: 'string',
    validate: (refersTo: string, value: unknown, _schema?: unknown, at?: { instancePath: string }) => {
      mentions.push({ pointer: at?.instancePath ?? '', refersTo, value })
      return true
    },
  })
  ajv.addKeyword({
    keyword: 'expression',
    type: 'string',
    schemaType: 'string',
    validate: (expression: 'boolean' | 'any', value: unknown, _schema?: unknown, at?: { instancePath: string }) => {
      mentions.push({ pointer: at?.instancePath ?? '', expression, value })
      return true
    },
  })

  const problems: Problem[] = []
  const broken = (path: string, error: unknown) =>
    problems.push({
      path: `${metaFolder}${path}`,
      offset: 0,
      code: 'META',
      message: `the document language is broken here: ${error instanceof Error ? error.message : String(error)}`,
    })
  for (const [path, schema] of Object.entries(meta)) {
    if (path === 'kinds.json' || path === 'icons.json') continue
    try {
      ajv.addSchema(schema, path)
    } catch (error) {
      broken(path, error)
    }
  }

  const compiled = new Map<string, ValidateFunction | undefined>()
  const compile = (path: string): ValidateFunction | undefined => {
    if (compiled.has(path)) return compiled.get(path)
    let validate: ValidateFunction | undefined
    try {
      validate = ajv.getSchema(path)
      if (!validate && problems.length === 0) broken(path, 'there is no such schema')
    } catch (error) {
      broken(path, error)
    }
    compiled.set(path, validate)
    return validate
  }

  return {
    problems,
    check: (schema, value) => {
      const validate = compile(schema)
      if (!validate) return undefined
      mentions = []
      try {
        validate(value)
      } catch (error) {
        // A schema that refers to itself at one place never comes to an end.
        broken(schema, error)
        compiled.set(schema, undefined)
        return undefined
      }
      return { errors: validate.errors ?? [], mentions }
    },
  }
}

/** Where an error stands, as segments made a pointer. */
export function memberPointer(pointer: string, name: string): string {
  return pointer + pointerOf([name])
}
