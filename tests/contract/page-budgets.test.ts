/** The budgets of page scripts are for the parts that the pages have. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import type { ListParts } from '#config'
import { buildIfStale } from '../../scripts/build.ts'
import { readPageBudgets } from '../../scripts/check/page-budgets.ts'
import { root, shippedRelease } from '../support/documents.ts'

const { brands, defaultBrand } = await shippedRelease()
const bundles = brands[defaultBrand]?.pages.en ?? {}
const budgets = await readPageBudgets(root)

let listParts: ListParts
beforeAll(async () => {
  const entry = join(root, 'dist/server/entry-server.js')
  await buildIfStale(root)
  expect(existsSync(entry)).toBe(true)
  listParts = ((await import(pathToFileURL(entry).href)) as { listParts: ListParts }).listParts
})

test.each(Object.entries(budgets).flatMap(([page, { parts }]) => (parts ? [{ page, parts }] : [])))('of $page', ({ page, parts }) => {
  const bundle = bundles[page]
  if (!bundle) throw new Error(`There is no page ${page}`)
  const found = listParts(bundle)
  expect({ ...parts, kinds: [...parts.kinds].sort() }).toEqual({ ...found, kinds: [...found.kinds].sort() })
})
