/** What a part of an expression means beyond its type: where it was declared, its unit, its possible values. */
import type { JsonSchema } from '../json.ts'
import { type Measure, measureOf } from './measures.ts'
import { asSchema, itemsOf, memberOf } from './scope-types.ts'

export interface Meaning {
  /** As declared: form.boxes.quantity, whatever the row was called in the expression. */
  readonly path?: string
  readonly schema?: JsonSchema
  readonly measure?: Measure
  /** Possible currency codes of an amount; absent if unknown. */
  readonly currencies?: readonly string[]
  /** What the value can be, where it chooses from a list; whole numbers as they are written. */
  readonly choices?: readonly string[]
  readonly literal?: string | number | bigint | boolean | null
  /** What each item of a list is. */
  readonly item?: Meaning
  /** The members of a map that is written out. */
  readonly entries?: ReadonlyMap<string, Meaning>
}

/** What the documents know and the language does not. */
export interface ExpressionWorld {
  /** Codes that an amount may bear; default: any may. */
  readonly currencies?: readonly string[]
  /** Ids that a field with `reference` may have. */
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

/** A member of an object; undefined where it has none of that name. */
export function memberMeaning(of: Meaning, name: string, world: ExpressionWorld): Meaning | undefined {
  if (of.entries) return of.entries.get(name)
  const path = of.path === undefined ? name : `${of.path}.${name}`
  if (!of.schema) return { path }
  const member = memberOf(of.schema, name)
  if (member) return meaningOf(member, path, world)
  return asSchema(of.schema.properties) ? undefined : { path }
}

/** What both have in common, such as the two branches of a choice or the items of a list. */
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

/** Possible values; a literal is the only choice of its own. */
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
