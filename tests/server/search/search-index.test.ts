/** With many rows, no query of the search box reads a whole table. Only PostgreSQL (DATABASE_URL) plans as in production. */
import { CompiledQuery, type Kysely, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type Database, type TestDatabase } from '../../../src/server/db/index.ts'
import { findOrders } from '../../../src/server/search/store.ts'
import { findShips } from '../../../src/server/transport/index.ts'

const isPostgres = Boolean(process.env.DATABASE_URL)
const brand = 'quayside'
const count = 60_000
let database: TestDatabase

beforeAll(async () => {
  if (!isPostgres) return
  database = await createTestDatabase()
  const { db } = database
  await sql`insert into companies (id, brand, name, latin_name, status)
    select 'c' || n, ${brand}, '海川' || n, 'Company ' || n, 'certified' from generate_series(1, 40) n`.execute(db)
  await sql`insert into port_calls (brand, vessel, place, voyage, vessel_name, carrier, updated_at, departs_at, facts)
    select ${brand}, (1000000 + n % 3000)::text, 'CN' || n % 50, n || 'W', 'SHIP' || n % 3000 || ' OF STAR' || n % 3000, 'COSU', now(), now(), '{}'
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`insert into orders (id, brand, company_id, state, version, release, created_at, updated_at, data)
    select 'QYSEA' || n, ${brand}, 'c' || (1 + n % 40), 'in-process', 1, 'none', now(), now(),
      jsonb_build_object('orderType', 'sea-booking', 'vessel', 'SHIP' || n % 3000, 'voyage', n || 'W', 'mblNo', 'COSU' || 6300000000 + n)
    from generate_series(1, ${count}::int) n`.execute(db)
  for (const table of ['port_calls', 'orders', 'order_references']) await sql`analyze ${sql.table(table)}`.execute(db)
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
  const plans = await Promise.all(
    nodes.map(async (node) => {
      const query = database.db.getExecutor().compileQuery(node, { queryId: 'plan' })
      const { rows } = await database.db.executeQuery(CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]))
      return JSON.stringify(rows)
    }),
  )
  return plans.join('\n')
}

test.runIf(isPostgres).each(['SHIP2999', 'STAR2999', '1002999', '59999W'])('ships by %s use an index', async (words) => {
  const plan = await plansOf((db) => findShips(db, brand, words, 5))
  expect(plan).toContain('port_calls')
  expect(plan).not.toContain('Seq Scan')
})

test.runIf(isPostgres).each([
  ['number of an order', 'QYSEA59999', ['QYSEA59999']],
  ['B/L', 'COSU6300059999', ['COSU6300059999', '6300059999']],
  ['vessel', 'SHIP2999', ['SHIP2999']],
  ['voyage', '59999W', ['59999W']],
] as const)('orders by their %s use an index', async (_title, words, beginnings) => {
  for (const companyId of [undefined, 'c40']) {
    const plan = await plansOf((db) => findOrders(db, { brand, companyId, words, beginnings, most: 6 }))
    expect(plan).toContain('order_references')
    expect(plan, String(companyId)).not.toContain('Seq Scan')
  }
})
