import { describe, expect, test } from 'vitest'
import { type JsonObject, objectOf } from '#rules'
import { formatFinding } from '../check/findings.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { readDocuments } from './read-documents.ts'

const text = (en: string) => ({ zh: `${en}（中）`, en })
const field = (more: object) => ({ type: 'string', label: text('Field'), ...more })

const orderType = {
  $schema: '../../.language/order-type.json',
  title: 'Storage',
  label: text('Storage'),
  form: 'storage',
  milestones: [],
  paymentTerms: { default: 'before-generation' },
  pricing: { facts: { days: 'form.days' }, site: "form.yard != '' ? form.yard : ''", day: 'form.arrival' },
  create: { title: 'Order storage', errors: ['error.closed'] },
  price: { title: 'Price storage' },
}
const form = {
  $schema: '../../.language/form.json',
  title: 'Storage',
  properties: {
    yard: field({}),
    days: field({ type: 'integer' }),
    arrival: field({ format: 'date' }),
    contact: field({}),
  },
  required: ['yard', 'days', 'arrival', 'contact'],
  layout: [{ id: 'main', fields: ['yard', 'days', 'arrival', 'contact'].map((id) => ({ id })) }],
}
const word = (more: object = {}) => ({ description: 'A word.', label: text('Word'), ...more })
const vocabulary = {
  $schema: '../../.language/vocabulary.json',
  title: 'Orders',
  words: { booking: word({ type: 'object' }), shownTotal: word({ format: 'decimal' }), companyId: word(), omsOrderNo: word() },
}

function filesWith(type: object, more: Readonly<Record<string, object>> = {}) {
  const files = readSmallWorld()
  const documents = { 'storage.order-type': type, 'storage.form': form, 'orders.vocabulary': vocabulary }
  const all = { ...Object.fromEntries(Object.entries(documents).map(([name, value]) => [`schemas/orders/${name}.json`, value])), ...more }
  for (const [path, document] of Object.entries(all)) files.set(path, { path, text: JSON.stringify(document, null, 2) })
  return [...files.values()]
}

function operationsOf(type: object, more?: Readonly<Record<string, object>>, brand = 'first'): Record<string, JsonObject> {
  const { base, brands } = readDocuments(filesWith(type, more))
  const operations = (brands.get(brand) ?? base).get('operation') ?? new Map()
  return Object.fromEntries([...operations].map(([id, { value }]) => [id, value]))
}

describe('the operations of an order type', () => {
  test('place an order with its form and the total that was shown', () => {
    const create = operationsOf(orderType)['create-storage-order']
    expect(create).toMatchObject({
      title: 'Order storage',
      method: 'POST',
      path: '/api/orders/storage',
      handler: 'create-order',
      orderType: 'storage',
      idempotent: true,
      errors: ['error.missing-surcharge', 'error.missing-exchange-rate', 'error.price-changed', 'error.closed'],
      output: { properties: { omsOrderNo: { label: text('Word') } }, required: ['omsOrderNo'] },
    })
    const { properties, required } = objectOf(create?.input)
    expect(properties).toMatchObject({ booking: { form: 'storage' }, shownTotal: { format: 'decimal' }, companyId: {} })
    expect(required).toEqual(['booking'])
  })

  test('place an order without a price, if it has none', () => {
    const { pricing: _priced, price: _price, ...unpriced } = orderType
    const { 'create-storage-order': create, 'price-storage': price } = operationsOf(unpriced)
    expect(Object.keys(objectOf(objectOf(create?.input).properties))).toEqual(['booking', 'companyId'])
    expect(create?.errors).toEqual(['error.closed'])
    expect(price).toBeUndefined()
  })

  test('price what the pricing reads of the form; the day may be unknown', () => {
    const type = { ...orderType, price: { title: 'Price storage', also: ['contact'], optional: ['days'] } }
    expect(operationsOf(orderType)['price-storage']?.input).toEqual({
      form: 'storage',
      only: ['days', 'yard', 'arrival'],
      required: ['yard', 'days'],
    })
    expect(operationsOf(type)['price-storage']?.input).toEqual({
      form: 'storage',
      only: ['days', 'yard', 'arrival', 'contact'],
      required: ['yard'],
    })
  })

  test('may have a file of their own, or a brand with differences', () => {
    const override = { $schema: '../../.language/operation.json', title: 'Own', method: 'POST', path: '/api/own' }
    expect(operationsOf(orderType, { 'schemas/orders/price-storage.operation.json': override })['price-storage']?.title).toBe('Own')
    const path = 'brands/first/schemas/orders/price-storage.operation.json'
    const changed = { $schema: '../../../.language/operation.json', title: 'Price at our yards' }
    expect(operationsOf(orderType, { [path]: changed })['price-storage']).toMatchObject({
      title: 'Price at our yards',
      path: '/api/quotes/storage',
    })
    expect(operationsOf(orderType, { [path]: changed }, '')['price-storage']?.title).toBe('Price storage')
  })

  test('name an unknown field at its place', () => {
    const findings = checkSmall(filesWith({ ...orderType, price: { title: 'Price storage', also: ['contcat'] } }))
    const unknown = findings.map(formatFinding).filter((line) => line.includes('contcat'))
    expect(unknown).toEqual([
      'schemas/orders/storage.order-type.json:29:7: error FIELD: there is no field "contcat" here. Known: arrival, contact, days, yard; did you mean "contact"?',
    ])
    expect(findings.filter(({ code }) => code === 'UNUSED')).toEqual([])
  })
})
