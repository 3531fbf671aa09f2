import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Line, openLine, throughLine } from '../../../scripts/trial/line.ts'
import {
  createTestDatabase,
  isDatabaseAway,
  type Log,
  type OpenedDatabase,
  openDatabase,
  type TestDatabase,
} from '../../../src/server/db/index.ts'
import { until } from '../../support/until.ts'

/** A real PostgreSQL that ends connections, and a real proxy that drops them silently. */
const log: Log = { info: () => {}, warn: () => {}, error: () => {} }
const poolSize = 5

describe.runIf(process.env.DATABASE_URL)('a server whose connections to the database fail', () => {
  let database: TestDatabase
  let line: Line
  let opened: OpenedDatabase
  let notified: number

  beforeAll(async () => {
    database = await createTestDatabase()
    const { hostname, port } = new URL(database.url ?? '')
    line = await openLine(hostname, Number(port || 5432))
  })
  afterAll(async () => {
    await line?.close()
    await database?.close()
  })
  beforeEach(async () => {
    notified = 0
    opened = await openDatabase({ url: throughLine(database.url ?? '', line), folder: '', log, poolSize })
    await opened.listen('news', () => {
      notified += 1
    })
  })
  afterEach(async () => {
    await line.set('carry')
    await opened.close()
  })

  test('keeps one listening connection, however often the database ends it', async () => {
    const ended = new Set<number>()
    while (ended.size < 20) {
      const pids = await until('the server is listening again', async () => {
        const listening = (await listListening()).filter((pid) => !ended.has(pid))
        return listening.length > 0 && listening
      })
      for (const pid of pids) ended.add(pid)
      await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pid`.execute(database.db)
    }
    await untilNotified()
    expect(await listListening()).toHaveLength(1)
    expect(opened.state().listeners).toEqual([{ connected: true, lost: 20 }])
  })

  test('replaces connections whose queries were lost on a silent line', async () => {
    await askAll()
    await line.set('swallow')
    const asked = Array.from({ length: 2 * poolSize }, () => ask().catch((error: unknown) => error))
    await until('the first calls fail', () => Promise.race(asked))
    await line.set('carry')
    const back = performance.now()
    await until('the server responds again', () => ask().catch(() => false))
    console.log(`silent line: responds ${Math.round(performance.now() - back)} ms after it is back`)
    for (const error of await Promise.all(asked)) expect(isDatabaseAway(error)).toBe(true)
    await askAll()
    await untilNotified()
  })

  test('replaces idle connections that a firewall has dropped', async () => {
    await askAll()
    await line.forget()
    const failed = await ask().catch((error: unknown) => error)
    expect(isDatabaseAway(failed)).toBe(true)
    // One failure is enough: no other call waits for an old connection.
    await askAll()
    await untilNotified()
  })

  test('does not interrupt a query that the database is still running', async () => {
    const slow = sql<{ done: boolean }>`select true as done from pg_sleep(5)`.execute(opened.db)
    expect((await slow).rows).toEqual([{ done: true }])
  })

  const ask = async () => (await sql<{ ok: boolean }>`select true as ok`.execute(opened.db)).rows[0]?.ok

  /** Uses every connection of the pool. */
  async function askAll(): Promise<void> {
    const asked = Array.from({ length: poolSize }, () => sql`select pg_sleep(0.05)`.execute(opened.db))
    await Promise.all(asked)
  }

  async function untilNotified(): Promise<void> {
    const before = notified
    await until('a notification arrives', async () => {
      await sql`notify news`.execute(database.db)
      return notified > before
    })
  }

  async function listListening(): Promise<number[]> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and (query like 'listen%' or query = 'select 1')`.execute(
      database.db,
    )
    return rows.map(({ pid }) => pid)
  }
})
