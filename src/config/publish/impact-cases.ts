/** The worked cases of tariffs, calculated with two sets of documents: what a release would make dearer or cheaper. */
import type { FeeOutcome } from '#domain'
import { compareDecimals, type JsonObject, objectOf, sumDecimals } from '#rules'
import { priceExample } from '../check/examples/price-example.ts'
import { createBrandContext, type WholeBrand } from '../compile/source.ts'
import { createMemo } from '../memo/memo.ts'
import type { SourceFile } from '../read/documents.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { resolveBrands } from '../resolve/resolve.ts'
import { listOf } from '../resolve/schema.ts'

/** A worked case whose result differs. */
export interface CaseImpact {
  readonly brand: string
  readonly tariff: string
  /** Id of the example. */
  readonly example: string
  readonly before: CaseResult
  readonly after: CaseResult
}

export interface CaseResult {
  /** What is charged, by currency. */
  readonly amounts: Readonly<Record<string, string>>
  /** Fees without a price: with one of them there is no quote. */
  readonly refused: readonly string[]
}

export interface CasesImpact {
  /** Number of cases that both can calculate. */
  readonly compared: number
  readonly changed: readonly CaseImpact[]
}

/** The examples of the earlier documents, at an instant. Both sets have passed the check. */
export function compareCases(before: readonly SourceFile[], after: readonly SourceFile[], at = Date.now()): CasesImpact {
  const [old, now] = [openBrands(before, at), openBrands(after, at)]
  const cases = [...old].flatMap(([brand, context]) => {
    const next = now.get(brand)
    return next ? compareBrand(brand, context.documents, next.documents) : []
  })
  return { compared: cases.length, changed: cases.filter((found) => !isSame(found)) }
}

function openBrands(files: readonly SourceFile[], at: number): Map<string, WholeBrand> {
  const read = readDocuments(files)
  const brands = resolveBrands(read, at)
  const memo = createMemo(1)
  return new Map(Object.keys(brands).map((brand) => [brand, createBrandContext({ brands, meta: read.meta }, brand, memo)]))
}

function compareBrand(brand: string, old: WholeBrand['documents'], now: WholeBrand['documents']): CaseImpact[] {
  return Object.entries(old.all('tariff')).flatMap(([tariff, document]) =>
    now.one('tariff', tariff) === undefined
      ? []
      : listOf(document.examples)
          .map(objectOf)
          .map((example: JsonObject) => ({
            brand,
            tariff,
            example: String(example.id),
            before: resultOf(priceExample(old, tariff, example)),
            after: resultOf(priceExample(now, tariff, example)),
          })),
  )
}

function resultOf(outcomes: readonly FeeOutcome[]): CaseResult {
  const lines = outcomes.flatMap((outcome) => outcome.lines)
  const byCurrency = Object.entries(Object.groupBy(lines, ({ currency }) => currency))
  return {
    amounts: Object.fromEntries(byCurrency.map(([currency, own = []]) => [currency, sumDecimals(own.map(({ amount }) => amount))])),
    refused: outcomes.filter(({ kind }) => kind === 'refused').map(({ fee }) => fee),
  }
}

function isSame({ before, after }: CaseImpact): boolean {
  const currencies = new Set([...Object.keys(before.amounts), ...Object.keys(after.amounts)])
  const isAlike = [...currencies].every((currency) => {
    const [old, now] = [before.amounts[currency], after.amounts[currency]]
    return old !== undefined && now !== undefined && compareDecimals(old, now) === 0
  })
  return isAlike && before.refused.join() === after.refused.join()
}
