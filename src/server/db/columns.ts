/** Columns for fields marked `index` in entities, generated from the record's data: a new field needs no migration. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { Database } from './tables.ts'

type ColumnKind = Release['columns'][string][string]

/** Fields with a fixed column. */
const fixed = new Set([
  'id',
  'company_id',
  'brand',
  'state',
  'version',
  'release',
  'created_at',
  'updated_at',
  'data',
  'load_id',
  'replaced_by',
])

/** Indexes over several fields; created if the documents index all of them. */
const together: Readonly<Record<string, readonly (readonly string[])[]>> = {
  rates: [
    ['pol', 'pod', 'validTo'],
    ['pol', 'pod', 'carrier', 'etd'],
  ],
}

/** Fields besides numbers by which a list of all rows is sorted. Their indexes end with the id, which orders equal values. */
const sorts: Readonly<Record<string, readonly string[]>> = { rates: ['etd', 'validTo', 'carrier'] }

/**
 * A page of a company's orders in list order, with every filter field beside the keys: filters, counts and far pages are then
 * read from the index alone, and the wide rows only for the result. The number in the name grows with its content; older ones
 * are dropped.
 */
const orderPage = {
  name: 'orders_page_1',
  before: [] as readonly string[],
  fields: ['orderType', 'pol', 'pod', 'mblNo'],
  /** Included if the documents index it. */
  more: ['bookingStatuses', 'payment'],
}

/** A company's orders by time with all chart values, so that the wide rows are not read. */
const orderMonths = { name: 'orders_months_1', fields: ['orderType', 'baseTotal'] } as const

export async function ensureColumns(db: Kysely<Database>, columns: Release['columns']): Promise<void> {
  for (const [table, wanted] of Object.entries(columns)) {
    const present = await presentColumns(db, table)
    if (present.size === 0) continue
    const missing = Object.entries(wanted).filter(([name]) => !present.has(name) && !fixed.has(toSnake(name)))
    if (missing.length > 0) {
      // One statement: adding a stored column rewrites the table, so it is done once for all of them.
      await sql`alter table ${sql.table(table)} ${sql.join(missing.map(([name, kind]) => addColumn(name, kind)))}`.execute(db)
    }
    const indexes = await presentIndexes(db, table)
    const keys = listIndexes(table, wanted)
    const names = new Set(keys.map((key) => indexName(table, key)))
    for (const key of keys) if (!indexes.has(indexName(table, key))) await addIndex(db, table, key)
    for (const name of indexes)
      if (name.startsWith(indexName(table, [])) && !names.has(name)) await sql`drop index if exists ${sql.ref(name)}`.execute(db)
    if (table !== 'orders') continue
    for (const name of orderPage.before) if (indexes.has(name)) await sql`drop index if exists ${sql.ref(name)}`.execute(db)
    const isMissing = ({ name, fields }: { readonly name: string; readonly fields: readonly string[] }) =>
      !indexes.has(name) && fields.every((field) => field in wanted)
    if (isMissing(orderPage)) await addOrderPage(db, wanted)
    if (isMissing(orderMonths)) await addOrderMonths(db)
  }
}

/** Each indexed field begins one of them: an index that begins another one is not needed. */
function listIndexes(table: string, wanted: Release['columns'][string]): (readonly string[])[] {
  const single = Object.keys(wanted).filter((name) => !fixed.has(toSnake(name)))
  const sorted = sorts[table]
  const isSort = (name: string) =>
    sorted !== undefined && (sorted.includes(name) || wanted[name] === 'numeric' || wanted[name] === 'integer')
  const several = [
    ...(together[table] ?? []).filter((names) => names.every((name) => single.includes(name))),
    ...single.filter(isSort).map((name) => [name, 'id']),
  ]
  return [...several, ...single.filter((name) => !several.some(([first]) => first === name)).map((name) => [name])]
}

/** Checked first: "create index if not exists" waits for every writer of the table, and blocks the next ones, even if it exists. */
async function presentIndexes(db: Kysely<Database>, table: string): Promise<Set<string>> {
  const columns = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = to_regclass(quote_ident(${table}::text))`.execute(db)
  return new Set(columns.rows.map((row) => row.name))
}

async function presentColumns(db: Kysely<Database>, table: string): Promise<Set<string>> {
  const indexes = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${table}::text)) and attnum > 0 and not attisdropped`.execute(db)
  return new Set(indexes.rows.map((row) => row.name))
}

function addColumn(name: string, kind: ColumnKind): RawBuilder<unknown> {
  const value = sql`data ->> ${sql.lit(name)}`
  // Text in byte order, so that both databases sort alike and an index serves a range.
  if (kind === 'text') return sql`add column ${sql.ref(name)} text collate "C" generated always as (${value}) stored`
  return sql`add column ${sql.ref(name)} ${sql.raw(kind)} generated always as ((${value})::${sql.raw(kind)}) stored`
}

function indexName(table: string, names: readonly string[]): string {
  // PostgreSQL truncates longer names.
  return `${table}_by_${names.join('_')}`.slice(0, 63)
}

/** Another server may create it at the same time. */
async function addIndex(db: Kysely<Database>, table: string, names: readonly string[]): Promise<void> {
  const columns = sql.join([sql.ref('brand'), ...names.map((name) => sql.ref(name))])
  await sql`create index if not exists ${sql.ref(indexName(table, names))} on ${sql.table(table)} (${columns})`.execute(db)
}

async function addOrderPage(db: Kysely<Database>, wanted: Release['columns'][string]): Promise<void> {
  const beside = [...orderPage.fields, ...orderPage.more.filter((name) => wanted[name] === 'text')]
  await sql`create index if not exists ${sql.ref(orderPage.name)}
    on orders (brand, company_id, created_at desc, id desc)
    include (state, ${sql.join(beside.map((name) => sql.ref(name)))})`.execute(db)
}

async function addOrderMonths(db: Kysely<Database>): Promise<void> {
  const beside = sql.join(orderMonths.fields.map((name) => sql.ref(name)))
  await sql`create index if not exists ${sql.ref(orderMonths.name)}
    on orders (brand, company_id, created_at) include (state, ${beside})`.execute(db)
}

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
