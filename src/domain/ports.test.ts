import { expect, it } from 'vitest'
import { portByCode } from './identifiers.ts'

const rows = [
  { id: 'CNNGB', aliases: ['CNNBO', 'CNNBG'] },
  { id: 'CNSHA', code: 'CNSHG' },
]

it('finds a port by each of its codes, in any spelling', () => {
  for (const code of ['CNNGB', 'CNNBO', 'cnnbg', ' cnngb ']) expect(portByCode(rows, code)?.id).toBe('CNNGB')
  expect(portByCode(rows, 'CNSHG')?.id).toBe('CNSHA')
})

it('finds nothing for an unknown code', () => {
  expect(portByCode(rows, 'XXXXX')).toBeUndefined()
  expect(portByCode(rows, '')).toBeUndefined()
})
