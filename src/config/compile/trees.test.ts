import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { createSource, readAll } from '../memo/memo.ts'
import { type Documents, documentInputs } from '../read/documents.ts'
import { fieldSchema } from '../resolve/schema.ts'
import { sourceOf } from '../testing.ts'
import sample from './compile-release.test.json' with { type: 'json' }
import { compileOptions, isTree } from './forms/options.ts'
import { defaultWidget } from './forms/widgets.ts'
import { compileRelease } from './index.ts'

const region = JSON.parse(readFileSync(new URL('../../../schemas/reference/region.json', import.meta.url), 'utf8')) as JsonObject
const portal: Documents = sample
const documents: Documents = { ...portal, reference: { ...portal.reference, region } }
const manifest = documents.brand?.harbour as JsonObject
const reads = readAll(createSource(documentInputs({ ...documents, manifest })))
const context = { documents: reads, language: 'zh' }
const options = compileOptions('reference:region', context)
const parentOf = (code: string) => options.find(({ value }) => value === code)?.parent
const place = { type: 'string', reference: 'region', widget: 'place' } as const

test('each place is below the nearest one with a matching code prefix', () => {
  expect(parentOf('330206')).toBe('330200')
  expect(parentOf('330200')).toBe('330000')
  expect(parentOf('330000')).toBeUndefined()
  // Directly administered municipalities, and counties directly below their province, have no intermediate level.
  expect(parentOf('310115')).toBe('310000')
  expect(parentOf('500233')).toBe('500000')
  expect(parentOf('429004')).toBe('420000')
  expect(parentOf('441900')).toBe('440000')
})

test('every province, city and district has an existing parent and names in both languages', () => {
  const codes = new Set(options.map(({ value }) => value))
  expect(options.filter(({ parent }) => parent === undefined)).toHaveLength(34)
  expect(options.every(({ parent }) => parent === undefined || codes.has(parent))).toBe(true)
  expect(options.every(({ value }) => /^\d{6}$/.test(value))).toBe(true)
  const rows = region.rows as readonly { label: { zh: string; en: string } }[]
  expect(rows.filter(({ label }) => !/^\p{Script=Han}+$/u.test(label.zh) || !/^[A-Z][A-Za-zü' ]+$/.test(label.en))).toEqual([])
})

test('a place is chosen down to its last level', () => {
  const { enum: codes = [] } = fieldSchema(place, { documents: reads, enums: true }) as { enum?: string[] }
  for (const code of ['310115', '330206', '441900', '442000', '429004', '810000']) expect(codes).toContain(code)
  for (const code of ['310000', '330000', '330200', '440000']) expect(codes).not.toContain(code)
})

test('a tree uses the lazy-loading widget and does not add to the page size', () => {
  expect(isTree('reference:region', reads)).toBe(true)
  expect(isTree('reference:port', reads)).toBe(false)
  expect(defaultWidget({ type: 'string', reference: 'region' }, reads)).toBe('place')
  const form = documents.form?.booking as JsonObject
  const properties = { ...(form.properties as JsonObject), area: place }
  const layout = [{ id: 'area', fields: [{ id: 'area' }] }, ...(form.layout as JsonObject[])]
  const brands = { harbour: { ...documents, form: { ...documents.form, booking: { ...form, properties, layout } } } }
  const release = compileRelease(sourceOf({ files: [], meta: readMeta(), brands }))
  const bundle = release.brands.harbour?.pages.en?.search
  const address = `/config/${release.id}/harbour/en/options/region.json`
  expect(bundle?.options).not.toHaveProperty('reference:region')
  expect(bundle?.trees).toEqual({ 'reference:region': address })
  expect(release.brands.harbour?.trees[address]?.find(({ value }) => value === '330206')?.label).toBe('Beilun District')
})

function readMeta(): Record<string, JsonObject> {
  const root = new URL('../../../schemas/meta/', import.meta.url)
  const paths = (readdirSync(root, { recursive: true }) as string[]).filter((path) => path.endsWith('.json'))
  return Object.fromEntries(paths.map((path) => [path.replaceAll('\\', '/'), JSON.parse(readFileSync(new URL(path, root), 'utf8'))]))
}
