import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { findTree, type ObjectTree, toJson } from './documents.ts'
import { parseDocument } from './parse.ts'
import { findUnusedWords, findWordsTwice, nameFields, vocabularyOf } from './vocabulary.ts'

const words = {
  pol: { label: { zh: '起运港', en: 'Port of loading' }, reference: 'port', entry: { widget: 'port' } },
  quantity: { type: 'integer', minimum: 1, maximum: 50, entry: { default: 1 } },
  boxes: { minItems: 1, items: { fields: ['quantity'], required: ['quantity'] } },
}

function treeOf(document: JsonObject, path = 'schemas/sample.json'): ObjectTree {
  const { tree } = parseDocument(path, JSON.stringify(document))
  if (!tree) throw new Error('The sample is no document')
  return tree
}

const vocabulary = vocabularyOf([treeOf({ words }, 'schemas/trade.vocabulary.json')])

function name(kind: string, document: JsonObject) {
  const { tree, problems } = nameFields(kind, treeOf(document), vocabulary)
  return { document: toJson(tree), problems: problems.map(({ says, params }) => `${says} ${params.name ?? ''}`.trim()) }
}

describe('named fields', () => {
  test('have the declaration of their word, in the order of the list', () => {
    const named = name('entity', { fields: ['quantity', 'pol'] })
    expect(named.document).toEqual({ properties: { quantity: { type: 'integer', minimum: 1, maximum: 50 }, pol: expect.anything() } })
    expect(Object.keys((named.document as { properties: object }).properties)).toEqual(['quantity', 'pol'])
    expect(named.problems).toEqual([])
  })

  test('take in a form what the word says of typing it in, in rows too', () => {
    expect(name('form', { fields: ['pol', 'boxes'] }).document).toMatchObject({
      properties: { pol: { reference: 'port', widget: 'port' }, boxes: { items: { properties: { quantity: { default: 1 } } } } },
    })
    expect(name('operation', { input: { fields: ['boxes'] } }).document).not.toHaveProperty(
      'input.properties.boxes.items.properties.quantity.default',
    )
  })

  test('say what differs from the word, also under another name', () => {
    const { document } = name('form', {
      fields: [
        { name: 'trucks', word: 'quantity', maximum: 20 },
        { name: 'pol', label: { text: 'record.port' } },
      ],
    })
    expect(document).toMatchObject({
      properties: { trucks: { type: 'integer', minimum: 1, maximum: 20 }, pol: { label: { text: 'record.port' } } },
    })
    expect(document).not.toHaveProperty('properties.pol.label.zh')
  })

  test('stand among those that the document declares itself', () => {
    const { document } = name('entity', { fields: ['remark', 'pol'], properties: { note: {}, remark: { maxLength: 9 } } })
    expect(Object.keys((document as { properties: object }).properties)).toEqual(['remark', 'pol', 'note'])
    expect(document).toMatchObject({ properties: { remark: { maxLength: 9 } } })
  })

  test('keep the position of the list, and their members that of the vocabulary', () => {
    const { tree } = nameFields('form', treeOf({ fields: ['pol'] }), vocabulary)
    expect(findTree(tree, '/properties/pol').tree.place).toMatchObject({ path: 'schemas/sample.json', offset: 11 })
    expect(findTree(tree, '/properties/pol/reference').tree.place.path).toBe('schemas/trade.vocabulary.json')
  })

  test('leave other lists of fields alone', () => {
    const layout = { layout: [{ id: 'way', fields: [{ id: 'pol' }] }] }
    expect(name('form', layout).document).toEqual(layout)
  })
})

describe('problems of named fields', () => {
  test('are unknown and repeated names', () => {
    expect(name('form', { fields: ['pol', 'port', 'pol'] }).problems).toEqual(['REFERENCE/missing-word port', 'DUPLICATE-ID/field pol'])
  })

  test('are differences that say what the word says', () => {
    expect(name('form', { fields: [{ name: 'quantity', maximum: 50 }] }).problems).toEqual(['REDUNDANT/value'])
    expect(name('form', { fields: [{ name: 'boxes', items: { properties: { quantity: { default: 1 } } } }] }).problems).toEqual([
      'REDUNDANT/value',
    ])
  })

  test('are differences that contradict the word', () => {
    const contradicting = treeOf({
      fields: [
        { name: 'pol', reference: 'terminal' },
        { name: 'quantity', type: 'string', maximum: 20 },
      ],
    })
    expect(nameFields('entity', contradicting, vocabulary).problems).toMatchObject([
      { code: 'CONTRADICTION', params: { name: 'pol', member: 'reference', declared: 'port', own: 'terminal' } },
      { code: 'CONTRADICTION', params: { name: 'quantity', member: 'type' } },
    ])
  })

  test('are words that contain themselves, stand twice or are not used', () => {
    const circle = treeOf({ words: { part: { items: { fields: ['part'] } } } })
    expect(nameFields('form', treeOf({ fields: ['part'] }), vocabularyOf([circle])).problems).toMatchObject([
      { says: 'REFERENCE/word-in-itself' },
    ])
    expect(findWordsTwice([treeOf({ words }, 'one.json'), treeOf({ words: { pol: {} } }, 'two.json')])).toMatchObject([
      { path: 'two.json' },
    ])
    expect(findUnusedWords(vocabulary, new Set(['pol', 'boxes']))).toMatchObject([{ params: { name: 'quantity' } }])
  })
})

test('a changed vocabulary leaves documents as they are that name none of its words', () => {
  const document = treeOf({ fields: ['pol'] })
  const other = treeOf({ words: { etd: { format: 'date' } } })
  const trade = treeOf({ words })
  const before = nameFields('form', document, vocabularyOf([trade, other])).tree
  expect(nameFields('form', document, vocabularyOf([trade, treeOf({ words: { etd: { format: 'date-time' } } })])).tree).toBe(before)
  expect(nameFields('form', document, vocabularyOf([treeOf({ words: { ...words, pol: {} } }), other])).tree).not.toBe(before)
})
