import { expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { findTree, type ObjectTree, toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { expandItems } from './named-items.ts'

function treeOf(document: JsonObject): ObjectTree {
  const { tree } = parseDocument('schemas/sample.json', JSON.stringify(document))
  if (!tree) throw new Error('The sample is no document')
  return tree
}

test('an item that is written as a name is an object with that id, at any depth', () => {
  const blocks = [{ id: 'head', block: 'summary', facts: ['pol', { id: 'etd', width: 110 }] }]
  expect(toJson(expandItems('page', treeOf({ blocks })))).toEqual({
    blocks: [{ id: 'head', block: 'summary', facts: [{ id: 'pol' }, { id: 'etd', width: 110 }] }],
  })
})

test('it has the position of the name', () => {
  const tree = expandItems('list', treeOf({ columns: ['pol'] }))
  expect(findTree(tree, '/columns/0/id').tree.place).toMatchObject({ offset: 12 })
})

test('a row of fields shares the columns of its section', () => {
  const section = { columns: 6, fields: [['pol', 'pod'], ['etd', { id: 'vessel', span: 3 }, 'voyage'], ['goods'], 'remark'] }
  expect(toJson(expandItems('form', treeOf({ layout: [section] })))).toMatchObject({
    layout: [
      {
        fields: [
          { id: 'pol', span: 3 },
          { id: 'pod', span: 3 },
          { id: 'etd', span: 2 },
          { id: 'vessel', span: 3 },
          { id: 'voyage', span: 2 },
          { id: 'goods', span: 6 },
          { id: 'remark' },
        ],
      },
    ],
  })
})

test('a row that does not share them evenly stays a list, which is no field', () => {
  const uneven = treeOf({ layout: [{ columns: 6, fields: [['a', 'b', 'c', 'd']] }, { fields: [['a']] }] })
  expect(expandItems('form', uneven)).toBe(uneven)
})

test('other lists, other kinds of documents and whole items stay the same objects', () => {
  const other = treeOf({ languages: ['zh', 'en'], columns: [{ id: 'pol' }] })
  expect(expandItems('list', other)).toBe(other)
  const entity = treeOf({ fields: ['pol'] })
  expect(expandItems('entity', entity)).toBe(entity)
})
