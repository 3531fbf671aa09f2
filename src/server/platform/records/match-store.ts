/** SQL that finds stored records by the values of some of their fields. */
import { type Kysely, sql } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import type { EntityPlan } from './entity.ts'

export interface MatchedRecord {
  readonly id: string
  readonly data: JsonObject
}

export interface Matching {
  readonly brand: string
  readonly fields: readonly string[]
  /** Values of the fields in upper case, joined by `|`. */
  readonly keys: readonly string[]
}

/** The latest unarchived record of each key. */
export async function findMatches(
  db: Kysely<Database>,
  { id: entity }: EntityPlan,
  { brand, fields, keys }: Matching,
): Promise<ReadonlyMap<string, MatchedRecord>> {
  if (keys.length === 0) return new Map()
  const key = sql.join(
    fields.map((field) => sql`upper(coalesce(data->>${sql.lit(field)}, ''))`),
    sql` || '|' || `,
  )
  const { rows } = await sql<MatchedRecord & { key: string }>`
    select distinct on (key) key, id, data from (
      select id, data, created_at, ${key} as key from records where entity = ${entity} and brand = ${brand} and state <> 'archived'
    ) r where key = any(${[...new Set(keys)]}::text[]) order by key, created_at desc, id`.execute(db)
  return new Map(rows.map(({ key: found, ...record }) => [found, record]))
}
