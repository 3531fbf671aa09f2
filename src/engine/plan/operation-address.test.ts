import { expect, test } from 'vitest'
import { operationAddress } from './operation-address.ts'

const calls = {
  'read-file': { method: 'GET', path: '/api/files/{fileId}/{part}' },
  send: { method: 'POST', path: '/api/send' },
} as never

test('the input fills the path, and the rest becomes the query', () => {
  expect(operationAddress({ calls }, 'read-file', { fileId: 'a b', part: 'x', size: 2 })).toBe('/api/files/a%20b/x?size=2')
})

test('only GET operations have an address', () => {
  expect(operationAddress({ calls }, 'send', {})).toBeUndefined()
  expect(operationAddress({ calls }, 'unknown', {})).toBeUndefined()
})
