import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  ensureColumns,
  inTransaction,
  isUniqueViolation,
  type Log,
  migrateDatabase,
  openDatabase,
  openMigrated,
  type TestDatabase,
} from './index.ts'
import { migrationLock } from './migrate.ts'

const log: Log = { info: () => {}, warn: () => {}, error: () => {} }

describe('a database of either kind', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.close())

  async function addCompany(id: string): Promise<void> {
    await test.db.insertInto('companies').values({ id, brand: 'b', name: id, latin_name: id, status: 'certified' }).execute()
  }

  it('returns decimals, dates and large numbers as text', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 12.50::numeric as amount, date '2026-02-28' as day, 7::int8 as count, 9007199254740993::int8 as large, '{"a":1}'::jsonb as json`.execute(
      test.db,
    )
    expect(rows[0]).toEqual({ amount: '12.50', day: '2026-02-28', count: 7, large: '9007199254740993', json: { a: 1 } })
  })

  it('keeps rows written by others while a hundred transactions are rolled back', async () => {
    const wrong = async (n: number) => {
      await expect(
        inTransaction(test.db, async (tx) => {
          await tx
            .insertInto('companies')
            .values({ id: `gone-${n}`, brand: 'b', name: 'x', latin_name: 'x', status: 'x' })
            .execute()
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
    }
    await Promise.all(Array.from({ length: 100 }, (_, n) => Promise.all([wrong(n), addCompany(`kept-${n}`)])))
    const { count } = await test.db
      .selectFrom('companies')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('id', 'like', 'kept-%')
      .executeTakeFirstOrThrow()
    const gone = await test.db.selectFrom('companies').select('id').where('id', 'like', 'gone-%').execute()
    expect(count).toBe(100)
    expect(gone).toEqual([])
  })

  it('rolls back a transaction that returns a refusal', async () => {
    const answer = await inTransaction(test.db, async (tx) => {
      await tx.insertInto('companies').values({ id: 'refused', brand: 'b', name: 'x', latin_name: 'x', status: 'x' }).execute()
      return { ok: false, error: 'error.conflict' } as const
    })
    expect(answer).toEqual({ ok: false, error: 'error.conflict' })
    expect(await test.db.selectFrom('companies').select('id').where('id', '=', 'refused').execute()).toEqual([])
  })

  it('accepts one of fifty parallel changes to the same version', async () => {
    await test.db.insertInto('orders').values({ id: 'order-1', brand: 'b', company_id: null, release: null, data: '{}' }).execute()
    const changes = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.db.updateTable('orders').set({ version: 2 }).where('id', '=', 'order-1').where('version', '=', 1).executeTakeFirstOrThrow(),
      ),
    )
    expect(changes.filter((change) => change.numUpdatedRows === 1n)).toHaveLength(1)
  })

  it('names the index that rejected a row', async () => {
    await addCompany('twice')
    const error = await addCompany('twice').catch((caught: unknown) => caught)
    expect(isUniqueViolation(error, 'companies_pkey')).toBe(true)
    expect(isUniqueViolation(error, 'users_account')).toBe(false)
  })

  it('keeps the log of an order append-only', async () => {
    await test.db.insertInto('orders').values({ id: 'order-2', brand: 'b', company_id: null, release: null, data: '{}' }).execute()
    const event = {
      order_id: 'order-2',
      seq: 1,
      event: 'submit',
      at: new Date(0),
      by_name: 'A',
      by_role: 'member',
      to_state: 'submitted',
      request_id: 'r',
      data: '{}',
      by_user: null,
      from_state: null,
      note: null,
    }
    await test.db.insertInto('order_events').values(event).execute()
    await expect(test.db.updateTable('order_events').set({ event: 'other' }).execute()).rejects.toThrow('only grows')
    await expect(test.db.deleteFrom('order_events').execute()).rejects.toThrow('only grows')
  })

  it('adds indexed columns for new fields without a migration, drops indexes that others replace, and can repeat it', async () => {
    const columns = {
      rates: { pol: 'text', pod: 'text', validTo: 'text', transitDays: 'integer', direct: 'boolean', price20GP: 'numeric', state: 'text' },
    } as const
    await ensureColumns(test.db, { rates: { pol: 'text' } })
    await test.db
      .insertInto('rates')
      .values({
        id: 'rate-1',
        brand: 'b',
        company_id: null,
        release: null,
        data: JSON.stringify({ pol: 'CNNGB', transitDays: 30, direct: true, price20GP: '1200.50' }),
      })
      .execute()
    await ensureColumns(test.db, columns)
    await ensureColumns(test.db, columns)
    const { rows } = await sql`select pol, "transitDays", direct, "price20GP" from rates`.execute(test.db)
    expect(rows).toEqual([{ pol: 'CNNGB', transitDays: 30, direct: true, price20GP: '1200.50' }])
    const indexes = await sql<{ name: string }>`
      select indexname as name from pg_indexes where tablename = 'rates' and indexname like 'rates_by_%' order by indexname collate "C"`.execute(
      test.db,
    )
    expect(indexes.rows.map(({ name }) => name)).toEqual([
      'rates_by_direct',
      'rates_by_pod',
      'rates_by_pol_pod_validTo',
      'rates_by_price20GP_id',
      'rates_by_transitDays_id',
      'rates_by_validTo_id',
    ])
  })

  it('keeps working when the database closes its connections', async () => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(test.db).catch(() => {})
    await expect(retry(() => sql`select 1`.execute(test.db))).resolves.toBeDefined()
  })

  it.runIf(process.env.DATABASE_URL)('keeps working when the server closes every idle connection', async () => {
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(test.db)))
    const other = await openDatabase({ url: test.url ?? '', folder: '', log, poolSize: 1 })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      other.db,
    )
    await other.close()
    // The pool drops a connection once its end has arrived.
    await expect.poll(() => test.state().pool.idle).toBe(0)
    await expect(sql`select 1`.execute(test.db)).resolves.toBeDefined()
  })

  it('changes nothing when migrated a second time', async () => {
    await expect(migrateDatabase(test.db)).resolves.toBeUndefined()
  })

  it.runIf(process.env.DATABASE_URL)('asks on a new connection if its own was ended while the process was busy', async () => {
    const opened = await openDatabase({ url: test.url ?? '', folder: '', log, poolSize: 1 })
    await sql`set idle_session_timeout = '100ms'`.execute(opened.db)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
    expect((await sql<{ one: number }>`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }])
    await opened.close()
  })

  it.runIf(process.env.DATABASE_URL)('is migrated by one server while another waits longer than the query time limit', async () => {
    const name = `quayside_test_${randomUUID().replaceAll('-', '')}`
    await sql`create database ${sql.id(name)}`.execute(test.db)
    const url = Object.assign(new URL(test.url ?? ''), { pathname: `/${name}` }).href
    const lines: string[] = []
    const recording: Log = { ...log, info: (_data, text) => void lines.push(text) }
    try {
      const other = await openDatabase({ url, folder: '', log, poolSize: 1, queryLimitMs: 60_000 })
      await sql`select pg_advisory_lock(${migrationLock})`.execute(other.db)
      const migrated = openMigrated({ url, folder: '', log: recording, queryLimitMs: 1_000 })
      await sql`select pg_sleep(2.5)`.execute(other.db)
      await other.close()
      const opened = await migrated
      expect(await opened.db.selectFrom('companies').select('id').execute()).toEqual([])
      await opened.close()
      expect(lines.slice(0, 2)).toEqual(['another server is migrating the database; waiting for it', 'the database is being migrated'])
    } finally {
      await sql`drop database ${sql.id(name)} with (force)`.execute(test.db)
    }
  })
})

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('refuses a second start on its directory, kills a hanging query, and takes over from a dead process', async () => {
    const first = await openDatabase({ folder, log, queryLimitMs: 3_000 })
    await migrateDatabase(first.db)
    await expect(openDatabase({ folder, log })).rejects.toThrow(/is open in process \d+/)

    const ticks = { count: 0 }
    const ticking = setInterval(() => {
      ticks.count += 1
    }, 100)
    await expect(sql`select count(*) from generate_series(1, 2000000000)`.execute(first.db)).rejects.toThrow()
    clearInterval(ticking)
    expect(ticks.count).toBeGreaterThan(3)
    await retry(() => first.db.selectFrom('companies').select('id').execute())

    const holder = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as { pid: number }
    process.kill(holder.pid, 'SIGKILL')
    await retry(() => first.db.selectFrom('companies').select('id').execute())
    await first.close()
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: holder.pid, started: '1' }))
    const second = await openDatabase({ folder, log, queryLimitMs: 1_500 })
    expect(await second.db.selectFrom('companies').select('id').execute()).toEqual([])
    const slow = (db: TestDatabase['db']) => sql`select count(*) from generate_series(1, 40000000)`.execute(db)
    await expect(second.withoutLimits(slow)).resolves.toBeDefined()
    await second.close()
  })

  it('exits with its parent, and the next start waits for that', async () => {
    const script = join(folder, 'parent.ts')
    writeFileSync(
      script,
      `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
       const log = { info() {}, warn() {}, error() {} }
       await openDatabase({ folder: ${JSON.stringify(folder)}, log })
       process.send('open')
       setInterval(() => {}, 1000)`,
    )
    const parent = fork(script)
    await new Promise((resolve) => parent.once('message', resolve))
    const ended = new Promise((done) => parent.once('exit', done))
    parent.kill('SIGKILL')
    await ended
    const again = await openDatabase({ folder, log })
    await again.close()
  })
})

/** Retries until it succeeds, for at most ten seconds. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + 10_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}
