import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type CarrierCodes, carrierOfNumber } from './carrier-codes.ts'
import { readTrackedNumber } from './tracked-number.ts'

const declared: { rows: { facts: CarrierCodes & { basis?: string } }[] } = JSON.parse(
  readFileSync(new URL('../../../schemas/reference/carrier-code.json', import.meta.url), 'utf8'),
)
const codes = declared.rows.map(({ facts }) => facts)

it.each([
  ['COSU6312345678', 'COSU', 'bill'],
  ['medu-ab 123456', 'MSCU', 'bill'],
  ['EGLV143600012345', 'EGLV', 'bill'],
  ['MSKU6011672', 'MAEU', 'owner'],
  ['csqu 305438-3', 'HLCU', 'owner'],
  ['APZU4812090', 'CMDU', 'owner'],
  // Eleven characters like those of a container, but no owner has this code.
  ['COSU6312345', 'COSU', 'bill'],
])('%s is with %s, by its %s', (text, carrier, by) => {
  expect(carrierOfNumber(readTrackedNumber(text), codes)).toMatchObject({ carrier, by })
})

it.each(['TEXU3070079', 'TCNU1234567'])('%s belongs to a lessor, so it identifies no carrier', (text) => {
  expect(carrierOfNumber(readTrackedNumber(text), codes)).toMatchObject({ by: 'owner', carrier: undefined })
})

it.each(['QQQU1234567', '6312345678', 'COSU', 'NINGBO2026', 'MAEUROPE', 'ZIMULATION'])('%s identifies nothing', (text) => {
  expect(carrierOfNumber(readTrackedNumber(text), codes)).toBeUndefined()
})

it('takes the longest prefix', () => {
  const nested = [
    { carrier: 'AAAA', bills: ['QY'] },
    { carrier: 'BBBB', bills: ['QYX'] },
  ]
  expect(carrierOfNumber({ number: 'QYX123', kind: 'bill' }, nested)?.carrier).toBe('BBBB')
})

it('declares each code once and says where every row comes from', () => {
  for (const kind of ['bills', 'owners'] as const) {
    const all = codes.flatMap((row) => row[kind] ?? [])
    expect(
      all.filter((code, index) => all.indexOf(code) !== index),
      kind,
    ).toEqual([])
  }
  expect(codes.filter(({ basis }) => !basis)).toEqual([])
})
