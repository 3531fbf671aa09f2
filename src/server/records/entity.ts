/** The release's declaration of the stored entity that a call is about. */
import { recordKey } from '#config'
import { askerOf, decide, fieldAllowed } from '#domain'
import type { Json, JsonObject } from '#rules'
import { type Call, isObject, readGrid } from '../kernel/index.ts'

type IndexKind = Call['release']['recordIndexes'][string][string]

export interface EntityPlan {
  readonly id: string
  /** Field that contains a record's name. */
  readonly key: string
  /** Permission grid rows. */
  readonly read: string
  readonly write: string
  /** Records are drafts until they are published. */
  readonly publishes: boolean
  readonly isShared: boolean
  readonly owner: 'brand' | 'company' | 'person'
  readonly sort: { readonly field: string; readonly order: 'ascending' | 'descending' } | null
  readonly fields: Readonly<Record<string, JsonObject>>
  /** Names of the form's fields. */
  readonly filledIn: readonly string[]
  /** Fields that hold an uploaded file. */
  readonly files: readonly string[]
  readonly indexed: Readonly<Record<string, IndexKind>>
  /** If users who may not write add records. */
  readonly added: AddPlan | null
}

export interface AddPlan {
  readonly filledIn: readonly string[]
  /** Entity and field of the record that theirs refers to. */
  readonly to: { readonly entity: string; readonly field: string } | null
  readonly copies: readonly string[]
  readonly once: boolean
  readonly values: JsonObject
}

export function readEntity({ entity, brand, release }: Pick<Call, 'entity' | 'brand' | 'release'>): EntityPlan {
  const document = entity === null ? undefined : brand.documents.entity?.[entity]
  const stored = document?.stored
  if (entity === null || !document || !isObject(stored)) throw new Error(`The release has no stored entity ${entity}`)
  const operations = listOf(stored.operations)
  const sort = isObject(stored.sort) ? stored.sort : null
  return {
    id: entity,
    key: recordKey(entity),
    read: String(stored.read),
    write: String(stored.write),
    publishes: operations.includes('publish'),
    isShared: stored.shared === true,
    owner: stored.owner === 'company' || stored.owner === 'person' ? stored.owner : 'brand',
    sort: sort && { field: String(sort.field), order: sort.order === 'ascending' ? 'ascending' : 'descending' },
    fields: Object.fromEntries(Object.entries(document.properties as JsonObject).map(([name, field]) => [name, field as JsonObject])),
    filledIn: fieldsOf(brand, stored.form),
    files: [...new Set([...filesOf(brand, stored.form), ...(isObject(stored.add) ? filesOf(brand, stored.add.form) : [])])],
    indexed: release.recordIndexes[entity] ?? {},
    added: isObject(stored.add) ? readAdd(stored.add, brand) : null,
  }
}

function readAdd({ form, to, copies, once, values }: JsonObject, brand: Call['brand']): AddPlan {
  return {
    filledIn: fieldsOf(brand, form),
    to: typeof to === 'string' ? { entity: to, field: recordKey(to) } : null,
    copies: listOf(copies).map(String),
    once: once === true,
    values: isObject(values) ? (values as JsonObject) : {},
  }
}

function fieldsOf(brand: Call['brand'], form: Json | undefined): string[] {
  return Object.keys((brand.forms[String(form)]?.schema.properties ?? {}) as JsonObject)
}

function filesOf(brand: Call['brand'], form: Json | undefined): readonly string[] {
  return brand.forms[String(form)]?.files ?? []
}

/** Whether the caller also sees drafts, the archive and the history. */
export function mayWrite({ brand, actor }: Pick<Call, 'brand' | 'actor'>, { write }: EntityPlan): boolean {
  return decide(readGrid(brand), write, askerOf(actor), 'none').allow
}

/** Whether the policy of a field lets the caller see it. */
export function maySee({ brand, actor }: Pick<Call, 'brand' | 'actor'>, { fields }: EntityPlan, field: string): boolean {
  const policy = fields[field]?.policy
  return typeof policy === 'string' && fieldAllowed(readGrid(brand), policy, askerOf(actor), 'none').allow
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
