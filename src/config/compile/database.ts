import type { JsonObject } from '#rules'
import { type Documents, readsOf } from '../documents.ts'
import type { Release } from '../release.ts'
import { entityFields } from '../schema.ts'

type Columns = Record<string, Record<string, Release['columns'][string][string]>>

/** The columns that the database keeps for indexed fields: those of every brand, because all share the tables. */
export function compileDatabaseColumns(brands: readonly Documents[]): Release['columns'] {
  const columns: Columns = {}
  for (const documents of brands.map(readsOf)) {
    for (const [id, entity] of Object.entries(documents.all('entity'))) {
      if (typeof entity.table !== 'string') continue
      for (const [name, field] of Object.entries(entityFields(id, documents))) {
        if (field.index !== true) continue
        columns[entity.table] ??= {}
        addColumn(columns[entity.table] as Columns[string], entity.table, name, columnType(field))
      }
    }
  }
  return columns
}

function addColumn(table: Columns[string], tableName: string, name: string, type: Columns[string][string]): void {
  const known = table[name]
  if (known && known !== type) throw new Error(`Brands differ over column ${tableName}.${name}: ${known} and ${type}`)
  table[name] = type
}

function columnType(field: JsonObject): Columns[string][string] {
  if (field.type === 'integer' || field.type === 'boolean') return field.type
  return field.format === 'decimal' ? 'numeric' : 'text'
}
