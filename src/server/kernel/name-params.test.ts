import { expect, test } from 'vitest'
import { assumeChecked, compileDocuments, createBuildCache } from '#config'
import { shippedFiles } from '../../../tests/support/documents.ts'
import { nameParams } from './name-params.ts'

const cache = createBuildCache()
const release = compileDocuments(assumeChecked(await shippedFiles(), 'passed elsewhere', cache), cache)
const brand = release.brands[release.defaultBrand]
if (!brand) throw new Error('There is no default brand')

test.each([
  ['zh', { fee: 'overweight', fact: 'weightTonnes' }, { fee: '超重费', fact: expect.stringMatching(/重/) }],
  ['en', { fee: 'THC', boxType: '40HQ' }, { fee: 'Terminal handling charge (THC)', boxType: '40HQ high cube' }],
  ['en', { fee: 'no-such', fact: 'noSuch', seconds: 30 }, { fee: 'no-such', fact: 'noSuch', seconds: 30 }],
])('in %s, codes in %j are replaced by labels', (language, params, named) => {
  expect(nameParams(params, { brand, language })).toEqual(named)
})

test('the fact "boxes" gets the label of container types', () => {
  expect(nameParams({ fact: 'boxes' }, { brand, language: 'en' })).toEqual({ fact: 'Container types' })
})
