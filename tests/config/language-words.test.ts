/** The configuration language is documented, in the editor and in the reference. */
import { expect, test } from 'vitest'
import { shippedFiles } from '../support/documents.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type JsonObject = { readonly [name: string]: Json }

const meta = 'schemas/meta/'
const files = new Map((await shippedFiles()).flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const])))
const schemas = new Map(
  [...files].flatMap(([path, text]) => {
    const value = path.startsWith(meta) && path.endsWith('.json') ? (JSON.parse(text) as JsonObject) : undefined
    const isSchema = value?.properties !== undefined || value?.$defs !== undefined
    return value && isSchema ? [[path.slice(meta.length), value] as const] : []
  }),
)
const words = (JSON.parse(files.get(`${meta}words.zh.json`) ?? '') as { words: Record<string, string> }).words

/** Every property of the language with its location. Conditions in a schema do not declare properties. */
function* properties(value: Json, place: string): Generator<{ place: string; schema: JsonObject }> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'if' || name === 'examples' || name === 'default') continue
    const isNaming = (name === 'properties' || name === '$defs') && !Array.isArray(inner)
    for (const [property, schema] of isNaming ? Object.entries(inner as JsonObject) : []) {
      if (typeof schema === 'object' && !Array.isArray(schema))
        yield { place: `${place}/${name}/${property}`, schema: schema as JsonObject }
      yield* properties(schema, `${place}/${name}/${property}`)
    }
    if (!isNaming) yield* properties(inner, `${place}/${name}`)
  }
}

/** Description of a property, or of its definition. */
function descriptionOf(schema: JsonObject, path: string): Json | undefined {
  if (schema.description !== undefined || typeof schema.$ref !== 'string') return schema.description
  const [file, pointer = ''] = schema.$ref.split('#')
  const target = file ? file : path
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((at, name) => (at as JsonObject | undefined)?.[name], schemas.get(target))
  return found === undefined ? undefined : descriptionOf(found as JsonObject, target)
}

function* sentences(value: Json, isNaming: boolean): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (!isNaming && (name === 'title' || name === 'description') && typeof inner === 'string') yield inner
    yield* sentences(inner, !isNaming && (name === 'properties' || name === '$defs'))
  }
}

const spoken = new Set([...schemas.values()].flatMap((schema) => [...sentences(schema, false)]))

test('every property that an analyst may write has a description', () => {
  const all = [...schemas].flatMap(([path, schema]) => [...properties(schema, '')].map((property) => ({ path, ...property })))
  expect(all.length).toBeGreaterThan(600)
  expect(all.filter(({ path, schema }) => !descriptionOf(schema, path)).map(({ path, place }) => `${path}#${place}`)).toEqual([])
})

test('every description has a Chinese translation, and no translation is obsolete', () => {
  expect([...spoken].filter((sentence) => !words[sentence])).toEqual([])
  expect(Object.keys(words).filter((sentence) => !spoken.has(sentence))).toEqual([])
  expect(Object.entries(words).filter(([, chinese]) => !/\p{Script=Han}/u.test(chinese))).toEqual([])
})
