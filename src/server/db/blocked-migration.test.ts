import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openMigrated } from './open.ts'
import { runOn } from './testing-images.ts'

/** Longer than any idle timeout, inside or outside a transaction. */
const blockedMs = 25_000

it('migrates an empty database although the event loop is blocked for 25 seconds', async () => {
  let isBlocked = false
  const block = () => {
    if (!isBlocked) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, blockedMs)
    isBlocked = true
  }
  const log = { info: (_: object, text: string) => (text === 'migrated' ? block() : undefined), warn: () => {}, error: () => {} }
  await onEmptyDatabase(async (place) => {
    const database = await openMigrated({ ...place, log })
    expect(await database.db.selectFrom('release_pointer').selectAll().execute()).toEqual([])
    await database.close()
  })
  expect(isBlocked).toBe(true)
})

it.runIf(process.env.DATABASE_URL)('reports why a session was lost, not that its clean-up failed', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  await onEmptyDatabase(async ({ url = '', folder }) => {
    const database = await openMigrated({ url, folder, log })
    const work = database.withoutLimits((db) =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await runOn(url, `select pg_terminate_backend(${rows[0]?.pid})`)
        await sql`select 1`.execute(tx)
      }),
    )
    await expect(work).rejects.toThrow('terminating connection due to administrator command')
    await database.close()
  })
})

interface Place {
  readonly url?: string
  readonly folder: string
}

async function onEmptyDatabase(work: (place: Place) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blocked-'))
  const server = process.env.DATABASE_URL
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`
  const url = server ? Object.assign(new URL(server), { pathname: `/${name}` }).href : undefined
  if (server) await runOn(server, `create database ${name}`)
  try {
    await work({ folder: join(folder, 'database'), ...(url !== undefined && { url }) })
  } finally {
    if (server) await runOn(server, `drop database ${name} with (force)`)
    rmSync(folder, { recursive: true })
  }
}
