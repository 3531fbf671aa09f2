/** Agreements and shares that the caller may see: all of the brand, those of a company, or those of the caller's own orders. */

import { addDays, formatMoney, isObject, type JsonObject, roundHalfUp } from '#rules'
import { readMoney } from '../../freight/quotes/index.ts'
import { type Call, type Handlers, labelOf, type Result, readRows, scopeOf, todayOf, wordsOf } from '../../kernel/index.ts'
import { readCompleted } from '../../orders/order/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { refuseStep, stateOn } from '../rebates/index.ts'
import { shareOrder } from './share.ts'
import {
  type AgreementRow,
  agreementData,
  deleteRefusedLines,
  type FoundLine,
  holdSettledOrder,
  profitAgreements,
  profitLines,
  profitPartners,
  shareOf,
} from './store.ts'

type ProfitLists = Pick<Handlers, 'list-profit-agreements' | 'list-profit-lines' | 'list-profit-partners' | 'share-profit-again'>

const gridRow = 'profit-sharing'

export const profitLists: ProfitLists = {
  'list-profit-agreements': (input, call) => {
    const today = todayOf(call)
    const notOverOn = input.tab === 'all' ? undefined : today
    const agreements = profitAgreements({ ...scopeOf(call, gridRow), notOverOn, code: input.code })
    return readRows(call, input, agreements, { more: (row) => ({ terms: describeTerms(row, call), state: stateOn(today, row) }) })
  },

  'list-profit-lines': (input, call) => {
    const lines = profitLines({ ...scopeOf(call, gridRow), timeZone: call.brand.timeZone }, input)
    return readRows(call, input, lines, { more: (row) => describeLine(row, call) })
  },

  'list-profit-partners': async (input, call) => {
    const { brand } = call
    const thisMonth = todayOf(call).slice(0, 7)
    const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
    const { decimals } = await readMoney(call.db, brand, todayOf(call))
    const money = (amount: string) => roundHalfUp(amount, decimals[brand.baseCurrency] ?? 0)
    return await readRows(call, input, profitPartners({ ...scopeOf(call, gridRow), timeZone: brand.timeZone, thisMonth, lastMonth }), {
      more: ({ this_month, last_month, total }) => ({
        thisMonth: money(this_month),
        lastMonth: money(last_month),
        total: money(total),
        currency: brand.baseCurrency,
      }),
    })
  },

  'share-profit-again': ({ omsOrderNo }, call) =>
    call.transaction(async (tx): Promise<Result<{ omsOrderNo: string; lines: number }>> => {
      const { brand, actor } = call
      const settled = await holdSettledOrder(tx, { brand: brand.id, companyId: actor.companyId ?? '' }, omsOrderNo)
      if (!settled) return { ok: false, error: 'error.not-found' }
      if (!(await deleteRefusedLines(tx, omsOrderNo))) return refuseStep(call, 'profit.refused.shared', {})
      const again = await shareOrder(tx, readCompleted(settled, brand), { brand })
      if (!again.ok) return again
      await writeAudit(tx, call, { event: 'profit-shared-again', subject: omsOrderNo, after: { rows: again.value } })
      return { ok: true, value: { omsOrderNo, lines: again.value } }
    }),
}

/** The agreed terms as a sentence. */
function describeTerms(row: AgreementRow, call: Call): string {
  const { unit, rule, share, currency = call.brand.baseCurrency } = agreementData(row)
  const key = unit === 'percent' ? `profit.term.percent.${rule}` : `profit.term.${unit}`
  return wordsOf(call)(key, { share: formatMoney(share), currency })
}

/** An unpaid share has no amount, only the reason. */
function describeLine(row: FoundLine, call: Call): object {
  const { unit, rule, amount, currency } = shareOf(row)
  const paid = row.state === 'settled' ? { amount, currency } : { amount: undefined, currency: undefined, baseAmount: undefined }
  return { unit, rule, why: describeReason(row, call), ...paid, baseCurrency: call.brand.baseCurrency }
}

/** Explains the amount, or which agreements exceed the total. */
function describeReason(row: FoundLine, call: Call): string {
  const words = wordsOf(call)
  const { over } = row.data
  if (isObject(over))
    return words('profit.why.over', { ...over, code: labelOf('dictionary', 'profit-code', String(over.code), call) } as JsonObject)
  const { unit, rule, share, base, quantity = '1', currency } = shareOf(row)
  const figures = { share: formatMoney(share), base: formatMoney(base), quantity, currency, baseCurrency: call.brand.baseCurrency }
  return words(unit === 'percent' ? `profit.why.percent.${rule}` : 'profit.why.fixed', figures)
}
