/** The meaning of a part of an expression beyond its type: declaration, unit and possible values. */
import type { JsonSchema } from '../json.ts'
import { type Measure, measureOf } from './measures.ts'
import { asSchema, itemsOf, memberOf } from './scope-types.ts'

export interface Meaning {
  /** As declared: form.boxes.quantity, whatever the row variable is called in the expression. */
  readonly path?: string
  readonly schema?: JsonSchema
  readonly measure?: Measure
  /** Possible currency codes of an amount; absent if unknown. */
  readonly currencies?: readonly string[]
  /** Possible values, if it is chosen from a list; whole numbers as written. */
  readonly choices?: readonly string[]
  readonly literal?: string | number | bigint | boolean | null
  /** Meaning of each list item. */
  readonly item?: Meaning
  /** Members of a map literal. */
  readonly entries?: ReadonlyMap<string, Meaning>
}

/** Facts from the documents that the language does not contain. */
export interface ExpressionWorld {
  /** Currency codes of an amount; default: any. */
  readonly currencies?: readonly string[]
  /** Possible ids of a field with `reference`. */
  readonly reference?: (name: string) => readonly string[] | undefined
}

export function meaningOf(schema: JsonSchema | undefined, path: string, world: ExpressionWorld): Meaning {
  if (!schema) return { path }
  const measure = measureOf(schema.measure)
  const choices = choicesOf(schema, world)
  const item = itemsOf(schema)
  return {
    path,
    schema,
    ...(measure ? { measure } : {}),
    ...(choices ? { choices } : {}),
    ...(item ? { item: meaningOf(item, path, world) } : {}),
  }
}

/** A member of an object; undefined if it does not exist. */
export function memberMeaning(of: Meaning, name: string, world: ExpressionWorld): Meaning | undefined {
  if (of.entries) return of.entries.get(name)
  const path = of.path === undefined ? name : `${of.path}.${name}`
  if (!of.schema) return { path }
  const member = memberOf(of.schema, name)
  if (member) return meaningOf(member, path, world)
  return asSchema(of.schema.properties) ? undefined : { path }
}

/** The common meaning of two parts, such as the branches of a conditional or the items of a list. */
export function joinMeanings(left: Meaning, right: Meaning): Meaning {
  const measure = left.measure ?? right.measure
  const currencies = unite(left.currencies, right.currencies)
  const choices = unite(textsOf(left), textsOf(right))
  const path = left.path ?? right.path
  return {
    ...(path === undefined ? {} : { path }),
    ...(measure ? { measure } : {}),
    ...(currencies ? { currencies } : {}),
    ...(choices ? { choices } : {}),
    ...(left.item && right.item ? { item: joinMeanings(left.item, right.item) } : {}),
    ...(left.schema && left.schema === right.schema ? { schema: left.schema } : {}),
  }
}

/** Possible values; a literal has exactly one. */
export function textsOf({ choices, literal }: Meaning): readonly string[] | undefined {
  return typeof literal === 'string' || typeof literal === 'bigint' ? [String(literal)] : choices
}

export function isDecimalText({ schema }: Meaning): boolean {
  return schema?.type === 'string' && schema.format === 'decimal'
}

function choicesOf(schema: JsonSchema, world: ExpressionWorld): readonly string[] | undefined {
  if (typeof schema.const === 'string') return [schema.const]
  // A duplicate choice is reported at the choices, and counts once here.
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map(String))]
  if (typeof schema.dictionary === 'string') return undefined
  if (schema.format === 'currency') return world.currencies
  return typeof schema.reference === 'string' ? world.reference?.(schema.reference) : undefined
}

function unite(left: readonly string[] | undefined, right: readonly string[] | undefined): readonly string[] | undefined {
  return left && right ? [...new Set([...left, ...right])] : undefined
}
