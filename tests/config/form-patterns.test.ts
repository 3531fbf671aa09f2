/** Numbers that the shipped forms accept and reject by pattern. */
import { describe, expect, it } from 'vitest'
import { resolveBrandDocuments } from '#config'
import type { Json } from '#rules'
import { shippedFiles } from '../support/documents.ts'

const documents = resolveBrandDocuments(await shippedFiles(), 'quayside')?.documents ?? {}

/** Patterns of all forms, by the message for a value that does not match. */
function patternsOf(message: string): string[] {
  const patterns = new Set<string>()
  function search(value: Json | undefined): void {
    if (value === null || typeof value !== 'object') return
    const { pattern, messages } = value as { pattern?: string; messages?: { pattern?: string } }
    if (typeof pattern === 'string' && messages?.pattern === message) patterns.add(pattern)
    for (const inner of Object.values(value)) search(inner)
  }
  search(documents['form'])
  return [...patterns]
}

const cases: readonly (readonly [message: string, good: readonly string[], bad: readonly string[]])[] = [
  [
    'invalid.hsCode',
    ['847130', '8471300000', '8471300000123', '0101210000', '9801009000', '990000', '7801100000'],
    ['77', '770000', '7700000000', '000000', '0012340000', '84713', '84713000001234', '8471.30'],
  ],
  [
    'invalid.phone',
    [
      '13800138000',
      '+86 138 0013 8000',
      '0574-87654321',
      '(0574) 8623 4567',
      '021-58888888转801',
      '010-62345678 ext. 12',
      '+852 9123 4567',
      '+886-2-2345 6789',
      '+1 (310) 555-0100',
      '+49 (0)40 1234567',
      '+49 40 123456-78',
      '400-820-8820',
    ],
    ['12345', '1-----', '++8613800138000', '+', '0574-', 'no phone', '123456789012345678901234567'],
  ],
]

describe.each(cases)('%s', (message, good, bad) => {
  it('is given for wrong numbers only', () => {
    const patterns = patternsOf(message)
    expect(patterns).not.toEqual([])
    for (const pattern of patterns) {
      const accepted = new RegExp(pattern, 'u')
      for (const value of good) expect(accepted.test(value), value).toBe(true)
      for (const value of bad) expect(accepted.test(value), value).toBe(false)
    }
  })
})
