import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#rules'
import { toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { compiledBounds, findFormerWords, toCompiledWords, toDocumentWords } from './bounds.ts'

function treeOf(document: JsonObject) {
  const { tree } = parseDocument('x.json', JSON.stringify(document))
  if (!tree) throw new Error('unreadable')
  return tree
}

const today: Readonly<Record<string, { readonly written: JsonObject; readonly compiled: JsonObject }>> = {
  entity: {
    written: {
      properties: {
        // A field may have the name of a bound.
        above: { type: 'string', minimum: '1.5', maximum: { $limit: 'x' } },
        rows: { type: 'array', items: { type: 'object', properties: { kg: { type: 'string', exclusiveMinimum: '0' } } } },
        count: { type: 'integer', minimum: 1, maximum: 9 },
      },
    },
    compiled: {
      properties: {
        above: { type: 'string', atLeast: '1.5', atMost: { $limit: 'x' } },
        rows: { type: 'array', items: { type: 'object', properties: { kg: { type: 'string', above: '0' } } } },
        count: { type: 'integer', minimum: 1, maximum: 9 },
      },
    },
  },
  operation: {
    written: { input: { properties: { kg: { type: 'string', maximum: '9' } } }, output: { entity: 'x' } },
    compiled: { input: { properties: { kg: { type: 'string', atMost: '9' } } }, output: { entity: 'x' } },
  },
  import: {
    written: { columns: [{ id: 'kg', exclusiveMinimum: '0' }] },
    compiled: { columns: [{ id: 'kg', above: '0' }] },
  },
  limits: {
    written: { limits: { most: { value: 5, minimum: 1, maximum: 9 } } },
    compiled: { limits: { most: { value: 5, least: 1, most: 9 } } },
  },
  dictionary: {
    written: { rows: [{ id: 'a', tells: { threshold: { default: 2, minimum: 1, maximum: 9 } } }] },
    compiled: { rows: [{ id: 'a', tells: { threshold: { default: 2, least: 1, most: 9 } } }] },
  },
  list: { written: { choose: { minimum: 2, maximum: 4 } }, compiled: { choose: { least: 2, most: 4 } } },
  tool: { written: { facts: [{ id: 'n', maximum: 'boxes' }] }, compiled: { facts: [{ id: 'n', most: 'boxes' }] } },
  tariff: {
    written: {
      lines: [
        { bands: [{ id: 'heavy', exclusiveMinimum: '18', maximum: { $limit: 'x' } }], minimum: '5' },
        { $periods: [{ bands: [{ id: 'light', maximum: '18' }] }] },
      ],
    },
    compiled: {
      lines: [
        { bands: [{ id: 'heavy', above: '18', upTo: { $limit: 'x' } }], minimum: '5' },
        { $periods: [{ bands: [{ id: 'light', upTo: '18' }] }] },
      ],
    },
  },
}

describe.each(Object.entries(today))('bounds of the kind %s', (kind, { written, compiled }) => {
  it('are compiled to the words of the engine', () => {
    expect(toCompiledWords(kind, written)).toEqual(compiled)
  })

  it('are read in the words of the first edition', () => {
    expect(toJson(toDocumentWords(kind, treeOf(compiled)))).toEqual(written)
  })

  it('are found where a document has the former words', () => {
    const former = findFormerWords(kind, treeOf(compiled))
    expect(former.length).toBeGreaterThan(0)
    expect(findFormerWords(kind, treeOf(written))).toEqual([])
  })
})

it('a document in words of today is the same tree, so that what is derived from it is reused', () => {
  const tree = treeOf(today.entity?.written ?? {})
  expect(toDocumentWords('entity', tree)).toBe(tree)
})

it('a decimal may have a whole bound', () => {
  expect(compiledBounds({ type: 'string', format: 'decimal', minimum: 0, exclusiveMinimum: 1, maximum: '9.5' })).toEqual({
    type: 'string',
    format: 'decimal',
    atLeast: '0',
    above: '1',
    atMost: '9.5',
  })
})
