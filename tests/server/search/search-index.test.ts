/** With many rows, no query of the search box reads a whole table. Only PostgreSQL (DATABASE_URL) plans as in production. */
import { CompiledQuery, type Kysely, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOrders } from '../../../src/server/content/search/store.ts'
import { createTestDatabase, type Database, type TestDatabase } from '../../../src/server/db/index.ts'
import { findShips } from '../../../src/server/feeds/transport/index.ts'

const isPostgres = Boolean(process.env.DATABASE_URL)
const brand = 'quayside'
const count = 10_000
const part = 2_000
let database: TestDatabase

beforeAll(async () => {
  if (!isPostgres) return
  database = await createTestDatabase()
  const { db } = database
  await sql`insert into companies (id, brand, name, latin_name, status)
    select 'c' || n, ${brand}, '海川' || n, 'Company ' || n, 'certified' from generate_series(1, 40) n`.execute(db)
  // In parts, below the time that a statement may take.
  for (let from = 1; from < count; from += part) {
    const numbers = sql`generate_series(${from}::int, ${from + part - 1}::int) n`
    await sql`insert into port_calls (brand, vessel, place, voyage, vessel_name, carrier, updated_at, departs_at, facts)
      select ${brand}, (1000000 + n % 3000)::text, 'CN' || n % 50, n || 'W', 'SHIP' || n % 3000 || ' OF STAR' || n % 3000, 'COSU', now(),
        now(), '{}' from ${numbers}`.execute(db)
    await sql`insert into orders (id, brand, company_id, state, version, release, created_at, updated_at, data)
      select 'QYSEA' || n, ${brand}, 'c' || (1 + n % 40), 'in-process', 1, 'none', now(), now(), jsonb_build_object('orderType',
        'sea-booking', 'vessel', 'SHIP' || n % 3000, 'voyage', n || 'W', 'mblNo', 'COSU' || 6300000000 + n) from ${numbers}`.execute(db)
  }
  for (const table of ['port_calls', 'orders', 'order_references']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
})
afterAll(() => database?.close())

/** The plans of every statement that a search executes. */
async function plansOf(search: (db: Kysely<Database>) => Promise<readonly unknown[]>): Promise<string> {
  const nodes: RootOperationNode[] = []
  const spy = database.db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect((await search(spy)).length).toBeGreaterThan(0)
  // Even 10,000 rows are few: this only asks whether an index can serve the query.
  const plans = await database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const scans: string[] = []
    for (const node of nodes) {
      const query = tx.getExecutor().compileQuery(node, { queryId: 'plan' })
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]))
      scans.push(...rows.map((row) => row['QUERY PLAN'].trim()).filter((line) => line.includes(' Scan')))
    }
    return scans
  })
  return plans.join('\n')
}

test.runIf(isPostgres).each(['SHIP2999', 'STAR2999', '1002999', '9999W'])('ships by %s use an index', async (words) => {
  const plan = await plansOf((db) => findShips(db, brand, words, 5))
  for (const index of ['pkey', 'voyages', 'vessels', 'name_parts']) expect(plan).toContain(`port_calls_${index}`)
  expect(plan).not.toContain('Seq Scan')
})

test.runIf(isPostgres).each([
  ['number of an order', 'QYSEA9999', ['QYSEA9999']],
  ['B/L', 'COSU6300009999', ['COSU6300009999', '6300009999']],
  ['vessel', 'SHIP2999', ['SHIP2999']],
  ['voyage', '9999W', ['9999W']],
] as const)('orders by their %s use an index', async (_title, words, beginnings) => {
  for (const companyId of [undefined, 'c40']) {
    const plan = await plansOf((db) => findOrders(db, { brand, companyId, words, beginnings, most: 6 }))
    expect(plan).toContain('order_references_number')
    expect(plan, String(companyId)).not.toContain('Seq Scan')
  }
})
