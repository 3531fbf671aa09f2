import { expect, it } from 'vitest'
import { summariseChanges } from './describe-changes.ts'

const limit = (pointer: string) => ({ pointer, before: 10, after: 12 })

it('counts the documents and shows the first three changes and the number of others', () => {
  const changes = [
    { path: 'a.json', kind: 'changed', values: ['/one', '/two'].map(limit) },
    { path: 'b.svg', kind: 'changed', values: [] },
    { path: 'c.json', kind: 'removed', values: [] },
  ] as const
  expect(summariseChanges(changes)).toBe('3 documents: a.json#/one: 10 -> 12; a.json#/two: 10 -> 12; b.svg changed; and 1 more')
})

it('shows a change to one document without a count', () => {
  expect(summariseChanges([{ path: 'a.json', kind: 'changed', values: [limit('/one')] }])).toBe('a.json#/one: 10 -> 12')
})
