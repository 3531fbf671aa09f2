import { expect, it } from 'vitest'
import { builtInFormat, displayOf, isTextAltered, padNumber, parseFormat, wordsBeside } from './number-formats.ts'

it.each([
  ['General', '1250.5'],
  ['0', '1250'],
  ['#,##0', '1250'],
  ['#,##0.00', '1250.5'],
  ['0.00_);[Red](0.00)', '1250.5'],
  ['0_ ;[Red]\\-0\\ ', '-5'],
  ['_-* #,##0.00_-;\\-* #,##0.00_-;_-* "-"??_-;_-@_-', '0'],
  ['[$-409]#,##0', '1250'],
  ['[DBNum1][$-804]General', '1250'],
  ['@', '1250'],
  ['000', '7'],
])('the format %j displays %s as it is', (code, stored) => {
  expect(displayOf(parseFormat(code), stored)).toBe('number')
})

it.each([
  ['"approx "0', '1250', 'approx'],
  ['0"k"', '1250', 'k'],
  ['0\\k', '1250', 'k'],
  ['General"天"', '16', '天'],
  ['[$€-2]\\ #,##0', '1250', '€'],
  ['[$USD] #,##0.00', '1250', 'USD'],
  ['"¥"#,##0', '1250', '¥'],
  ['$#,##0', '1250', '$'],
  ['"US$"#,##0_);[Red]\\("US$"#,##0\\)', '-5', 'US$'],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', '1250.5', '$'],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', '0', '$'],
  ['#,##0', '1250', ''],
])('the format %j displays %s with %j beside it', (code, stored, words) => {
  expect(displayOf(parseFormat(code), stored)).toBe('number')
  expect(wordsBeside(parseFormat(code), stored)).toBe(words)
})

it.each([
  ['0,', '1250000'],
  ['"$"0,', '1250000'],
  ['"$"0', '1250.5'],
  ['0.0,', '1250000'],
  ['#,##0,', '1250000'],
  ['0,.0', '1250000'],
  [';;;', '1250'],
  [';;;', '0'],
  ['""', '1250'],
  ['[>100]0;"-"', '1250'],
  ['0.00E+00', '1250'],
  ['##0.0E+0', '1250'],
  ['# ?/?', '0.5'],
  ['0', '1250.5'],
  ['#,##0.0', '1250.55'],
  ['0;0', '-5'],
  ['-0', '5'],
  ['h:mm', '0.5'],
  ['[h]:mm', '46357.5'],
  ['mmm-yy', '46357'],
  ['yyyy"年"m"月"', '46357'],
  ['dddd', '46357'],
  ['aaaa', '46357'],
])('the format %j displays something other than %s', (code, stored) => {
  expect(displayOf(parseFormat(code), stored)).toBe('altered')
})

it.each([
  ['yyyy-mm-dd', 'date'],
  ['[$-804]yyyy"年"m"月"d"日";@', 'date'],
  ['d-mmm', 'date'],
  ['yyyy/m/d h:mm', 'date'],
  ['0.0%', 'percent'],
])('the format %j displays a %s', (code, display) => {
  expect(displayOf(parseFormat(code), '46357')).toBe(display)
})

it.each([
  [0, '1250.5', 'number'],
  [3, '1250', 'number'],
  [3, '1250.5', 'altered'],
  [10, '0.5', 'percent'],
  [11, '1250', 'altered'],
  [14, '46357', 'date'],
  [17, '46357', 'altered'],
  [20, '0.5', 'altered'],
  [44, '1250', 'altered'],
  [49, '1250', 'number'],
  [57, '46357', 'altered'],
  [58, '46357', 'date'],
])('the built-in format %i displays %s as %s', (id, stored, display) => {
  expect(displayOf(builtInFormat(id), stored)).toBe(display)
})

it('formats may hide text or add to it', () => {
  expect(['General', '0', '@', '0;0;0;@', '_-@_-'].map((code) => isTextAltered(parseFormat(code)))).toEqual(Array(5).fill(false))
  expect([';;;', '"CN"@', '0;0;0;"n/a"'].map((code) => isTextAltered(parseFormat(code)))).toEqual(Array(3).fill(true))
})

it('leading zeros of a format are read', () => {
  expect(padNumber(parseFormat('0000'), '12')).toBe('0012')
  expect(padNumber(parseFormat('0.00'), '12')).toBe('12')
})
