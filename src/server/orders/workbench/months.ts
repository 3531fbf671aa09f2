/** Orders by month and order type, summed by the database. */
import type { Operations } from '#generated/operations.ts'
import { type Handlers, limitOf, todayOf } from '../../kernel/index.ts'
import { type FoundMonth, scopeBy, sumOrderMonths } from './store.ts'

type MonthRow = Operations['list-order-months']['output']['rows'][number]

const grid = 'workbench-figures'
/** Cancelled and rejected orders do not count as turnover. */
const notCounted = ['cancelled', 'rejected']

export const monthHandlers: Pick<Handlers, 'list-order-months'> = {
  'list-order-months': async ({ months }, call) => {
    const scope = scopeBy(grid, call)
    if (!scope) return { ok: false, error: 'error.not-found' }
    const { brand } = call
    const named = monthsUntil(todayOf(call), months ?? limitOf(brand, 'workbenchMonths'))
    const timing = { from: named[0], timeZone: brand.timeZone }
    const rows = await sumOrderMonths(call.db, { scope, ...timing, without: notCounted, columns: call.release.columns })
    const orderMonths = rows.map((row) => toMonth(row, brand.baseCurrency))
    return {
      ok: true,
      value: {
        rows: withEmptyMonths(orderMonths, named, brand.baseCurrency),
        total: orderMonths.length,
        page: 1,
        pageSize: orderMonths.length,
      },
    }
  },
}

function toMonth({ month, order_type: orderType, orders, priced, amount }: FoundMonth, baseCurrency: string): MonthRow {
  const counts = { orders: Number(orders), unpriced: Number(orders) - Number(priced) }
  return { month, orderType, ...counts, ...(amount === null ? {} : { amount }), baseCurrency } as MonthRow
}

/** Months from the first to the current one, YYYY-MM. */
function monthsUntil(today: string, months: number): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: months }, (_, index) => {
    const month = last - months + 1 + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** Months without orders are included between others; without any orders the list is empty. */
function withEmptyMonths(rows: readonly MonthRow[], named: readonly string[], baseCurrency: string): MonthRow[] {
  const some = rows[0]
  if (!some) return []
  const empty = named
    .filter((month) => !rows.some((row) => row.month === month))
    .map((month) => ({ month, orderType: some.orderType, orders: 0, unpriced: 0, baseCurrency }) as MonthRow)
  return [...rows, ...empty].sort((one, other) => one.month.localeCompare(other.month))
}
