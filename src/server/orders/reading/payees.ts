/** Where an order is paid: one account per currency of its confirmed fees. */
import type { PayeeAccount } from '#generated/entities.ts'
import { type Call, isObject, listObjects } from '../../kernel/index.ts'
import type { OrderRecord } from '../record.ts'

type Reading = Pick<Call, 'brand' | 'language'>

/**
 * Empty unless payment is due: the fees are accepted, and no receipt was confirmed. If a currency has no account, the whole is
 * paid in the base currency.
 */
export function payeesOf({ omsOrderNo, state, data }: OrderRecord, reading: Reading): PayeeAccount[] {
  const { confirmed } = data
  const isDue = data.payment !== 'received' && ['fees-accepted', 'in-process', 'completed'].includes(state)
  if (!isDue || !confirmed) return []
  const accounts = listAccounts(reading)
  const whole = [{ currency: confirmed.baseCurrency, amount: confirmed.baseTotal }]
  const hasAll = confirmed.totals.every(({ currency }) => accounts.has(currency))
  return (hasAll ? confirmed.totals : whole).flatMap(({ currency, amount }) => {
    const account = accounts.get(currency)
    return account ? [{ ...account, amount, reference: omsOrderNo }] : []
  })
}

function listAccounts({ brand, language }: Reading): ReadonlyMap<string, PayeeAccount> {
  const rows = listObjects(brand.documents.reference?.['payee-account']?.rows)
  const accounts = rows.map(({ facts, source }): PayeeAccount => {
    const entries = Object.entries(isObject(facts) ? facts : {}).map(([name, value]) => [name, isObject(value) ? value[language] : value])
    return { ...Object.fromEntries(entries), ...(source === undefined ? {} : { source }) }
  })
  return new Map(accounts.map((account) => [String(account.currency), account]))
}
