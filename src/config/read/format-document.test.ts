import { describe, expect, test } from 'vitest'
import { formatDocument, printDocument } from './format-document.ts'

describe('the form of documents', () => {
  test('has on one line what fits, and a line for each part of the rest', () => {
    const words = Array.from({ length: 20 }, (_, number) => `word-${number}`)
    const text = printDocument({ id: 'a', label: { zh: '中', en: 'Middle' }, words, none: {}, rows: [] })
    expect(text).toBe(
      [
        '{',
        '  "id": "a",',
        '  "label": { "zh": "中", "en": "Middle" },',
        '  "words": [',
        '    "word-0", "word-1", "word-2", "word-3", "word-4", "word-5", "word-6", "word-7", "word-8", "word-9", "word-10",',
        '    "word-11", "word-12", "word-13", "word-14", "word-15", "word-16", "word-17", "word-18", "word-19"',
        '  ],',
        '  "none": {},',
        '  "rows": []',
        '}',
        '',
      ].join('\n'),
    )
  })

  test('lets plain members of a part share their lines, references too', () => {
    const first = { id: 'summary', hint: { text: 'order.hint' }, of: 'record' }
    const part = { ...first, label: { zh: '摘要', en: 'Summary' }, about: 'x'.repeat(90), columns: 4 }
    expect(printDocument({ part })).toBe(
      [
        '{',
        '  "part": {',
        '    "id": "summary", "hint": { "text": "order.hint" }, "of": "record",',
        '    "label": { "zh": "摘要", "en": "Summary" },',
        `    "about": "${'x'.repeat(90)}", "columns": 4`,
        '  }',
        '}',
        '',
      ].join('\n'),
    )
  })

  test('keeps the rows of a table on their lines, even wide ones', () => {
    const prices = { '20GP': '1000', '40GP': '1200', '40HQ': '1200', '45HQ': '1300' }
    const rows = ['a', 'b', 'c'].map((id) => ({ id: `${id}-0123456789-0123456789`, at: { area: '330201', terminal: 'NGB' }, prices }))
    const lines = printDocument({ rows }).split('\n')
    expect(lines).toHaveLength(2 + rows.length + 3)
    expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(120)
  })

  test('writes values as they were written', () => {
    const values = '{ "price": 1.50, "large": 1e3, "space": "\\u00a0", "text": "a \\"b\\" \\\\ c" }'
    expect(formatDocument(values)).toBe('{\n  "price": 1.50,\n  "large": 1e3,\n  "space": "\\u00a0",\n  "text": "a \\"b\\" \\\\ c"\n}\n')
  })

  test('is the same when printed again, and leaves what is not JSON to the check', () => {
    const text = printDocument({ deep: { list: [{ long: 'x'.repeat(130) }, { rows: [[1, 2], []] }] } })
    expect(formatDocument(text)).toBe(text)
    expect(formatDocument('{ "a": 1, }')).toBeUndefined()
    expect(formatDocument('')).toBeUndefined()
  })
})
