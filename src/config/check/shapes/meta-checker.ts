/** Validates documents against the schemas of their kinds, and collects the names and expressions that the schemas mark. */
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isDay, type Json, type JsonObject, objectOf, once } from '#rules'
import { onceForText } from '../../memo/once.ts'
import { type Problem, pointerOf } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import { metaFolder } from '../../resolve/kinds.ts'
import { listOf } from '../../resolve/schema.ts'

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
  const problems: Problem[] = []
  const report = (path: string, saying: FindingMessage) => problems.push({ path: `${metaFolder}${path}`, offset: 0, ...saying })
  const broken = (path: string, error: unknown) =>
    report(path, say('META/broken', { detail: error instanceof Error ? error.message : String(error) }))
  const ajv = createAjv((mention) => mentions.push(mention))
  for (const [path, schema] of Object.entries(meta)) {
    if (!isSchema(path)) continue
    try {
      ajv.addSchema(schema, path)
    } catch (error) {
      broken(path, error)
    }
  }

  const validators = new Map<string, ValidateFunction | undefined>()
  const validatorOf = (path: string): ValidateFunction | undefined => {
    if (validators.has(path)) return validators.get(path)
    let validator: ValidateFunction | undefined
    try {
      validator = ajv.getSchema(path)
      if (!validator && problems.length === 0) report(path, say('META/no-schema'))
    } catch (error) {
      broken(path, error)
    }
    validators.set(path, validator)
    return validator
  }

  const translate = createTranslation(meta)
  return {
    problems,
    check: (schema, value) => {
      const validate = validatorOf(schema)
      if (!validate) return undefined
      mentions = []
      try {
        validate(value)
      } catch (error) {
        // A schema that refers to itself in place would recurse forever.
        broken(schema, error)
        validators.set(schema, undefined)
        return undefined
      }
      return { errors: (validate.errors ?? []).map(translate), mentions }
    },
  }
}

/** Adds the Chinese words of what an error is about. */
function createTranslation(meta: Readonly<Record<string, JsonObject>>): (error: ErrorObject) => MetaError {
  const words = objectOf(meta[wordsPath]?.words)
  return (error) => ({
    ...error,
    chinese: pickWords({ title: words[String(error.parentSchema?.title)], description: words[String(error.parentSchema?.description)] }),
  })
}

/** With the keywords that JSON Schema lacks: they accept every value, and mention what has to be looked at in other documents. */
function createAjv(mention: (mention: Mention) => void): Ajv2020 {
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
  type Place = { readonly instancePath: string; readonly parentData?: unknown }
  function add<T>(
    keyword: string,
    schemaType: 'string' | 'object',
    validate: (parameter: T, value: unknown, schema: AnySchemaObject, at: Place) => void,
  ) {
    ajv.addKeyword({
      keyword,
      schemaType,
      ...(keyword === 'expression' ? { type: 'string' as const } : {}),
      validate: (parameter: T, value: unknown, schema: AnySchemaObject = {}, at: Place = { instancePath: '' }) => {
        validate(parameter, value, schema, at)
        return true
      },
    })
  }
  add<string>('refersTo', 'string', (refersTo, value, { description }, { instancePath: pointer }) =>
    mention({ pointer, refersTo, value, about: String(description ?? '') }),
  )
  add<'boolean' | 'any'>('expression', 'string', (expression, value, _schema, { instancePath: pointer }) =>
    mention({ pointer, expression, value }),
  )
  add<JsonObject>('fits', 'object', (fits, value, _schema, { instancePath: pointer }) => mention({ pointer, fits, value }))
  add<JsonObject>('onlyWith', 'object', (onlyWith, value, _schema, { instancePath: pointer, parentData }) => {
    if (!isBeside(objectOf(parentData as Json), onlyWith)) mention({ pointer, onlyWith, value })
  })
  return ajv
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
