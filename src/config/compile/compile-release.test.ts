import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createValidatorRuntime, type JsonObject } from '#rules'
import type { Documents, SourceFile } from '../read/documents.ts'
import { sourceOf } from '../testing.ts'
import sample from './compile-release.test.json' with { type: 'json' }
import { compileRelease, createCompileCache, loadServerValidators, loadValidators, prepareParts } from './index.ts'

function readMeta(): Record<string, JsonObject> {
  const root = new URL('../../../schemas/meta/', import.meta.url)
  const paths = (readdirSync(root, { recursive: true }) as string[]).filter((path) => path.endsWith('.json'))
  return Object.fromEntries(paths.map((path) => [path.replaceAll('\\', '/'), JSON.parse(readFileSync(new URL(path, root), 'utf8'))]))
}

// A small portal: one page with a list, a form with dependent fields, and one operation that accepts it.
const documents: Documents = sample

const files: SourceFile[] = [
  { path: 'brands/harbour/logo.svg', bytes: new TextEncoder().encode('<svg/>') },
  { path: 'schemas/pages/search.json', text: '{}' },
]
const source = sourceOf({ files, meta: readMeta(), brands: { harbour: documents } })
const cache = createCompileCache()
const release = compileRelease(source, cache)
const brand = release.brands.harbour
const bundle = brand?.pages.en?.search
const runtime = createValidatorRuntime(
  Object.fromEntries(
    ['un-locode', 'scac', 'cn-mobile', 'cn-landline', 'uscc', 'account', 'container-number'].map((name) => [name, () => true]),
  ),
)

