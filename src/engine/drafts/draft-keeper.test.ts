import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JsonObject } from '#rules'
import type { Answer, Portal } from '../portal.ts'
import type { Typed } from './draft.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { forgetDrafts } from './index.ts'
import type { KeeperReport } from './keeper-state.ts'
import { startWindowDraft } from './window-drafts.ts'

/** A server that keeps one draft, compares versions and responds on demand. */
function createServer() {
  const kept: { version: number; data: JsonObject | undefined } = { version: 0, data: undefined }
  const calls: string[] = []
  let refusal: { code: number; id: string } | null = null
  let hold: Promise<void> | null = null
  let losesNext = false
  const refuse = (code: number, id: string): Answer => ({ ok: false, code, error: { id, params: {}, fields: [] }, message: id, data: null })
  const call = (async (operation: string, input: JsonObject) => {
    calls.push(operation)
    const waiting = hold
    if (waiting) await waiting
    if (refusal) return refuse(refusal.code, refusal.id)
    if (operation === 'save-draft') {
      if (input.version !== kept.version) return refuse(500, 'error.conflict-version')
      kept.version += 1
      kept.data = input.data as JsonObject
      if (losesNext) {
        losesNext = false
        return refuse(-1, 'error.access-abnormal')
      }
      return { ok: true, value: { version: kept.version, savedAt: '2026-11-21T08:00:00.000Z' } }
    }
    if (operation === 'remove-draft') {
      kept.version = 0
      kept.data = undefined
      return { ok: true, value: {} }
    }
    return { ok: true, value: { version: kept.version, data: kept.data } }
  }) as Portal['call']
  return {
    kept,
    calls,
    call,
    refuseWith: (next: typeof refusal) => {
      refusal = next
    },
    holdUntil: (next: Promise<void> | null) => {
      hold = next
    },
    /** The next save is stored, but its response never arrives. */
    loseNextResponse: () => {
      losesNext = true
    },
  }
}

const typed = (name: string): Typed => ({ values: { goods: name }, given: '{}', fields: [], at: new Date().toISOString() })
let server: ReturnType<typeof createServer>
let network: EventTarget
let keepers: DraftKeeper[]

