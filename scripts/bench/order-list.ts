/** A page of 50 of one company's orders among very many, with what each tab has: the handler against bare SQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import type { BrandPlan } from '#config'
import { ensureColumns, migrateDatabase, type OpenedDatabase, openDatabase } from '../../src/server/db/index.ts'
import type { Call } from '../../src/server/kernel/call.ts'
import { foldOrderCounts, orderHandlers } from '../../src/server/orders/index.ts'
import { type BenchContext, type Measure, type Measured, medianOf } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

/** The embedded database is for small installations. */
const counts = { embedded: { all: 100_000, own: 10_000 }, postgres: { all: 1_000_000, own: 50_000 } } as const
const partSize = 50_000
const otherCompanies = 200
const pageSize = 50
const [warm, runs] = [20, 100]
const own = 'bench-own'
const today = '2026-11-21'
/** On PostgreSQL the handler may cost half as much again as the bare query, and 5 ms. */
const allowed = { factor: 1.5, ms: 5 }
const silent = { info: () => {}, warn: () => {}, error: () => {} }

type Input = Parameters<(typeof orderHandlers)['list-orders']>[0]

interface MeasuredQuery {
  readonly what: string
  readonly input: Input
  /** The same page, asked by hand. */
  readonly bare: (brand: string) => RawBuilder<unknown>
}

const row = sql.raw('id, company_id, brand, state, version, release, created_at, updated_at, data')

const queries: readonly MeasuredQuery[] = [
  {
    what: 'first page with counts',
    input: {},
    bare: (brand) => sql`select ${row} from orders where brand = ${brand} and company_id = ${own}
      order by created_at desc, id desc limit ${pageSize}`,
  },
  {
    what: 'a tab of bookings with counts',
    input: { tab: 'executing', list: 'booking' },
    bare: (brand) => sql`select ${row} from orders where brand = ${brand} and company_id = ${own}
      and state = 'in-process' and "orderType" in ('sea-booking', 'lcl', 'soc', 'sea-request')
      order by created_at desc, id desc limit ${pageSize}`,
  },
  {
    what: 'page 500 with counts',
    input: { page: 500 },
    bare: (brand) => sql`select ${row} from orders where brand = ${brand} and company_id = ${own}
      order by created_at desc, id desc limit ${pageSize} offset ${499 * pageSize}`,
  },
  {
    what: 'a lane with counts',
    input: { pol: 'CNNGB', pod: 'USLAX' },
    bare: (brand) => sql`select ${row}, count(*) over (partition by state) as total from orders
      where brand = ${brand} and company_id = ${own} and pol = 'CNNGB' and pod = 'USLAX'
      order by created_at desc, id desc limit ${pageSize}`,
  },
  {
    what: 'part of a bill number with counts',
    input: { mblNo: '4711' },
    bare: (brand) => sql`select ${row}, count(*) over (partition by state) as total from orders
      where brand = ${brand} and company_id = ${own} and "mblNo" like '%4711%'
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

/** Made by the database itself; a part at a time, so that no statement lasts too long. */
async function fill({ db, kind }: OpenedDatabase, brand: BrandPlan, release: string): Promise<void> {
  const count = counts[kind]
  await sql`insert into companies (id, brand, name, latin_name, status)
    select id, ${brand.id}, id, id, 'certified' from (
      select ${own}::text as id union all select 'bench-' || n from generate_series(1, ${otherCompanies}::int) n) c`.execute(db)
  for (let from = 1; from <= count.all; from += partSize) {
    await sql`insert into orders (id, company_id, brand, state, version, release, created_at, updated_at, data)
      select 'QSSB' || lpad(n::text, 10, '0'),
        case when n % ${count.all / count.own} = 0 then ${own} else 'bench-' || (n % ${otherCompanies} + 1) end,
        ${brand.id}, (array['submitted', 'fees-confirmed', 'in-process', 'completed', 'completed', 'completed', 'cancelled'])[hash_a % 7 + 1],
        1, ${release}, ${`${today}T00:00:00Z`}::timestamptz - (n || ' minutes')::interval, ${`${today}T00:00:00Z`}::timestamptz,
        jsonb_build_object(
          'orderType', (array['sea-booking', 'sea-booking', 'sea-booking', 'lcl', 'truck', 'warehouse', 'customs'])[hash_b % 7 + 1],
          'payment', 'unpaid', 'companyName', 'x', 'companyLatin', 'x', 'orderedBy', 'x', 'orderedByLatin', 'x', 'baseCurrency', 'CNY',
          'pol', (array['CNNGB', 'CNSHA', 'CNTAO', 'CNXMN'])[hash_b % 4 + 1], 'pod', (array['USLAX', 'NLRTM', 'DEHAM', 'SGSIN', 'JPTYO'])[hash_a % 5 + 1],
          'mblNo', 'COSU' || (1000000 + hash_b % 9000000), 'etd', '2026-12-01', 'baseTotal', (hash_a % 100000) || '.50',
          'booking', jsonb_build_object('goodsName', repeat('towels ', 20), 'remark', repeat(md5(n::text), 12)), 'milestones', '[]'::jsonb)
      from (select n, abs(hashint4(n)) as hash_a, abs(hashint4(n + 7)) as hash_b
        from generate_series(${from}::int, ${Math.min(from + partSize - 1, count.all)}::int) n) numbers`.execute(db)
  }
  await foldOrderCounts(db)
  // Autovacuum would do this eventually: index-only scans need pages that are marked all-visible.
  await sql`vacuum analyze orders`.execute(db)
  await sql`vacuum analyze order_counts`.execute(db)
}

function makeCall({ db }: OpenedDatabase, brand: BrandPlan, release: Call['release']): Call {
  const actor = { kind: 'member', userId: 'bench', companyId: own, name: '', latinName: '' } as const
  const used = { db, actor, brand, release, language: brand.defaultLanguage, now: () => new Date(`${today}T03:00:00Z`) }
  // The handler of the list uses nothing else of a call.
  return used as Call
}
