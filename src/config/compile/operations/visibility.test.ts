import { describe, expect, test } from 'vitest'
import { readsOf } from '../../read/documents.ts'
import { outputVisibility } from './visibility.ts'

const documents = readsOf({
  form: { booking: { properties: { contact: { type: 'string' } }, layout: [{ fields: [{ id: 'contact' }] }] } },
  entity: {
    line: { properties: { fee: { type: 'string', policy: 'price' }, cost: { type: 'string' } } },
    order: {
      properties: {
        orderNo: { type: 'string', policy: 'read' },
        margin: { type: 'string' },
        lines: { type: 'array', items: { type: 'object', entity: 'line' }, policy: 'read' },
        booking: { type: 'object', form: 'booking', policy: 'read' },
        report: { type: 'object', properties: { amount: { type: 'string' }, proof: { type: 'string', policy: 'desk' } }, policy: 'read' },
        prices: { type: 'object', additionalProperties: { type: 'string' }, policy: 'price' },
        parent: { type: 'object', entity: 'order', policy: 'read' },
      },
    },
  },
})

describe('fields that may leave the server', () => {
  test('are only those of an entity with a policy, at any depth', () => {
    const { fields } = outputVisibility({ entity: 'order' }, documents)
    expect(fields?.orderNo).toEqual({ policy: 'read', whole: true })
    expect(fields).not.toHaveProperty('margin')
    expect(fields?.lines).toEqual({ policy: 'read', items: { fields: { fee: { policy: 'price', whole: true } } } })
  })

  test('inherits the policy of the field around it, unless it names its own', () => {
    const { fields } = outputVisibility({ entity: 'order' }, documents)
    expect(fields?.report).toEqual({ policy: 'read', fields: { amount: { whole: true }, proof: { policy: 'desk', whole: true } } })
    expect(fields?.booking).toEqual({ policy: 'read', whole: true })
    expect(fields?.prices).toEqual({ policy: 'price', whole: true })
  })

  test('is decided by the operation for fields that it declares in place', () => {
    const { fields } = outputVisibility(
      { properties: { total: { type: 'string' }, orders: { type: 'array', items: { type: 'object', entity: 'order' } } } },
      documents,
    )
    expect(fields?.total).toEqual({ whole: true })
    expect(Object.keys(fields?.orders?.items?.fields ?? {})).toEqual(['orderNo', 'lines', 'booking', 'report', 'prices', 'parent'])
  })

  test('stops at recursive entities', () => {
    const parent = outputVisibility({ entity: 'order' }, documents).fields?.parent
    expect(parent?.fields?.parent).toEqual({ policy: 'read', fields: {} })
  })

  test('is narrowed by only, and follows rows, lists and maps', () => {
    const row = { entity: 'order', only: ['orderNo', 'margin'] }
    const shown = { fields: { orderNo: { policy: 'read', whole: true } } }
    expect(outputVisibility({ ...row, rows: true }, documents).fields?.rows).toEqual({ items: shown })
    expect(outputVisibility({ ...row, type: 'array' }, documents)).toEqual({ items: shown })
    expect(outputVisibility({ type: 'map', items: { type: 'array', entity: 'line' } }, documents)).toEqual({
      items: { items: { fields: { fee: { policy: 'price', whole: true } } } },
    })
  })
})
