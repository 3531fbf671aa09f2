import { describe, expect, it } from 'vitest'
import { fillText, formatText } from './fill-text.ts'

describe('formatText', () => {
  const boxes = { one: '{count} box', other: '{count} boxes' }

  it.each([
    [boxes, { count: 1 }, '1 box'],
    [boxes, { count: 2 }, '2 boxes'],
    [boxes, { count: 20000 }, '20,000 boxes'],
    [boxes, { count: '1' }, '1 box'],
    [boxes, {}, '{count} boxes'],
    ['{count} rows', { count: 1200 }, '1,200 rows'],
    ['', { a: 'x' }, ''],
    ['No parameters', {}, 'No parameters'],
  ])('fills %j with %j', (words, params, text) => {
    expect(formatText(words, params, 'en')).toBe(text)
  })

  it('uses the only form of a language without plurals', () => {
    expect(formatText({ other: '{count} 箱' }, { count: 1 }, 'zh')).toBe('1 箱')
  })

  it.each([
    ['{a} and {b}', { a: 'x' }, 'x and {b}'],
    ['{a}', { a: null }, '{a}'],
    ['{a}', { a: ['x'] }, '{a}'],
    ['{constructor} {toString}', {}, '{constructor} {toString}'],
    ['{a}{b}', { a: '', b: false }, 'false'],
  ])('leaves a name without a value visible: %j with %j', (words, params, text) => {
    expect(formatText(words, params, 'en')).toBe(text)
  })

  it('takes values as they are, whatever they contain', () => {
    const values = { a: '{b}', b: '$t(text)', lng: 'fr', defaultValue: '<b>&', context: 'male' }
    expect(formatText('{a} {b} {lng} {defaultValue} {context}', values, 'en')).toBe('{b} $t(text) fr <b>& male')
    expect(formatText('$t(text) {"a": {a, b}}', { a: 'x' }, 'en')).toBe('$t(text) {"a": {a, b}}')
  })
})

it('fillText leaves numbers as they are', () => {
  expect(fillText({ one: '{count} box', other: '{count} boxes' }, { count: 20000 }, 'en')).toBe('20000 boxes')
})
