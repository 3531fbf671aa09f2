/** Indexes for the fields that stored entities mark `index`: created and dropped with the declarations, without a migration. */
import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { Database } from './tables.ts'

type RecordIndexes = Release['recordIndexes']
type FieldKind = RecordIndexes[string][string]

/** Adds missing columns, and drops those that are no longer declared or changed their type. */
export async function ensureRecordIndexes(db: Kysely<Database>, wanted: RecordIndexes): Promise<void> {
  const fields = Object.entries(wanted).flatMap(([entity, kinds]) =>
    Object.entries(kinds).map(([field, kind]) => ({ entity, field, kind })),
  )
  const names = new Map(fields.map((field) => [indexName(field), field]))
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'records'::regclass and c.relname like 'records_field_%'`.execute(db)
  const present = new Set(rows.map(({ name }) => name))
  for (const name of present) if (!names.has(name)) await sql`drop index if exists ${sql.ref(name)}`.execute(db)
  for (const [name, { entity, field, kind }] of names) {
    if (present.has(name)) continue
    // Another server may add it at the same time.
    await sql`create index if not exists ${sql.ref(name)} on records (brand, ${fieldOf(sql`data`, field, kind)})
      where entity = ${sql.lit(entity)}`.execute(db)
  }
}

/** The indexed value of a field: text in byte order, so that both databases sort alike. */
export function fieldOf(data: RawBuilder<unknown>, field: string, kind: FieldKind): RawBuilder<unknown> {
  const value = sql`${data} ->> ${sql.lit(field)}`
  return kind === 'text' ? sql`((${value}) collate "C")` : sql`((${value})::${sql.raw(kind)})`
}

interface IndexedField {
  readonly entity: string
  readonly field: string
  readonly kind: FieldKind
}

/** The name includes the type. PostgreSQL truncates names beyond 63 characters, which could make two of them equal. */
function indexName({ entity, field, kind }: IndexedField): string {
  const name = `records_field_${entity}_${field}_${kind}`
  return name.length <= 63 ? name : `${name.slice(0, 52)}_${createHash('sha256').update(name).digest('hex').slice(0, 10)}`
}
