/** SQL for single rates at the desk: finding, changing, and their history. Every query is limited to the brand. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import { companyFacts, type Database, hasWords, isEqual, type RateChangeTable, type SortInput, sortedBy } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import { loadedLoads, rateField, sameOffer, visibleRates } from './store.ts'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

export interface RateBook {
  readonly brand: string
  readonly today: string
  /** Fields with their own column. */
  readonly columns: Release['columns']
  /** Fields with the price of a container type. */
  readonly prices: readonly string[]
}

export interface DeskRateFilter extends SortInput {
  readonly tab?: string | undefined
  readonly pol?: string | undefined
  readonly pod?: string | undefined
  readonly carrier?: string | undefined
  /** A day of its validity. */
  readonly validOn?: string | undefined
  readonly words?: string | undefined
  /** Ports and carriers whose names contain the words. */
  readonly codes: readonly string[]
}

export interface DeskRateRow {
  readonly data: JsonObject
}

/** Rates in force, upcoming, ended, withdrawn and replaced, by tab. */
export function deskRates(
  book: RateBook,
  { tab, pol, pod, carrier, validOn, words, codes, ...sort }: DeskRateFilter,
): RowList<DeskRateRow> {
  const field = (name: string) => rateField(book.columns, name, 'r')
  const price = (name: string) => sql`(r.data->>${sql.lit(name)})::numeric`
  const texts = ['service', 'vessel', 'voyage', 'commodity', 'remarks'].map((name) => sql`r.data->>${sql.lit(name)}`)
  const condition = hasWords([sql`r.id`, sql`r.load_id`, sql`c.name`, sql`c.latin_name`, ...texts], words)
  const named = ['pol', 'pod', 'carrier'].map((name) => sql`${field(name)} = any(${[...codes]}::text[])`)
  const states = ['in-force', 'upcoming', 'ended', 'withdrawn', 'replaced']
  const sorts = {
    etd: field('etd'),
    validTo: field('validTo'),
    carrier: field('carrier'),
    ...Object.fromEntries(book.prices.map((name) => [name, price(name)])),
    changedAt: sql`r.updated_at`,
  }
  return {
    entity: 'desk-rate',
    from: sql`rates r left join rate_loads l on l.id = r.load_id left join ${companyFacts} c on c.id = r.company_id`,
    select: selectOf(book),
    where: [
      ...storedRates(book.brand, 'r'),
      isEqual(field('pol'), pol),
      isEqual(field('pod'), pod),
      isEqual(field('carrier'), carrier),
      validOn === undefined ? undefined : sql`${field('validFrom')} <= ${validOn} and ${field('validTo')} >= ${validOn}`,
      condition && sql`(${sql.join([condition, ...named], sql` or `)})`,
    ],
    orderBy: sql`${sortedBy(sorts, sort, field('etd'))}, r.id`,
    tabs: { by: stateOf(book), of: Object.fromEntries(states.map((state) => [state, [state]])), open: tab },
  }
}

/** One rate, with its last change. */
export function deskRate(book: RateBook, rateId: string): RowList<DeskRateRow> {
  return {
    entity: 'desk-rate',
    from: sql`rates r left join rate_loads l on l.id = r.load_id left join ${companyFacts} c on c.id = r.company_id
      left join rate_changes x on x.rate_id = r.id and x.version = r.version`,
    select: sql`${selectOf(book)}, x.by_name as changed_by, x.by_latin as changed_by_latin, x.reason,
      case when r.replaced_by in (${loadedLoads(book.brand)}) then r.replaced_by end as replaced_by`,
    where: [...storedRates(book.brand, 'r'), sql`r.id = ${rateId}`],
    orderBy: sql`r.id`,
  }
}

function selectOf(book: RateBook): Sql {
  return sql`r.id as rate_id, r.version, r.data, ${stateOf(book)} as state, r.load_id, l.file_name, l.by_name as loaded_by,
    l.by_latin as loaded_by_latin, r.created_at as loaded_at,
    case when r.version > 1 then r.updated_at end as changed_at, c.name as company, c.latin_name as company_latin`
}

/** Rates of loads that are being written or were undone have never been, or are no longer, rates. */
function storedRates(brand: string, table: string): Sql[] {
  const load = sql.ref(`${table}.load_id`)
  return [sql`${sql.ref(`${table}.brand`)} = ${brand}`, sql`(${load} is null or ${load} in (${loadedLoads(brand)}))`]
}

function stateOf({ brand, today, columns }: RateBook): Sql {
  const field = (name: string) => rateField(columns, name, 'r')
  return sql`case
    when r.state = 'withdrawn' then 'withdrawn'
    when r.replaced_by in (${loadedLoads(brand)}) then 'replaced'
    when ${field('validTo')} < ${today} or ${field('etd')} < ${today} then 'ended'
    when ${field('validFrom')} > ${today} then 'upcoming'
    else 'in-force' end`
}

