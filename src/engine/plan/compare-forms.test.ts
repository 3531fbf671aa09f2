import { expect, it } from 'vitest'
import type { FieldView } from '#config'
import { compareForms, toFormerFields } from './compare-forms.ts'

const field = (name: string, more: object = {}) => ({ name, label: `The ${name}`, ...more }) as FieldView
const before = toFormerFields([
  field('remark'),
  field('terms', { optionsOf: 'terms' }),
  field('boxes', { fields: [field('type'), field('note')] }),
])

it('tells what was typed into fields that are gone, in rows too, and which fields are new', () => {
  const now = [field('boxes', { fields: [field('type'), field('weight')] }), field('contact')]
  const values = { remark: 'dry', terms: 'prepaid', boxes: [{ type: 'A', note: 'first' }, { type: 'B' }] }
  expect(compareForms(before, values, now)).toEqual({
    gone: [{ label: 'The remark', value: 'dry' }, { label: 'The terms' }, { label: 'The note', value: 'first' }],
    added: ['The weight', 'The contact'],
  })
})

it('has nothing to tell where nothing was typed into what is gone', () => {
  expect(compareForms(before, { remark: '', boxes: [] }, [field('boxes')])).toBeNull()
})
