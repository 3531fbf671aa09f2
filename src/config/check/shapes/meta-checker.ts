/** Validates documents against the schemas of their kinds, and collects the names and expressions that the schemas mark. */
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isDay, type Json, type JsonObject } from '#rules'
import { type Problem, pointerOf } from '../../documents.ts'
import { metaFolder } from '../../kinds.ts'
import { type FindingMessage, say } from '../../messages.ts'
import { once, onceForText } from '../../once.ts'
import { listOf, objectOf } from '../../schema.ts'

/** A name declared elsewhere, or an expression. */
export interface Mention {
  /** JSON pointer of the value. */
  readonly pointer: string
  /** The expected kind of name, or the expected type of the expression. */
  readonly refersTo?: string
  readonly expression?: 'boolean' | 'any'
  /** Of a name: the description of its place. */
  readonly about?: string
  /** Fields that each value can show, as the language declares them. */
  readonly fits?: JsonObject
  /** Members that must be beside it, of which one is missing or has another value. */
  readonly onlyWith?: JsonObject
  readonly value: unknown
}

/** Chinese messages for a broken meta schema; Ajv's own are English. */
export interface MetaError extends ErrorObject {
  readonly chinese?: { readonly title?: string; readonly description?: string }
}

export interface MetaVerdict {
  readonly errors: readonly MetaError[]
  readonly mentions: readonly Mention[]
}

export interface MetaChecker {
  readonly problems: readonly Problem[]
  /** Undefined if the meta schema itself is broken or missing. */
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

/** The language rarely changes while documents do. The previous one stays compiled too, for edits that are undone. */
const mostLanguages = 2

export function createMetaChecker(meta: Readonly<Record<string, JsonObject>>): MetaChecker {
  // Lists such as icons and colours are not compiled.
  const texts = Object.entries(meta).flatMap(([path, schema]) => (isSchema(path) || path === wordsPath ? [path, textOf(schema)] : []))
  return compileOnce(texts.join('\n'), meta)
}

const textOf = once((schema: JsonObject) => JSON.stringify(schema))

const compileOnce = onceForText(mostLanguages, (_text, meta: Readonly<Record<string, JsonObject>>) => compileMetaChecker(meta))

function compileMetaChecker(meta: Readonly<Record<string, JsonObject>>): MetaChecker {
  let mentions: Mention[] = []
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    formats,
    // Optimising the generated code takes longer than running it over all documents.
    code: { optimize: false },
  })
  ajv.addKeyword({
    keyword: 'refersTo',
    schemaType: 'string',
    validate: (refersTo: string, value: unknown, schema?: AnySchemaObject, at?: { instancePath: string }) => {
      mentions.push({ pointer: at?.instancePath ?? '', refersTo, value, about: String(schema?.description ?? '') })
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

  ajv.addKeyword({
    keyword: 'fits',
    schemaType: 'object',
    validate: (fits: JsonObject, value: unknown, _schema?: unknown, at?: { instancePath: string }) => {
      mentions.push({ pointer: at?.instancePath ?? '', fits, value })
      return true
    },
  })
  ajv.addKeyword({
    keyword: 'onlyWith',
    schemaType: 'object',
    validate: (onlyWith: JsonObject, value: unknown, _schema?: unknown, at?: { instancePath: string; parentData?: unknown }) => {
      if (!isBeside(objectOf(at?.parentData as Json), onlyWith)) mentions.push({ pointer: at?.instancePath ?? '', onlyWith, value })
      return true
    },
  })

  const words = objectOf(meta[wordsPath]?.words)
  const addChinese = (error: ErrorObject): MetaError => ({
    ...error,
    chinese: pickWords({ title: words[String(error.parentSchema?.title)], description: words[String(error.parentSchema?.description)] }),
  })
  const problems: Problem[] = []
  const report = (path: string, saying: FindingMessage) => problems.push({ path: `${metaFolder}${path}`, offset: 0, ...saying })
  const broken = (path: string, error: unknown) =>
    report(path, say('META/broken', { detail: error instanceof Error ? error.message : String(error) }))
  for (const [path, schema] of Object.entries(meta)) {
    if (!isSchema(path)) continue
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
      if (!validate && problems.length === 0) report(path, say('META/no-schema'))
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
        // A schema that refers to itself in place would recurse forever.
        broken(schema, error)
        compiled.set(schema, undefined)
        return undefined
      }
      return { errors: (validate.errors ?? []).map(addChinese), mentions }
    },
  }
}

/** Whether each member has one of the allowed values; true allows any value. */
function isBeside(holder: JsonObject, wanted: JsonObject): boolean {
  return Object.entries(wanted).every(([name, values]) =>
    values === true ? holder[name] !== undefined : listOf(values).some((value) => value === (holder[name] ?? null)),
  )
}

function pickWords(words: Readonly<Record<string, Json | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Besides schemas, the language has lists and texts. */
function isSchema(path: string): boolean {
  return !lists.has(path) && !path.startsWith('findings/') && !path.startsWith('words')
}

const wordsPath = 'words.zh.json'
const lists = new Set(['kinds.json', 'icons.json', 'theme.json', 'functions.json'])

/** Pointer of an error. */
export function memberPointer(pointer: string, name: string): string {
  return pointer + pointerOf([name])
}
