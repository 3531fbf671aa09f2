import { beforeAll, describe, expect, test } from 'vitest'
import type { BrandPlan } from '#config'
import { dictionaryHandlers } from '../../../src/server/content/dictionaries/index.ts'
import type { Call } from '../../../src/server/kernel/call.ts'
import { buildShippedRelease, today } from '../support.ts'

let brand: BrandPlan
beforeAll(async () => {
  const release = await buildShippedRelease()
  const found = release.brands[release.defaultBrand]
  if (!found) throw new Error('The release has no default brand.')
  brand = found
})

// These handlers only read the release.
const callIn = (language: string, more: Partial<BrandPlan> = {}) =>
  ({ brand: { ...brand, ...more }, language, now: () => new Date(`${today}T03:00:00Z`) }) as Call

describe('dictionaries', () => {
  test('return values and labels of the requested keys in the language of the request', async () => {
    const answer = await dictionaryHandlers['query-dict-rows'](
      { keys: 'order-status, currency,no-such,__proto__,constructor' },
      callIn('en'),
    )
    if (!answer.ok) throw new Error(answer.error)
    expect(Object.keys(answer.value).sort()).toEqual(['constructor', 'currency', 'no-such', 'order-status'])
    expect(answer.value['no-such']).toEqual([])
    expect(answer.value.constructor).toEqual([])
    expect(answer.value['order-status']?.[0]).toMatchObject({ value: 'submitted', group: 'pending' })
    expect(JSON.stringify(answer.value)).not.toMatch(/[\u4e00-\u9fff]/)
    const chinese = await dictionaryHandlers['query-dict-rows']({ keys: 'order-status' }, callIn('zh'))
    expect(JSON.stringify(chinese)).toMatch(/[\u4e00-\u9fff]/)
  })

  test('return document types without the brand prefix', async () => {
    const rows = [{ id: `${brand.documentPrefix}SO`, label: { zh: 'x', en: 'Shipping order' } }]
    const documents = { ...brand.documents, dictionary: { ...brand.documents.dictionary, 'document-type': { prefixed: true, rows } } }
    const answer = await dictionaryHandlers['query-dict-rows'](
      { keys: 'document-type' },
      callIn('en', { documents: documents as BrandPlan['documents'] }),
    )
    expect(answer).toEqual({ ok: true, value: { 'document-type': [{ value: 'SO', label: 'Shipping order' }] } })
  })

  test('of the warehouse have their own call, with a language parameter', async () => {
    const keys = 'warehouse-floor,order-status'
    const answer = await dictionaryHandlers['query-warehouse-dict-rows']({ keys, language: 'en' }, callIn('zh'))
    if (!answer.ok) throw new Error(answer.error)
    expect(answer.value['order-status']).toEqual([])
    expect(answer.value['warehouse-floor']?.length).toBeGreaterThan(0)
    expect(JSON.stringify(answer.value)).not.toMatch(/[\u4e00-\u9fff]/)
    expect(await dictionaryHandlers['query-dict-rows']({ keys: 'warehouse-floor' }, callIn('zh'))).toMatchObject({
      value: { 'warehouse-floor': [] },
    })
  })
})
