import { expect, it } from 'vitest'
import type { FormView } from '#config'
import { startValues } from './start-values.ts'

const field = (name: string, fields?: unknown[]) => ({ name, fields }) as never

it('leaves out what the form does not ask for, in rows too', () => {
  const form = {
    defaults: { note: 'none' },
    fields: [field('note'), field('lines', [field('fee'), field('unitPrice')])],
  } as unknown as FormView
  const given = { lines: [{ fee: 'DOC', unitPrice: '500', amount: '500.00' }], by: 'someone' }
  expect(startValues(form, given)).toEqual({ note: 'none', lines: [{ fee: 'DOC', unitPrice: '500' }] })
})
