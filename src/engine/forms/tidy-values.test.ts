import { describe, expect, test } from 'vitest'
import { makeForm } from './testing.ts'
import { tidyValues } from './tidy-values.ts'

const { fields } = makeForm()

describe('values to validate and submit', () => {
  test('text is trimmed, numbers are normalised, and empty fields are removed', () => {
    expect(tidyValues(fields, { pol: ' CNNGB ', terminal: '  ', weight: '１,2００.50', unit: '' })).toEqual({
      pol: 'CNNGB',
      weight: '1200.50',
    })
  })

  test('rows are tidied in place, and integers become numbers', () => {
    expect(tidyValues(fields, { boxes: [{ kind: ' dry ', count: '2' }, {}] })).toEqual({ boxes: [{ kind: 'dry', count: 2 }, {}] })
  })

  test('a secret is sent as it was typed', () => {
    expect(tidyValues(fields, { secret: ' pass word ' })).toEqual({ secret: ' pass word ' })
  })

  test('non-numeric input is not changed, so that validation reports it', () => {
    expect(tidyValues(fields, { weight: '12 kg' })).toEqual({ weight: '12 kg' })
  })
})
