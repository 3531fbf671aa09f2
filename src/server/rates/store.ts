import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import type { Database } from '../db/tables.ts'

export interface RateRecord {
  readonly rateId: string
  readonly version: number
  readonly data: JsonObject
}

/** What may order a list of rates. */
export const rateSorts = ['etd', 'transitDays', 'validTo', 'carrier', 'price20GP', 'price40GP', 'price40HQ'] as const
export type RateSort = (typeof rateSorts)[number]

export interface RateSearch {
  readonly brand: string
  /** Only rates that are still valid and have not sailed. */
  readonly today: string
  readonly pol?: string | undefined
  readonly pod?: string | undefined
  readonly carrier?: string | undefined
  readonly direct?: boolean | undefined
  readonly weekday?: string | undefined
  readonly etd?: string | undefined
  readonly sort: RateSort
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  /** Fields that have a column of their own. */
  readonly columns: Release['columns']
}

export interface RatePage {
  readonly rates: readonly RateRecord[]
  readonly total: number
}

/** One page and the number of all matches in one statement, answered from the index on brand, ports and validity. */
export async function searchRates(db: Kysely<Database>, search: RateSearch): Promise<RatePage> {
  const found = await rateQuery(search).execute(db)
  const first = found.rows[0]
  return { rates: found.rows.filter(isRate).map(toRecord), total: Number(first?.total ?? 0) }
}

/** Without a rate where the page is empty. */
export interface RateRow {
  readonly id: string | null
  readonly version: number | null
  readonly data: JsonObject | null
  readonly total: string
}
interface FoundRate {
  readonly id: string
  readonly version: number
  readonly data: JsonObject
}

/** Also what the bench explains and compares with. */
export function rateQuery(search: RateSearch): RawBuilder<RateRow> {
  const { columns } = search
  const direction = search.descending ? sql`desc` : sql`asc`
  // The matches are found once and narrow, then counted and cut; a page beyond the last one still says how many there are.
  return sql<RateRow>`
    with matching as materialized (
      select id, ${sortField(search.sort, columns)} as place from rates where ${sql.join(listConditions(search), sql` and `)}
    )
    select rates.id, rates.version, rates.data, counted.total
    from (select count(*) as total from matching) counted
    left join (
      select id, place from matching order by place ${direction} nulls last, id limit ${search.limit} offset ${search.offset}
    ) page on true
    left join rates on rates.id = page.id
    order by page.place ${direction} nulls last, page.id`
}

export async function findRate(db: Kysely<Database>, brand: string, rateId: string): Promise<RateRecord | undefined> {
  const row = await db
    .selectFrom('rates')
    .select(['id', 'version', 'data'])
    .where('id', '=', rateId)
    .where('brand', '=', brand)
    .executeTakeFirst()
  return row && toRecord(row)
}

function listConditions(search: RateSearch): RawBuilder<unknown>[] {
  const { columns } = search
  const conditions = [
    sql`brand = ${search.brand}`,
    sql`${field(columns, 'validTo')} >= ${search.today}`,
    sql`${field(columns, 'etd')} >= ${search.today}`,
  ]
  for (const name of ['pol', 'pod', 'carrier', 'etd'] as const) {
    const value = search[name]
    if (value) conditions.push(sql`${field(columns, name)} = ${value}`)
  }
  if (search.direct !== undefined) conditions.push(sql`(data->>'direct')::boolean = ${search.direct}`)
  if (search.weekday) conditions.push(sql`jsonb_exists(data->'sailingDays', ${search.weekday})`)
  return conditions
}

function sortField(sort: RateSort, columns: Release['columns']): RawBuilder<unknown> {
  const isNumber = sort === 'transitDays' || sort.startsWith('price')
  return isNumber ? sql`(data->>${sql.lit(sort)})::numeric` : field(columns, sort)
}

/** The column that the database keeps for a field, else the field inside the data. */
function field(columns: Release['columns'], name: string): RawBuilder<unknown> {
  return columns.rates && Object.hasOwn(columns.rates, name) ? sql.ref(name) : sql`(data->>${sql.lit(name)})`
}

function isRate(row: RateRow): row is RateRow & FoundRate {
  return row.id !== null
}

function toRecord(row: FoundRate): RateRecord {
  return { rateId: row.id, version: row.version, data: row.data }
}
