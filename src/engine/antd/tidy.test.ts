import { describe, expect, test } from 'vitest'
import { tidyCode, tidyNumber, tidyNumberTyping, tidyText } from './tidy.ts'

describe('tidying what users type', () => {
  test.each([
    ['1,234.50', '1234.50'],
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

  test.each(['1e3', '12a', '-', '.', '1.2.3', ''])('%s is not changed, so that validation reports it', (typed) => {
    expect(tidyNumber(typed)).toBe(typed)
  })

  test('an incomplete number is not completed', () => {
    expect(tidyNumberTyping('1.')).toBe('1.')
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
    expect(tidyText(' １３８ ', 'cn-mobile')).toBe('138')
    expect(tidyText('0086 138-0013 8000', 'cn-mobile')).toBe('+8613800138000')
    expect(tidyText(' 宁波市，北仑区 ', undefined)).toBe('宁波市，北仑区')
  })
})
