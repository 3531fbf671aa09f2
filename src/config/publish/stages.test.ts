import { expect, test } from 'vitest'
import { createChecker } from '../check/check.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { readSmallWorld, smallFacts } from '../testing.ts'
import { assumeChecked, compileDocuments, createBuildCache } from './build-release.ts'

const files = [...readSmallWorld().values()]
const cache = createBuildCache()

test('documents with an error never count as checked', () => {
  const { pass } = createChecker(smallFacts)
  expect(pass(files)).toMatchObject({ findings: [], checked: { files } })
  const broken = files.map((file) => (file.path === 'schemas/routes/main.json' ? { path: file.path, text: '{' } : file))
  expect(pass(broken).checked).toBeUndefined()
})

test('documents that were only read cannot be compiled', () => {
  // @ts-expect-error Documents that were read are not checked yet.
  expect(() => compileDocuments(readDocuments(files), cache)).toThrow()
  expect(compileDocuments(assumeChecked(files, 'passed elsewhere', cache), cache).defaultBrand).toBe('first')
})
