/** A page of 50 out of very many orders of one company, with the count for each tab: the handler against bare SQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import type { BrandPlan } from '#config'
import { ensureColumns, migrateDatabase, type OpenedDatabase, openDatabase } from '../../src/server/db/index.ts'
import type { Call } from '../../src/server/kernel/call.ts'
import { foldOrderCounts, orderHandlers } from '../../src/server/orders/order/index.ts'
import { addCompanies, fillOrders, ordersFrom, ownCompany } from './fill-orders.ts'
import { type BenchContext, type Measure, type Measured, medianOf } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

/** The embedded database is for small installations. */
const counts = { embedded: { all: 100_000, own: 10_000 }, postgres: { all: 1_000_000, own: 50_000 } } as const
const otherCompanies = 200
const pageSize = 50
const [warm, runs] = [20, 100]
/** On PostgreSQL the handler may take 1.5 times as long as the bare query, plus 5 ms. */
const allowed = { factor: 1.5, ms: 5 }
const silent = { info: () => {}, warn: () => {}, error: () => {} }

type Input = Parameters<(typeof orderHandlers)['list-orders']>[0]

interface MeasuredQuery {
  readonly what: string
  readonly input: Input
  /** The same page as a bare query. */
  readonly bare: (brand: string) => RawBuilder<unknown>
}

const row = sql.raw('id, company_id, brand, state, version, release, created_at, updated_at, data')

const queries: readonly MeasuredQuery[] = [
  {
    what: 'first page with counts',
    input: {},
    bare: (brand) => sql`select ${row} from orders where brand = ${brand} and company_id = ${ownCompany}
      order by created_at desc, id desc limit ${pageSize}`,
  },
  {
    what: 'a tab of bookings with counts',
    input: { tab: 'executing', list: 'booking' },
    bare: (brand) => sql`select ${row} from orders where brand = ${brand} and company_id = ${ownCompany}
      and state = 'in-process' and "orderType" in ('sea-booking', 'lcl', 'soc', 'sea-request')
      order by created_at desc, id desc limit ${pageSize}`,
  },
  {
    what: 'page 500 with counts',
    input: { page: 500 },
    bare: (brand) => sql`select ${row} from orders where brand = ${brand} and company_id = ${ownCompany}
      order by created_at desc, id desc limit ${pageSize} offset ${499 * pageSize}`,
  },
  {
    what: 'a lane with counts',
    input: { pol: 'CNNGB', pod: 'USLAX' },
    bare: (brand) => sql`select ${row}, count(*) over (partition by state) as total from orders
      where brand = ${brand} and company_id = ${ownCompany} and pol = 'CNNGB' and pod = 'USLAX'
      order by created_at desc, id desc limit ${pageSize}`,
  },
  {
    what: 'part of a bill number with counts',
    input: { mblNo: '4711' },
    bare: (brand) => sql`select ${row}, count(*) over (partition by state) as total from orders
      where brand = ${brand} and company_id = ${ownCompany} and "mblNo" like '%4711%'
      order by created_at desc, id desc limit ${pageSize}`,
  },
]

export const orderList: Measure = {
  name: 'order-list',
  run: async (context) => {
    const rows = [...(await measureEmbedded(context))]
    const { databaseUrl } = context
    if (databaseUrl !== null) rows.push(...(await onOwnDatabase(databaseUrl, (opened) => measureOn(opened, context, 'PostgreSQL'))))
    return rows
  },
}

async function measureEmbedded(context: BenchContext): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const embedded = await openDatabase({ folder, log: silent, queryLimitMs: 120_000 })
  try {
    return await measureOn(embedded, context, 'PGlite')
  } finally {
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOn(opened: OpenedDatabase, { release }: BenchContext, where: string): Promise<Measured[]> {
  const { db } = opened
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('The release has no default brand.')
  await migrateDatabase(db)
  await ensureColumns(db, release.columns)
  const count = counts[opened.kind]
  await fill(opened, brand, release.hash)
  const call = makeCall(opened, brand, release)
  const measured: Measured[] = []
  for (const { what, input, bare } of queries) {
    const query = bare(brand.id)
    const bareMedian = await medianOf(() => query.execute(db), { warm, runs })
    const median = await medianOf(() => orderHandlers['list-orders']({ ...input, pageSize }, call), { warm, runs })
    const limit = opened.kind === 'postgres' ? bareMedian * allowed.factor + allowed.ms : null
    const said = `${pageSize} of ${count.own} of ${count.all} orders: ${what}`
    measured.push({ what: said, where, unit: 'ms', median, runs, baseline: { of: 'bare SQL', median: bareMedian }, limit })
  }
  return measured
}

async function fill({ db, kind }: OpenedDatabase, brand: BrandPlan, release: string): Promise<void> {
  const { all, own } = counts[kind]
  await addCompanies(db, brand.id, otherCompanies)
  await fillOrders(db, { brand: brand.id, release, first: 1, last: all, ownEvery: all / own, otherCompanies })
  await foldOrderCounts(db)
  // Autovacuum would do this eventually: index-only scans need pages that are marked all-visible.
  await sql`vacuum analyze orders`.execute(db)
  await sql`vacuum analyze order_counts`.execute(db)
}

function makeCall({ db }: OpenedDatabase, brand: BrandPlan, release: Call['release']): Call {
  const actor = { kind: 'member', userId: 'bench', companyId: ownCompany, name: '', latinName: '' } as const
  const used = { db, actor, brand, release, language: brand.defaultLanguage, now: () => new Date(`${ordersFrom}T03:00:00Z`) }
  // The list handler uses no other members of a call.
  return used as Call
}
