/** Outgoing messages are sent at least once, under one id, whatever crashes in between. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, inTransaction, migrateDatabase, type OpenedDatabase, openDatabase } from '../../../src/server/db/index.ts'
import { type Channel, deliverBatch, mostAttempts, queueDelivery, recallDeliveries } from '../../../src/server/platform/outbox/index.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
const received = join(folder, 'received')
let opened: OpenedDatabase & { readonly url?: string | null }

beforeAll(async () => {
  // Two processes on one database: PostgreSQL if available, else PGlite on disk, which only one process can open at a time.
  opened = process.env.DATABASE_URL ? await createTestDatabase() : await openDatabase({ folder, log })
  await migrateDatabase(opened.db)
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await opened.db.deleteFrom('outbox').execute()
  rmSync(received, { force: true })
})

const now = () => new Date()
const queue = (about: string) =>
  inTransaction(opened.db, (tx) =>
    queueDelivery(
      tx,
      {
        brand: 'one',
        channel: 'mail',
        recipient: 'crew@harbour.example',
        payload: { subject: about, body: about },
        event: 'order-generated',
        about,
      },
      now(),
    ),
  )
const takenSoFar = () => (existsSync(received) ? readFileSync(received, 'utf8').trim().split('\n').map(Number) : [])
const rows = () => opened.db.selectFrom('outbox').selectAll().orderBy('id').execute()

/** Accepts every delivery and records the ids. */
function mailbox(): Channel & { readonly taken: number[] } {
  const taken: number[] = []
  return { taken, keeps: false, deliver: ({ id }) => Promise.resolve(void taken.push(id)) }
}

it('a worker killed between sending and marking loses nothing, and a repeated message has the same id', async () => {
  const ids = [await queue('a'), await queue('b'), await queue('c')]
  const { url } = opened
  if (!url) await opened.close()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker-child.ts'), url ?? '', folder, received], { stdio: 'ignore' })
  await vi.waitFor(() => expect(takenSoFar().sort()).toEqual(ids), { timeout: 280_000, interval: 100 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  if (!url) opened = await vi.waitFor(() => openDatabase({ folder, log }), { timeout: 60_000, interval: 500 })
  expect((await rows()).map(({ state }) => state)).toEqual(['queued', 'queued', 'queued'])
  const mail = mailbox()
  // Until the dead worker's claim expires, no other worker sends.
  expect(await deliverBatch({ db: opened.db, channels: { mail }, now, log })).toBe(0)
  const later = () => new Date(Date.now() + 3 * 60_000)
  expect(await deliverBatch({ db: opened.db, channels: { mail }, now: later, log })).toBe(3)
  expect(mail.taken.sort()).toEqual(ids)
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  expect(await deliverBatch({ db: opened.db, channels: { mail }, now: later, log })).toBe(0)
})

it('several concurrent workers take each delivery once', async () => {
  const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => queue(`n${n}`)))
  const mail = mailbox()
  const work = async () => {
    while ((await deliverBatch({ db: opened.db, channels: { mail }, now, log })) > 0);
  }
  await Promise.all([work(), work(), work(), work()])
  expect([...mail.taken].sort((one, other) => one - other)).toEqual([...ids].sort((one, other) => one - other))
})

it('undeliverable messages are retried with growing delays, finally abandoned, and logged', async () => {
  const id = await queue('lost')
  const broken: Channel = { keeps: false, deliver: ({ recipient }) => Promise.reject(new Error(`${recipient} does not exist`)) }
  let at = Date.now()
  const pauses: number[] = []
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    await deliverBatch({ db: opened.db, channels: { mail: broken }, now: () => new Date(at), log })
    const [row] = await rows()
    pauses.push((row?.due_at.getTime() ?? 0) - at)
    at = row?.due_at.getTime() ?? at
  }
  expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true)
  expect(await rows()).toMatchObject([{ id, state: 'failed', attempts: mostAttempts, failure: 'Error: * does not exist' }])
  expect(await deliverBatch({ db: opened.db, channels: { mail: mailbox() }, now: () => new Date(at), log })).toBe(0)
})

it('an undeclared channel keeps its messages', async () => {
  await inTransaction(opened.db, (tx) =>
    queueDelivery(tx, { brand: 'one', channel: 'fax', recipient: '+86 21 5555 0100', payload: { event: 'x' } }, now()),
  )
  await deliverBatch({ db: opened.db, channels: {}, now, log })
  expect(await rows()).toMatchObject([{ channel: 'fax', state: 'queued', attempts: 1, failure: 'Error: No channel is declared for fax' }])
})

it('a rolled-back message is not sent, and an obsolete one is cancelled unless already in progress', async () => {
  await inTransaction(opened.db, async (tx) => {
    await queueDelivery(tx, { brand: 'one', channel: 'mail', recipient: 'crew@harbour.example', payload: {} }, now())
    return { ok: false, error: 'error.conflict' }
  })
  expect(await rows()).toEqual([])
  await queue('read')
  const recall = () =>
    inTransaction(opened.db, (tx) =>
      recallDeliveries(tx, { brand: 'one', event: 'order-generated', about: 'read', recipient: 'crew@harbour.example' }),
    )
  expect(await recall()).toBe(1)
  await queue('read')
  await opened.db.updateTable('outbox').set({ attempts: 1 }).execute()
  expect(await recall()).toBe(0)
})
