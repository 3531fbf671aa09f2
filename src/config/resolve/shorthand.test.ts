import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { type ObjectTree, toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { expandDocument } from './shorthand.ts'

function expand(kind: string, document: JsonObject): JsonObject {
  return toJson(expandDocument(kind, treeOf(document))) as JsonObject
}

function treeOf(document: JsonObject): ObjectTree {
  const { tree } = parseDocument('schemas/sample.json', JSON.stringify(document))
  if (!tree) throw new Error('The sample is no document')
  return tree
}

describe('what documents leave out', () => {
  test('is the type and description of a field, at any depth', () => {
    const fields = {
      remark: { label: { zh: '备注', en: 'Remark' } },
      rows: { items: { properties: { quantity: { type: 'integer' }, unit: { dictionary: 'unit' } } } },
    }
    expect(expand('form', { properties: fields })).toEqual({
      properties: {
        remark: { type: 'string', description: 'Remark.', label: { zh: '备注', en: 'Remark' } },
        rows: {
          type: 'array',
          items: { type: 'object', properties: { quantity: { type: 'integer' }, unit: { type: 'string', dictionary: 'unit' } } },
        },
      },
    })
  })

  test('is the policy of an entity, where a field has none of its own', () => {
    const { properties } = expand('entity', { policy: 'public', properties: { name: {}, price: { policy: 'rate-price' } } })
    expect(properties).toMatchObject({ name: { policy: 'public' }, price: { policy: 'rate-price' } })
  })

  test('are the inputs of a page, of which an operation may say what differs', () => {
    const { input } = expand('operation', { paged: true, input: { properties: { page: { maximum: 500 } } } })
    expect(input).toMatchObject({ properties: { page: { type: 'integer', minimum: 1, maximum: 500 }, pageSize: { maximum: 100 } } })
    expect(expand('operation', { paged: { pages: 500 } }).input).toMatchObject({
      properties: { page: { type: 'integer', minimum: 1, maximum: 500 }, pageSize: { maximum: 100 } },
    })
    expect(expand('operation', { paged: true })).toMatchObject({ input: { properties: { page: { minimum: 1 } } } })
  })

  test('is the version that a change is based on', () => {
    expect(expand('operation', { versioned: true, input: { properties: { id: {} }, required: ['id'] } })).toMatchObject({
      input: { properties: { version: { type: 'integer', minimum: 1 } }, required: ['id', 'version'] },
    })
  })

  test('is nothing in a document that is written in full, which stays the same object', () => {
    const whole = treeOf({ properties: { name: { type: 'string', description: 'Name.', policy: 'public' } } })
    for (const kind of ['entity', 'form', 'page']) expect(expandDocument(kind, whole)).toBe(whole)
    const once = expandDocument('form', treeOf({ properties: { name: {} } }))
    expect(expandDocument('form', once)).toBe(once)
  })
})
