import { expect, it } from 'vitest'
import type { FieldView } from '#config'
import { compareForms, toFormerFields } from './compare-forms.ts'

const field = (name: string, more: object = {}) => ({ name, label: `The ${name}`, ...more }) as FieldView
const before = toFormerFields([
  field('remark'),
  field('terms', { optionsOf: 'terms' }),
  field('boxes', { fields: [field('type'), field('note')] }),
])

it('lists values typed into fields that no longer exist, in rows too, and new fields', () => {
  const now = [field('boxes', { fields: [field('type'), field('weight')] }), field('contact')]
  const values = { remark: 'dry', terms: 'prepaid', boxes: [{ type: 'A', note: 'first' }, { type: 'B' }] }
  expect(compareForms(before, values, now)).toEqual({
    gone: [{ label: 'The remark', value: 'dry' }, { label: 'The terms' }, { label: 'The note', value: 'first' }],
    added: ['The weight', 'The contact'],
  })
})

it('lists nothing if removed fields had no values', () => {
  expect(compareForms(before, { remark: '', boxes: [] }, [field('boxes')])).toBeNull()
})
