import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { findTree, type ObjectTree, toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { findUnusedParts, listNamedParts, placeParts, withoutItems } from './parts.ts'

function treeOf(document: JsonObject, path = 'schemas/sample.json'): ObjectTree {
  const { tree } = parseDocument(path, JSON.stringify(document))
  if (!tree) throw new Error('The sample is no document')
  return tree
}

const contact = treeOf({ title: 'Contact', blocks: [{ id: 'contact', block: 'list', input: { pages: 'other' } }] }, 'contact.json')
const steps = treeOf({ blocks: [{ id: 'pay' }, { id: 'run' }], actions: [{ id: 'go' }] }, 'steps.json')
const parts = new Map([
  ['contact', contact],
  ['steps', steps],
])

function place(document: JsonObject, kind = 'page', known = parts) {
  const { tree, problems } = placeParts(kind, treeOf(document), known)
  return { document: toJson(tree), problems: problems.map(({ says, params }) => `${says} ${params.name}`) }
}

describe('a named part', () => {
  test('has its items in the place of its name, from the list of the same name', () => {
    expect(place({ blocks: [{ id: 'top' }, { part: 'steps' }, { id: 'end', actions: [{ part: 'steps' }] }] })).toEqual({
      document: { blocks: [{ id: 'top' }, { id: 'pay' }, { id: 'run' }, { id: 'end', actions: [{ id: 'go' }] }] },
      problems: [],
    })
  })

  test('differs where it is named, if it has one item', () => {
    expect(place({ blocks: [{ part: 'contact', input: { pages: 'sea' } }] }).document).toEqual({
      blocks: [{ id: 'contact', block: 'list', input: { pages: 'sea' } }],
    })
    expect(place({ blocks: [{ part: 'steps', visible: 'true' }] }).problems).toEqual(['REFERENCE/part-differs steps'])
  })

  test('gives items the position in the part', () => {
    const { tree } = placeParts('page', treeOf({ blocks: [{ part: 'steps' }] }), parts)
    expect(findTree(tree, '/blocks/1/id').tree.place.path).toBe('steps.json')
  })

  test('may name other parts, but not itself', () => {
    const outer = treeOf({ blocks: [{ part: 'steps' }, { id: 'last' }] })
    const circle = treeOf({ blocks: [{ part: 'circle' }] })
    const known = new Map([...parts, ['outer', outer], ['circle', circle]])
    expect(place({ blocks: [{ part: 'outer' }] }, 'page', known).document).toEqual({
      blocks: [{ id: 'pay' }, { id: 'run' }, { id: 'last' }],
    })
    expect(place({ blocks: [{ part: 'circle' }] }, 'page', known).problems).toEqual(['REFERENCE/part-in-itself circle'])
  })

  test('is missing, or lacks such a list', () => {
    expect(place({ blocks: [{ part: 'contacts' }] }).problems).toEqual(['REFERENCE/missing contacts'])
    expect(place({ actions: [{ part: 'contact' }] }).problems).toEqual(['REFERENCE/part-without-list contact'])
  })
})

test('members of that name in blocks and sheets are no names of parts', () => {
  const manual = treeOf({ blocks: [{ id: 'manual', block: 'manual', part: 'steps' }] })
  expect(placeParts('page', manual, parts).tree).toBe(manual)
  expect(listNamedParts('sheet', treeOf({ parts: [{ id: 'head', part: 'steps' }] }))).toEqual([])
})

test('lists that nothing names are reported, and the rest of a part is checked as a document', () => {
  expect(findUnusedParts(parts, new Set(['contact blocks', 'steps blocks']))).toMatchObject([
    { path: 'steps.json', params: { name: 'steps' } },
  ])
  expect(toJson(withoutItems(contact))).toEqual({ title: 'Contact' })
})

test('a changed part changes only the documents that name it', () => {
  const page = treeOf({ blocks: [{ part: 'contact' }] })
  const before = placeParts('page', page, parts).tree
  expect(placeParts('page', page, new Map([...parts, ['steps', treeOf({ blocks: [] })]])).tree).toBe(before)
  expect(placeParts('page', page, new Map([...parts, ['contact', steps]])).tree).not.toBe(before)
})
