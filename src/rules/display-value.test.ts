import { describe, expect, test } from 'vitest'
import { displayOf, displayValue, type ReaderTexts } from './display-value.ts'

const reader: ReaderTexts = {
  language: 'en',
  timeZone: 'Asia/Shanghai',
  text: (key, params) => `${key} ${JSON.stringify(params ?? {})}`.replace(' {}', ''),
  optionOf: (value) => (value === 'CNNGB' ? { value: 'CNNGB', label: 'Ningbo', code: 'NGB' } : undefined),
}

describe('a value in words', () => {
  test.each([
    ['text', 'CNNGB', 'Ningbo'],
    ['text', ['CNNGB', 'other'], 'Ningbo, other'],
    ['text', { name: 'a.pdf', size: 3 }, 'a.pdf 3'],
    ['code', 'CNNGB', 'NGB'],
    ['port', 'CNNGB', 'Ningbo NGB'],
    ['port', 'XXXXX', 'XXXXX'],
    ['decimal', '-1234.50', '\u22121,234.50'],
    ['date', '2026-11-23T18:57:00Z', '2026-11-24'],
    ['date', '2026-11-23', '2026-11-23'],
    ['date-time', '2026-11-23T18:57:00Z', '2026-11-24 02:57'],
    ['weekdays', [1, 5], 'Mon Fri'],
    ['yes-no', 'false', 'engine.no'],
    ['days', 3, 'engine.days {"count":3}'],
    ['boxes', [{ boxType: '20GP', quantity: 2 }], '2*20GP'],
    ['boxes', { '20GP': '1200' }, '20GP\u00a01,200'],
    ['money', null, ''],
    ['text', [], ''],
  ])('as %s: %j is "%s"', (display, value, words) => {
    expect(displayValue(value, { display }, reader)).toBe(words)
  })

  test('is followed by its unit, its currency and its end', () => {
    expect(displayValue('12.5', { display: 'decimal', unit: 'kg' }, reader)).toBe('12.5 kg')
    expect(displayValue('1200.00', { display: 'money', currency: 'CNY' }, reader)).toBe('CNY\u00a01,200')
    expect(displayValue('1200.00', { display: 'money', currency: 'CNY', cents: 'always' }, reader)).toBe('CNY\u00a01,200.00')
    expect(displayValue('2026-11-23', { display: 'period', until: '2026-12-01' }, reader)).toBe('2026-11-23 \u2013 12-01')
  })

  test('joins Chinese words with Chinese punctuation', () => {
    expect(displayValue(['CNNGB', 'CNNGB'], { display: 'text' }, { ...reader, language: 'zh' })).toBe('Ningbo、Ningbo')
  })
})

test('a field that no column shows is shown by its type', () => {
  expect([{ type: 'boolean' }, { type: 'integer' }, { type: 'string', format: 'date' }, { type: 'string' }].map(displayOf)).toEqual([
    'yes-no',
    'integer',
    'date',
    'text',
  ])
})