describe('a release', () => {
  test('has a hash of its files that does not depend on reading order', () => {
    expect(release.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(compileRelease({ ...source, files: [...files].reverse() }, cache).hash).toBe(release.hash)
    const changed = [files[0] as SourceFile, { path: 'schemas/pages/search.json', text: '{ }' }]
    expect(compileRelease({ ...source, files: changed }, cache).hash).not.toBe(release.hash)
  })

  test('is immutable', () => {
    expect(() => ((bundle as { page: unknown }).page = null)).toThrow(TypeError)
    expect(Object.isFrozen(bundle?.lists.rates?.columns[0])).toBe(true)
  })

  test('contains the default brand, its pictures and the columns of indexed fields', () => {
    expect(release.defaultBrand).toBe('harbour')
    expect(release.assets['harbour/logo.svg']?.type).toBe('image/svg+xml')
    expect(release.columns).toEqual({ rates: { rateId: 'text', pol: 'text', days: 'integer', weight: 'numeric' } })
  })

  test('prepares each part with its bytes compressed', () => {
    const parts = prepareParts(release)
    const part = parts.get(`/config/${release.hash}/harbour/en/pages/search.json`)
    expect(JSON.parse(new TextDecoder().decode(part?.bytes)).page.id).toBe('search')
    expect(part?.br?.length).toBeLessThan(part?.bytes.length ?? 0)
    expect(parts.has(`/config/${release.hash}/harbour/validators/booking.js`)).toBe(true)
    expect(parts.has(`/config/${release.hash}/harbour/zh/shell.json`)).toBe(true)
    expect([...parts.keys()].some((address) => address.includes('operation:'))).toBe(false)
    expect(parts.get('/brand/harbour/logo.svg')?.type).toBe('image/svg+xml')
  })

  test('serves parts that are compressed better after the first request', async () => {
    const part = prepareParts(release).get(`/config/${release.hash}/harbour/zh/shell.json`)
    const first = part?.br?.length ?? 0
    expect(first).toBeGreaterThan(0)
    await expect.poll(() => part?.br?.length).toBeLessThan(first)
    expect(brotliDecompressSync(part?.br ?? '').equals(part?.bytes ?? new Uint8Array())).toBe(true)
  })
})

describe('a page', () => {
  test('includes every form, list and choice list used by it and its dialogs', () => {
    expect(Object.keys(bundle?.forms ?? {}).sort()).toEqual(['booking', 'search'])
    expect(Object.keys(bundle?.lists ?? {})).toEqual(['rates'])
    expect(Object.keys(bundle?.options ?? {})).toEqual(['dictionary:currency', 'dictionary:fee', 'dictionary:state', 'reference:port'])
  })

  test('uses one language throughout, including nested blocks', () => {
    expect(bundle?.page).toMatchObject({ label: 'Search', render: 'server', width: 'page', heading: 'shown' })
    expect(bundle?.page.blocks[0]).toMatchObject({
      label: 'Ship',
      image: '/brand/harbour/sea.svg',
      blocks: [{ block: 'search', form: 'search' }],
    })
    expect(JSON.stringify(bundle?.page)).not.toMatch(/[一-鿿]/)
    expect(brand?.pages.zh?.search?.page.label).toBe('中Search')
  })

  test('is compiled only if a route of the brand opens it', () => {
    expect(Object.keys(brand?.pages.en ?? {})).toEqual(['search', 'order', 'not-found'])
  })
})

describe('a page about a record', () => {
  const order = brand?.pages.en?.order
  const [columns] = order?.page.blocks ?? []
  const [left, right] = columns?.block === 'columns' ? columns.items : []

  test('shows a form in its own sections, without members that only forms use', () => {
    const [booking, facts] = left?.blocks ?? []
    const [section] = booking?.block === 'detail' ? (booking.groups ?? []) : []
    expect(section?.label).toBe('All of it')
    expect(section?.fields.map((field) => [field.id, field.display])).toEqual([
      ['contact', 'text'],
      ['kind', 'text'],
      ['voyage', 'text'],
      ['amount', 'decimal'],
      ['boxes', 'table'],
    ])
    expect(facts).toMatchObject({ groups: [{ fields: [{ id: 'no', label: 'Number' }] }] })
    expect(order?.forms).toEqual({})
  })

  test('includes the choices of fields that blocks show without naming columns', () => {
    const [events, steps] = right?.blocks ?? []
    expect(events).toMatchObject({ nameOptionsOf: 'dictionary:event', lines: [{ id: 'note', label: 'Note' }] })
    expect(steps).toEqual({ id: 'steps', block: 'milestones', of: 'record' })
    expect(Object.keys(order?.options ?? {})).toEqual(['dictionary:event', 'dictionary:state', 'dictionary:step'])
  })
})

describe('a list', () => {
  test('derives its columns from the fields of the operation', () => {
    const [pol, price, lines, days] = bundle?.lists.rates?.columns ?? []
    expect(pol).toMatchObject({
      label: 'From',
      display: 'port',
      optionsOf: 'reference:port',
      secondOptionsOf: 'dictionary:state',
      secondDisplay: 'chip',
    })
    expect(price).toMatchObject({ label: 'Price', display: 'money', unit: 'per box', currency: 'currency', hidden: 'hidden' })
    // The row of the grid that hides it says why.
    expect(price?.needs).toBe('price')
    expect(lines).toMatchObject({ display: 'table', columns: [{ id: 'fee', label: 'Fee', optionsOf: 'dictionary:fee' }] })
    expect(days?.display).toBe('days')
  })

  test('has the coordinates of the places that its map shows', () => {
    const places = { CNNGB: { label: 'Ningbo', latitude: 29.94, longitude: 121.87 } }
    expect(bundle?.lists.rates?.map).toEqual({ place: 'pol', places })
  })

  test('filters by the inputs of the operation', () => {
    expect(bundle?.lists.rates?.filters).toEqual([{ id: 'pol', input: 'pol', label: 'From', widget: 'port', optionsOf: 'reference:port' }])
  })
})

describe('a form', () => {
  test('is rendered by Formily only if a field depends on others', () => {
    expect(bundle?.forms.search?.renderer).toBe('rjsf')
    expect(bundle?.forms.booking?.renderer).toBe('formily')
  })

  test('takes the fields named in its layout from its entity', () => {
    const search = bundle?.forms.search
    expect(search?.fields.map(({ name, widget }) => [name, widget])).toEqual([
      ['pol', 'port'],
      ['state', 'select'],
    ])
    expect(search?.layout).toEqual([
      {
        id: 'all',
        columns: 2,
        fields: [
          { id: 'pol', span: 1 },
          { id: 'state', span: 2 },
        ],
      },
    ])
    expect(search?.defaults).toEqual({ pol: 'CNNGB' })
  })

  test('has one schema in all languages, with limits filled in', () => {
    const english = bundle?.forms.booking
    expect(english?.schema).toBe(brand?.pages.zh?.search?.forms.booking?.schema)
    expect(english?.schema).toMatchObject({ properties: { contact: { maxLength: 10 }, amount: { above: '0', scale: 2 } } })
    expect(english?.fields[0]).toMatchObject({ label: 'Contact', maxLength: 10, required: true })
  })

  test('requires a conditional field by a rule instead of by its schema', () => {
    const booking = bundle?.forms.booking
    expect(booking?.schema.required).toEqual(['contact', 'boxes'])
    expect(booking?.rules.fields.voyage).toEqual({ visible: 'form.kind == "sea"', required: 'true' })
    expect(booking?.rules.fields['boxes.count']).toEqual({ enabled: 'row.size != ""' })
    expect(booking?.rules.messages).toEqual({ contact: { maxLength: 'invalid.contact' } })
  })
})

describe('the validators', () => {
  test('of a form run from the text served to browsers', async () => {
    const booking = loadValidators(brand?.validators.booking ?? '', runtime)['form:booking']
    if (!booking) throw new Error('The module has no validator of the form')
    const good = { contact: '王小明', amount: '1.5', boxes: [{ size: 'open', count: 1 }] }
    expect(booking(good)).toBe(true)
    const keywordsOf = (values: unknown) => (booking(values) ? [] : (booking.errors ?? []).map((error) => error.keyword))
    expect(keywordsOf({ ...good, contact: '12345678901' })).toEqual(['maxLength'])
    expect(keywordsOf({ ...good, amount: '0' })).toEqual(['above'])
    expect(keywordsOf({ ...good, amount: '1.234' })).toEqual(['scale'])
    expect(keywordsOf({ ...good, amount: 'much' })).toEqual(['format'])
    expect(keywordsOf({ ...good, boxes: [{ size: 'open' }, { size: 'open' }] })).toEqual(['uniqueBy'])
    expect(keywordsOf({ ...good, extra: 1 })).toEqual(['additionalProperties'])
    expect(keywordsOf({ boxes: [] })).toEqual(['required', 'minItems'])
  })

  test('of the server validate the input of every operation, including path parameters', async () => {
    const validators = loadServerValidators(brand?.serverValidators ?? {}, runtime)
    expect(Object.keys(validators).sort()).toEqual([
      'form:booking',
      'form:search',
      'form:sign-in',
      'operation:book',
      'operation:query-rates',
      'operation:read-order',
    ])
    expect(validators['operation:query-rates']?.({ pol: 'CNNBO', page: 1 })).toBe(true)
    expect(validators['operation:query-rates']?.({ pol: 'CNNBO', page: '1' })).toBe(false)
    const booking = { contact: 'A', boxes: [{ size: 'done' }] }
    expect(validators['operation:book']?.({ rateId: 'R1', booking })).toBe(true)
    expect(validators['operation:book']?.({ booking })).toBe(false)
  })
})

describe('an operation', () => {
  test('lists its path, its forms and the fields that may leave the server', () => {
    const book = brand?.operations.book
    expect(book).toMatchObject({
      pathNames: ['rateId'],
      forms: { '/booking': 'booking' },
      about: 'nothing',
      answer: 'envelope',
      validator: 'operation:book',
    })
    expect(book?.visibility).toEqual({ fields: { total: { whole: true }, rate: { fields: expect.anything() } } })
    const row = brand?.operations['query-rates']?.visibility.fields?.rows?.items
    expect(row?.fields?.price).toEqual({ policy: 'price', whole: true })
    expect(row?.fields).not.toHaveProperty('weight')
    expect(row?.fields?.lines).toEqual({ policy: 'price', items: { fields: { fee: { policy: 'price', whole: true } } } })
  })
})

describe('a shell', () => {
  const shell = brand?.shells.en

  test('links only to enabled pages', () => {
    expect(shell?.routes).toEqual([
      { id: 'home', path: '/', page: 'search', layout: 'main' },
      { id: 'detail', path: '/harbour/orders/:id/:tab?', page: 'order', layout: 'main', grid: 'price' },
    ])
    expect(shell?.brand.navigation).toEqual([{ id: 'search', label: 'Search', link: { route: 'home' } }])
    expect(shell?.brand.logo).toBe('/brand/harbour/logo.svg')
  })

  test('contains texts with plurals and limits, and the grid rows used by pages', () => {
    expect(shell?.texts['common.found']).toEqual({ one: '{count} row', other: '{count} rows' })
    expect(shell?.texts['invalid.contact']).toBe('At most 10 characters')
    expect(Object.keys(shell?.grid ?? {})).toEqual(['public', 'price'])
    expect(shell?.calls.book).toEqual({ method: 'POST', path: '/api/rates/{rateId}/book', body: 'json', idempotent: false })
  })
})

describe('choices', () => {
  test('of ports are found by Chinese and English name, pinyin and every code', () => {
    const [ningbo] = bundle?.options['reference:port'] ?? []
    expect(ningbo).toMatchObject({ value: 'CNNGB', label: 'Ningbo', code: 'CNNGB' })
    expect(ningbo?.keywords).toEqual(['cnngb', 'cnnbo', 'nb', 'ningbo', '宁波'])
  })
})
