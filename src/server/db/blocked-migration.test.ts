import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
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

it.runIf(process.env.DATABASE_URL)('waits for a database that starts later, and says so', async () => {
  await onEmptyDatabase(async ({ url = '', folder }) => {
    const { hostname, port } = new URL(url)
    const [door] = await listenAnew((socket) => socket.destroy())
    const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String((door.address() as AddressInfo).port) })
    await new Promise((done) => door.close(done))
    const waits: unknown[] = []
    const log = { info: () => {}, warn: (data: object, text: string) => waits.push({ ...data, text }), error: () => {} }
    const opening = openMigrated({ url: address.href, folder, log, isPatient: true })
    await vi.waitFor(() => expect(waits).toMatchObject([{ seconds: 1, text: expect.stringContaining('away') }]), 20_000)
    const [forwarder, sockets] = await listenAnew((socket) => {
      const there = connect(Number(port), hostname)
      socket.pipe(there).on('error', () => socket.destroy())
      there.pipe(socket).on('error', () => there.destroy())
    }, Number(address.port))
    const database = await opening
    expect(await database.db.selectFrom('release_pointer').selectAll().execute()).toEqual([])
    await database.close()
    for (const socket of sockets) socket.destroy()
    forwarder.close()
    await expect(openMigrated({ url: address.href, folder, log })).rejects.toThrow('ECONNREFUSED')
  })
})

async function listenAnew(onSocket: (socket: Socket) => void, port = 0): Promise<[Server, Set<Socket>]> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    onSocket(socket)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return [server, sockets]
}

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