beforeEach(() => {
  vi.useFakeTimers()
  server = createServer()
  network = new EventTarget()
  keepers = []
  vi.stubGlobal('window', network)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  for (const keeper of keepers) keeper.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** In a window of its own, unless one is passed. */
async function openKeeper({ who = 'u1', here = startWindowDraft('w1') } = {}) {
  const reports: KeeperReport[] = []
  const keeper = createDraftKeeper({
    place: 'booking.form',
    form: 'booking',
    release: 'r1',
    here,
    call: server.call,
    report: (report) => reports.push(report),
  })
  keepers.push(keeper)
  const openedDraft = await keeper.open(who)
  return { keeper, openedDraft, last: () => reports.at(-1) }
}

/** Like localStorage: the entries are properties. */
function createStorage(): object {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

const goods = () => (server.kept.data?.values as JsonObject | undefined)?.goods

test('is saved within two seconds of the last key, and regularly during continuous typing', async () => {
  const { keeper, last } = await openKeeper()
  keeper.write(typed('a'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('a')
  expect(last()?.state).toBe('saved')
  for (let key = 0; key < 24; key += 1) {
    keeper.write(typed(`a${key}`))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(goods()).toMatch(/^a\d+$/)
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('a23')
})

test('two devices typing at once lose nothing: the newer version is used, the older one kept', async () => {
  const firstWindow = await openKeeper()
  const secondWindow = await openKeeper()
  firstWindow.keeper.write(typed('first'))
  await vi.advanceTimersByTimeAsync(2000)
  secondWindow.keeper.write(typed('second'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('second')
  expect(secondWindow.last()).toMatchObject({ state: 'saved', others: [{ values: { goods: 'first' } }] })
  secondWindow.keeper.take(secondWindow.last()?.others[0] as Typed)
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('first')
  expect(secondWindow.last()?.others).toMatchObject([{ values: { goods: 'second' } }])
})

test("a save whose response was lost is not offered as someone else's version", async () => {
  const { keeper, last } = await openKeeper()
  server.loseNextResponse()
  keeper.write(typed('stored, but not confirmed'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('stored, but not confirmed')
  keeper.write(typed('typed on'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('typed on')
  expect(last()).toMatchObject({ state: 'saved', others: [] })
})

test('a form mounted again while its last save is pending reports no other version', async () => {
  const here = startWindowDraft('w1')
  const firstWindow = await openKeeper({ here })
  firstWindow.keeper.write(typed('before'))
  await vi.advanceTimersByTimeAsync(1)
  let release = () => {}
  server.holdUntil(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  firstWindow.keeper.close()
  await vi.advanceTimersByTimeAsync(1)
  // The save is on its way; a read that overtook it would return the version before.
  server.holdUntil(null)
  const opening = openKeeper({ here })
  await vi.advanceTimersByTimeAsync(1)
  release()
  const secondWindow = await opening
  secondWindow.keeper.write(typed('after'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('after')
  expect(secondWindow.last()).toMatchObject({ state: 'saved', others: [] })
  expect(server.calls).toEqual(['read-draft', 'save-draft', 'read-draft', 'save-draft'])
})

test('a window that only saves the loaded draft again is no conflict for another', async () => {
  const firstWindow = await openKeeper()
  firstWindow.keeper.write(typed('shared'))
  await vi.advanceTimersByTimeAsync(2000)
  const secondWindow = await openKeeper()
  firstWindow.keeper.drop(typed('dismissed'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.kept.version).toBe(2)
  secondWindow.keeper.write(typed('typed on'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('typed on')
  expect(secondWindow.last()).toMatchObject({ state: 'saved', others: [] })
})

test('shows that it is offline, and is saved when the network is back', async () => {
  const { keeper, last } = await openKeeper()
  vi.stubGlobal('navigator', { onLine: false })
  keeper.write(typed('offline'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(last()?.state).toBe('offline')
  expect(server.kept.version).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(goods()).toBe('offline')
})

test('is kept in the browser after the session ends, and sent when the same person signs in again', async () => {
  const { keeper, last } = await openKeeper()
  server.refuseWith({ code: 4, id: 'error.not-signed-in' })
  keeper.write(typed('typed on'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(last()?.state).toBe('here')
  server.refuseWith(null)
  keeper.signedIn('u1')
  await vi.advanceTimersByTimeAsync(10)
  expect(goods()).toBe('typed on')
})

test("one person's input is never saved for another", async () => {
  const { keeper, last } = await openKeeper()
  keeper.write(typed('of the first'))
  await vi.advanceTimersByTimeAsync(2000)
  server.refuseWith({ code: 4, id: 'error.not-signed-in' })
  keeper.write(typed('of the first, after the session'))
  await vi.advanceTimersByTimeAsync(2000)
  keeper.signedIn('')
  server.refuseWith(null)
  server.calls.length = 0
  keeper.signedIn('u2')
  await keeper.open('u2')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.calls).toEqual(['read-draft'])
  expect(last()?.others).toEqual([])
})

test('a submitted draft is not saved again by a late response', async () => {
  const { keeper } = await openKeeper()
  let release = () => {}
  server.holdUntil(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  keeper.write(typed('on its way'))
  await vi.advanceTimersByTimeAsync(1500)
  const removed = keeper.remove()
  server.holdUntil(null)
  release()
  await vi.advanceTimersByTimeAsync(10)
  await removed
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.calls).toEqual(['read-draft', 'save-draft', 'remove-draft'])
  expect(server.kept.data).toBeUndefined()
})

test('entries typed just before the page closes are restored, although neither the server nor IndexedDB stored them', async () => {
  vi.stubGlobal('localStorage', createStorage())
  const firstWindow = await openKeeper()
  server.refuseWith({ code: -1, id: 'error.access-abnormal' })
  firstWindow.keeper.write(typed('last words'))
  network.dispatchEvent(new Event('pagehide'))
  server.refuseWith(null)
  const secondWindow = await openKeeper({ here: startWindowDraft('w2') })
  expect(secondWindow.openedDraft.typed?.values).toEqual({ goods: 'last words' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(goods()).toBe('last words')
  // Submitted: they must not come back.
  await secondWindow.keeper.remove()
  const thirdWindow = await openKeeper({ here: startWindowDraft('w3') })
  expect(thirdWindow.openedDraft.typed).toBeNull()
})

test('two windows closed at once lose no entries, and other users never see them', async () => {
  vi.stubGlobal('localStorage', createStorage())
  server.refuseWith({ code: -1, id: 'error.access-abnormal' })
  const windows = await Promise.all(['w1', 'w2'].map((name) => openKeeper({ here: startWindowDraft(name) })))
  for (const [place, { keeper }] of windows.entries()) {
    keeper.write(typed(`window ${place}`))
    await vi.advanceTimersByTimeAsync(1)
  }
  network.dispatchEvent(new Event('pagehide'))
  const nextWindow = await openKeeper({ here: startWindowDraft('w3') })
  expect(nextWindow.openedDraft).toMatchObject({ typed: { values: { goods: 'window 1' } }, others: [{ values: { goods: 'window 0' } }] })
  const otherUser = await openKeeper({ who: 'u2', here: startWindowDraft('w4') })
  expect(otherUser.openedDraft.typed).toBeNull()
})

test('entries are deleted when a user signs out', async () => {
  const storage = createStorage()
  vi.stubGlobal('localStorage', storage)
  const { keeper } = await openKeeper()
  keeper.write(typed('secret'))
  network.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(storage)).toHaveLength(1)
  await forgetDrafts()
  network.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(storage)).toEqual([])
})

test("a visitor's draft is kept only in the browser", async () => {
  const { keeper, last } = await openKeeper({ who: '' })
  keeper.write(typed('visitor'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.calls).toEqual([])
  expect(last()?.state).toBe('here')
})
