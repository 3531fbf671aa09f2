import { describe, expect, it } from 'vitest'
import { balanceOf, type PayableFees, payingRate } from './payments.ts'

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

describe('what is still due', () => {
  it('is everything before the first payment, and nothing after all', () => {
    expect(balanceOf(fees, [])).toEqual({ due: fees.totals, dueTotal: '40040.73' })
    const all = balanceOf(fees, [paid('USD', '5200.00'), paid('CNY', '3248.00')])
    expect(all).toEqual({ due: [], dueTotal: '0.00' })
  })

  it('settles each currency by payments in it', () => {
    expect(balanceOf(fees, [paid('USD', '5000.00')])).toEqual({
      due: [
        { currency: 'USD', amount: '200.00' },
        { currency: 'CNY', amount: '3248.00' },
      ],
      dueTotal: '4663.10',
    })
    expect(balanceOf(fees, [paid('USD', '5200.00')])).toEqual({ due: [{ currency: 'CNY', amount: '3248.00' }], dueTotal: '3248.00' })
  })

  it('takes the whole in the base currency as the customer was shown it', () => {
    expect(balanceOf(fees, [paid('CNY', '40040.73')]).due).toEqual([])
    expect(balanceOf(fees, [paid('CNY', '40000.00'), paid('CNY', '40.73')]).due).toEqual([])
    // What lacks, 0.01 CNY, is less than a cent.
    expect(balanceOf(fees, [paid('CNY', '40040.72')])).toEqual({ due: [], dueTotal: '0.00' })
    expect(balanceOf(fees, [paid('CNY', '40040.60')])).toEqual({ due: [{ currency: 'USD', amount: '0.01' }], dueTotal: '0.13' })
  })

  it('uses an excess in one currency for another, and names what is left over', () => {
    expect(balanceOf(fees, [paid('USD', '5300.00')])).toMatchObject({ due: [{ currency: 'CNY', amount: '2540.45' }] })
    expect(balanceOf(fees, [paid('USD', '6000.00')])).toEqual({ due: [], dueTotal: '0.00', overpaid: '2412.42' })
  })

  it('counts a currency that the fees no longer contain at the rate of its receipt', () => {
    expect(balanceOf(fees, [paid('EUR', '100.00', '8')])).toMatchObject({ dueTotal: '39240.73' })
    expect(payingRate(fees, 'EUR')).toBeUndefined()
    expect(payingRate(fees, 'CNY')).toBe('1')
  })
})
