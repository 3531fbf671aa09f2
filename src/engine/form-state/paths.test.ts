import { describe, expect, test } from 'vitest'
import { rowLimits, schemaAt, startRow } from '../forms/rows.ts'
import { makeForm } from '../forms/testing.ts'
import { elementId, fieldAt, fillAt, fromPointer, placeOf, pointerWithoutRow, removedRow, toPointer } from './paths.ts'

const form = makeForm()

describe('paths in a form', () => {
  test('a pointer follows its row when another one is removed', () => {
    expect(pointerWithoutRow('/boxes/11/count', '/boxes', 2)).toBe('/boxes/10/count')
    expect(pointerWithoutRow('/boxes/1', '/boxes', 2)).toBe('/boxes/1')
    expect(pointerWithoutRow('/boxes/2/count', '/boxes', 2)).toBeNull()
    expect(pointerWithoutRow('/boxesMore/3', '/boxes', 2)).toBe('/boxesMore/3')
  })

  test.each([
    ['the first', [1, 2, 3], [2, 3], 0],
    ['the last', [1, 2, 3], [1, 2], 2],
    ['one of two alike', [{ a: 1 }, { a: 1 }], [{ a: 1 }], 1],
    ['none, but another is changed', [1, 2, 3], [9, 2], undefined],
    ['two', [1, 2, 3], [1], undefined],
  ])('a list has lost %s', (_, before, after, index) => {
    expect(removedRow(before, after)).toBe(index)
  })

  test('a pointer and a path are equivalent', () => {
    expect(fromPointer('/boxes/0/count')).toEqual(['boxes', 0, 'count'])
    expect(toPointer(['boxes', 0, 'count'])).toBe('/boxes/0/count')
    expect(elementId('form', ['boxes', 0, 'count'])).toBe('form-boxes-0-count')
  })

  test('fields of a row are filled without touching other rows', () => {
    const values = { contact: 'Zhou', points: [{ area: '330203' }, { area: '330211', address: 'old' }] }
    expect(fillAt(values, ['points', 1], { address: '8 Harbour Road' })).toEqual({
      contact: 'Zhou',
      points: [{ area: '330203' }, { area: '330211', address: '8 Harbour Road' }],
    })
    expect(fillAt(values, [], { contact: 'Li' })).toEqual({ ...values, contact: 'Li' })
    expect(values.points[1]?.address).toBe('old')
  })

  test('a path into a row finds the field of the row', () => {
    expect(fieldAt(form.fields, ['boxes', 3, 'count'])?.label).toBe('Count')
    expect(fieldAt(form.fields, ['boxes', 'nothing'])).toBeUndefined()
  })

  test('a field is placed on the grid by its span, in a row by its column', () => {
    expect(placeOf(form, ['pol'])).toEqual({ span: 1 })
    expect(placeOf(form, ['boxes', 0, 'count'])).toEqual({ column: 2 })
  })

  test('a new row starts like the first row of a new form, except for unique fields', () => {
    expect(startRow(form, ['boxes'])).toEqual({ count: 1 })
    expect(startRow(makeForm({ defaults: {} }), ['boxes'])).toEqual({})
  })

  test('the schema gives the minimum number of rows', () => {
    expect(rowLimits(schemaAt(form.schema, ['boxes']))).toEqual({ atLeast: 1, atMost: Number.POSITIVE_INFINITY })
  })
})
