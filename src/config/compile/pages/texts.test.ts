import { describe, expect, test } from 'vitest'
import { createSource, readAll } from '../../memo/memo.ts'
import { documentInputs } from '../../read/documents.ts'
import { compileText, compileWords, fillWordings } from './texts.ts'

const texts = {
  'common.save': { zh: '保存', en: 'Save' },
  'common.store': { text: 'common.save' },
  'circle.one': { text: 'circle.two' },
  'circle.two': { text: 'circle.one' },
}
const inputs = documentInputs({ text: texts, limit: { nameMax: 10, liabilityMax: 2_000_000, codeLength: 8_192 } })
const context = { documents: readAll(createSource(inputs)), language: 'en' }

describe('a text', () => {
  test("is in the reader's language", () => {
    expect(compileText({ zh: '港口', en: 'Port' }, context)).toBe('Port')
    expect(compileText({ zh: '港口', en: 'Port' }, { ...context, language: 'zh' })).toBe('港口')
  })

  test('may refer to a shared text, even indirectly', () => {
    expect(compileText({ text: 'common.save' }, context)).toBe('Save')
    expect(compileText({ text: 'common.store' }, context)).toBe('Save')
  })

  test('has its limits filled in wherever a document has it', () => {
    const row = { id: 'name', hint: { zh: '最多 {$nameMax} 字', en: { other: 'Up to {$nameMax} characters' } } }
    expect(fillWordings([row], context.documents)).toEqual([
      { id: 'name', hint: { zh: '最多 10 字', en: { other: 'Up to 10 characters' } } },
    ])
  })

  test('keeps its plural forms if it has a count', () => {
    const rows = { zh: '{count} 行', en: { one: '{count} row', other: '{count} rows' } }
    expect(compileWords(rows, context)).toEqual({ one: '{count} row', other: '{count} rows' })
    expect(compileText(rows, context)).toBe('{count} rows')
  })

  test('has limits filled in and keeps placeholders for later values', () => {
    expect(compileText({ zh: '最多', en: 'At most {$nameMax} characters, {count} typed' }, context)).toBe(
      'At most 10 characters, {count} typed',
    )
  })

  test('formats large limits by language', () => {
    const text = { zh: '限额 {$liabilityMax}元', en: 'Up to CNY {$liabilityMax}' }
    expect(compileText(text, context)).toBe('Up to CNY 2,000,000')
    expect(compileText(text, { ...context, language: 'zh' })).toBe('限额 200 万元')
    expect(compileText({ zh: '{$codeLength} 位', en: '{$codeLength} characters' }, context)).toBe('8192 characters')
  })

  test('is never replaced by an empty text', () => {
    expect(() => compileText({ text: 'common.gone' }, context)).toThrow('common.gone')
    expect(() => compileText({ zh: '只有中文' }, context)).toThrow('no wording in en')
    expect(() => compileText({ zh: '多', en: '{$gone}' }, context)).toThrow('gone')
    expect(() => compileText({ text: 'circle.one' }, context)).toThrow('refers to itself')
  })
})
