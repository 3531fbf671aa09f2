/** Where an order is paid: one account per currency that is still to be transferred. */

import { isSettled } from '#domain'
import type { PayeeAccount } from '#generated/entities.ts'
import { isObject } from '#rules'
import { type Call, listObjects } from '../../../kernel/index.ts'
import { expectedBalance } from '../payments.ts'
import type { OrderRecord } from '../record.ts'

type Reading = Pick<Call, 'brand' | 'language'>

/** Empty unless payment is due. If a currency has no account, everything is paid in the base currency. */
export function payeesOf(order: OrderRecord, reading: Reading): PayeeAccount[] {
  const { omsOrderNo, data } = order
  const balance = expectedBalance(data)
  if (!balance || !isPaymentDue(order)) return []
  const accounts = listAccounts(reading)
  const whole = [{ currency: data.baseCurrency, amount: balance.dueTotal }]
  const hasAll = balance.due.every(({ currency }) => accounts.has(currency))
  return (hasAll ? balance.due : whole).flatMap(({ currency, amount }) => {
    const account = accounts.get(currency)
    return account ? [{ ...account, amount, reference: omsOrderNo }] : []
  })
}

/** The fees are accepted and not yet covered by what was received. */
export function isPaymentDue({ state, data }: OrderRecord): boolean {
  return !isSettled(data.payment) && ['fees-accepted', 'in-process', 'completed'].includes(state)
}

function listAccounts({ brand, language }: Reading): ReadonlyMap<string, PayeeAccount> {
  const rows = listObjects(brand.documents.reference?.['payee-account']?.rows)
  const accountName = brand.shells[language]?.brand.legalName ?? ''
  const accounts = rows.map(({ facts, source }): PayeeAccount => {
    const entries = Object.entries(isObject(facts) ? facts : {}).map(([name, value]) => [name, isObject(value) ? value[language] : value])
    return { accountName, ...Object.fromEntries(entries), ...(source === undefined ? {} : { source }) }
  })
  return new Map(accounts.map((account) => [String(account.currency), account]))
}
