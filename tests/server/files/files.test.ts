import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  claimFile,
  createDiskStore,
  deleteFile,
  fileHandlers,
  findFile,
  findLostFiles,
  storeFile,
  sweepFiles,
} from '../../../src/server/platform/files/index.ts'
import { type HandlerStage, openHandlerStage, root } from '../support.ts'
import { trueDocuments } from './sample-documents.ts'

let stage: HandlerStage
beforeAll(async () => {
  stage = await openHandlerStage()
})
afterAll(() => stage.close())

async function makeStore() {
  const directory = await mkdtemp(join(tmpdir(), 'files-'))
  const store = await createDiskStore(directory)
  const list = async () => {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }
  return { store, list, directory }
}

async function countRows(): Promise<number> {
  return (await stage.db.selectFrom('files').select('id').execute()).length
}

describe('an upload', () => {
  test('of each genuine document is stored under a generated name and returned byte for byte', async () => {
    const { store, list } = await makeStore()
    for (const [ending, make] of Object.entries(trueDocuments)) {
      const bytes = make()
      const call = await stage.callAs('shipper', { files: store, upload: { name: `提单 补料.${ending}`, bytes } })
      const sent = await fileHandlers['upload-booking-file']({}, call)
      if (!sent.ok) throw new Error(sent.error)
      expect(sent.value).toMatchObject({ name: `提单 补料.${ending}`, size: bytes.length })
      const got = await fileHandlers['download-file']({ fileId: sent.value.fileId }, call)
      if (!got.ok) throw new Error(got.error)
      expect(Buffer.from(got.value.bytes).equals(Buffer.from(bytes))).toBe(true)
    }
    expect((await list()).every((path) => /\/\d{4}-\d{2}\/[0-9a-f-]{36}$/.test(path))).toBe(true)
  })

  test.each([
    ['nothing', 'a.pdf', new Uint8Array(), 'error.file-empty'],
    ['one byte too many', 'a.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'error.too-large'],
    ['another type with an allowed extension', 'a.pdf', new TextEncoder().encode('<html>'), 'error.file-type'],
    ['a genuine document with another extension', 'a.docx', trueDocuments.pdf?.() ?? new Uint8Array(), 'error.file-type'],
  ])('of %s is refused and leaves nothing behind', async (_title, name, bytes, error) => {
    const { store, list } = await makeStore()
    const before = await countRows()
    const call = await stage.callAs('shipper', { files: store, upload: { name, bytes } })
    expect(await fileHandlers['upload-booking-file']({}, call)).toMatchObject({ ok: false, error })
    expect(await list()).toEqual([])
    expect(await countRows()).toBe(before)
  })

  test('without a file is refused', async () => {
    expect(await fileHandlers['upload-booking-file']({}, await stage.callAs('shipper'))).toMatchObject({ error: 'error.file-missing' })
  })

  test('is limited to two hundred files per user and day', async () => {
    const { store } = await makeStore()
    const call = await stage.callAs('forwarder', {
      files: store,
      upload: { name: 'a.pdf', bytes: trueDocuments.pdf?.() ?? new Uint8Array() },
    })
    for (let count = 0; count < 200; count++) expect(await fileHandlers['upload-booking-file']({}, call)).toMatchObject({ ok: true })
    expect(await fileHandlers['upload-booking-file']({}, call)).toMatchObject({ ok: false, error: 'error.files-quota' })
    const tomorrow = new Date(call.now().getTime() + 24 * 3_600_000)
    expect(await fileHandlers['upload-booking-file']({}, { ...call, now: () => tomorrow })).toMatchObject({ ok: true })
  })
})

describe('the sweep', () => {
  test('removes only bytes without a row and unclaimed uploads', async () => {
    const { store, list, directory } = await makeStore()
    const call = await stage.callAs('shipper', {
      files: store,
      upload: { name: 'a.pdf', bytes: trueDocuments.pdf?.() ?? new Uint8Array() },
    })
    const sent = await fileHandlers['upload-booking-file']({}, call)
    if (!sent.ok) throw new Error(sent.error)
    const now = call.now()
    await writeFile(join(directory, 'crashed'), 'half')
    for (const path of await list()) await utimes(path, now, now)
    const minute = 60_000
    expect(await sweepFiles({ db: stage.db, store, now: new Date(now.getTime() + 30 * minute) })).toBe(0)
    await sweepFiles({ db: stage.db, store, now: new Date(now.getTime() + 90 * minute) })
    expect(await list()).toHaveLength(1)
    expect((await stat((await list())[0] ?? '')).size).toBeGreaterThan(0)
    await sweepFiles({ db: stage.db, store, now: new Date(now.getTime() + 25 * 60 * minute) })
    expect(await list()).toEqual([])
    expect(await fileHandlers['download-file']({ fileId: sent.value.fileId }, call)).toMatchObject({ error: 'error.not-found' })
  })

  test('keeps files of users and requests until their row is deleted', async () => {
    const { store, list } = await makeStore()
    const call = await stage.callAs('shipper', { files: store })
    const userId = call.actor.userId ?? ''
    const file = { kind: 'avatar', userId, companyId: null, name: 'me.png', type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }
    const kept = await storeFile(stage.db, call, { ...file, belongsTo: userId })
    const loose = await storeFile(stage.db, call, file)
    const later = new Date(Date.now() + 26 * 3_600_000)
    await sweepFiles({ db: stage.db, store, now: later })
    expect(await list()).toHaveLength(1)
    expect(await findFile(stage.db, call.brand.id, loose.id)).toBeUndefined()
    expect(await findFile(stage.db, call.brand.id, kept.id)).toMatchObject({ belongs_to: userId, order_id: null })
    const orders = { fileId: kept.id, userId, brand: call.brand.id, orderId: 'x', companyId: 'y' }
    expect(await stage.db.transaction().execute((tx) => claimFile(tx, orders))).toBe(false)
    await deleteFile(stage.db, call.brand.id, kept.id)
    await sweepFiles({ db: stage.db, store, now: later })
    expect(await list()).toEqual([])
  })

  test('removes an incomplete upload of a crashed server, which is never served', async () => {
    const { store, list, directory } = await makeStore()
    const script = `
      import { createDiskStore } from ${JSON.stringify(join(root, 'src/server/platform/files/index.ts'))}
      const store = await createDiskStore(${JSON.stringify(directory)})
      const bytes = new Uint8Array(64 * 1024 * 1024)
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.argv[1]))
      for (let count = 0; ; count += 1) await store.put('2026-11/' + count, bytes)`
    // Whenever the process is killed: a file with its final name is complete.
    for (const delay of [40, 90, 160]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, String(delay)], { cwd: root })
      await new Promise((done) => child.once('exit', done))
      for (const path of await list()) if (!path.endsWith('.part')) expect((await stat(path)).size).toBe(64 * 1024 * 1024)
    }
    await sweepFiles({ db: stage.db, store, now: new Date(Date.now() + 2 * 3_600_000) })
    expect(await list()).toEqual([])
  })

  test('reports rows without bytes, and deletes unused uploads', async () => {
    const { store, list } = await makeStore()
    const call = await stage.callAs('shipper', { files: store })
    const userId = call.actor.userId ?? ''
    const file = { kind: 'note', userId, companyId: null, name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) }
    const kept = await storeFile(stage.db, call, { ...file, belongsTo: userId })
    const loose = await storeFile(stage.db, call, file)
    const whole = await storeFile(stage.db, call, { ...file, belongsTo: userId })
    const later = new Date(call.now().getTime() + 2 * 3_600_000)
    for (const path of await list()) if (path.includes(kept.id) || path.includes(loose.id)) await rm(path)
    const mine = async () => (await findLostFiles({ db: stage.db, store, now: later })).map(({ id }) => id)
    const lost = await mine()
    expect(lost).toContain(kept.id)
    expect(lost).not.toContain(whole.id)
    expect(await findFile(stage.db, call.brand.id, loose.id)).toBeUndefined()
    expect(await findFile(stage.db, call.brand.id, kept.id)).toBeDefined()
  })
})
