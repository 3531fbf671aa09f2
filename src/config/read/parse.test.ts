import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWhole } from '../../../tests/support/sample.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { formatMessage } from './messages.ts'
import { parseDocument } from './parse.ts'
import { createLocator, offsetInString } from './positions.ts'

describe('parsing', () => {
  test('reports all problems of a file at once', () => {
    const text = '{\n  "a": 1\n  "b": 2,\n  "c": 3,\n  "d": tru,\n  "e": 5\n}\n'
    const locate = createLocator(text)
    const found = parseDocument('x.json', text).problems.map(
      ({ offset, code }) => `${locate(offset).line}:${locate(offset).column} ${code}`,
    )
    expect(found).toEqual(['2:9 COMMA', '5:8 QUOTE'])
  })

  test('finds a missing bracket by the indentation, even if its line is gone', () => {
    const whole = ['{', '  "a": {', '    "b": [', '      1', '    ]', '  },', '  "c": 2', '}', ''].join('\n')
    const lost = (text: string) =>
      parseDocument('x.json', text).problems.map(({ offset, says, params }) => ({
        ...createLocator(text)(offset),
        message: formatMessage({ says, params }, 'en'),
      }))
    const list = 'a ] is missing here for the [ in line 3'
    const object = 'a } is missing here for the { in line 2'
    expect(lost(whole.replace('    ]', '    '))).toEqual([{ line: 5, column: 5, message: list }])
    expect(lost(whole.replace('    ]\n', ''))).toEqual([{ line: 4, column: 8, message: list }])
    expect(lost(whole.replace('  },', '  ,'))).toEqual([{ line: 6, column: 3, message: object }])
    expect(lost(whole.replace('  },\n', ''))).toEqual([{ line: 5, column: 6, message: object }])
  })

  test('counts columns in UTF-16 units, and lines with any line ending', () => {
    const locate = createLocator('a\r\n😀x\rb\n')
    expect(locate(5)).toEqual({ line: 2, column: 3 })
    expect(locate(7)).toEqual({ line: 3, column: 1 })
    expect(locate(9)).toEqual({ line: 4, column: 1 })
  })

  test('finds a position inside a string after escapes', () => {
    const text = '  "a\\"b\\u0041c"'
    expect(text[offsetInString(text, 2, 2)]).toBe('b')
    expect(text[offsetInString(text, 2, 4)]).toBe('c')
  })

  test('parses or rejects any input', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      ':',
      '\\',
      '\n',
      ' ',
      '1',
      '-',
      'e',
      '.',
      'true',
      'null',
      '"a"',
      '“',
      '//',
      '/*',
      '\u0000',
      '\ufeff',
      '<<<<<<< ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 60 }), (parts) => {
        const text = parts.join('')
        const { tree, problems } = parseDocument('x.json', text)
        expect(tree !== undefined || problems.length > 0).toBe(true)
        for (const { offset } of problems) expect(offset >= 0 && offset <= text.length).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })

  test('a check survives any damage to one document', () => {
    const files = [...readSmallWorld().values()].filter(
      ({ path, text }) => text !== undefined && (isWhole || !path.startsWith('schemas/meta/')),
    )
    const values = fc.constantFrom(
      'null',
      '0',
      '""',
      '[]',
      '{}',
      'true',
      '[[]]',
      '[{}]',
      '{"id":1}',
      '-1',
      '"$limit"',
      '{"$limit":7}',
      '"x"',
    )
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(), values, (index, nth, value) => {
        const file = files[index]
        const places = [...(file?.text ?? '').matchAll(/: ("(?:[^"\\]|\\.)*"|true|false|-?\d+|\{\}|\[\])/g)]
        const place = places[nth % Math.max(1, places.length)]
        if (!file || !place) return
        const text = `${file.text?.slice(0, place.index)}: ${value}${file.text?.slice(place.index + place[0].length)}`
        const findings = checkSmall(readSmallWorld().set(file.path, { path: file.path, text }).values())
        for (const { line, column } of findings) expect(line > 0 && column > 0).toBe(true)
      }),
      { numRuns: isWhole ? 300 : 60 },
    )
  })
})
