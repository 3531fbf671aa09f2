/** The release's declaration of the stored entity that a call is about. */
import { recordKey } from '#config'
import { askerOf, decide } from '#domain'
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
  readonly ofCompany: boolean
  readonly sort: { readonly field: string; readonly order: 'ascending' | 'descending' } | null
  readonly fields: Readonly<Record<string, JsonObject>>
  /** Names of the form's fields. */
  readonly filledIn: readonly string[]
  readonly indexed: Readonly<Record<string, IndexKind>>
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
    ofCompany: stored.owner === 'company',
    sort: sort && { field: String(sort.field), order: sort.order === 'ascending' ? 'ascending' : 'descending' },
    fields: Object.fromEntries(Object.entries(document.properties as JsonObject).map(([name, field]) => [name, field as JsonObject])),
    filledIn: Object.keys((brand.forms[String(stored.form)]?.schema.properties ?? {}) as JsonObject),
    indexed: release.recordIndexes[entity] ?? {},
  }
}

/** Whether the caller also sees drafts, the archive and the history. */
export function mayWrite({ brand, actor }: Pick<Call, 'brand' | 'actor'>, { write }: EntityPlan): boolean {
  return decide(readGrid(brand), write, askerOf(actor), 'none').allow
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
