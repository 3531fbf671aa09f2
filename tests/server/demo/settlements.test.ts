/** Settlements of the demo are shared by all brands, so they may name no company of one of them. */
import { expect, test } from 'vitest'
import { shippedFiles, textOf } from '../../support/documents.ts'

test('partners of profit sharing name no company of the demo', async () => {
  const files = await shippedFiles()
  const companies = JSON.parse(textOf(files, 'schemas/demo/companies.json')).rows as { name: string; latinName: string }[]
  const { agreements } = JSON.parse(textOf(files, 'schemas/demo/settlements.json')).facts as { agreements: { partner: string }[] }
  const names = companies.flatMap(({ name, latinName }) => [name.slice(0, 2), latinName.split(' ')[0] ?? ''])
  expect(names.length).toBeGreaterThan(10)
  expect(agreements.length).toBeGreaterThan(3)
  expect(agreements.filter(({ partner }) => names.some((name) => partner.includes(name)))).toEqual([])
})
