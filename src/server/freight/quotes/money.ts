import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { type ContainerTypes, type CurrencyDecimals, type Money, toContainerTypes } from '#domain'
import { isObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { listObjects } from '../../kernel/index.ts'
import { findExchangeRates } from '../exchange/index.ts'

/** Inputs for amounts: the brand's exchange rates of the day and the minor units of the currencies. */
export async function readMoney(db: Kysely<Database>, brand: BrandPlan, today: string): Promise<Money> {
  const exchange = await findExchangeRates(db, { brand: brand.id, baseCurrency: brand.baseCurrency, today })
  return { exchange, decimals: readDecimals(brand) }
}

/** Container types with their lengths and ISO codes, as the brand's dictionary declares them. */
export function readContainerTypes(brand: BrandPlan): ContainerTypes {
  const types = brand.documents.dictionary?.['container-type']
  return toContainerTypes(listObjects(isObject(types) ? types.rows : undefined))
}

/** Minor units of the currencies, as the brand's dictionary declares them. */
export function readDecimals(brand: BrandPlan): CurrencyDecimals {
  const decimals: Record<string, number> = {}
  const currencies = brand.documents.dictionary?.currency
  for (const row of listObjects(isObject(currencies) ? currencies.rows : undefined)) {
    if (typeof row.id === 'string' && typeof row.decimals === 'number') decimals[row.id] = row.decimals
  }
  return decimals
}
