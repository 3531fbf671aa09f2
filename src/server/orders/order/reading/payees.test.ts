import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import { multiplyDecimals, roundHalfUp, sumDecimals } from '#rules'
import type { OrderRecord } from '../record.ts'
import { payeesOf } from './payees.ts'

const accounts = JSON.parse(readFileSync('schemas/reference/payee-account.json', 'utf8'))
const legalName = 'Quayside International Logistics'
const brand = {
  documents: { reference: { 'payee-account': accounts } },
  shells: { zh: { brand: { legalName } }, en: { brand: { legalName } } },
} as unknown as BrandPlan

interface Sum {
  readonly currency: string
  readonly amount: string
}
function order(state: string, payment: string, totals: readonly Sum[]): OrderRecord {
  const rates: Record<string, string> = { USD: '7.0755', EUR: '8.1' }
  const lines = totals.map(({ currency, amount }) => {
    const exchangeRate = rates[currency] ?? '1'
    return { currency, exchangeRate, baseAmount: roundHalfUp(multiplyDecimals(amount, exchangeRate), 2) }
  })
  const baseTotal = sumDecimals(lines.map(({ baseAmount }) => baseAmount))
  const confirmed = { baseCurrency: 'CNY', baseTotal, totals, lines }
  return { omsOrderNo: 'QSSE26112500159', state, data: { payment, confirmed, baseCurrency: 'CNY' } } as unknown as OrderRecord
}
const both = [
  { currency: 'USD', amount: '5200.00' },
  { currency: 'CNY', amount: '3248.00' },
]
const due = (one: OrderRecord, language = 'en') => payeesOf(one, { brand, language }).map(({ currency, amount }) => [currency, amount])

it('names an account for each currency of accepted fees, in the language of the reader', () => {
  expect(due(order('fees-accepted', 'unpaid', both))).toEqual([
    ['USD', '5200.00'],
    ['CNY', '3248.00'],
  ])
  const [first] = payeesOf(order('in-process', 'reported', both), { brand, language: 'zh' })
  expect(first).toMatchObject({
    bank: '演示银行上海分行',
    swift: 'DEMOCNSHXXX',
    accountName: legalName,
    reference: 'QSSE26112500159',
    source: 'assumed',
  })
})

it('asks for the whole in the base currency if one currency has no account', () => {
  expect(due(order('fees-accepted', 'unpaid', [...both, { currency: 'EUR', amount: '10.00' }]))).toEqual([['CNY', '40121.6']])
})

it.each([
  ['submitted', 'unpaid'],
  ['fees-confirmed', 'unpaid'],
  ['fees-accepted', 'received'],
  ['cancelled', 'unpaid'],
])('names none for an order that is %s and %s', (state, payment) => {
  expect(due(order(state, payment, both))).toEqual([])
})
