import { expect, it } from 'vitest'
import type { FieldView } from '#config'
import { makeField, makeFormView } from '../../config/testing-plans.ts'
import { startValues } from './start-values.ts'

it('omits values the form has no field for, in rows too', () => {
  const [note, fee, unitPrice] = ['note', 'fee', 'unitPrice'].map((name) => makeField({ name })) as [FieldView, FieldView, FieldView]
  const form = makeFormView({ defaults: { note: 'none' }, fields: [note, makeField({ name: 'lines', fields: [fee, unitPrice] })] })
  const given = { lines: [{ fee: 'DOC', unitPrice: '500', amount: '500.00' }], by: 'someone' }
  expect(startValues(form, given)).toEqual({ note: 'none', lines: [{ fee: 'DOC', unitPrice: '500' }] })
})

it('omits a text for which the form has a list of rows', () => {
  const rows = makeField({ name: 'goods', type: 'array', fields: [makeField({ name: 'name' })] })
  expect(startValues(makeFormView({ defaults: { goods: [{}] }, fields: [rows] }), { goods: 'CHAIRS' })).toEqual({ goods: [{}] })
})
