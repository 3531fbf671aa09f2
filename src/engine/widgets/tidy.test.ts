import { describe, expect, test } from 'vitest'
import { tidyCode, tidyNumber, tidyNumberTyping, tidyText } from './tidy.ts'

describe('tidying what users type', () => {
  test.each([
    ['1,234.50', '1234.50'],
    ['1，520', '1520'],
    ['1.520,5', '1520.5'],
    ['１２３．５', '123.5'],
    ['12。5', '12.5'],
    [' 1 000 ', '1000'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['0', '0'],
    ['-.5', '-0.5'],
    ['+5', '5'],
    ['9007199254740993.1', '9007199254740993.1'],
  ])('the number %s is kept as %s', (typed, kept) => {
    expect(tidyNumber(typed)).toBe(kept)
  })

  test.each(['1e3', '12,5', '12a', '-', '.', '1.2.3', ''])('%s is not changed, so that validation reports it', (typed) => {
    expect(tidyNumber(typed)).toBe(typed)
  })

  test('an incomplete number is not completed', () => {
    expect(tidyNumberTyping('1.')).toBe('1.')
    expect(tidyNumberTyping('1,52')).toBe('1,52')
    expect(tidyNumberTyping('1.520,5')).toBe('1.520,5')
    expect(tidyNumberTyping('1,520')).toBe('1520')
    // The separators of the first groups went while it was typed.
    expect(tidyNumberTyping('1520,000')).toBe('1520000')
  })

  test.each([
    [' 123 456 ', '123456'],
    ['１２３４５６', '123456'],
    ['123-456', '123456'],
    ['12a456', '12a456'],
  ])('the code %s is kept as %s', (typed, kept) => {
    expect(tidyCode(typed)).toBe(kept)
  })

  test('full-width digits in phone numbers become ASCII; prose keeps its characters', () => {
    expect(tidyText(' １３８ ', { format: 'cn-mobile' })).toBe('138')
    expect(tidyText('0086 138-0013 8000', { format: 'cn-mobile' })).toBe('+8613800138000')
    expect(tidyText('\u3000宁波市，北仑区 ', {})).toBe('宁波市，北仑区')
  })

  test.each([
    ['１２６３', '^[0-9]{4}$', '1263'],
    [' 8471 3000\u00a000 ', '^[0-9]{6,13}$', '8471300000'],
    ['0574 8623 4567', '^[0-9+][0-9 -]{5,29}$', '0574 8623 4567'],
    ['Ｂ/Ｌ 2026', '^[A-Za-z0-9/-]+$', 'B/L2026'],
    ['3926.9090.90', '^[0-9]{6,13}$', '3926909090'],
    ['8471-30', '^[0-9]{6,13}$', '847130'],
    ['12.50', '^[1-9][0-9]{0,7}$', '12.50'],
    ['+86.574-8623', '^[0-9+][0-9 .-]{5,29}$', '+86.574-8623'],
    ['12 63 x', '^[0-9]{4}$', '12 63 x'],
  ])('%s, which must match %s, is tidied as %s', (typed, pattern, tidied) => {
    expect(tidyText(typed, { pattern })).toBe(tidied)
  })
})
