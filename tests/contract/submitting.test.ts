import { expect, it } from 'vitest'
import { shippedRelease } from '../support/documents.ts'

const release = await shippedRelease()
const placesOrder = /^create-.*orders?$/

interface Placing {
  readonly operation: string
  readonly pending: unknown
}

/** Every form that places an order, at any depth of a page. */
function placingsOf(node: unknown): Placing[] {
  if (typeof node !== 'object' || node === null) return []
  const { block, operation, pending } = node as Readonly<Record<string, unknown>>
  const placing = block === 'form' && typeof operation === 'string' && placesOrder.test(operation) ? [{ operation, pending }] : []
  return [...placing, ...Object.values(node).flatMap(placingsOf)]
}

it('every form that places an order says so while it is being submitted, in every brand and language', () => {
  const seen = new Set<string>()
  for (const { id: brand, pages, texts } of Object.values(release.brands)) {
    for (const [language, bundles] of Object.entries(pages)) {
      const said = texts[language]?.['common.submitting']
      expect(said).toBe(language === 'zh' ? '正在提交订单' : 'Submitting order')
      for (const [page, bundle] of Object.entries(bundles)) {
        for (const { operation, pending } of placingsOf(bundle)) {
          expect(pending, `${operation} on ${page} of ${brand} in ${language}`).toBe(said)
          seen.add(operation)
        }
      }
    }
  }
  const { operations = {} } = release.brands[release.defaultBrand] ?? {}
  expect([...seen].sort()).toEqual(
    Object.keys(operations)
      .filter((operation) => placesOrder.test(operation))
      .sort(),
  )
})
