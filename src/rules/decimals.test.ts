import Big from 'big.js'
import { assert, bigInt, integer, property, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  countSteps,
  decimalPlaces,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  roundHalfUp,
  roundToStep,
  subtractDecimals,
  sumDecimals,
} from './decimals.ts'

describe('decimals', () => {
  it('rejects notations that two systems could read differently', () => {
    for (const text of [
      '1e3',
      'NaN',
      '１２',
      '-0',
      '-0.00',
      '+1',
      '01',
      '1.',
      '.5',
      '',
      ' 1',
      '1 ',
      '1,000',
      '0x10',
      'Infinity',
      '1'.repeat(61),
    ]) {
      expect(isDecimal(text), text).toBe(false)
    }
    for (const value of [1, null, undefined, 1n, ['1']]) expect(isDecimal(value)).toBe(false)
  })

  it('keeps digits that a float would lose', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(addDecimals('9007199254740993', '0')).toBe('9007199254740993')
    expect(roundHalfUp(multiplyDecimals('651457.497', '8635'), 2)).toBe('5625335486.60')
    expect(multiplyDecimals('10.10', '1.06')).toBe('10.706')
    expect(sumDecimals([])).toBe('0')
    expect(subtractDecimals('0.5', '0.5')).toBe('0')
  })

  it('never writes an exponent or a negative zero', () => {
    expect(multiplyDecimals('0.00000001', '0.00000001')).toBe('0.0000000000000001')
    expect(multiplyDecimals('100000000000000000000', '100000000000000000000')).toBe(`1${'0'.repeat(40)}`)
    expect(roundHalfUp('-0.004', 2)).toBe('0.00')
    expect(multiplyDecimals('-1', '0')).toBe('0')
  })

  it('rounds half away from zero', () => {
    expect(roundHalfUp('1.005', 2)).toBe('1.01')
    expect(roundHalfUp('-1.005', 2)).toBe('-1.01')
    expect(roundHalfUp('2.5', 0)).toBe('3')
    expect(roundHalfUp('0.4', 0)).toBe('0')
  })

  it('compares by value and counts digits as written', () => {
    expect(compareDecimals('1.0', '1.00')).toBe(0)
    expect(compareDecimals('-2', '1')).toBe(-1)
    expect(decimalPlaces('1.50')).toBe(2)
    expect(decimalPlaces('15')).toBe(0)
  })

  it('throws on invalid decimals instead of guessing', () => {
    expect(() => addDecimals('1e3', '1')).toThrow(TypeError)
    expect(() => roundHalfUp('', 2)).toThrow(TypeError)
  })

  it('extracts tax from a gross amount so that net and tax add up to it', () => {
    for (const rate of ['1.06', '1.09']) {
      for (let cents = 1; cents <= 10_000_000; cents += 997) {
        const gross = roundHalfUp(multiplyDecimals(String(cents), '0.01'), 2)
        const net = divideDecimals(gross, rate, 2)
        expect(addDecimals(net, subtractDecimals(gross, net))).toBe(addDecimals(gross, '0'))
      }
    }
  })

  it('multiplies and rounds like exact fractions', () => {
    assert(
      property(
        bigInt({ min: 0n, max: 10n ** 15n }),
        integer({ min: 0, max: 8 }),
        bigInt({ min: 0n, max: 10n ** 12n }),
        integer({ min: 0, max: 8 }),
        integer({ min: 0, max: 4 }),
        (a, aPlaces, b, bPlaces, places) => {
          const product = roundHalfUp(multiplyDecimals(write(a, aPlaces), write(b, bPlaces)), places)
          expect(product).toBe(write(roundFraction(a * b, aPlaces + bPlaces, places), places))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('calculates like big.js', () => {
    const decimal = stringMatching(/^-?(0|[1-9][0-9]{0,20})(\.[0-9]{1,12})?$/).filter(isDecimal)
    assert(
      property(tuple(decimal, decimal), integer({ min: 0, max: 10 }), ([left, right], places) => {
        const [one, other] = [new Big(left), new Big(right)]
        expect(addDecimals(left, right)).toBe(positiveZero(one.plus(other).toFixed()))
        expect(subtractDecimals(left, right)).toBe(positiveZero(one.minus(other).toFixed()))
        expect(multiplyDecimals(left, right)).toBe(positiveZero(one.times(other).toFixed()))
        expect(sumDecimals([left, right, left])).toBe(positiveZero(one.plus(other).plus(one).toFixed()))
        expect(compareDecimals(left, right)).toBe(one.cmp(other))
        expect(roundHalfUp(left, places)).toBe(positiveZero(one.toFixed(places, Big.roundHalfUp)))
        if (other.eq(0)) return
        const Scaled = Big()
        Scaled.DP = places
        Scaled.RM = Big.roundHalfUp
        expect(divideDecimals(left, right, places)).toBe(positiveZero(new Scaled(left).div(right).toFixed(places)))
      }),
      { numRuns: 5000 },
    )
    expect(() => divideDecimals('1', '0.0', 2)).toThrow(RangeError)
  })

  it.each([
    ['2.4', '1', 'up', '3', '3'],
    ['2', '1', 'up', '2', '2'],
    ['2.9', '1', 'down', '2', '2'],
    ['12.5', '5', 'half-up', '3', '15'],
    ['12.4999', '5', 'half-up', '2', '10'],
    ['-2.4', '1', 'up', '-2', '-2'],
    ['-2.4', '1', 'down', '-3', '-3'],
    ['-2.5', '1', 'half-up', '-3', '-3'],
    ['0.07', '0.05', 'up', '2', '0.1'],
    ['9007199254740993.1', '1', 'up', '9007199254740994', '9007199254740994'],
  ] as const)('counts %s in steps of %s, rounding %s', (value, step, mode, steps, rounded) => {
    expect([countSteps(value, step, mode), roundToStep(value, step, mode)]).toEqual([steps, rounded])
  })

  it('rejects a step of zero', () => {
    expect(() => countSteps('1', '0', 'up')).toThrow(RangeError)
  })
})

/** big.js keeps the sign of a zero. */
function positiveZero(text: string): string {
  return text.replace(/^-(?=0(\.0+)?$)/, '')
}

/** The independent model: integers over a power of ten. */
function roundFraction(value: bigint, from: number, to: number): bigint {
  if (from <= to) return value * 10n ** BigInt(to - from)
  const unit = 10n ** BigInt(from - to)
  return (2n * value + unit) / (2n * unit)
}

function write(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
