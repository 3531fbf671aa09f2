import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { type ContainerTypes, type CurrencyDecimals, type Money, toContainerTypes } from '#domain'
import { type JsonObject, once } from '#rules'
import type { Database } from '../../db/index.ts'
import { listObjects } from '../../kernel/index.ts'
import { findExchangeRates } from '../exchange/index.ts'

/** Inputs for amounts: the brand's exchange rates of the day and the minor units of the currencies. */
export async function readMoney(db: Kysely<Database>, brand: BrandPlan, today: string): Promise<Money> {
  const exchange = await findExchangeRates(db, { brand: brand.id, baseCurrency: brand.baseCurrency, today })
  return { exchange, decimals: readDecimals(brand) }
}

/** Container types with their lengths and ISO codes, as the brand's dictionary declares them. */
export function readContainerTypes({ documents }: BrandPlan): ContainerTypes {
  return containerTypesOf(documents.dictionary?.['container-type'] ?? noDocument)
}

const noDocument: JsonObject = {}

const containerTypesOf = once(({ rows }: JsonObject): ContainerTypes => toContainerTypes(listObjects(rows)))

/** Minor units of the currencies, as the brand's dictionary declares them. */
export function readDecimals({ documents }: BrandPlan): CurrencyDecimals {
  return decimalsOf(documents.dictionary?.currency ?? noDocument)
}

const decimalsOf = once(({ rows }: JsonObject): CurrencyDecimals => {
  const decimals: Record<string, number> = {}
  for (const { id, decimals: places } of listObjects(rows)) if (typeof id === 'string' && typeof places === 'number') decimals[id] = places
  return decimals
})
