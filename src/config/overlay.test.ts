import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { type ObjectTree, type Problem, toJson } from './documents.ts'
import cases from './overlay.cases.json' with { type: 'json' }
import { mergeOverlay } from './overlay.ts'
import { parseDocument } from './parse.ts'
import { explain, resolveBrandDocuments } from './resolve.ts'
import { readSmallWorld } from './testing.ts'

interface OverlayCase {
  readonly title: string
  readonly base: JsonObject
  readonly patch: JsonObject
  readonly result: JsonObject
  /** Code, and the text that the problem points at. */
  readonly problems?: readonly string[]
}

function treeOf(path: string, value: JsonObject): { tree: ObjectTree; text: string } {
  const text = JSON.stringify(value)
  const { tree } = parseDocument(path, text)
  if (!tree) throw new Error(`${path} is no document`)
  return { tree, text }
}

describe('the overlay law', () => {
  test.each(cases as unknown as OverlayCase[])('$title', ({ base, patch, result, problems = [] }) => {
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
})

describe('a brand over another', () => {
  const files = [...readSmallWorld().values()]

  test('takes what it does not say from the brand that it extends, but neither its hosts nor its place as default', () => {
    const manifest = resolveBrandDocuments(files, 'second')?.documents.brand?.second
    expect(manifest).toMatchObject({ home: 'start', hosts: ['second.example'], logo: 'logo.svg' })
    expect(manifest).not.toHaveProperty('default')
    expect(manifest?.navigation).toMatchObject([{ id: 'home' }, { id: 'rates' }])
  })

  test('changes only itself', () => {
    const limitOf = (brand: string) => explain(files, brand, 'limits/main.json#/limits/nameMax/value')
    expect(limitOf('first')).toMatchObject({ value: 10, path: 'schemas/limits/main.json' })
    expect(limitOf('second')).toMatchObject({ value: 20, path: 'brands/second/schemas/limits/main.json', line: 5, column: 16 })
    expect(explain(files, 'second', 'limits/main.json#/limits/nameMax/most')).toMatchObject({ value: 40, path: 'schemas/limits/main.json' })
  })

  test('says where a value of its manifest came from', () => {
    expect(explain(files, 'second', 'brand.json#/home')).toMatchObject({ value: 'start', path: 'brands/first/brand.json' })
    expect(explain(files, 'second', 'brand.json#/navigation/0/id')).toMatchObject({ value: 'home', path: 'brands/second/brand.json' })
    expect(explain(files, 'second', 'brand.json#/nothing')).toBeUndefined()
  })
})
