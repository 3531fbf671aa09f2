/** Lists of orders while there are more and more of them: a customer's and the desk's. */
import { sql } from 'kysely'
import type { Call } from '../../../src/server/kernel/call.ts'
import { deskHandlers } from '../../../src/server/orders/desk/index.ts'
import { foldOrderCounts, orderHandlers } from '../../../src/server/orders/order/index.ts'
import { addCompanies, fillOrders, ordersFrom, ownCompany } from '../fill-orders.ts'
import { type Curve, collectSeries, type Series, type SeriesHead, timeRuns } from './curve.ts'
import { type Filled, fillWithoutIndexes, megabytesOf, onBothDatabases } from './databases.ts'

const [pageSize, ownEvery, otherCompanies, waitingEvery] = [50, 10, 1_000, 50] as const
/** Tables that every order is in. */
const tables = ['orders', 'order_counts', 'order_references', 'desk_waits'] as const

export const orders: Curve = {
  name: 'orders',
  title: 'Orders',
  axis: 'orders of a brand',
  how: `One order in ${ownEvery} is the measured company's, one in ${waitingEvery} waits for the desk. What matches grows with the
size, so lines that count their matches may be linear.`,
  sizes: [1_000, 10_000, 100_000, 1_000_000],
  measure: (sizes, context) => onBothDatabases(context, sizes, measureOrders),
}

interface Search {
  readonly what: string
  readonly allowed: Series['allowed']
  readonly run: (calls: Calls) => Promise<{ readonly ok: boolean; readonly value?: { readonly rows: readonly unknown[] } }>
}

interface Calls {
  readonly member: Call
  readonly staff: Call
}

const searches: readonly Search[] = [
  { what: 'first page of a company', allowed: 'logarithmic', run: ({ member }) => orderHandlers['list-orders']({ pageSize }, member) },
  {
    what: 'a lane of a company, counted',
    allowed: 'linear',
    run: ({ member }) => orderHandlers['list-orders']({ pol: 'CNNGB', pod: 'USLAX', pageSize }, member),
  },
  {
    what: 'first page of all at the desk',
    allowed: 'logarithmic',
    run: ({ staff }) => orderHandlers['list-desk-orders']({ pageSize }, staff),
  },
  {
    what: 'an order by its number at the desk',
    allowed: 'logarithmic',
    run: ({ staff }) => orderHandlers['list-desk-orders']({ omsOrderNo: 'QSSB0000000777', pageSize }, staff),
  },
  {
    what: "the desk's queue, counted",
    allowed: 'linear',
    run: ({ staff }) => deskHandlers['list-desk-waits']({ queue: 'all', pageSize }, staff),
  },
]

async function measureOrders(filled: Filled, sizes: readonly number[]): Promise<readonly Series[]> {
  const { opened, where, release } = filled
  const { db } = opened
  const { add, list } = collectSeries()
  const calls = { member: makeCall(filled, 'member'), staff: makeCall(filled, 'staff') }
  const brand = calls.member.brand.id
  await addCompanies(db, brand, otherCompanies)
  let last = 0
  for (const size of sizes) {
    const options = { brand, release: release.hash, first: last + 1, last: size, ownEvery, otherCompanies, waitingEvery }
    await fillWithoutIndexes(opened, 'orders', (unlimited) => fillOrders(unlimited, options))
    last = size
    await foldOrderCounts(db)
    for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
    for (const { what, allowed, run } of searches) {
      const head: SeriesHead = { what, where, unit: 'ms', allowed }
      const search = async () => {
        const answer = await run(calls)
        if (!answer.ok || !answer.value?.rows.length) throw new Error(`nothing was found: ${what}`)
      }
      add(head, { size, ...(await timeRuns(search)) })
    }
    const head: SeriesHead = { what: 'tables and indexes', where, unit: 'MB', allowed: 'linear' }
    const megabytes = await Promise.all(tables.map((table) => megabytesOf(opened, table)))
    add(head, { size, median: megabytes.reduce((sum, one) => sum + one, 0), runs: 1 })
  }
  return list()
}

function makeCall({ opened: { db }, release }: Filled, kind: 'member' | 'staff'): Call {
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand.')
  const companyId = kind === 'member' ? ownCompany : null
  const actor = { kind, userId: 'bench', companyId, name: '', latinName: '' }
  // The lists use no other members of a call.
  return { db, actor, brand, release, language: brand.defaultLanguage, now: () => new Date(`${ordersFrom}T03:00:00Z`) } as Call
}
