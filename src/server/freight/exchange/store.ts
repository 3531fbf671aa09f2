/** SQL for exchange rates. The table is append-only: a correction is another row with the same start date. */
import { type Insertable, type Kysely, sql } from 'kysely'
import type { ExchangeRates } from '#domain'
import { type Database, isEqual } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'

export interface ExchangeRow {
  readonly id: string
  readonly currency: string
  readonly base_currency: string
  readonly rate: string
  readonly valid_from: string
  readonly valid_to: string | null
  readonly revision: number
  /** The latest correction with the same start date. */
  readonly newest: number
  readonly by_name: string
  readonly by_latin: string
  readonly note: string
  readonly created_at: Date
  /** What quotes of the given day use. */
  readonly in_force: boolean
}

export interface FindExchangeOptions {
  readonly brand: string
  readonly baseCurrency: string
  readonly today: string
}

/** All entries with their status on a day; the condition refers to `entry`. */
function entries({ brand, baseCurrency, today }: FindExchangeOptions) {
  return sql`
    select e.id, e.currency, e.base_currency, trim_scale(e.rate)::text as rate, e.valid_from::text, e.valid_to::text, e.revision, e.by_name,
      e.by_latin, e.note, e.created_at, max(e.revision) over (partition by e.currency, e.valid_from) as newest,
      e.id = (
        select f.id from exchange_rates f
        where f.brand = e.brand and f.base_currency = e.base_currency and f.currency = e.currency and f.valid_from <= ${today}::date
          and (f.valid_to is null or f.valid_to >= ${today}::date)
        order by f.valid_from desc, f.revision desc limit 1
      ) as in_force
    from exchange_rates e where e.brand = ${brand} and e.base_currency = ${baseCurrency}`
}

export interface ExchangeFilter {
  readonly currency?: string | undefined
  /** used: only what quotes of today and later use. */
  readonly tab?: 'used' | 'all' | undefined
}

export function exchangeRates(book: FindExchangeOptions, { currency, tab }: ExchangeFilter): RowList<ExchangeRow> {
  return {
    entity: 'exchange-rate',
    from: sql`(${entries(book)}) entry`,
    select: sql`*, id as exchange_rate_id, by_name as by`,
    where: [
      isEqual(sql`currency`, currency),
      tab === 'all' ? undefined : sql`revision = newest and (coalesce(in_force, false) or valid_from > ${book.today})`,
    ],
    orderBy: sql`valid_from desc, currency, revision desc`,
  }
}

/** The current revision of each start date. */
export async function listHeads(db: Kysely<Database>, options: FindExchangeOptions): Promise<ExchangeRow[]> {
  const { rows } = await sql<ExchangeRow>`
    select * from (${entries(options)}) entry where revision = newest order by currency, valid_from`.execute(db)
  return rows
}

export async function findExchange(db: Kysely<Database>, options: FindExchangeOptions, id: string): Promise<ExchangeRow | undefined> {
  const { rows } = await sql<ExchangeRow>`select * from (${entries(options)}) entry where id = ${id}`.execute(db)
  return rows[0]
}

/** Throws a violation of `exchange_rates_revision` if the revision exists. */
export async function insertExchange(db: Kysely<Database>, entry: Insertable<Database['exchange_rates']>): Promise<void> {
  await db.insertInto('exchange_rates').values(entry).execute()
}

export type FindExchangeRatesOptions = {
  readonly brand: string
  readonly baseCurrency: string
  readonly today: string
}

/** The latest exchange rate of each currency up to the given day; the date is the newest among them. */
export async function findExchangeRates(
  db: Kysely<Database>,
  { brand, baseCurrency, today }: FindExchangeRatesOptions,
): Promise<ExchangeRates> {
  const result = await sql<{ currency: string; rate: string; day: string }>`
    select distinct on (currency) currency, rate::text as rate, valid_from::text as day from exchange_rates
    where brand = ${brand} and base_currency = ${baseCurrency} and valid_from <= ${today}::date
      and (valid_to is null or valid_to >= ${today}::date)
    order by currency, valid_from desc, revision desc`.execute(db)
  const rates = Object.fromEntries(result.rows.map((row) => [row.currency, row.rate]))
  const date =
    result.rows
      .map((row) => row.day)
      .sort()
      .at(-1) ?? ''
  return { baseCurrency, date, rates }
}
