import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assumeChecked, compileDocuments, createBuildCache, type Finding, packRelease } from '#config'
import { readSmallWorld, refusingCache } from '../../../config/testing.ts'
import { createTestDatabase, type TestDatabase } from '../../db/index.ts'
import { createBuilder } from './build.ts'
import { createShelf } from './compiled-store.ts'
import { type CompiledStore, keepCompiled, mostKept } from './keep-compiled.ts'

let test: TestDatabase
let store: CompiledStore
beforeEach(async () => {
  test = await createTestDatabase()
  store = keepCompiled(createShelf(test))
})
afterEach(() => test.close())

const documents = [...readSmallWorld().values()]
const cache = createBuildCache()
const release = compileDocuments(assumeChecked(documents, 'passed elsewhere', cache), cache)
const packed = packRelease(release)
const { hash } = release
const readStored = () => Promise.resolve(documents)

describe('a compiled release', () => {
  it('is restored unchanged, by its documents, its edition and the added limits', async () => {
    const source = { hash: release.hash, newerLimits: { pageSize: 20 } }
    await store.keep(source, packed)
    const restoredRelease = await store.read(source)
    expect(restoredRelease).toEqual(release)
    expect(Object.isFrozen(Object.values(restoredRelease?.brands ?? {})[0]?.limits)).toBe(true)
    for (const other of [{ hash: release.hash }, { ...source, edition: 1 }, { ...source, hash: 'other' }])
      expect(await store.read(other)).toBeNull()
  })

  it('is compiled again if what is kept is damaged', async () => {
    await store.keep({ hash }, packed)
    const { content } = await test.db.selectFrom('compiled_releases').select('content').executeTakeFirstOrThrow()
    const middle = content.length >> 1
    content[middle] = (content[middle] ?? 0) ^ 1
    for (const damagedContent of [content, content.subarray(0, 1_000)]) {
      await test.db.updateTable('compiled_releases').set({ content: damagedContent }).execute()
      expect(await store.read({ hash })).toBeNull()
      const builder = createBuilder({ root: '', now: () => new Date(), cache, compiled: store })
      expect(await builder.stored({ hash }, readStored)).toEqual(release)
      await expect.poll(() => store.read({ hash }), { timeout: 60_000 }).toEqual(release)
    }
  })

  it('is compiled in another process, and then read by another server', async () => {
    const builder = createBuilder({ root: '', now: () => new Date(), compiled: store })
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    expect(await builder.stored({ hash }, readStored)).toEqual(release)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
    await expect.poll(() => store.read({ hash }), { timeout: 60_000 }).toEqual(release)
    const otherBuilder = createBuilder({ root: '', now: () => new Date(), cache: refusingCache, compiled: keepCompiled(createShelf(test)) })
    const refuseToRead = () => Promise.reject(new Error('the documents are not needed'))
    expect(await otherBuilder.stored({ hash }, refuseToRead)).toEqual(release)
    const [limitName = ''] = Object.keys(Object.values(release.brands)[0]?.limits ?? {})
    expect(await otherBuilder.stored({ hash, newerLimits: { [limitName]: 1 } }, refuseToRead)).toEqual(release)
    await expect(otherBuilder.stored({ hash, newerLimits: { newLimit: 1 } }, refuseToRead)).rejects.toThrow('not needed')
  })

  it('is not kept if it fails its check', async () => {
    const brokenDocuments = documents.map((file) =>
      file.path.includes('/lists/') ? { ...file, text: file.text?.replace('"columns"', '"colums"') ?? '' } : file,
    )
    const builder = createBuilder({ root: '', now: () => new Date(), compiled: store })
    const { release: refusedRelease, findings } = await builder.fromFiles(brokenDocuments)
    expect(refusedRelease).toBeNull()
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true)
    expect(await test.db.selectFrom('compiled_releases').select('kind').where('kind', '=', 'release').execute()).toEqual([])
  })

  it('is cached with its findings, so that its documents are not checked again', async () => {
    const words = { zh: '\u4fdd\u7559', en: 'kept' }
    const findings: Finding[] = [{ path: 'a.json', line: 1, column: 2, severity: 'warning', code: 'ID', words }]
    await store.keepFindings(hash, findings)
    const builder = createBuilder({ root: '', now: () => new Date(), compiled: store })
    expect(await builder.check(documents)).toEqual(findings)
    expect(await store.readFindings('other')).toBeNull()
  })

  it('replaces the oldest, but not the served one', async () => {
    const publishedRow = { hash: 'served', documents: Buffer.alloc(0), published_by: 'test', published_at: new Date() }
    await test.db.insertInto('releases').values(publishedRow).execute()
    await test.db.insertInto('release_pointer').values({ hash: 'served', action: 'start', who: 'test', at: new Date() }).execute()
    await store.keep({ hash: 'served' }, packed)
    const hashes = Array.from({ length: mostKept + 1 }, (_, index) => String(index))
    for (const name of hashes) await store.keep({ hash: name }, packed)
    const keptReleases = await Promise.all(hashes.map((name) => store.read({ hash: name })))
    expect(keptReleases.map((keptRelease) => keptRelease !== null)).toEqual(hashes.map((_, index) => index > 0))
    expect(await store.read({ hash: 'served' })).not.toBeNull()
  })
})
