/**
 * Compiles JSON Schema to program text. A module is a factory, `export default (R) => ({ name: validate })`, without imports: the same
 * bytes run in the browser, which has neither Ajv nor eval, and on the server.
 */
import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import hashForSchema from '@rjsf/utils/lib/hashForSchema.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/core.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { type CompiledValidator, type JsonSchema, mapLazily, onceFor, type ValidatorRuntime } from '#rules'

/** Compiled validator code by schema: compiling is expensive, and brands and releases share most schemas. */
export type ValidatorCache = Map<string, string>

export function createValidatorCache(): ValidatorCache {
  return new Map()
}

/** Names that the runtime table R must provide, as requested by Ajv. */
const runtimeNames: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'R.ucs2length',
  'require("ajv/dist/runtime/equal").default': 'R.equal',
  'require("portal/runtime")': 'R',
}

/** Text of the module with a validator per name. Schemas are compiled once, whatever their names. */
export function compileValidatorModule(
  schemas: Readonly<Record<string, JsonSchema>>,
  formats: readonly string[],
  cache: ValidatorCache,
): string {
  const places = new Map<string, string>()
  const lines: string[] = []
  const names: string[] = []
  for (const name of Object.keys(schemas).sort()) {
    const text = validatorText(schemas[name] as JsonSchema, formats, cache)
    let place = places.get(text)
    if (!place) {
      place = `v${places.size}`
      places.set(text, place)
      lines.push(`const ${place} = (() => {\n${text}\n})()`)
    }
    names.push(`${JSON.stringify(name)}: ${place}`)
  }
  return `export default (R) => {\n"use strict"\n${lines.join('\n')}\nreturn { ${names.join(', ')} }\n}\n`
}

/** Text of a function of the runtime that returns one validator; schemas that are equal have equal texts. */
export function compileServerValidator(schema: JsonSchema, formats: readonly string[], cache: ValidatorCache): string {
  return `(R) => {\n"use strict"\n${validatorText(schema, formats, cache)}\n}`
}

/**
 * The module of a form drawn by rjsf: rjsf's own compiler writes a validator for the form and for each part it may ask about,
 * under the names that its precompiled validator expects. `name` is the validator of the whole form.
 */
export function compileRjsfModule(name: string, schema: JsonSchema, formats: readonly string[], cache: ValidatorCache): string {
  const key = `rjsf ${name} ${formats.join(' ')} ${JSON.stringify(schema)}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const { compileSchemaValidatorsCode } = rjsfCompiler()
  const source = compileSchemaValidatorsCode(schema, {
    AjvClass: Ajv2020,
    ajvOptionsOverrides: { ...ajvOptions(formats), keywords, verbose: false },
    ajvFormatOptions: false,
  })
  const text = closed(source.replace(/^"use strict";/, ''))
  const module = `export default (R) => {\n"use strict"\nconst exports = {}\n${text}\nreturn { ...exports, ${JSON.stringify(name)}: exports[${JSON.stringify(hashForSchema(schema))}] }\n}\n`
  cache.set(key, module)
  return module
}

/** Loaded when a form is compiled: it loads React, which a server with a compiled release does not need. */
function rjsfCompiler(): typeof import('@rjsf/validator-ajv8/compileSchemaValidators') {
  return createRequire(import.meta.url)('@rjsf/validator-ajv8/compileSchemaValidators')
}

function validatorText(schema: JsonSchema, formats: readonly string[], cache: ValidatorCache): string {
  const key = `${formats.join(' ')} ${JSON.stringify(schema)}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const text = createText(schema, formats)
  cache.set(key, text)
  return text
}

function createText(schema: JsonSchema, formats: readonly string[]): string {
  // Ajv numbers its names across compilations: use a separate instance per schema, so that every process writes the same bytes.
  const ajv = createAjv(formats)
  const source = standaloneCode(ajv, ajv.compile(schema))
  const end = source.match(/^"use strict";module\.exports = (\w+);module\.exports\.default = \1;/)
  if (!end) throw new Error('Ajv generated standalone code in an unexpected form')
  return closed(`${source.slice(end[0].length)}\nreturn ${end[1]}`)
}

