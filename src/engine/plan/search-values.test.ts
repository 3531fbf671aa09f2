import { expect, test } from 'vitest'
import type { FieldView, FormView } from '#config'
import { searchQuery, searchValues, searchWords, tidyQuery } from './search-values.ts'
import { fieldsInside, newLiveOf, submitInput } from './submit-input.ts'

const field = (name: string, type: FieldView['type'], optionsOf?: string): FieldView => ({
  name,
  type,
  widget: 'input',
  label: `The ${name}`,
  required: false,
  rules: {},
  ...(optionsOf ? { optionsOf } : {}),
})
const form: FormView = {
  id: 'f',
  renderer: 'rjsf',
  schema: {},
  fields: [field('from', 'string', 'dictionary:places'), field('days', 'array'), field('most', 'integer'), field('direct', 'boolean')],
  layout: [],
  rules: { validator: 'f', fields: {}, checks: [], messages: {} },
  validatorUrl: '',
  defaults: {},
}

test('an address can be converted to search values and back', () => {
  const query = { from: 'A', days: '1,3', most: '5', direct: 'true', page: '2', sort: 'x' }
  const values = searchValues(form, query)
  expect(values).toEqual({ from: 'A', days: ['1', '3'], most: 5, direct: true })
  expect(searchQuery(form, query, values)).toEqual({ from: 'A', days: '1,3', most: '5', direct: 'true', sort: 'x' })
  expect(searchQuery(form, query, { from: 'B', direct: false })).toEqual({ from: 'B', sort: 'x' })
})

const boxField: FieldView = { ...field('boxes', 'array'), fields: [field('boxType', 'string'), field('quantity', 'integer')] }

test('rows are written into an address by their fields', () => {
  const rows = { ...form, fields: [boxField] }
  const values = { boxes: [{ boxType: '20GP', quantity: 2 }, { boxType: '40HQ' }] }
  expect(searchQuery(rows, {}, values)).toEqual({ boxes: '20GP*2,40HQ*' })
  expect(searchValues(rows, { boxes: '20GP*2,40HQ*' })).toEqual(values)
})

test.each(['20GP*1,40HQ*2', '1*20GP,2*40HQ', '1x20GP 2X40HQ', '20GP×1、40HQ×2', '20GPx1; 40HQx2', '1 x 20GP, 2 * 40HQ'])(
  'rows that count something are read as people write them: %s',
  (boxes) => {
    const search = { ...form, fields: [boxField] }
    expect(tidyQuery({ search }, { boxes, pol: '2*3' })).toEqual({ boxes: '20GP*1,40HQ*2', pol: '2*3' })
  },
)

test.each(['twenty', '12*20', '40HQ*', '20GP*1*2'])('what counts nothing is left as it is: %s', (boxes) => {
  const search = { ...form, fields: [boxField] }
  expect(searchValues(search, tidyQuery({ search }, { boxes }))).toEqual(searchValues(search, { boxes }))
})

test('a search is described in words', () => {
  const options = { 'dictionary:places': [{ value: 'A', label: 'Alpha' }] }
  expect(searchWords(form, { from: 'A', most: 5, direct: true }, options)).toEqual(['Alpha', '5', 'The direct'])
})

test('rows of a search are described by their fields', () => {
  const boxes = { ...field('boxes', 'array'), fields: [field('boxType', 'string', 'dictionary:types'), field('quantity', 'integer')] }
  const options = { 'dictionary:types': [{ value: '40HQ', label: '40HQ high cube' }] }
  const values = { boxes: [{ boxType: '40HQ', quantity: 2 }, { boxType: '20GP' }] }
  expect(searchWords({ ...form, fields: [boxes] }, values, options)).toEqual(['40HQ high cube × 2', '20GP'])
})

test("values go to the operation's inputs, and its errors return to the fields", () => {
  expect(submitInput({ into: 'booking' }, { a: 1 }, { x: 2 }, { shown: '3' })).toEqual({ a: 1, booking: { x: 2 }, shown: '3' })
  expect(submitInput({}, { a: 1 }, { x: 2 }, {})).toEqual({ a: 1, x: 2 })
  const errors = [
    { path: '/booking/x', id: 'invalid.required', params: {} },
    { path: '/other', id: 'invalid.type', params: {} },
  ]
  expect(fieldsInside(errors, 'booking')).toEqual([{ path: '/x', id: 'invalid.required', params: {} }])
})

test('an error contains the new response in addition to its message', () => {
  expect(newLiveOf({ message: 'changed', quote: { total: '1' } })).toEqual({ total: '1' })
  expect(newLiveOf('changed')).toBeUndefined()
})
