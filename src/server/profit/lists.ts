/** Agreements and shares as far as the caller may see: all of the brand, a company's, or those of one's own orders. */

import type { Operations } from '#generated/operations.ts'
import { addDays, formatMoney, type JsonObject, roundHalfUp } from '#rules'
import { writeAudit } from '../audit/index.ts'
import { type Call, type Handlers, isObject, nameIn, pageOf, type Result, readGrid, todayOf } from '../kernel/index.ts'
import { readCompleted } from '../orders/index.ts'
import { readMoney } from '../quotes/index.ts'
import { labelOf, refuseStep, stateOn, wordsOf } from '../rebates/index.ts'
import { shareOrder } from './share.ts'
import {
  agreementData,
  type FoundLine,
  type ListedAgreement,
  listAgreements,
  type ProfitScope,
  searchLines,
  shareOf,
  sumPartners,
} from './store.ts'

type ProfitLists = Pick<Handlers, 'list-profit-agreements' | 'list-profit-lines' | 'list-profit-partners' | 'share-profit-again'>
type Agreement = Operations['list-profit-agreements']['output']['rows'][number]
type Line = Operations['list-profit-lines']['output']['rows'][number]
type Partner = Operations['list-profit-partners']['output']['rows'][number]

export const profitLists: ProfitLists = {
  'list-profit-agreements': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const today = todayOf(call)
    const notOverOn = input.tab === 'all' ? undefined : today
    const found = await listAgreements(call.db, { ...scopeOf(call), notOverOn, code: input.code })
    const rows = found.slice(offset, offset + pageSize).map((row) => toAgreement(row, { call, today }))
    return { ok: true, value: { rows, total: found.length, page, pageSize } }
  },

  'list-profit-lines': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const { omsOrderNo, partner, state, month } = input
    const search = { ...scopeOf(call), omsOrderNo, partner, state, month, timeZone: call.brand.timeZone, limit: pageSize, offset }
    const found = await searchLines(call.db, search)
    return { ok: true, value: { rows: found.rows.map((row) => toLine(row, call)), total: found.total, page, pageSize } }
  },

  'list-profit-partners': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const { brand } = call
    const thisMonth = todayOf(call).slice(0, 7)
    const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
    const found = await sumPartners(call.db, { ...scopeOf(call), timeZone: brand.timeZone, thisMonth, lastMonth })
    const { decimals } = await readMoney(call.db, brand, todayOf(call))
    const money = (amount: string) => roundHalfUp(amount, decimals[brand.baseCurrency] ?? 0)
    const rows = found.slice(offset, offset + pageSize).map(({ partner, orders, this_month, last_month, total }) => ({
      partner,
      orders,
      thisMonth: money(this_month),
      lastMonth: money(last_month),
      total: money(total),
      // Currencies come from the dictionary.
      currency: brand.baseCurrency as Partner['currency'],
    }))
    return { ok: true, value: { rows, total: found.length, page, pageSize } }
  },

  'share-profit-again': ({ omsOrderNo }, call) =>
    call.transaction(async (tx): Promise<Result<{ omsOrderNo: string; lines: number }>> => {
      const { brand, actor } = call
      const settled = await tx
        .selectFrom('order_settlements')
        .innerJoin('orders', 'orders.id', 'order_settlements.order_id')
        .select(['orders.id', 'orders.company_id', 'orders.data', 'order_settlements.completed_at'])
        .where('orders.id', '=', omsOrderNo)
        .where('orders.brand', '=', brand.id)
        .where('orders.company_id', '=', actor.companyId ?? '')
        .forUpdate()
        .executeTakeFirst()
      if (!settled) return { ok: false, error: 'error.not-found' }
      const gone = await tx.deleteFrom('profit_lines').where('order_id', '=', omsOrderNo).where('state', '=', 'refused').executeTakeFirst()
      if (gone.numDeletedRows === 0n) return refuseStep(call, 'profit.refused.shared', {})
      const again = await shareOrder(tx, readCompleted(settled, brand), { brand })
      if (!again.ok) return again
      await writeAudit(tx, call, { event: 'profit-shared-again', subject: omsOrderNo, after: { rows: again.value } })
      return { ok: true, value: { omsOrderNo, lines: again.value } }
    }),
}

function scopeOf({ actor, brand }: Call): ProfitScope {
  const cell = readGrid(brand)['profit-sharing']?.[actor.kind]
  if (cell === 'allow') return { brand: brand.id }
  const ofCompany = { brand: brand.id, companyId: actor.companyId ?? '' }
  return cell === 'own-company' ? ofCompany : { ...ofCompany, ordererId: actor.userId ?? '' }
}

function toAgreement(row: ListedAgreement, { call, today }: { call: Call; today: string }): Agreement {
  const { language } = call
  const { note, ...data } = agreementData(row)
  const by = nameIn(language, { name: row.by_name, latinName: row.by_latin })
  const { unit, rule, share, currency = call.brand.baseCurrency } = data
  const key = unit === 'percent' ? `profit.term.percent.${rule}` : `profit.term.${unit}`
  const agreement = {
    agreementId: row.id,
    companyName: nameIn(language, { name: row.company_name, latinName: row.company_latin }),
    ...data,
    terms: wordsOf(call)(key, { share, currency }),
    validFrom: row.valid_from,
    ...(row.valid_to === null ? {} : { validTo: row.valid_to }),
    state: stateOn(today, row),
    ...(note ? { note } : {}),
    ...(by ? { by } : {}),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
  return agreement as Agreement
}

function toLine(row: FoundLine, call: Call): Line {
  const { partner, code, unit, rule, amount, currency } = shareOf(row)
  const isShared = row.state === 'settled'
  const line = {
    lineId: row.id,
    omsOrderNo: row.order_id,
    orderType: row.order_type,
    companyName: nameIn(call.language, { name: row.company_name, latinName: row.company_latin }),
    agreementId: row.agreement_id,
    partner,
    code,
    unit,
    rule,
    why: tellWhy(row, call),
    ...(isShared ? { amount, currency, baseAmount: row.amount } : {}),
    baseCurrency: call.brand.baseCurrency,
    state: row.state,
    completedAt: row.completed_at.toISOString(),
  }
  return line as Line
}

/** How the amount came about, or who would have got more than there is. */
function tellWhy(row: FoundLine, call: Call): string {
  const words = wordsOf(call)
  const { over } = row.data
  if (isObject(over)) return words('profit.why.over', { ...over, code: labelOf('profit-code', String(over.code), call) } as JsonObject)
  const { unit, rule, share, base, quantity = '1', currency } = shareOf(row)
  const said = { share, base: formatMoney(base), quantity, currency, baseCurrency: call.brand.baseCurrency }
  return words(unit === 'percent' ? `profit.why.percent.${rule}` : 'profit.why.fixed', said)
}