/** Program text that depends on the runtime table only, in ASCII: a text with one other letter takes twice the memory. */
function closed(source: string): string {
  let text = source.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  for (const [call, name] of Object.entries(runtimeNames)) text = text.replaceAll(call, name)
  const leftover = text.match(/\brequire\(.*?\)|\bimport\(|\bmodule\.exports/)
  if (leftover) throw new Error(`A compiled validator needs ${leftover[0]}, which the runtime table does not have`)
  return text
}

function createAjv(formats: readonly string[]): Ajv2020 {
  return new Ajv2020({ ...ajvOptions(formats), keywords: [...keywords] })
}

/** Strict, without coercion: values are validated as they are. Messages are created from text keys elsewhere. */
function ajvOptions(formats: readonly string[]) {
  return {
    strict: true,
    allErrors: true,
    messages: false,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    // Our meta schemas have validated the keywords' values; Ajv would have to compile its own each time.
    meta: false,
    validateSchema: false,
    code: { source: true, formats: _`require("portal/runtime").formats` },
    // The functions are in R; Ajv only needs to know that the names exist.
    formats: Object.fromEntries(formats.map((name) => [name, () => true])),
  } as const
}

const boundKeywords = ['scale', 'above', 'atLeast', 'atMost', 'minYear', 'maxYear'] as const
type BoundKeyword = (typeof boundKeywords)[number]
const counted: ReadonlySet<BoundKeyword> = new Set(['scale', 'minYear', 'maxYear'])

/** Bounds of decimals and dates, which are strings. Only code keywords can be written as text. */
function boundKeyword(keyword: BoundKeyword): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: counted.has(keyword) ? 'number' : 'string',
    error: { message: keyword, params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code(cxt: KeywordCxt) {
      const keywordOf = cxt.gen.scopeValue('func', { ref: keyword, code: _`require("portal/runtime").${runtimeName(keyword)}` })
      cxt.pass(_`${keywordOf}(${cxt.data}, ${cxt.schema})`)
    },
  }
}

function runtimeName(keyword: BoundKeyword) {
  const names = {
    scale: _`decimal.scale`,
    above: _`decimal.above`,
    atLeast: _`decimal.atLeast`,
    atMost: _`decimal.atMost`,
    minYear: _`dates.minYear`,
    maxYear: _`dates.maxYear`,
  }
  return names[keyword]
}

/** No two rows of a list may have the same value in one field. */
const uniqueByKeyword: CodeKeywordDefinition = {
  keyword: 'uniqueBy',
  type: 'array',
  schemaType: 'string',
  error: { message: 'uniqueBy', params: ({ schemaCode }) => _`{field: ${schemaCode}}` },
  code(cxt: KeywordCxt) {
    const keywordOf = cxt.gen.scopeValue('func', { ref: 'uniqueBy', code: _`require("portal/runtime").uniqueBy` })
    cxt.pass(_`${keywordOf}(${cxt.data}, ${cxt.schema})`)
  },
}

/** Keywords of the document language beyond JSON Schema. */
const keywords = [...boundKeywords.map(boundKeyword), uniqueByKeyword]

type Loaded = Readonly<Record<string, CompiledValidator>>

/** Loads a module's validators in Node, the same text as in the browser. Each text is loaded once. */
export function loadValidators(text: string, runtime: ValidatorRuntime): Loaded {
  if (!text.startsWith(moduleStart)) throw new Error('A module of validators begins in an unexpected way')
  return loadOnce(runtime, text.slice(moduleStart.length)) as Loaded
}

const moduleStart = 'export default '

/** Each validator is loaded when it is first used: most of them never are. */
export function loadServerValidators(texts: Readonly<Record<string, string>>, runtime: ValidatorRuntime): Loaded {
  return mapLazily(texts, (text) => loadOnce(runtime, text) as CompiledValidator)
}

/** Fails if a text is not a program. Nothing of it is kept. */
export function parseServerValidator(text: string): void {
  parse(text)
}

const loadOnce = onceFor((runtime: ValidatorRuntime, text: string): unknown => {
  const factory = parse(text).runInThisContext() as (runtime: ValidatorRuntime) => unknown
  return factory(runtime)
})

/** As a script: importing megabytes as a module takes many times longer, and Node never unloads a module. */
function parse(text: string): Script {
  return new Script(`"use strict";(${text})`, { filename: 'validators.js' })
}
