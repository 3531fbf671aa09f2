import { describe, expect, it } from 'vitest'
import type { FeeLine } from '../fees/money.ts'
import { counterFault, counterLines, counterTotalOf, type DisputedLine, disputedLine } from './disputes.ts'

const line = (amount: string, currency: string, exchangeRate: string, baseAmount: string, more: Partial<FeeLine> = {}): FeeLine => ({
  ...{ fee: 'OF', group: 'freight', basis: 'per-box', boxType: '40HQ', quantity: '3', unitPrice: '100' },
  ...{ amount, currency, exchangeRate, baseAmount, source: 'rate' },
  ...more,
})
const fees = {
  lines: [line('300.00', 'USD', '7.1', '2130.00'), line('50.00', 'CNY', '1', '50.00', { fee: 'DOC', basis: 'per-bill', quantity: '1' })],
  totals: [],
  baseCurrency: 'CNY',
  baseTotal: '2180.00',
}
const disputed = (number: number, counter: string): DisputedLine => disputedLine(fees, number, counter) ?? expect.fail('no such line')

describe('a disputed line', () => {
  it('is a copy of the confirmed one, with the counter-offer', () => {
    expect(disputed(1, '270')).toEqual({ line: 1, fee: 'OF', boxType: '40HQ', currency: 'USD', amount: '300.00', counter: '270' })
    expect(disputedLine(fees, 0, '1')).toBeUndefined()
    expect(disputedLine(fees, 3, '1')).toBeUndefined()
  })

  it('asks for its amount at most, in units of its currency', () => {
    expect(counterFault('300', '300.00')).toBeNull()
    expect(counterFault('300.01', '300.00')).toEqual({ id: 'invalid.atMost', params: { limit: '300.00' } })
    expect(counterFault('1.005', '300.00')).toEqual({ id: 'invalid.scale', params: { limit: 2 } })
    expect(counterFault('1.5', '300')).toEqual({ id: 'invalid.scale', params: { limit: 0 } })
  })

  it('lowers the total in the base currency at the rate of its line', () => {
    expect(counterTotalOf(fees, [disputed(1, '270')])).toBe('1967.00')
    expect(counterTotalOf(fees, [disputed(1, '0'), disputed(2, '50')])).toBe('50.00')
  })

  it('becomes a line at that amount, with the same unit where the quantity divides it', () => {
    const [even, other] = counterLines(fees, [disputed(1, '270')])
    expect(even).toMatchObject({ unitPrice: '90.00', quantity: '3', boxType: '40HQ' })
    expect(other).toBe(fees.lines[1])
    const [odd] = counterLines(fees, [disputed(1, '271')])
    expect(odd).toMatchObject({ unitPrice: '271', quantity: '1', basis: 'per-bill', currency: 'USD' })
    expect(odd).not.toHaveProperty('boxType')
  })
})
