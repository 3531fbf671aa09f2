import { mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildRelease, type DocumentWatcher, watchDocuments } from '#config'
import { copyDocuments, sharedCache } from '../support/documents.ts'

/** Real files, the real watcher, and everything that would go live: each state must be one that the editor saved in full. */
const limits = 'schemas/sea/booking.limits.json'
const overlay = 'brands/yongjiang/schemas/sea/booking.limits.json'

let root: string
let watcher: DocumentWatcher | undefined
let live: string[]
let original: Readonly<Record<string, string>>

beforeAll(async () => {
  root = copyDocuments('saved-')
  original = { [limits]: read(limits), [overlay]: read(overlay) }
  // Build once first: a running watcher has already done so, and the first build is slower.
  await readLive()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
afterEach(async () => {
  await watcher?.close()
  for (const [path, text] of Object.entries(original)) writeFileSync(join(root, path), text)
  // The next watcher takes what was saved a moment before it for a change of its own.
  await wait(50)
})

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The maximum length of goods names by default and in the brand, as they would be served. */
async function readLive(): Promise<string | undefined> {
  const { release } = await buildRelease(root, sharedCache)
  return release && ['quayside', 'yongjiang'].map((brand) => release.brands[brand]?.limits.goodsNameMax).join(' ')
}

function watchReleases(): void {
  live = []
  watcher = watchDocuments(root, async () => {
    const state = await readLive()
    if (state !== undefined && state !== live.at(-1)) live.push(state)
  })
}

async function untilLive(state: string): Promise<void> {
  for (const until = Date.now() + 90_000; Date.now() < until; await wait(20)) if (live.at(-1) === state) return
  throw new Error(`${state} did not go live: ${live.join(', ')}`)
}

function withGoodsNameMax(value: number, path = limits): string {
  return (original[path] ?? '').replace(/("goodsNameMax": \{\s*"value": )\d+/, `$1${value}`)
}

describe('while files are being saved', () => {
  test('by truncating and writing slowly, only the complete file goes live', async () => {
    watchReleases()
    const text = withGoodsNameMax(21)
    const file = openSync(join(root, limits), 'w')
    for (let at = 0; at < text.length; at += Math.ceil(text.length / 8)) {
      writeSync(file, text.slice(at, at + Math.ceil(text.length / 8)))
      await wait(60)
    }
    await untilLive('21 200')
    expect(live).toEqual(['21 200'])
  })

  test('by renaming over the old file, only the new file goes live', async () => {
    watchReleases()
    writeFileSync(join(root, `${limits}.tmp`), withGoodsNameMax(22))
    await wait(50)
    renameSync(join(root, `${limits}.tmp`), join(root, limits))
    await untilLive('22 200')
    expect(live).toEqual(['22 200'])
  })

  test('by deleting and creating, the portal never goes live without the file', async () => {
    watchReleases()
    rmSync(join(root, overlay))
    await wait(400)
    writeFileSync(join(root, overlay), withGoodsNameMax(18, overlay))
    await untilLive('120 18')
    expect(live).toEqual(['120 18'])
  })

  test('twenty times in a second, the last version goes live and no incomplete one', async () => {
    watchReleases()
    const meant = new Set<string>()
    for (let value = 11; value <= 30; value += 1) {
      writeFileSync(join(root, limits), withGoodsNameMax(value))
      meant.add(`${value} 200`)
      await wait(50)
    }
    await untilLive('30 200')
    expect(live.filter((state) => !meant.has(state))).toEqual([])
  })

  test('by a checkout of two hundred files, all changes go live at once', async () => {
    watchReleases()
    mkdirSync(join(root, '.git'), { recursive: true })
    writeFileSync(join(root, '.git/index.lock'), '')
    writeFileSync(join(root, limits), withGoodsNameMax(25))
    for (let file = 0; file < 198; file += 1) {
      const path = join(root, `schemas/made-${file}.texts.json`)
      const texts = { [`common.made${file}`]: { zh: '文字', en: 'Text' } }
      writeFileSync(path, JSON.stringify({ $schema: '../.language/texts.json', title: `Made ${file}`, texts }))
      // Pause longer in the middle than any editor would: a half-finished change must not go live.
      await wait(file === 100 ? 500 : 2)
    }
    writeFileSync(join(root, overlay), withGoodsNameMax(27, overlay))
    rmSync(join(root, '.git/index.lock'))
    await untilLive('25 27')
    expect(live).toEqual(['25 27'])
    for (let file = 0; file < 198; file += 1) rmSync(join(root, `schemas/made-${file}.texts.json`))
  })

  test('a deleted brand disappears', async () => {
    watchReleases()
    rmSync(join(root, overlay))
    await untilLive('120 120')
    expect(live).toEqual(['120 120'])
  })
})
