import { expect, test } from 'vitest'
import { nameDocument, readKinds } from './kinds.ts'

const kinds = readKinds({
  default: {
    form: { folder: 'forms', schema: 'form.json' },
    tariff: { folder: 'tariffs', schema: 'tariff.json' },
  },
})

test.each([
  ['schemas/sea/sea-booking.form.json', undefined, { kind: 'form', id: 'sea-booking' }],
  ['schemas/sea/deep/sea-booking.form.json', undefined, { kind: 'form', id: 'sea-booking' }],
  ['schemas/truck/tariffs/ningbo.json', undefined, { kind: 'tariff', id: 'ningbo' }],
  // The documents of earlier releases have a folder for each kind.
  ['schemas/forms/sea-booking.json', undefined, { kind: 'form', id: 'sea-booking' }],
  ['brands/first/schemas/sea/sea-booking.form.json', undefined, { kind: 'form', id: 'sea-booking', brand: 'first' }],
  ['schemas/sea/sea-booking.json', '{ "title": "x", "$schema": "../../.language/form.json" }', { kind: 'form', id: 'sea-booking' }],
  ['schemas/sea/sea-booking.from.json', '{"$schema":"../../.language/form.json"}', { kind: 'form', id: 'sea-booking' }],
  ['brands/first/brand.json', undefined, { kind: 'brand', id: 'first', brand: 'first' }],
  ['schemas/portal.json', undefined, { kind: 'portal', id: 'portal' }],
])('%s is found by its kind and id', (path, text, name) => {
  expect(nameDocument(path, kinds, text)).toEqual(name)
})

test.each([
  ['schemas/sea/sea-booking.json', '{}'],
  ['schemas/meta/form.json', '{ "$schema": "form.json" }'],
  ['schemas/sea/sea-booking.form.jsonc', '{}'],
  ['brands/first/assets/logo.svg', undefined],
])('%s is no document', (path, text) => {
  expect(nameDocument(path, kinds, text)).toBeUndefined()
})
