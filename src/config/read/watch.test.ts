import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDocuments } from './load.ts'
import { type DocumentWatcher, watchDocuments } from './watch.ts'

let root: string
let watcher: DocumentWatcher | undefined

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watched-'))
  await mkdir(join(root, 'schemas/pages'), { recursive: true })
  await mkdir(join(root, 'brands'), { recursive: true })
  await writeFile(join(root, 'schemas/pages/a.json'), '{ "n": 0 }')
})

afterEach(async () => {
  watcher?.close()
  await rm(root, { recursive: true, force: true })
})

/** `npm run bench` measures how soon a change is live; here a busy machine may be slow. */
function until(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: 60_000, interval: 10 })
}

/** Text that the listener has read after each change. */
function watchTexts(): string[] {
  const texts: string[] = []
  watcher = watchDocuments(root, async () => {
    texts.push((await loadDocuments(root)).map(({ text }) => text).join(' '))
  })
  return texts
}

test('a change is reported', async () => {
  const texts = watchTexts()
  await writeFile(join(root, 'schemas/pages/a.json'), '{ "n": 1 }')
  await until(() => expect(texts).toEqual(['{ "n": 1 }']))
})

test('a file written to a temporary name and renamed is reported with its new text', async () => {
  const texts = watchTexts()
  await writeFile(join(root, 'schemas/pages/.a.json.new'), '{ "n": 2 }')
  await rename(join(root, 'schemas/pages/.a.json.new'), join(root, 'schemas/pages/a.json'))
  await until(() => expect(texts.at(-1)).toBe('{ "n": 2 }'))
})

test('a new folder and a deleted file are reported', async () => {
  const texts = watchTexts()
  await mkdir(join(root, 'brands/first'))
  await writeFile(join(root, 'brands/first/brand.json'), '{ "b": 1 }')
  await until(() => expect(texts.at(-1)).toBe('{ "b": 1 } { "n": 0 }'))
  await rm(join(root, 'schemas/pages/a.json'))
  await until(() => expect(texts.at(-1)).toBe('{ "b": 1 }'))
})

test('many simultaneous changes are reported once, and none during a call is lost', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const calls: number[] = []
  watcher = watchDocuments(root, async () => {
    calls.push(calls.length)
    if (calls.length === 1) await held
  })
  for (let n = 0; n < 20; n += 1) await writeFile(join(root, `schemas/pages/p${n}.json`), '{}')
  await until(() => expect(calls).toHaveLength(1))
  await writeFile(join(root, 'schemas/pages/a.json'), '{ "n": 3 }')
  release()
  await until(() => expect(calls).toHaveLength(2))
})
