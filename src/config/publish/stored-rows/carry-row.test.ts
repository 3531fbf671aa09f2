import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { createRowCarrier, differenceOf, renamesOf, undoRow } from './carry-row.ts'
import { compareShapes, type EntityChange } from './compare-shapes.ts'
import type { StoredField, StoredShape } from './list-shapes.ts'

const text: StoredField = { inRecord: { type: 'string' }, required: false }
const codes = (...known: string[]): StoredField => ({ inRecord: { type: 'string', enum: known }, required: false })
const shape = (fields: StoredShape['fields'], more: Partial<StoredShape> = {}): StoredShape => ({
  brand: 'first',
  entity: 'notice',
  form: 'notice',
  fields,
  existing: {},
  ...more,
})

function changeOf(before: StoredShape, after: StoredShape): EntityChange {
  const [change, ...others] = compareShapes([before], [after])
  expect(others).toEqual([])
  return change as EntityChange
}

describe('two releases', () => {
  test('are the same for records if only appearance differs', () => {
    expect(compareShapes([shape({ title: text })], [shape({ title: { ...text } })])).toEqual([])
  })

  test('differ by entities that are gone, unless another one takes their records over', () => {
    const news = shape({ title: text })
    const article = shape({ title: text }, { entity: 'article' })
    expect(compareShapes([news], [article])).toMatchObject([{ from: 'notice', entity: null }])
    expect(compareShapes([news], [{ ...article, renamedFrom: 'notice' }])).toMatchObject([{ from: 'notice', entity: 'article' }])
    expect(compareShapes([news, article], [{ ...article, renamedFrom: 'notice' }])).toMatchObject([{ from: 'notice', entity: null }])
    expect(compareShapes([news], [shape({ title: text }, { brand: 'second' })])).toEqual([])
  })
})

describe('a record', () => {
  const carried = (before: StoredShape, after: StoredShape, data: JsonObject) => createRowCarrier(changeOf(before, after))(data)
  const existing = (ways: StoredShape['existing']) => ({ existing: ways })

  test('keeps a field that is gone from being published, unless it is renamed, kept or removed', () => {
    const before = shape({ title: text })
    const data = { title: 'Typhoon' }
    expect(carried(before, shape({}), data).misfits).toMatchObject([{ field: 'title', problem: 'gone' }])
    expect(carried(before, shape({}), {}).misfits).toEqual([])
    expect(carried(before, shape({}, existing({ title: { keep: true } })), data)).toEqual({ data, misfits: [] })
    expect(carried(before, shape({}, existing({ title: { remove: true } })), data)).toEqual({ data: {}, misfits: [] })
    const renamed = shape({ headline: text }, existing({ headline: { renamedFrom: 'title' } }))
    expect(carried(before, renamed, data)).toEqual({ data: { headline: 'Typhoon' }, misfits: [] })
    const merged = carried(shape({ title: text, headline: text }), renamed, { title: 'Typhoon', headline: 'Storm' })
    expect(merged.misfits).toMatchObject([{ field: 'title', problem: 'gone' }])
  })

  test('names the codes that are gone, and gets the new ones, item by item', () => {
    const before = shape({ kind: codes('notice', 'urgent') })
    const after = shape({ kind: codes('notice') })
    expect(carried(before, after, { kind: 'urgent' }).misfits).toMatchObject([{ problem: 'code', code: 'urgent', keyword: 'enum' }])
    const mapped = { ...after, ...existing({ kind: { codes: { urgent: 'notice' } } }) }
    expect(carried(before, mapped, { kind: 'urgent' })).toEqual({ data: { kind: 'notice' }, misfits: [] })
    const list = (...known: string[]): StoredField => ({
      inRecord: { type: 'array', items: { type: 'string', enum: known } },
      required: false,
    })
    const lists = shape({ kind: list('notice') }, existing({ kind: { codes: { urgent: 'notice' } } }))
    expect(carried(shape({ kind: list('notice', 'urgent') }), lists, { kind: ['urgent', 'notice'] }).data).toEqual({ kind: ['notice'] })
  })

  test('gets a default where it lacks a value that is now required, or has one of another type', () => {
    const priority = { inRecord: { type: 'integer' }, required: true }
    const before = shape({ priority: text })
    const after = shape({ priority })
    expect(carried(before, after, { priority: 'high' }).misfits).toMatchObject([{ problem: 'value', keyword: 'type' }])
    expect(carried(before, after, {}).misfits).toMatchObject([{ problem: 'missing' }])
    const filled = { ...after, ...existing({ priority: { default: 3 } }) }
    expect(carried(before, filled, { priority: 'high' }).data).toEqual({ priority: 3 })
    expect(carried(before, filled, {}).data).toEqual({ priority: 3 })
    expect(carried(before, filled, { priority: 5 }).data).toEqual({ priority: 5 })
  })

  test('is measured by its form too, but only for what fitted before', () => {
    const limited = (maxLength: number): StoredField => ({ ...text, inForm: { type: 'string', maxLength } })
    const narrowed = [shape({ title: limited(80) }), shape({ title: limited(4) })] as const
    expect(carried(...narrowed, { title: 'Typhoon' }).misfits).toMatchObject([{ part: 'form', keyword: 'maxLength' }])
    expect(carried(...narrowed, { title: 'T'.repeat(90) }).misfits).toEqual([])
  })
})

describe('a rollback', () => {
  const before = shape({ title: text, kind: codes('notice', 'urgent') })
  const after = shape(
    { headline: text, kind: codes('notice') },
    { existing: { headline: { renamedFrom: 'title' }, kind: { codes: { urgent: 'notice' } } } },
  )
  const change = changeOf(before, after)
  const renames = renamesOf(change)
  const old = { title: 'Typhoon', kind: 'urgent', body: 'Closed.' }
  const carried = createRowCarrier(change)(old).data
  const kept = differenceOf(old, carried)

  test('restores what was carried over', () => {
    expect(carried).toEqual({ headline: 'Typhoon', kind: 'notice', body: 'Closed.' })
    expect(undoRow(carried, { ...kept, renames })).toEqual(old)
  })

  test('keeps what was changed since, under its former name', () => {
    const changed = { headline: 'Storm', kind: 'notice', body: 'Open.' }
    expect(undoRow(changed, { ...kept, renames })).toEqual({ title: 'Storm', kind: 'urgent', body: 'Open.' })
  })

  test('renames the fields of records that were added since', () => {
    expect(undoRow({ headline: 'New', kind: 'notice' }, { before: {}, after: {}, renames })).toEqual({ title: 'New', kind: 'notice' })
  })
})
