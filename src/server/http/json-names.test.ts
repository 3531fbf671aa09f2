import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './body.ts'
import { outlineJson } from './json-names.ts'

const limits = { depth: 32, names: 20_000 }
const duplicatesOf = (text: string) => outlineJson(text, limits).duplicates

describe('duplicate names in a JSON body', () => {
  it.each([
    ['at the top', '{"a":1,"a":2}', ['/a']],
    ['with the same value', '{"a":1,"a":1}', ['/a']],
    ['three times', '{"a":1,"a":2,"a":3}', ['/a', '/a']],
    ['spelled with an escape', String.raw`{"a":1,"\u0061":2}`, ['/a']],
    ['spelled with an escaped slash', String.raw`{"a/b":1,"a\/b":2}`, ['/a~1b']],
    ['in a nested object', '{"b":{"a":1,"a":2}}', ['/b/a']],
    ['in a row', '{"rows":[{"a":1},{"a":1,"c":[1,2],"a":2}]}', ['/rows/1/a']],
    ['after nested lists', '{"rows":[[],[[1,2],{"a":1,"a":2}]]}', ['/rows/1/1/a']],
    ['with whitespace around them', '{ "a" \n:\t1 , "a"\r\n : 2 }', ['/a']],
    ['such as __proto__', '{"__proto__":{},"__proto__":{}}', ['/__proto__']],
    ['such as __proto__ with an escape', String.raw`{"__proto__":{},"__pr\u006fto__":{}}`, ['/__proto__']],
    ['that are the empty string', '{"":1,"":2}', ['/']],
    ['with quotes in them', String.raw`{"a\"":1,"a\"":2}`, ['/a"']],
    ['after a string that ends with a backslash', String.raw`{"b":"\\","a":1,"a":2}`, ['/a']],
  ])('are found %s', (_, text, found) => {
    expect(duplicatesOf(text)).toEqual(found)
    expect(parseJson(Buffer.from(text))).toMatchObject({
      error: 'error.invalid',
      fields: expect.arrayContaining([{ path: found[0], id: 'invalid.duplicateName', params: {} }]),
    })
  })

  it.each([
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"a":"a","b":"a\\":1,\\"a"}',
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
    '{"A":1,"a":2}',
    '{"é":1,"e\u0301":2}',
    '{"constructor":1,"toString":2,"hasOwnProperty":3}',
  ])('do not occur in %s', (text) => {
    expect(duplicatesOf(text)).toEqual([])
    expect(parseJson(Buffer.from(text))).toMatchObject({ ok: true })
  })

  it('are found wherever one is inserted, and never in the output of JSON.stringify', () => {
    const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom('a', '__proto__', '"', '\\', '\\"', '/', '~'))
    const { value } = fc.letrec<{ value: unknown; object: object }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string({ maxLength: 6 }),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        tie('object'),
      ),
      object: fc.dictionary(names, tie('value'), { maxKeys: 4 }),
    }))
    fc.assert(
      fc.property(fc.dictionary(names, value, { minKeys: 1, maxKeys: 4 }), fc.boolean(), (object, escaped) => {
        const text = JSON.stringify({ outer: [0, object] }, null, escaped ? 1 : undefined)
        expect(duplicatesOf(text)).toEqual([])
        const [name = ''] = Object.keys(object)
        const spelt = escaped ? [...Array(name.length).keys()].map((at) => toEscape(name, at)).join('') : JSON.stringify(name).slice(1, -1)
        const end = text.lastIndexOf('}', text.lastIndexOf(']'))
        const twice = `${text.slice(0, end)},"${spelt}":0${text.slice(end)}`
        expect(duplicatesOf(twice)).toEqual([`/outer/1/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`])
      }),
      { numRuns: 150 },
    )
  })

  it('are not scanned beyond the limits on names and depth', () => {
    expect(outlineJson(`${'['.repeat(200_000)}`, limits).depth).toBe(33)
    expect(outlineJson(`{${'"a":1,'.repeat(100_000)}`, limits).names).toBe(20_001)
    expect(outlineJson('[[{"a":[]}],"[[[[["]', limits)).toMatchObject({ depth: 4, names: 1 })
  })
})

function toEscape(name: string, at: number): string {
  return `\\u${name.charCodeAt(at).toString(16).padStart(4, '0')}`
}
