/** A company's list of orders is kept for its people: it must show the last change, and never another company's orders. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '#server'
import { openWorldPortal } from '../support.ts'

interface Order {
  readonly omsOrderNo: string
  readonly companyId: string
  readonly mblNo?: string
}
interface List {
  readonly data: { readonly rows: Order[]; readonly total: number; readonly counts: Readonly<Record<string, number>> }
}

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openWorldPortal()
  for (const account of ['shipper', 'shipper2', 'other', 'service']) tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

async function list(account: string, query = 'pageSize=50'): Promise<List['data']> {
  const headers = { host: 'localhost', 'access-token': tokens[account] }
  const answer = await portal.app.inject({ url: `/api/orders?${query}`, headers })
  return (answer.json() as List).data
}

test('shows each change in the next answer, to everyone of the company', async () => {
  const before = await list('shipper')
  expect(before.rows.length).toBeGreaterThan(2)
  expect(await list('shipper2')).toEqual(before)
  const [order] = before.rows
  await sql`update orders set data = data || '{"mblNo": "COSU4711"}' where id = ${order?.omsOrderNo}`.execute(portal.test.db)
  for (const account of ['shipper', 'shipper2']) expect((await list(account)).rows[0]?.mblNo).toBe('COSU4711')
})

test('shows every company its own orders only, under every filter', async () => {
  for (const query of ['pageSize=50', 'tab=executing', 'pageSize=10&page=2', 'sort=etd&order=ascending', 'pol=CNNGB']) {
    for (const [account, company] of [
      ['shipper', 'haichuan'],
      ['other', 'lanting'],
      ['shipper', 'haichuan'],
    ] as const) {
      const { rows } = await list(account, query)
      expect(rows.map(({ companyId }) => companyId)).toEqual(rows.map(() => company))
    }
  }
})

test('shows a company that was just written to, and leaves the kept answers of others', async () => {
  const others = await list('other')
  const count = sql<{ changes: number }>`select sum(changes)::int as changes from data_changes where source = 'orders' and part = 'lanting'`
  const before = (await count.execute(portal.test.db)).rows
  await sql`update orders set updated_at = now() where company_id = 'haichuan'`.execute(portal.test.db)
  expect((await count.execute(portal.test.db)).rows).toEqual(before)
  expect(await list('other')).toEqual(others)
})
