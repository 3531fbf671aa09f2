import { describe, expect, it } from 'vitest'
import { balanceOf, type PayableFees, payingRate, referenceKey } from './payments.ts'

const fees: PayableFees = {
  totals: [
    { currency: 'USD', amount: '5200.00' },
    { currency: 'CNY', amount: '3248.00' },
  ],
  baseCurrency: 'CNY',
  // Two lines, each rounded: 36,792.73 as a whole would be 36,792.72.
  baseTotal: '40040.73',
  lines: [
    { currency: 'USD', baseAmount: '18396.36', exchangeRate: '7.07552' },
    { currency: 'USD', baseAmount: '18396.37', exchangeRate: '7.07552' },
    { currency: 'CNY', baseAmount: '3248.00', exchangeRate: '1' },
  ],
}
const paid = (currency: string, amount: string, exchangeRate = currency === 'CNY' ? '1' : '7.07552') => ({ currency, amount, exchangeRate })
const paidBy = (...received: ReturnType<typeof paid>[]) => ({ received, waived: [] })

describe('what is still due', () => {
  it('is everything before the first payment, and nothing after all', () => {
    expect(balanceOf(fees, paidBy())).toEqual({ due: fees.totals, dueTotal: '40040.73' })
    const all = balanceOf(fees, paidBy(paid('USD', '5200.00'), paid('CNY', '3248.00')))
    expect(all).toEqual({ due: [], dueTotal: '0.00' })
  })

  it('settles each currency by payments in it', () => {
    expect(balanceOf(fees, paidBy(paid('USD', '5000.00')))).toEqual({
      due: [
        { currency: 'USD', amount: '200.00' },
        { currency: 'CNY', amount: '3248.00' },
      ],
      dueTotal: '4663.10',
    })
    expect(balanceOf(fees, paidBy(paid('USD', '5200.00')))).toEqual({ due: [{ currency: 'CNY', amount: '3248.00' }], dueTotal: '3248.00' })
  })

  it('takes the whole in the base currency as the customer was shown it', () => {
    expect(balanceOf(fees, paidBy(paid('CNY', '40040.73'))).due).toEqual([])
    expect(balanceOf(fees, paidBy(paid('CNY', '40000.00'), paid('CNY', '40.73'))).due).toEqual([])
    // What lacks, 0.01 CNY, is less than a cent.
    expect(balanceOf(fees, paidBy(paid('CNY', '40040.72')))).toEqual({ due: [], dueTotal: '0.00' })
    expect(balanceOf(fees, paidBy(paid('CNY', '40040.60')))).toEqual({ due: [{ currency: 'USD', amount: '0.01' }], dueTotal: '0.13' })
  })

  it('uses an excess in one currency for another, and names what is left over', () => {
    expect(balanceOf(fees, paidBy(paid('USD', '5300.00')))).toMatchObject({ due: [{ currency: 'CNY', amount: '2540.45' }] })
    expect(balanceOf(fees, paidBy(paid('USD', '6000.00')))).toEqual({ due: [], dueTotal: '0.00', overpaid: '2412.42' })
  })

  it('counts a currency that the fees no longer contain at the rate of its receipt', () => {
    expect(balanceOf(fees, paidBy(paid('EUR', '100.00', '8')))).toMatchObject({ dueTotal: '39240.73' })
    expect(payingRate(fees, 'EUR')).toBeUndefined()
    expect(payingRate(fees, 'CNY')).toBe('1')
  })

  it('does not call it overpaid when a rest was waived and the fees became lower', () => {
    const waived = [paid('CNY', '3248.00')]
    expect(balanceOf(fees, { received: [paid('USD', '5200.00')], waived })).toEqual({ due: [], dueTotal: '0.00' })
    expect(balanceOf(fees, { received: [paid('USD', '5200.00')], waived: [paid('CNY', '9000.00')] })).not.toHaveProperty('overpaid')
    expect(balanceOf(fees, { received: [paid('USD', '5210.00'), paid('CNY', '3248.00')], waived })).toMatchObject({ overpaid: '70.76' })
  })
})

describe('the same bank reference', () => {
  it.each([
    ['FT 2026-11/0042', 'ft2026110042'],
    ['ＦＴ２０２６１１００４２', 'FT202611 0042'],
    ['FT\u200b2026110042\u00a0', 'FT_2026.11.0042'],
    ['工行 回单 17', '工行回单17'],
  ])('is found in another spelling: %s', (one, other) => {
    expect(referenceKey(one)).toBe(referenceKey(other))
    expect(referenceKey(one)).not.toBe('')
  })

  it('differs where letters or digits do, and is empty without any', () => {
    expect(referenceKey('FT0042')).not.toBe(referenceKey('FT042'))
    expect(referenceKey(' - / -')).toBe('')
  })
})
