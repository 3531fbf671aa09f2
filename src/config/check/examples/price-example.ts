/** Calculates an example of a tariff as an order is calculated. */
import { type BoxCount, type Facts as FeeFacts, type FeeOutcome, priceTariff, type Tariff, toContainerTypes } from '#domain'
import { type JsonObject, objectOf, once } from '#rules'
import { defineStep, type Reads } from '../../memo/memo.ts'
import { toCompiledWords } from '../../resolve/bounds.ts'
import { listOf } from '../../resolve/schema.ts'
import { timeZoneOfBrand } from './brand-zone.ts'
import { fillLimits } from './fill-limits.ts'

export const pricingKinds = ['tariff', 'limits', 'dictionary', 'brand'] as const
export type PricingKind = (typeof pricingKinds)[number]

/** For tariffs without a first day; their amounts do not depend on it. */
const anyDay = '2026-01-01'

/** The outcomes of every fee. Without a tariff, that of the documents is used. */
export function priceExample(
  reads: Reads<PricingKind>,
  id: string,
  example: JsonObject,
  tariff = reads.make(filledTariff, id),
): readonly FeeOutcome[] {
  const decimals = reads.make(currencyDecimals)
  const [baseCurrency = ''] = Object.keys(decimals)
  const day = dayOf(example, tariff)
  return priceTariff({
    tariff: typeof example.variant === 'string' ? { ...tariff, variant: example.variant } : tariff,
    // The check has compared facts and containers with their declarations.
    facts: objectOf(example.facts) as FeeFacts,
    boxes: listOf(example.boxes)
      .map(objectOf)
      .map(({ boxType, quantity }): BoxCount => ({ boxType: String(boxType), quantity: Number(quantity) })),
    day,
    timeZone: reads.ask(timeZoneOfBrand),
    containerTypes: reads.make(containerTypes),
    decimals,
    // Amounts in the base currency are not compared: rates of exchange change daily.
    exchange: { baseCurrency, rates: Object.fromEntries(Object.keys(decimals).map((code) => [code, '1'])), date: day },
  }).outcomes
}

export function dayOf(example: JsonObject, { applies }: Pick<Tariff, 'applies'>): string {
  return typeof example.day === 'string' ? example.day : (applies.from ?? anyDay)
}

/** The tariff as orders are priced with it. The check runs examples only if every tariff has the right shape. */
const filledTariff = defineStep('tariff with its limits', {
  reads: ['tariff', 'limits'],
  make: (documents, id: string) => toTariff(id, fillLimits(documents.one('tariff', id) ?? {}, documents) as JsonObject),
})

export function toTariff(id: string, document: JsonObject): Tariff {
  const words = inCompiledWords(document)
  return isTariff(words) ? { ...words, id } : { id, applies: {}, lines: [] }
}

/** The check has validated the rest against its schema. */
function isTariff(document: JsonObject): document is JsonObject & Tariff {
  return typeof document.applies === 'object' && Array.isArray(document.lines)
}

const inCompiledWords = once((document: JsonObject) => toCompiledWords('tariff', document))

const containerTypes = defineStep('container types', {
  reads: ['dictionary'],
  make: (documents) => toContainerTypes(listOf(documents.one('dictionary', 'container-type')?.rows).map(objectOf)),
})

const currencyDecimals = defineStep('decimals of currencies', {
  reads: ['dictionary'],
  make: (documents): Readonly<Record<string, number>> =>
    Object.fromEntries(
      listOf(documents.one('dictionary', 'currency')?.rows).map((row) => {
        const { id, decimals } = objectOf(row)
        return [String(id), typeof decimals === 'number' ? decimals : 2]
      }),
    ),
})
