import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readMutants, seedMutant } from './seed-mutant.ts'

it.each(readMutants())('the code to replace for the fault $id still exists, once', (mutant) => {
  const source = readFileSync(mutant.file, 'utf8')
  expect(seedMutant(source, mutant)).not.toBe(source)
})

it('reports code that no longer exists', () => {
  const mutant = { id: 'gone', about: '', file: 'a.ts', from: 'old', to: 'new' }
  expect(() => seedMutant('other', mutant)).toThrow('gone: a.ts contains the code to replace 0 times')
})
