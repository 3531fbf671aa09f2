import { type Kysely, sql } from 'kysely'
import type { ExchangeRates } from '#domain'
import type { Database } from '../db/index.ts'

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
  const found = await sql<{ currency: string; rate: string; day: string }>`
    select distinct on (currency) currency, rate::text as rate, valid_from::text as day from exchange_rates
    where brand = ${brand} and base_currency = ${baseCurrency} and valid_from <= ${today}::date
      and (valid_to is null or valid_to >= ${today}::date)
    order by currency, valid_from desc, revision desc`.execute(db)
  const rates = Object.fromEntries(found.rows.map((row) => [row.currency, row.rate]))
  const date =
    found.rows
      .map((row) => row.day)
      .sort()
      .at(-1) ?? ''
  return { baseCurrency, date, rates }
}
