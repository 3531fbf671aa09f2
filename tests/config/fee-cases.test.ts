/** Worked fee examples against the shipped tariffs; FEE_CASES names another file of examples. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type BoxCount, type Facts, feeAmount, priceTariff, type Tariff, toContainerTypes, totalTaxes } from '#domain'
import { compareDecimals, type JsonObject } from '#rules'
import { root, shippedRelease } from '../support/documents.ts'

interface FeeCase {
  readonly tariff: string
  /** Variant of the tariff; default: the document's own. */
  readonly variant?: string
  readonly input: Facts
  readonly boxes?: readonly BoxCount[]
  /** Amount of each fee, "0" if it is not charged, null if it is refused; `net` and `tax` are the tax totals. */
  readonly expect: Readonly<Record<string, string | null>>
}

const release = await shippedRelease()
const brand = release.brands[release.defaultBrand]
if (!brand) throw new Error('There is no default brand')
const tariffs = brand.documents.tariff as Readonly<Record<string, Tariff>>
const types = brand.documents.dictionary?.['container-type'] as { readonly rows: readonly JsonObject[] }
const money = { exchange: { baseCurrency: 'CNY', rates: {}, date: '2026-11-21' }, decimals: { CNY: 2, USD: 2, JPY: 0, KWD: 3 } }
const files = ['tests/cases/fees.json', 'tests/cases/fees-more.json', ...(process.env.FEE_CASES ? [process.env.FEE_CASES] : [])]

describe.each(files)('%s', (path) => {
  const { cases } = JSON.parse(readFileSync(new URL(path, `file://${root}`), 'utf8')) as { cases: FeeCase[] }
  test.each(cases.map((example) => ({ ...example, what: JSON.stringify(example) })))('$what', (example) => {
    const shipped = tariffs[example.tariff]
    if (!shipped) throw new Error(`There is no tariff ${example.tariff}`)
    const tariff = { ...shipped, ...(example.variant ? { variant: example.variant } : {}) }
    const { outcomes } = priceTariff({
      ...money,
      tariff,
      facts: example.input,
      ...(example.boxes ? { boxes: example.boxes } : {}),
      day: '2026-11-21',
      timeZone: 'Asia/Shanghai',
      containerTypes: toContainerTypes(types.rows),
    })
    const [taxes] = totalTaxes(outcomes.flatMap(({ lines }) => lines))
    for (const [fee, expected] of Object.entries(example.expect)) {
      const isTax = fee === 'net' || fee === 'tax'
      expect(isTax || outcomes.some((outcome) => outcome.fee === fee), `${example.tariff} has the fee ${fee}`).toBe(true)
      const amount = isTax ? taxes?.[fee] : feeAmount(outcomes, fee)
      if (expected === null) {
        const refusals = outcomes.filter((outcome) => outcome.fee === fee).flatMap(({ refusal }) => refusal ?? [])
        expect(refusals.map(({ params }) => params.fee).length).toBeGreaterThan(0)
        expect(amount).toBeUndefined()
      } else expect(amount !== undefined && compareDecimals(amount, expected) === 0, `${fee} is ${amount}, not ${expected}`).toBe(true)
    }
  })
})
