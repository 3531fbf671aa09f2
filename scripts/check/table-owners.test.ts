import { expect, it } from 'vitest'
import { findForeignTables } from './table-owners.ts'

it.each([
  ["db.selectFrom('users').selectAll()", 'users: it belongs to people/accounts'],
  ["db.selectFrom('drafts').innerJoin('users as u', 'u.id', 'drafts.user_id')", 'users: it belongs to people/accounts'],
  ['const { rows } = await sql<{ n: string }>`select count(*) as n from orders o where true`', 'orders: it belongs to orders/order'],
  ['const { rows } = await sql<Row<string>>`select 1 from drafts d\n  left join companies c on c.id = d.id`', 'companies: it belongs to'],
  // The list of tables of a row list has no "from".
  ['from: sql`audit a`', 'audit: it belongs to platform/audit'],
  ["tx.updateTable('files').set({})", 'files: only platform/files writes it'],
  ['sql`delete from outbox where id = 1`', 'outbox: only platform/outbox writes it'],
  // Open to readers, not to writers.
  ["tx.insertInto('port_calls').values([])", 'port_calls: only feeds/transport writes it'],
])('finds the table of another folder in %s', (text, problem) => {
  expect(findForeignTables('platform/drafts/store.ts', text)).toEqual([expect.stringContaining(problem)])
})

it.each([
  "db.selectFrom('drafts').selectAll()",
  'sql`select * from drafts d`',
  'sql`select count(*) as orders from drafts group by state order by orders`',
  `sql\`select * from \${orderFacts()} orders where orders.state is null\``,
  "db.selectFrom('port_calls').selectAll()",
  `const rates = sql\`(data->>\${sql.lit(name)})\``,
])('finds none in %s', (text) => {
  expect(findForeignTables('platform/drafts/store.ts', text)).toEqual([])
})

it('names the place', () => {
  const text = 'const rows = await sql`\n    select id\n    from drafts join users on true`'
  expect(findForeignTables('platform/drafts/store.ts', text)).toEqual([
    expect.stringMatching(/^src\/server\/platform\/drafts\/store\.ts:3:17: error OWNER: users: /),
  ])
})