export interface HeldRate {
  readonly id: string
  readonly version: number
  readonly company_id: string | null
  readonly updated_at: Date
  readonly data: JsonObject
  readonly isWithdrawn: boolean
  /** The load that replaced it; null if none has. */
  readonly replacedBy: string | null
}

/** Locked until the transaction ends. */
export async function holdRate(tx: Db, brand: string, rateId: string): Promise<HeldRate | undefined> {
  const { rows } = await sql<HeldRate>`
    select id, version, company_id, updated_at, data, state is not distinct from 'withdrawn' as "isWithdrawn",
      case when replaced_by in (${loadedLoads(brand)}) then replaced_by end as "replacedBy"
    from rates where ${sql.join([...storedRates(brand, 'rates'), sql`id = ${rateId}`], sql` and `)} for update of rates`.execute(tx)
  return rows[0]
}

export interface RivalRate {
  readonly rate: string
  readonly from: string
  readonly to: string
}

/** Another rate on offer for the same sailing and company: both are valid on the day of departure. */
export async function findRival(
  tx: Db,
  { brand, columns }: Pick<RateBook, 'brand' | 'columns'>,
  id: string,
): Promise<RivalRate | undefined> {
  const rival = (name: string) => rateField(columns, name)
  const conditions = [
    ...visibleRates({ brand, audience: { all: true } }),
    ...sameOffer(rival, (name) => rateField(columns, name, 'own')),
    sql`rates.company_id is not distinct from own.company_id`,
    sql`rates.id <> own.id`,
  ]
  const { rows } = await sql<RivalRate>`
    select rates.id as rate, ${rival('validFrom')} as from, ${rival('validTo')} as to
    from rates own join rates on ${sql.join(conditions, sql` and `)} where own.id = ${id} order by rates.id limit 1`.execute(tx)
  return rows[0]
}

export interface RateMove {
  readonly id: string
  /** Version that is changed. */
  readonly version: number
  readonly at: Date
  readonly data?: JsonObject
  /** Default: as before. */
  readonly state?: 'withdrawn' | null
}

export async function updateRate(tx: Db, { id, version, at, data, state }: RateMove): Promise<void> {
  const changed = { ...(data && { data: JSON.stringify(data) }), ...(state !== undefined && { state }) }
  await tx
    .updateTable('rates')
    .set({ ...changed, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

export type NewRateChange = FoundChange & Pick<RateChangeTable, 'brand' | 'by_user'>

export async function insertChange(tx: Db, { before, after, ...change }: NewRateChange): Promise<void> {
  const values = { ...change, before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
  await tx.insertInto('rate_changes').values(values).execute()
}

export interface FoundChange {
  readonly rate_id: string
  readonly version: number
  readonly event: string
  readonly reason: string
  readonly by_name: string
  readonly by_latin: string
  readonly at: Date
  readonly before: Readonly<Record<string, string>> | null
  readonly after: Readonly<Record<string, string>> | null
}

/** Changes after a version, oldest first. */
export async function listChangesSince(tx: Db, rateId: string, version: number): Promise<FoundChange[]> {
  const { rows } = await sql<FoundChange>`
    select * from rate_changes where rate_id = ${rateId} and version > ${version} order by version`.execute(tx)
  return rows
}

export type HistoryRow = FoundChange & {
  /** The rate as it is, and as it was before its first correction; for the row that loaded it. */
  readonly data: JsonObject | null
}

/** Every change of the rates of one offer: loaded, corrected, withdrawn and restored; newest first. */
export function offerHistory({ brand, columns }: RateBook, rateId: string): RowList<HistoryRow> {
  const same = sameOffer(
    (name) => rateField(columns, name, 'r'),
    (name) => rateField(columns, name, 'own'),
  )
  const conditions = [...storedRates(brand, 'r'), sql`own.id = ${rateId}`, sql`own.brand = r.brand`, ...same]
  const rates = sql`rates own join rates r on ${sql.join([...conditions, sql`r.company_id is not distinct from own.company_id`], sql` and `)}`
  const loaded = sql`
    select r.id as rate_id, 1 as version, 'loaded' as event, '' as reason, coalesce(l.by_name, '') as by_name,
      coalesce(l.by_latin, '') as by_latin, r.created_at as at, null::jsonb as before, x.before as after, r.data, r.load_id
    from ${rates} left join rate_loads l on l.id = r.load_id left join lateral (
      select before from rate_changes where rate_id = r.id and before is not null order by version limit 1
    ) x on true`
  const changed = sql`
    select x.rate_id, x.version, x.event, x.reason, x.by_name, x.by_latin, x.at, x.before, x.after, null, null
    from ${rates} join rate_changes x on x.rate_id = r.id`
  return {
    entity: 'rate-change',
    from: sql`(${loaded} union all ${changed}) h`,
    select: sql`h.*, h.rate_id || '.' || h.version as change_id, h.by_name as by, h.by_latin`,
    where: [],
    orderBy: sql`h.at desc, h.rate_id, h.version desc`,
  }
}
