import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assumeChecked, compileDocuments, createBuildCache, type Finding } from '#config'
import { readSmallWorld } from '../../config/testing.ts'
import { createBuilder } from './build.ts'
import { keepCompiled } from './compiled-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compiled-'))
})
afterEach(() => rm(folder, { recursive: true }))

const documents = [...readSmallWorld().values()]
const cache = createBuildCache()
const release = compileDocuments(assumeChecked(documents, 'passed elsewhere', cache), cache)
const { hash } = release

describe('a compiled release', () => {
  it('is restored unchanged, by its documents, its edition and the added limits', async () => {
    const made = { hash: release.hash, newerLimits: { pageSize: 20 } }
    await keepCompiled(folder).keep(made, release)
    const again = await keepCompiled(folder).read(made)
    expect(again).toEqual(release)
    expect(Object.isFrozen(Object.values(again?.brands ?? {})[0]?.limits)).toBe(true)
    for (const other of [{ hash: release.hash }, { ...made, edition: 1 }, { ...made, hash: 'other' }])
      expect(await keepCompiled(folder).read(other)).toBeNull()
  })

  it('is compiled again if its file is damaged or cannot be written', async () => {
    const files = keepCompiled(folder)
    await files.keep({ hash }, release)
    const [name = ''] = await readdir(folder)
    await truncate(join(folder, name), 1_000)
    const builder = createBuilder({ root: folder, now: () => new Date(), compiled: files })
    expect(await builder.compile(documents)).toEqual(release)
    await expect.poll(() => files.read({ hash }), { timeout: 60_000 }).toEqual(release)
    await keepCompiled('/dev/null/nowhere').keep({ hash }, release)
  })

  it('is not read with a changed byte', async () => {
    const files = keepCompiled(folder)
    await files.keep({ hash }, release)
    const path = join(folder, (await readdir(folder))[0] ?? '')
    const bytes = await readFile(path)
    const middle = bytes.length >> 1
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    await writeFile(path, bytes)
    expect(await files.read({ hash })).toBeNull()
  })

  it('is whole if one process keeps it twice at once, and what a killed process left is removed', async () => {
    const left = join(folder, 'a.release.half')
    await writeFile(left, 'half')
    await utimes(left, 1, 1)
    const files = keepCompiled(folder)
    await Promise.all([files.keep({ hash }, release), files.keep({ hash }, release)])
    expect(await files.read({ hash })).toEqual(release)
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('is cached with its findings, so that its documents are not checked again', async () => {
    const words = { zh: '\u4fdd\u7559', en: 'kept' }
    const findings: Finding[] = [{ path: 'a.json', line: 1, column: 2, severity: 'warning', code: 'ID', words }]
    await keepCompiled(folder).keepFindings(hash, findings)
    const builder = createBuilder({ root: folder, now: () => new Date(), compiled: keepCompiled(folder) })
    expect(await builder.check(documents)).toEqual(findings)
    expect(await keepCompiled(folder).readFindings('other')).toBeNull()
  })

  it('replaces the oldest of three', async () => {
    const files = keepCompiled(folder)
    for (const hash of ['a', 'b', 'c', 'd']) {
      await files.keep({ hash }, release)
      for (const name of await readdir(folder)) if (hash === 'a') await utimes(join(folder, name), 1, 1)
    }
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((hash) => files.read({ hash })))
    expect(kept.map((one) => one !== null)).toEqual([false, true, true, true])
  })
})
