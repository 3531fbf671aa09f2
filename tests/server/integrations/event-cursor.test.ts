/** What a system that follows the cursor sees while several servers apply events. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TransportEvent } from '#domain'
import { createTestDatabase, inTransaction, type TestDatabase } from '../../../src/server/db/index.ts'
import { claimOpenEvents, markApplied } from '../../../src/server/feeds/transport/event-store.ts'
import { listCompanyEvents, takeIn } from '../../../src/server/feeds/transport/index.ts'

let database: TestDatabase
const brand = 'quayside'
const companyId = 'one'
const container = 'CSQU3054383'
const now = new Date('2026-12-20T00:00:00.000Z')
const count = 60

beforeAll(async () => {
  database = await createTestDatabase()
  const company = { id: companyId, brand, name: '海川', latin_name: 'Haichuan', status: 'certified' }
  await database.db.insertInto('companies').values(company).execute()
  const fixed = { brand, state: 'in-process', version: 1, release: 'none', created_at: now, updated_at: now }
  const data = JSON.stringify({ orderType: 'sea-booking', containers: [{ containerNo: container }] })
  await database.db
    .insertInto('orders')
    .values({ ...fixed, id: 'QYSEA2611210001', company_id: companyId, data } as never)
    .execute()
  const events = Array.from({ length: count }, (_, index): TransportEvent => {
    const at = new Date(now.getTime() + index * 60_000).toISOString()
    return {
      ...{ key: `event-${index}`, source: 'sheet', type: 'EQUIPMENT', code: 'GTIN', classifier: 'ACT' },
      ...{ at, createdAt: at, container, isEmpty: false },
    }
  })
  await inTransaction(database.db, (tx) => takeIn(tx, { receipt: { brand, source: 'sheet', kind: 'events' }, events }, now))
})
afterAll(() => database?.close())

/** PGlite's single connection only interleaves transactions; on PostgreSQL (DATABASE_URL) they really run concurrently. */
it('never skips an event, however two servers commit', async () => {
  const { db } = database
  let working = 2
  // The first server commits late, so that the second would overtake it.
  const server = async (lateMs: number) => {
    for (;;) {
      const applied = await inTransaction(db, async (tx) => {
        const open = await claimOpenEvents(tx, brand, 1)
        const keys = open.map(({ event_key }) => event_key)
        await markApplied(tx, brand, keys, now)
        await wait(lateMs)
        return keys.length
      })
      if (applied === 0) break
    }
    working -= 1
  }
  const seen: string[] = []
  const follow = async () => {
    let after = '0'
    for (let isLast = false; ; ) {
      const page = await listCompanyEvents(db, { brand, companyId, after, limit: 7, codes: {}, created: [] })
      for (const { event, position } of page) {
        seen.push(event.key)
        after = position
      }
      if (page.length === 0 && isLast) return
      if (page.length === 0) isLast = working === 0
    }
  }
  await Promise.all([server(6), server(1), follow()])
  expect(new Set(seen).size).toBe(count)
  expect(seen).toHaveLength(count)
})
