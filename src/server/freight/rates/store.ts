import { type Kysely, type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import { companyFacts, type Database } from '../../db/index.ts'
import { countChanges } from '../../platform/data-changes/index.ts'
import type { PriceField } from './price-fields.ts'

/** Contract rates to include besides the public ones: one company's, none (null), or all, for staff. */
export type RateAudience = string | null | { readonly all: true }

/** Fields that identify an offer: only one rate per offer is visible, and a contract rate replaces a public one. */
export const offerFields = ['pol', 'pod', 'carrier', 'service', 'etd', 'por', 'pdl', 'commodity'] as const
const optionalFields: ReadonlySet<string> = new Set(['por', 'pdl', 'commodity'])

/** Conditions that two rates are the same offer. A field that both lack is the same. */
export function sameOffer(one: (name: string) => RawBuilder<unknown>, other: (name: string) => RawBuilder<unknown>): RawBuilder<unknown>[] {
  return offerFields.map((name) =>
    optionalFields.has(name) ? sql`${one(name)} is not distinct from ${other(name)}` : sql`${one(name)} = ${other(name)}`,
  )
}

export type RateRecord = {
  readonly rateId: string
  readonly version: number
  /** Company of a contract rate; null for a public rate. */
  readonly companyId: string | null
  readonly data: JsonObject
}

/** Sort keys for rate lists, besides the prices of container types. */
export const rateSorts = ['etd', 'transitDays', 'validTo', 'carrier'] as const
export type RateSort = (typeof rateSorts)[number] | PriceField

export type RateSearch = {
  readonly brand: string
  readonly audience: RateAudience
  /** Only rates that are still valid and have not sailed. */
  readonly today: string
  readonly pol?: string | undefined
  readonly pod?: string | undefined
  readonly carrier?: string | undefined
  readonly direct?: boolean | undefined
  readonly weekday?: string | undefined
  /** First and last day of departure. */
  readonly departs?: { readonly from: string | undefined; readonly to: string | undefined } | undefined
  readonly etd?: string | undefined
  /** Rates for these goods and for all kinds; null: only those for all kinds. Default: all. */
  readonly commodity?: string | null | undefined
  /** Rates from and to an inland place, found by part of its name or code; null: only those between the ports. Default: all. */
  readonly por?: string | null | undefined
  readonly pdl?: string | null | undefined
  readonly sort: RateSort
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  /** Fields with their own column. */
  readonly columns: Release['columns']
  /** Counts so many rates at most, unless they are those of one lane. Default: all. */
  readonly countMost?: number | undefined
}

export type RatePage = {
  readonly rates: readonly RateRecord[]
  readonly total: number
  /** There are more than the total. */
  readonly more: boolean
}

/** One page and the total count. */
export async function searchRates(db: Kysely<Database>, search: RateSearch): Promise<RatePage> {
  const conditions = listConditions(search, await hasContracts(db, search))
  // The rates of a lane are few: found once, they are counted and cut.
  if (search.pol && search.pod) {
    const { rows } = await rateQuery(search, conditions).execute(db)
    return { rates: rows.filter(isRate).map(toRecord), total: Number(rows[0]?.total ?? 0), more: false }
  }
  const most = search.countMost ?? Number.MAX_SAFE_INTEGER - 1
  const [{ rows }, count] = await Promise.all([
    pageQuery(search, conditions).execute(db),
    countRates(db, { brand: search.brand, conditions, most }),
  ])
  return { rates: rows.map(toRecord), total: Math.min(count, most), more: count > most }
}

export type BestRateSearch = Pick<RateSearch, 'brand' | 'audience' | 'today' | 'pol' | 'columns'> & {
  readonly pods: readonly string[]
  /** Only sailings up to this day. */
  readonly until?: string | undefined
  /** What is best: the lowest price of a container type, or the next sailing. */
  readonly by: 'etd' | PriceField
}

/** The best rate of each port of discharge, in their order. Prices are compared as numbers: the rates of a lane share a currency. */
export async function findBestRates(db: Kysely<Database>, search: BestRateSearch): Promise<RateRecord[]> {
  const { columns, pods, until, by } = search
  if (pods.length === 0) return []
  const [pod, etd] = [rateField(columns, 'pod'), rateField(columns, 'etd')]
  const conditions = [
    ...listConditions(search, await hasContracts(db, search)),
    sql`${pod} in (${sql.join(pods)})`,
    ...(until === undefined ? [] : [sql`${etd} <= ${until}`]),
  ]
  const { rows } = await sql<FoundRate>`
    with matching as materialized (
      select id, ${pod} as pod, ${etd} as etd, ${sortField(by, columns)} as place from rates where ${sql.join(conditions, sql` and `)}
    ), best as (
      select distinct on (pod) id from matching order by pod, place nulls last, etd, id
    )
    select rates.id, rates.version, rates.company_id, rates.data from best join rates on rates.id = best.id`.execute(db)
  const rates = rows.map(toRecord)
  return pods.flatMap((wanted) => rates.filter(({ data }) => data.pod === wanted))
}

/** Most companies have no contracts; then public rates need no comparison with them. */
export async function hasContracts(db: Kysely<Database>, { brand, audience }: Pick<RateSearch, 'brand' | 'audience'>): Promise<boolean> {
  if (typeof audience !== 'string') return false
  const conditions = sql.join([...visibleRates({ brand, audience }), sql`company_id = ${audience}`], sql` and `)
  const contracts = await sql<{ any: boolean }>`select exists (select 1 from rates where ${conditions}) as any`.execute(db)
  return contracts.rows[0]?.any ?? false
}

/** Null values if the page is empty. */
type RateRow = {
  readonly id: string | null
  readonly version: number | null
  readonly company_id: string | null
  readonly data: JsonObject | null
  readonly total: string
}
type FoundRate = {
  readonly id: string
  readonly version: number
  readonly company_id: string | null
  readonly data: JsonObject
}

type Conditions = readonly RawBuilder<unknown>[]

/** Finds the matches once, with few columns; pages beyond the last still return the total. */
function rateQuery(search: RateSearch, conditions: Conditions): RawBuilder<RateRow> {
  const { columns } = search
  const direction = search.descending ? sql`desc` : sql`asc`
  return sql<RateRow>`
    with matching as materialized (
      select id, ${sortField(search.sort, columns)} as place from rates where ${sql.join(conditions, sql` and `)}
    )
    select rates.id, rates.version, rates.company_id, rates.data, counted.total
    from (select count(*) as total from matching) counted
    left join (
      select id, place from matching order by place ${direction} nulls last, id limit ${search.limit} offset ${search.offset}
    ) page on true
    left join rates on rates.id = page.id
    order by page.place ${direction} nulls last, page.id`
}

/**
 * Reads as many rates as the page needs from the index of their order, however many there are: those with a value first, then those
 * without, which an index in descending order would begin with.
 */
function pageQuery(search: RateSearch, conditions: Conditions): RawBuilder<FoundRate> {
  const { limit, offset } = search
  const direction = search.descending ? sql`desc` : sql`asc`
  const field = sortField(search.sort, search.columns)
  const part = (values: RawBuilder<unknown>) => sql`(
    select id, ${field} as place from rates where ${sql.join([...conditions, values], sql` and `)}
    order by ${field} ${direction}, id ${direction} limit ${limit + offset})`
  return sql<FoundRate>`
    with page as materialized (
      select id, place from (${part(sql`${field} is not null`)} union all ${part(sql`${field} is null`)}) found
      order by place ${direction} nulls last, id ${direction} limit ${limit} offset ${offset}
    )
    select rates.id, rates.version, rates.company_id, rates.data from page join rates on rates.id = page.id
    order by page.place ${direction} nulls last, page.id ${direction}`
}

interface CountedRates {
  readonly brand: string
  readonly conditions: Conditions
  readonly most: number
}

/**
 * At most one more than asked for. Counting takes time in proportion to the matches, so it is bounded, and done once for all pages,
 * until a rate changes.
 */
async function countRates(db: Kysely<Database>, { brand, conditions, most }: CountedRates): Promise<number> {
  const changes = await countChanges(db, { brand, tables: ['rates', 'rate_loads'] })
  const query = sql<{ total: number }>`
    select count(*) as total from (select 1 from rates where ${sql.join(conditions, sql` and `)} limit ${most + 1}) counted`
  const { sql: text, parameters } = query.compile(db)
  const key = JSON.stringify([changes, text, parameters])
  const before = counts.get(key)
  if (before !== undefined) return before
  const { rows } = await query.execute(db)
  const total = rows[0]?.total ?? 0
  counts.set(key, total)
  return total
}

const counts = new LRUCache<string, number>({ max: 2_000 })

export type FindRateOptions = {
  readonly brand: string
  readonly audience: RateAudience
  readonly rateId: string
}

/** Returns undefined if this audience may not see the rate. */
export async function findRate(db: Kysely<Database>, { rateId, ...visible }: FindRateOptions): Promise<RateRecord | undefined> {
  const conditions = sql.join([sql`id = ${rateId}`, ...visibleRates(visible)], sql` and `)
  const { rows } = await sql<FoundRate>`select id, version, company_id, data from rates where ${conditions}`.execute(db)
  return rows[0] && toRecord(rows[0])
}

export type CompanyNames = {
  readonly name: string
  readonly latinName: string
}

/** Companies of the contract rates; most pages have none and skip the query. */
export async function findCompanyNames(db: Kysely<Database>, rates: readonly RateRecord[]): Promise<ReadonlyMap<string, CompanyNames>> {
  const ids = [...new Set(rates.flatMap(({ companyId }) => companyId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom(companyFacts.as('companies')).select(['id', 'name', 'latin_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name, latin_name }) => [id, { name, latinName: latin_name }]))
}

type RateFilter = Omit<RateSearch, 'sort' | 'descending' | 'limit' | 'offset'>

function listConditions(search: RateFilter, withContracts: boolean): RawBuilder<unknown>[] {
  const { columns } = search
  const conditions = [
    ...visibleRates(search),
    sql`${rateField(columns, 'validTo')} >= ${search.today}`,
    sql`${rateField(columns, 'etd')} >= ${search.today}`,
  ]
  for (const name of ['pol', 'pod', 'carrier', 'etd'] as const) {
    const value = search[name]
    if (value) conditions.push(sql`${rateField(columns, name)} = ${value}`)
  }
  if (search.direct !== undefined) conditions.push(sql`(data->>'direct')::boolean = ${search.direct}`)
  if (search.departs?.from) conditions.push(sql`${rateField(columns, 'etd')} >= ${search.departs.from}`)
  if (search.departs?.to) conditions.push(sql`${rateField(columns, 'etd')} <= ${search.departs.to}`)
  if (search.weekday) conditions.push(sql`jsonb_exists(data->'sailingDays', ${search.weekday})`)
  if (search.commodity === null) conditions.push(sql`data->>'commodity' is null`)
  else if (search.commodity)
    conditions.push(sql`(data->>'commodity' is null or position(lower(${search.commodity}) in lower(data->>'commodity')) > 0)`)
  for (const name of ['por', 'pdl'] as const) {
    const place = search[name]
    const stored = sql`data->>${sql.lit(name)}`
    if (place === null) conditions.push(sql`${stored} is null`)
    else if (place) conditions.push(sql`position(lower(${place}) in lower(${stored})) > 0`)
  }
  if (withContracts) conditions.push(withoutContract(search))
  return conditions
}

/** The company's contract rate replaces the public one for the same sailing, even if it is more expensive. */
function withoutContract({ columns, ...search }: Pick<RateSearch, 'brand' | 'audience' | 'today' | 'columns'>): RawBuilder<unknown> {
  const same = sameOffer(
    (name) => rateField(columns, name, 'contract'),
    (name) => rateField(columns, name, 'rates'),
  )
  const own = [...visibleRates({ ...search, table: 'contract' }), sql`contract.company_id = ${search.audience as string}`]
  const valid = sql`${rateField(columns, 'validTo', 'contract')} >= ${search.today}`
  return sql`(company_id is not null or not exists (select 1 from rates contract where ${sql.join([...own, valid, ...same], sql` and `)}))`
}

function sortField(sort: RateSort, columns: Release['columns']): RawBuilder<unknown> {
  const isText = sort !== 'transitDays' && !sort.startsWith('price')
  return isText || hasColumn(columns, sort) ? rateField(columns, sort) : sql`(data->>${sql.lit(sort)})::numeric`
}

/** The generated column of a rate field, else the field in the JSON data. */
export function rateField(columns: Release['columns'], name: string, table = 'rates'): RawBuilder<unknown> {
  return hasColumn(columns, name) ? sql.ref(`${table}.${name}`) : sql`(${sql.ref(`${table}.data`)}->>${sql.lit(name)})`
}

function hasColumn({ rates }: Release['columns'], name: string): boolean {
  return rates !== undefined && Object.hasOwn(rates, name)
}

function isRate(row: RateRow): row is RateRow & FoundRate {
  return row.id !== null
}

function toRecord(row: FoundRate): RateRecord {
  return { rateId: row.id, version: row.version, companyId: row.company_id, data: row.data }
}

export type VisibleOptions = {
  readonly brand: string
  readonly audience: RateAudience
  /** Alias of the table in the query, if it has one. */
  readonly table?: string
}

/**
 * Only rates of a load in state `loaded` are visible, not those it replaced: one row switches 100,000 rates at once. Staff withdraw
 * single rates.
 */
export function visibleRates({ brand, audience, table = 'rates' }: VisibleOptions): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return [
    sql`${column('brand')} = ${brand}`,
    sql`(${column('load_id')} is null or ${column('load_id')} in (${loadedLoads(brand)}))`,
    sql`(${column('replaced_by')} is null or ${column('replaced_by')} not in (${loadedLoads(brand)}))`,
    sql`${column('state')} is distinct from 'withdrawn'`,
    ...ofAudience(audience, column('company_id')),
  ]
}

function ofAudience(audience: RateAudience, company: RawBuilder<unknown>): RawBuilder<unknown>[] {
  if (typeof audience === 'string') return [sql`(${company} is null or ${company} = ${audience})`]
  return audience?.all === true ? [] : [sql`${company} is null`]
}

export function loadedLoads(brand: string): RawBuilder<unknown> {
  return sql`select id from rate_loads where brand = ${brand} and state = 'loaded'`
}
