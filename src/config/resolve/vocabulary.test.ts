import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { findTree, type ObjectTree, toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { listNamedWords, nameFields } from './named-fields.ts'
import { findUnusedWords, findWordsTwice, vocabularyOf } from './vocabulary.ts'

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

const voyage = {
  fields: [
    { name: 'pol', index: true, placeholder: { text: 'voyage.pol' } },
    { name: 'ships', word: 'quantity' },
  ],
  properties: { state: { dictionary: 'voyage-state', policy: 'public' } },
}
const ship = {
  fields: [{ name: 'nameZh', search: 'title' }, 'nameEn'],
  properties: {
    name: { label: { zh: '船名', en: 'Ship' }, languages: { zh: 'nameZh', en: 'nameEn' }, entry: { maxLength: 9 } },
  },
}
const languages = [
  { id: 'zh', label: { zh: '（中文）', en: ' (Chinese)' }, description: ' In Chinese.' },
  { id: 'en', label: { zh: '（英文）', en: ' (English)' }, description: ' In English.' },
]
const entities = new Map(Object.entries({ voyage, ship }).map(([id, entity]) => [id, treeOf(entity, `schemas/${id}.entity.json`)]))
const vocabulary = vocabularyOf([treeOf({ words, languages }, 'schemas/trade.vocabulary.json')], entities)

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

  test('with a text in one language only take none of the word, which says something else', () => {
    const { document } = name('form', { fields: [{ name: 'pol', label: { en: 'Port' } }] })
    expect(document).toMatchObject({ properties: { pol: { label: { en: 'Port' }, reference: 'port' } } })
    expect(document).not.toHaveProperty('properties.pol.label.zh')
  })

  test('stay in the list if they name nothing, for the check of shapes', () => {
    const { document } = name('form', { fields: ['quantity', ['pol'], 5] })
    expect(document).toMatchObject({ fields: [['pol'], 5], properties: { quantity: { type: 'integer' } } })
  })

  test('of a form are resolved again when its entity changes', () => {
    const form = treeOf({ entity: 'ship', fields: ['nameZh', 'quantity'] })
    const trade = treeOf({ words, languages }, 'schemas/trade.vocabulary.json')
    const named = (properties: JsonObject) => {
      const entity = treeOf({ properties }, 'schemas/ship.entity.json')
      const { tree, problems } = nameFields('form', form, vocabularyOf([trade], new Map([['ship', entity]])))
      const { quantity } = (toJson(tree) as { properties: JsonObject }).properties
      return { problems: problems.map(({ says }) => says), quantity }
    }
    const nameZh = { maxLength: 9 }
    expect(named({ code: {} })).toMatchObject({ problems: ['REFERENCE/missing-word'], quantity: { maximum: 50 } })
    expect(named({ nameZh })).toMatchObject({ problems: [], quantity: { maximum: 50 } })
    expect(named({ nameZh, quantity: { type: 'integer', maximum: 7 } })).toMatchObject({ problems: [], quantity: { maximum: 7 } })
    expect(named({ nameZh })).toMatchObject({ problems: [], quantity: { maximum: 50 } })
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

  test('are those of the entity of a form before those of the vocabulary, but not in its rows', () => {
    const rows = { items: { fields: ['pol'] } }
    const { document, problems } = name('form', { entity: 'voyage', fields: ['pol', 'state', 'boxes'], properties: { rows } })
    expect(document).toMatchObject({
      properties: {
        pol: { reference: 'port', widget: 'port', placeholder: { text: 'voyage.pol' } },
        state: { dictionary: 'voyage-state' },
        boxes: { minItems: 1 },
      },
    })
    for (const path of ['pol.index', 'state.policy', 'rows.items.properties.pol.placeholder'])
      expect(document).not.toHaveProperty(`properties.${path}`)
    expect(problems).toEqual([])
  })

  test('hold the text of another field in one language', () => {
    const label = { zh: '船名（中文）', en: 'Ship (Chinese)' }
    const { document, problems } = name('entity', ship)
    expect(document).toMatchObject({ properties: { nameZh: { label, search: 'title' }, nameEn: { label: { en: 'Ship (English)' } } } })
    for (const field of ['name', 'nameZh']) expect(document).not.toHaveProperty(`properties.${field}.entry`)
    expect(document).not.toHaveProperty('properties.nameZh.languages')
    expect(name('form', { entity: 'ship', fields: ['nameZh'] }).document).toMatchObject({ properties: { nameZh: { label, maxLength: 9 } } })
    expect(problems).toEqual([])
  })

  test('are the field of an entity that a word names', () => {
    const fields = [
      { name: 'was', word: 'voyage.state', description: 'State before.' },
      { name: 'ships', word: 'voyage.ships' },
    ]
    expect(name('operation', { output: { fields } })).toEqual({
      document: {
        output: {
          properties: {
            was: { dictionary: 'voyage-state', description: 'State before.' },
            ships: { type: 'integer', minimum: 1, maximum: 50 },
          },
        },
      },
      problems: [],
    })
    expect(name('operation', { output: { fields: [{ name: 'state', word: 'voyage.status' }] } }).problems).toEqual([
      'REFERENCE/missing-word voyage.status',
    ])
  })

  test('are found where they are declared, under one name with the form', () => {
    const fields = ['state', { name: 'pol', word: 'voyage.pol' }]
    const named = listNamedWords('form', treeOf({ entity: 'voyage', fields }), vocabulary)
    expect(named.map(({ word, ofEntity }) => [word, ofEntity])).toEqual([
      ['voyage.state', true],
      ['voyage.pol', false],
    ])
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

  test('are one name if a form names an entity that does not exist: its fields may be those of the right one', () => {
    const { problems } = name('form', { entity: 'voage', fields: ['ships', 'pol', { name: 'state', minLength: 1 }] })
    expect(problems).toEqual(['REFERENCE/missing voage'])
    expect(name('form', { entity: 'voyage', fields: ['ships', 'captain'] }).problems).toEqual(['REFERENCE/missing-word captain'])
  })

  test('are those of a field of an entity in the entity only', () => {
    const lane = treeOf({ fields: ['port'] })
    const entity = vocabularyOf([], new Map([['lane', lane]]))
    expect(nameFields('entity', lane, entity).problems).toMatchObject([{ says: 'REFERENCE/missing-word' }])
    expect(nameFields('form', treeOf({ entity: 'lane', fields: ['port'] }), entity)).toMatchObject({ problems: [], isPartial: true })
  })

  test('are not the fields whose names cannot be read', () => {
    const fields = ['noteZh', { name: 'note', word: 'pol', languages: [] }]
    expect(name('entity', { fields }).problems).toEqual([])
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

  test('are fields of entities that lead back to themselves', () => {
    const circle = (other: string) => treeOf({ fields: [{ name: 'state', word: `${other}.state` }] })
    const ring = vocabularyOf(
      [],
      new Map([
        ['one', circle('two')],
        ['two', circle('one')],
      ]),
    )
    expect(nameFields('entity', circle('two'), ring).problems).toMatchObject([{ says: 'REFERENCE/word-in-itself' }])
  })

  test('are words that contain themselves, stand twice or are not used', () => {
    const circle = treeOf({ words: { part: { items: { fields: ['part'] } } } })
    expect(nameFields('form', treeOf({ fields: ['part'] }), vocabularyOf([circle])).problems).toMatchObject([
      { says: 'REFERENCE/word-in-itself' },
    ])
    expect(findWordsTwice([treeOf({ words }, 'one.json'), treeOf({ words: { pol: {} } }, 'two.json')])).toMatchObject([
      { path: 'two.json' },
    ])
    expect(findUnusedWords(vocabulary, new Set(['pol', 'boxes', 'in/zh', 'in/en']))).toMatchObject([{ params: { name: 'quantity' } }])
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
