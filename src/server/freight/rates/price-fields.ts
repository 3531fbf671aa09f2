/** Container types that have a price of their own in a record, as its entity declares them. */

import type { BrandPlan } from '#config'
import { priceField } from '#domain'
import { isObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'

export type PriceField = ReturnType<typeof priceField>

/** Fields of an entity with the price of one container type, in the order of the types. */
export function listPriceFields(brand: Pick<BrandPlan, 'documents'>, entity = 'rate'): PriceField[] {
  const fields = brand.documents.entity?.[entity]?.properties
  return boxTypesOf(brand)
    .map(({ id }) => priceField(String(id)))
    .filter((name) => isObject(fields) && Object.hasOwn(fields, name))
}

/** The container type that prices are compared for where none is named. */
export function usualBoxType(brand: Pick<BrandPlan, 'documents'>): string {
  const types = boxTypesOf(brand)
  return String((types.find(({ usual }) => usual === true) ?? types[0])?.id ?? '')
}

function boxTypesOf({ documents }: Pick<BrandPlan, 'documents'>) {
  return listObjects(documents.dictionary?.['container-type']?.rows)
}
