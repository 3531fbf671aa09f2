import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatPeriod,
  formatSize,
  weekdayName,
  weekdayOf,
} from './format-values.ts'

test('groups the thousands of a decimal without touching its digits', () => {
  expect(formatDecimal('1234567.890')).toBe('1,234,567.890')
  expect(formatDecimal('999')).toBe('999')
  expect(formatDecimal('-1000.05')).toBe('\u22121,000.05')
  expect(formatDecimal('12345678901234567890.123456789')).toBe('12,345,678,901,234,567,890.123456789')
})

test('does not change invalid decimals', () => {
  expect(formatDecimal('n/a')).toBe('n/a')
  expect(formatDecimal('1e5')).toBe('1e5')
})

test('puts the currency before an amount and omits zero cents', () => {
  expect(formatMoney('1250.00', 'USD')).toBe('USD\u00a01,250')
  expect(formatMoney('1250.50', 'USD')).toBe('USD\u00a01,250.50')
  expect(formatMoney('1250.00', 'CNY', 'always')).toBe('CNY\u00a01,250.00')
  expect(formatMoney('70')).toBe('70')
})

test("shows an instant by the brand's clock, whatever the reader's clock", () => {
  expect(formatDateTime('2026-11-21T16:05:00Z', 'Asia/Shanghai')).toBe('2026-11-22 00:05')
  expect(formatDateTime('2026-11-21', 'Asia/Shanghai')).toBe('2026-11-21')
  expect(formatDateTime('soon', 'Asia/Shanghai')).toBe('soon')
})

test('shortens a period within one year', () => {
  expect(formatPeriod('2026-11-01', '2026-11-30')).toBe('2026-11-01 \u2013 11-30')
  expect(formatPeriod('2026-12-20', '2027-01-10')).toBe('2026-12-20 \u2013 2027-01-10')
  expect(formatPeriod('2026-12-20', '2026-12-20')).toBe('2026-12-20')
})

test('names weekdays from Monday in both languages', () => {
  expect([1, 7].map((day) => weekdayName(day, 'en'))).toEqual(['Mon', 'Sun'])
  expect(weekdayName(3, 'zh')).toBe(new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' }).format(new Date('2024-01-03')))
  expect(weekdayOf('2026-11-22', 'en')).toBe('Sun')
  expect(weekdayOf('tomorrow', 'en')).toBe('')
})

test('shows only the date of an instant, and file sizes with a unit', () => {
  expect(formatDate('2026-11-21T16:05:00Z')).toBe('2026-11-21')
  expect(formatSize(900)).toBe('900 B')
  expect(formatSize(345_678)).toBe('338 KB')
  expect(formatSize(3_400_000)).toBe('3.2 MB')
})
