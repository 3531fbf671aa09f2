import { expect, test } from 'vitest'
import { assumeChecked, compileDocuments, createBuildCache } from '../../publish/build-release.ts'
import { readSmallWorld } from '../../testing.ts'

const path = 'schemas/lists/rates.json'

function compileListWith(pageSize?: number) {
  const files = readSmallWorld()
  const list = { ...JSON.parse(files.get(path)?.text ?? ''), ...(pageSize === undefined ? {} : { pageSize }) }
  files.set(path, { path, text: JSON.stringify(list) })
  const cache = createBuildCache()
  const { brands } = compileDocuments(assumeChecked([...files.values()], 'passed elsewhere', cache), cache, { at: 0 })
  return Object.values(brands.first?.pages['en'] ?? {})
    .flatMap(({ lists }) => Object.values(lists))
    .find(({ id }) => id === 'rates')
}

test('a list has rows as the limits say, and a list with its own number offers those as well', () => {
  expect(compileListWith()).toMatchObject({ pageSize: 20, pageSizes: [20, 50, 100] })
  expect(compileListWith(10)).toMatchObject({ pageSize: 10, pageSizes: [20, 50, 100] })
})
