/** Checks what remains after the last portal has ended, directly in the database and the files. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/db/index.ts'
import { createDiskStore, sweepFiles } from '../../src/server/platform/files/index.ts'
import type { Mailbox } from './mailbox.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const dayMs = 86_400_000

export interface Leftovers {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

async function onDatabase<T>({ databaseUrl, dataDir }: Leftovers, work: (db: Opened['db']) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ url: databaseUrl ?? undefined, folder: `${dataDir}/database`, log: silent })
  try {
    return await work(opened.db)
  } finally {
    await opened.close()
  }
}

/** A claim on an e-mail expires after two minutes; by now all have expired. */
export function letClaimsEnd(left: Leftovers): Promise<void> {
  return onDatabase(left, async (db) => {
    await sql`update mails set due_at = now() where state = 'queued'`.execute(db)
  })
}

/** Faults in order logs and outbox, and between rows and files before and after the cleanup. */
export function verifyLeftovers(
  left: Leftovers,
  mailbox: Mailbox,
  /** E-mails queued up to then must have arrived; default: all. */
  drained: Date = new Date(),
): Promise<{ faults: string[]; swept: number; mails: number; twice: number }> {
  return onDatabase(left, async (db) => {
    const faults: string[] = []
    const gaps = await sql<{ id: string }>`
      select o.id from orders o join lateral (
        select count(*)::integer as events, max(seq) as last, count(*) filter (where event = 'complete')::integer as completions
        from order_events where order_id = o.id) e on true
      where e.events <> e.last or o.version <> e.events - e.completions`.execute(db)
    faults.push(...gaps.rows.map(({ id }) => `${id} has gaps in its log or its version`))
    const doubled = await sql<{ key: string }>`
      select request_id as key from order_events where event = 'submit' and request_id <> 'seed' group by 1 having count(*) > 1`.execute(db)
    faults.push(...doubled.rows.map(({ key }) => `request ${key} made more than one order`))
    const mails = await sql<{ id: string; state: string }>`
      select id::text as id, state from outbox where channel = 'mail' and created_at <= ${drained.toISOString()}::timestamptz`.execute(db)
    for (const { id, state } of mails.rows) {
      if (state !== 'sent') faults.push(`mail ${id} is ${state}`)
      if (!mailbox.received.has(id)) faults.push(`mail ${id} was never received`)
    }
    const directory = join(left.dataDir, 'files')
    const store = await createDiskStore(directory)
    const lost = async () => {
      const there = new Set(await listFiles(directory))
      const rows = await db.selectFrom('files').select(['id', 'key']).execute()
      return { rows, there, without: rows.filter(({ key }) => !there.has(key)) }
    }
    const before = await lost()
    faults.push(...before.without.map(({ id }) => `file ${id} has a row but no bytes`))
    const swept = await sweepFiles({ db, store, now: new Date(Date.now() + 2 * dayMs) })
    const after = await lost()
    faults.push(...after.without.map(({ id }) => `file ${id} has a row but no bytes after the sweep`))
    const keys = new Set(after.rows.map(({ key }) => key))
    faults.push(...[...after.there].filter((key) => !keys.has(key)).map((key) => `${key} has bytes but no row after the sweep`))
    const twice = [...mailbox.received.values()].filter((count) => count > 1).length
    return { faults, swept, mails: mails.rows.length, twice }
  })
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
}
