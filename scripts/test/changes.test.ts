import { expect, it } from 'vitest'
import { listRelated } from './changes.ts'

it('a change in the server is related to the tests that import it, not to every test', () => {
  const files = listRelated(['src/server/orders/order/store.ts', 'schemas/portal.json'])
  expect(files).toContain('src/server/orders/order/store.test.ts')
  expect(files).not.toContain('src/engine/forms/paste/paste.test.ts')
})

it('nothing is related to documents alone', () => {
  expect(listRelated(['schemas/portal.json', 'README.md'])).toEqual([])
})
