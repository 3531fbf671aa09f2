import { describe, expect, test } from 'vitest'
import { fillAddress, queryOf } from './send-request.ts'

describe('address of a request', () => {
  test('takes the parameters of its path out of the input', () => {
    const { url, rest } = fillAddress('/api/orders/{order}/files/{file}', { order: 'A/1', file: 7, note: 'x' }, 'https://portal.example')
    expect(url.href).toBe('https://portal.example/api/orders/A%2F1/files/7')
    expect(rest).toEqual({ note: 'x' })
  })

  test('leaves empty values out of the query, and joins lists', () => {
    expect([...queryOf({ a: '', b: null, c: ['x', 'y'], d: 0, e: false })]).toEqual([
      ['c', 'x,y'],
      ['d', '0'],
      ['e', 'false'],
    ])
  })
})
