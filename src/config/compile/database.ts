import type { JsonObject } from '#rules'
import { type Documents, readsOf } from '../read/documents.ts'
import { entityFields } from '../resolve/schema.ts'
import type { ColumnKind, Release } from './release.ts'

type Indexed = Record<string, Record<string, ColumnKind>>

/** Fields that the database indexes: by table for entities with their own table, by entity for stored ones. Shared by all brands. */
export function compileIndexes(brands: readonly Documents[]): Pick<Release, 'columns' | 'recordIndexes'> {
  const columns: Indexed = {}
  const recordIndexes: Indexed = {}
  for (const documents of brands.map(readsOf)) {
    for (const [id, entity] of Object.entries(documents.all('entity'))) {
      const [into, holder] = typeof entity.table === 'string' ? [columns, entity.table] : [recordIndexes, id]
      if (into === recordIndexes && entity.stored === undefined) continue
      if (into === recordIndexes) into[holder] ??= {}
      for (const [name, field] of Object.entries(entityFields(id, documents))) {
        if (field.index !== true) continue
        into[holder] ??= {}
        const kind = kindOf(field)
        // A record holds its integers as JSON, which may be larger than PostgreSQL's.
        const stored = into === recordIndexes && kind === 'integer' ? 'bigint' : kind
        addIndex(into[holder] as Indexed[string], holder, name, stored)
      }
    }
  }
  return { columns, recordIndexes }
}

function addIndex(indexed: Indexed[string], holder: string, name: string, kind: ColumnKind): void {
  const column = indexed[name]
  if (column && column !== kind) throw new Error(`Brands declare different types for ${holder}.${name}: ${column} and ${kind}`)
  indexed[name] = kind
}

function kindOf(field: JsonObject): ColumnKind {
  if (field.type === 'integer' || field.type === 'boolean') return field.type
  return field.format === 'decimal' ? 'numeric' : 'text'
}
