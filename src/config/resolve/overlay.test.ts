import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { type ObjectTree, type Problem, toJson } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { readSmallWorld } from '../testing.ts'
import { explain } from './explain.ts'
import { mergeOverlay } from './overlay.ts'
import { resolveBrandDocuments } from './resolve.ts'

interface OverlayCase {
  readonly title: string
  readonly base: JsonObject
  readonly patch: JsonObject
  readonly result: JsonObject
  /** Finding code, and the text it points at. */
  readonly problems?: readonly string[]
}

const cases: OverlayCase[] = JSON.parse(readFileSync(new URL('./overlay.cases.json', import.meta.url), 'utf8'))

function treeOf(path: string, value: JsonObject): { tree: ObjectTree; text: string } {
  const text = JSON.stringify(value)
  const { tree } = parseDocument(path, text)
  if (!tree) throw new Error(`${path} is not a document`)
  return { tree, text }
}

describe('the merge rule of overlays', () => {
  test.each(cases)('$title', ({ base, patch, result, problems = [] }) => {
    const below = treeOf('base.json', base)
    const over = treeOf('patch.json', patch)
    const found: Problem[] = []
    const merged = mergeOverlay(below.tree, over.tree, (problem) => found.push(problem))
    expect(toJson(merged)).toEqual(result)
    expect(Object.keys(toJson(merged) as JsonObject)).toEqual(Object.keys(result))
    expect(found.map(({ path }) => path)).toEqual(problems.map(() => 'patch.json'))
    for (const [index, { code, offset }] of found.entries()) {
      expect(`${code} ${over.text.slice(offset)}`).toContain(problems[index] ?? 'nothing more')
    }
    expect(toJson(below.tree)).toEqual(base)
  })

  test('suggests the nearest name for a missing item or neighbour', () => {
    const below = treeOf('base.json', { items: [{ id: 'ocean' }, { id: 'truck' }] })
    const patch = [
      { id: 'trcuk', $remove: true },
      { id: 'rail', $add: true, $after: 'oceam' },
    ]
    const found: Problem[] = []
    mergeOverlay(below.tree, treeOf('patch.json', { items: patch }).tree, (problem) => found.push(problem))
    expect(found.map(({ suggestion }) => suggestion)).toEqual(['truck', 'ocean'])
  })
})

describe('a brand that extends another', () => {
  const files = [...readSmallWorld().values()]

  test('inherits everything except hosts and being the default', () => {
    const manifest = resolveBrandDocuments(files, 'second')?.documents.brand?.second
    expect(manifest).toMatchObject({ home: 'start', hosts: ['second.example'], logo: 'logo.svg' })
    expect(manifest).not.toHaveProperty('default')
    expect(manifest?.navigation).toMatchObject([{ id: 'home' }, { id: 'rates' }])
  })

  const explainIn = (brand: string, subject: string) => explain(files, { brand, subject })

  test('changes only itself, and the base value is kept', () => {
    expect(explainIn('first', 'limit nameMax')).toMatchObject([{ value: 10, layers: [{ value: 10, path: 'schemas/limits/main.json' }] }])
    expect(explainIn('first', 'nameMax')).toEqual(explainIn('first', 'limit nameMax'))
    const [second] = explainIn('second', 'limits/main.json#/limits/nameMax/value')
    expect(second).toMatchObject({ value: 20, layers: [{ value: 10 }, { value: 20, brand: 'second', line: 5, column: 16 }] })
    expect(explainIn('second', 'limits/main.json#/limits/nameMax/maximum')).toMatchObject([
      { value: 40, layers: [{ path: 'schemas/limits/main.json' }] },
    ])
  })

  test('explains the origin of a manifest value, by id or by index', () => {
    expect(explainIn('second', 'brand.json#/home')).toMatchObject([{ value: 'start', layers: [{ path: 'brands/first/brand.json' }] }])
    expect(explainIn('second', 'brand.json#/navigation/home/id')).toMatchObject([
      { value: 'home', layers: [{ path: 'brands/second/brand.json' }] },
    ])
    expect(explainIn('second', 'brand.json#/navigation/0/id')).toMatchObject([
      { value: 'home', layers: [{ value: 'rates' }, { value: 'home' }] },
    ])
    expect(explainIn('second', 'brand.json#/nothing')).toEqual([])
    expect(explainIn('nobody', 'brand.json#/home')).toEqual([])
  })

  test('explains a page by its address: the route, the page and its blocks', () => {
    expect(explainIn('second', '/orders/Q1').map(({ address }) => address)).toEqual([
      'routes/main.json#/routes/order',
      'pages/order.json#/label',
      'pages/order.json#/blocks/head',
      'pages/order.json#/blocks/moves',
    ])
  })
})
