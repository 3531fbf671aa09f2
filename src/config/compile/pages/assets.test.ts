import { expect, test } from 'vitest'
import { compileAssets } from './assets.ts'

const picture = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) })
const files = [
  { path: 'brands/first/brand.json', text: '{}' },
  picture('brands/first/assets/logo.svg', '<svg id="first"/>'),
  picture('brands/first/assets/sea.png', 'sea'),
  picture('brands/first/notes.txt', 'not served'),
  { path: 'brands/second/brand.json', text: '{ "extends": "first" }' },
  picture('brands/second/assets/logo.svg', '<svg id="second"/>'),
]

test('a brand has the pictures of the one it extends, and its own before them', () => {
  const assets = compileAssets(files, { first: {}, second: {} })
  const read = (address: string) => Buffer.from(assets[address]?.base64 ?? '', 'base64').toString()
  expect(Object.keys(assets).sort()).toEqual([
    'first/assets/logo.svg',
    'first/assets/sea.png',
    'second/assets/logo.svg',
    'second/assets/sea.png',
  ])
  expect(read('second/assets/logo.svg')).toBe('<svg id="second"/>')
  expect(read('second/assets/sea.png')).toBe('sea')
  expect(assets['first/assets/logo.svg']?.type).toBe('image/svg+xml')
})

test('brands that extend each other do not loop', () => {
  const circle = [
    { path: 'brands/first/brand.json', text: '{ "extends": "second" }' },
    { path: 'brands/second/brand.json', text: '{ "extends": "first" }' },
  ]
  expect(compileAssets(circle, { first: {}, second: {} })).toEqual({})
})
