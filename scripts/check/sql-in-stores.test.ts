import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkSqlInStores, findQueries } from './sql-in-stores.ts'

const root = mkdtempSync(join(tmpdir(), 'sql-in-stores-'))
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ["await db.selectFrom('users').selectAll().execute()", 9],
  ["  await tx\n    .insertInto('users')", 5],
  ['db.updateTable(table)', 3],
  ["db.deleteFrom('users')", 3],
  ["db.mergeInto('users')", 3],
  ['await sql`select 1`.execute(db)', 7],
  ['const found = sql<{ n: Map<string, string[]> }>`select 1 as n`', 15],
  ["sql.ref('id')", 1],
])('finds the query in %s', (text, column) => {
  const line = text.split('\n').length
  expect(findQueries('orders/list.ts', text)).toEqual([expect.stringMatching(`^orders/list.ts:${line}:${column}: error SQL: `)])
})

it.each([
  "import type { Kysely, Transaction } from 'kysely'",
  'export type Row = Selectable<OrderTable>',
  '/** Rows as the sql of the store returns them. */',
  'await listOrders(db, brand)',
])('finds no query in %s', (text) => {
  expect(findQueries('orders/list.ts', text)).toEqual([])
})

it('allows queries only in stores, the database folder and tests', () => {
  const allowed = ['orders/store.ts', 'orders/reading/search-store.ts', 'orders/store/lists.ts', 'db/rows.ts']
  const tests = ['orders/list.test.ts', 'orders/testing.ts', 'orders/testing-images.ts']
  for (const path of [...allowed, ...tests, 'orders/list.ts', 'orders/restore.ts']) write(path, "db.selectFrom('orders')\n")
  expect(checkSqlInStores(root).map((problem) => problem.split(' ')[0])).toEqual([
    'src/server/orders/list.ts:1:3:',
    'src/server/orders/restore.ts:1:3:',
  ])
})

function write(path: string, text: string): void {
  const file = join(root, 'src/server', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
