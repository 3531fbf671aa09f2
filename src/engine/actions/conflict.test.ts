import { describe, expect, it } from 'vitest'
import type { Option } from '#config'
import type { ReaderTexts } from '#rules'
import { makeField } from '../../config/testing-plans.ts'
import { compareChanges, readConflict } from './conflict.ts'

const refusal = (data: unknown, id = 'error.conflict-version') =>
  ({ ok: false, code: 500, error: { id, params: {}, fields: [] }, message: '', data }) as const
const changed = [
  {
    field: 'confirmed.lines[THC].unitPrice',
    label: 'Confirmed · THC · Unit price',
    old: '900',
    new: '950',
    by: 'Li',
    at: '2026-11-21T02:00:00Z',
  },
  { field: 'vessel', label: 'Vessel', old: 'ONE', new: 'TWO', by: 'Li', at: '2026-11-21T02:00:00Z' },
]
const fields = [
  makeField({
    name: 'lines',
    label: 'Fee lines',
    widget: 'rows',
    fields: [
      makeField({ name: 'fee', label: 'Fee', widget: 'select', optionsOf: 'dictionary:fee' }),
      makeField({ name: 'unitPrice', label: 'Unit price', widget: 'decimal' }),
    ],
  }),
  makeField({ name: 'vessel', label: 'Vessel' }),
  makeField({ name: 'note', label: 'Note', widget: 'textarea' }),
]
const options = { 'dictionary:fee': [{ value: 'THC', label: 'Terminal handling' }] }

const reader = (choices: readonly Option[] = []): ReaderTexts => ({
  language: 'en',
  timeZone: 'Asia/Shanghai',
  text: (key) => key,
  optionOf: (value) => choices.find((option) => option.value === value),
})

describe('a conflict', () => {
  it('is a rejection that says who changed what', () => {
    expect(readConflict(refusal({ by: 'Li', at: 'x', changed }))).toMatchObject({
      by: 'Li',
      changed: [{ label: 'Confirmed · THC · Unit price' }, {}],
    })
    expect(readConflict(refusal({ by: 'Li', at: 'x', changed }, 'error.refused-move'))).toBeNull()
    expect(readConflict(refusal(null))).toBeNull()
  })

  it('shows both values of each changed field, then the fields that only this user edited', () => {
    const conflict = readConflict(refusal({ by: 'Li', at: 'x', changed }))
    if (!conflict) throw new Error('no conflict')
    const start = { lines: [{ fee: 'THC', unitPrice: '900' }], vessel: 'ONE' }
    const values = { lines: [{ fee: 'THC', unitPrice: '880' }], vessel: 'ONE', note: 'as agreed' }
    const lines = compareChanges(conflict, { fields, options, start, values, reader })
    expect(lines).toEqual([
      expect.objectContaining({ theirs: '950', mine: 'Terminal handling · 880' }),
      expect.objectContaining({ label: 'Vessel', theirs: 'TWO', mine: '' }),
      expect.objectContaining({ label: 'Note', theirs: '', mine: 'as agreed' }),
    ])
  })
})
