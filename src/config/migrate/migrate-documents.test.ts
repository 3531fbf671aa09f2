import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#rules'
import { toJson } from '../read/documents.ts'
import { loadDocuments } from '../read/load.ts'
import { parseDocument } from '../read/parse.ts'
import firstEdition from './first-edition.json' with { type: 'json' }
import { migrateDocuments } from './migrate-documents.ts'

const product = await loadDocuments('.')
const files = Object.entries(firstEdition as Record<string, JsonObject>).map(([path, document]) => ({
  path,
  text: JSON.stringify(document, null, 2),
}))
const { migrated, blocked } = migrateDocuments(files, product)
const after = new Map(migrated.map((one) => [one.to, toJson(parseDocument(one.to, one.text).tree as never) as JsonObject]))

describe('documents of the first edition', () => {
  it('move to the folder that the product has them in, else to that of their subject', () => {
    expect(Object.fromEntries(migrated.map(({ from, to }) => [from, to]))).toMatchObject({
      'schemas/forms/sea-booking.json': 'schemas/sea/sea-booking.form.json',
      'schemas/dictionaries/city.json': 'schemas/portal/dictionaries/city.json',
      'schemas/permissions/grid.json': 'schemas/portal/permissions/grid.json',
      'schemas/entities/crane.json': 'schemas/crane/crane.entity.json',
      'schemas/forms/crane.json': 'schemas/crane/crane.form.json',
      'schemas/operations/list-cranes.json': 'schemas/crane/list-cranes.operation.json',
      'schemas/order-types/air-charter.json': 'schemas/air-charter/air-charter.order-type.json',
      'schemas/forms/vgm-facts.json': 'schemas/orders/papers/vgm-facts.form.json',
      'schemas/reference/crane-yard.json': 'schemas/reference/crane-yard.json',
      'brands/harbour/schemas/limits/booking.json': 'brands/harbour/schemas/sea/booking.limits.json',
      'brands/harbour/schemas/pages/quay.json': 'brands/harbour/schemas/quay/quay.page.json',
      'brands/harbour/brand.json': 'brands/harbour/brand.json',
    })
    expect(blocked.size).toBe(0)
  })

  it('name the schema of their kind, and a brand’s differences the one in which nothing is required', () => {
    expect(after.get('schemas/crane/crane.entity.json')).toMatchObject({ $schema: '../../.language/entity.json' })
    expect(after.get('brands/harbour/schemas/sea/booking.limits.json')).toMatchObject({
      $schema: '../../../../.language/brand/limits.json',
    })
    expect(after.get('brands/harbour/schemas/quay/quay.page.json')).toMatchObject({ $schema: '../../../../.language/page.json' })
    expect(after.get('brands/harbour/brand.json')).toMatchObject({ $schema: '../../.language/brand/brand.json' })
  })

  it('leave out what the rest of them says, and keep what differs', () => {
    expect(after.get('schemas/crane/crane.entity.json')).toEqual({
      $schema: '../../.language/entity.json',
      title: 'Crane',
      policy: 'public',
      properties: {
        name: { label: { zh: '名称', en: 'Name' } },
        reach: { label: { zh: '跨度', en: 'Reach' }, description: 'In metres.', format: 'decimal', exclusiveMinimum: '0', maximum: '80' },
        owner: { label: { zh: '业主', en: 'Owner' }, policy: 'desk-orders' },
        parts: { label: { zh: '部件', en: 'Parts' }, items: { type: 'string' } },
      },
    })
    expect(after.get('schemas/crane/list-cranes.operation.json')).toEqual({
      $schema: '../../.language/operation.json',
      title: 'List cranes',
      paged: true,
      input: { properties: { pageSize: { maximum: 500 } } },
      output: { entity: 'crane', rows: true },
    })
    expect(after.get('schemas/crane/change-crane.operation.json')).toEqual({
      $schema: '../../.language/operation.json',
      title: 'Change a crane',
      versioned: true,
      input: { properties: { name: { type: 'string' }, size: { type: 'integer' } }, required: ['name'] },
      output: { entity: 'crane' },
    })
  })

  it('do not give the policy of other fields to a field that has none', () => {
    expect(after.get('schemas/hook/hook.entity.json')).toMatchObject({ properties: { name: { policy: 'public' }, secret: {} } })
    expect(after.get('schemas/hook/hook.entity.json')).not.toHaveProperty('policy')
    // A brand adds a field without a policy.
    expect(after.get('schemas/winch/winch.entity.json')).not.toHaveProperty('policy')
  })

  it('keep a brand’s differences as they are, but for the words of bounds', () => {
    expect(after.get('brands/harbour/schemas/winch/winch.entity.json')).toEqual({
      $schema: '../../../../.language/brand/entity.json',
      properties: { name: { type: 'string', maximum: '5' }, inside: { type: 'string', description: 'For us.' } },
    })
    expect(after.get('brands/harbour/schemas/sea/booking.limits.json')).toMatchObject({
      limits: { contactMax: { value: 12, maximum: 20 } },
    })
  })

  it('are carried over once: a second run finds nothing', () => {
    const next = migrated.map(({ to, text }) => ({ path: to, text }))
    const untouched = files.filter(({ path }) => !migrated.some(({ from }) => from === path))
    expect(migrateDocuments([...next, ...untouched], product).migrated).toEqual([])
  })

  it('stay where they are if another document has their place', () => {
    const both = [...files, { path: 'schemas/sea/sea-booking.form.json', text: '{ "title": "Other" }' }]
    const result = migrateDocuments(both, product)
    expect([...result.blocked]).toEqual([['schemas/forms/sea-booking.json', 'schemas/sea/sea-booking.form.json']])
    expect(result.migrated.find(({ from }) => from === 'schemas/forms/sea-booking.json')?.to).toBe('schemas/forms/sea-booking.json')
  })
})
