/** Codes of container types in both notations of ISO 6346, against the shipped types. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type ContainerTypes, readContainer } from './containers.ts'

const dictionary: { rows: (ContainerTypes[string] & { id: string })[] } = JSON.parse(
  readFileSync(new URL('../../../schemas/orders/papers/dictionaries/container-type.json', import.meta.url), 'utf8'),
)
const types: ContainerTypes = Object.fromEntries(dictionary.rows.map((row) => [row.id, row]))

it.each([
  ['22G1', '20GP', '20'],
  ['2210', '20GP', '20'],
  ['2200', '20GP', '20'],
  ['4310', '40GP', '40'],
  ['4510', '40HQ', '40'],
  ['4500', '40HQ', '40'],
  ['9510', '45HQ', '45'],
  ['L5G1', '45HQ', '45'],
  ['2232', '20RF', '20'],
  ['4532', '40RH', '40'],
  ['2251', '20OT', '20'],
  ['4351', '40OT', '40'],
  ['2263', '20FR', '20'],
  ['4363', '40FR', '40'],
  ['2270', '20TK', '20'],
  ['22U1', '20OT', '20'],
  // Bulk has no type of its own.
  ['22B0', undefined, '20'],
])('%s is %s, %s feet long', (code, type, length) => {
  expect(readContainer(code, types)).toEqual({ code, ...(type && { type }), length })
})

it('each code belongs to one type', () => {
  const beginnings = dictionary.rows.flatMap(({ iso = [] }) => iso)
  expect(beginnings.filter((one) => beginnings.some((other) => other !== one && other.startsWith(one)))).toEqual([])
  expect(new Set(beginnings).size).toBe(beginnings.length)
})
