import { describe, expect, it } from 'vitest'
import { toFieldErrors } from './errors.ts'

describe('errors of a validator', () => {
  it('are reduced to one per field, the most specific first', () => {
    const errors = [
      { instancePath: '/contact', keyword: 'pattern', params: { pattern: 'x' } },
      { instancePath: '/contact', keyword: 'minLength', params: { limit: 2 } },
      { instancePath: '/boxes/0', keyword: 'required', params: { missingProperty: 'quantity' } },
      { instancePath: '', keyword: 'additionalProperties', params: { additionalProperty: 'a/b' } },
      { instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } },
    ]
    expect(toFieldErrors(errors)).toEqual([
      { path: '/contact', id: 'invalid.minLength', params: { limit: 2 } },
      { path: '/boxes/0/quantity', id: 'invalid.required', params: { missingProperty: 'quantity' } },
      { path: '/a~1b', id: 'invalid.unknown', params: { additionalProperty: 'a/b' } },
    ])
  })

  it("name the format, and use the field's message", () => {
    const errors = [
      { instancePath: '/mobile', keyword: 'format', params: { format: 'cn-mobile' } },
      { instancePath: '/boxes', keyword: 'uniqueBy', params: {} },
      { instancePath: '/boxes/3/quantity', keyword: 'minimum', params: { limit: 1, comparison: '>=' } },
    ]
    expect(toFieldErrors(errors, { 'boxes.quantity': { minimum: 'invalid.oneBox' } }).map(({ id }) => id)).toEqual([
      'invalid.format.cn-mobile',
      'invalid.unique',
      'invalid.oneBox',
    ])
  })

  it('of a format that accepts either of two kinds name the kind that was meant', () => {
    const wrong = (name: string) => ({ instancePath: `/${name}`, keyword: 'format', params: { format: 'account' } })
    const values = { mailbox: 'li.wei@port', mobile: '12800000000' }
    expect(toFieldErrors([wrong('mailbox'), wrong('mobile'), wrong('unsaid')], {}, values).map(({ id }) => id)).toEqual([
      'invalid.format.email',
      'invalid.format.cn-mobile',
      'invalid.format.account',
    ])
  })

  it('have a message even if only a choice between schemas failed', () => {
    expect(toFieldErrors([{ instancePath: '/x', keyword: 'oneOf', params: { passingSchemas: null } }])).toEqual([
      { path: '/x', id: 'invalid.type', params: {} },
    ])
  })
})
