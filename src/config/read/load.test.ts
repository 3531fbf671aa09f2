import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isWhole } from '../../../tests/support/sample.ts'
import { loadDocuments } from './load.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'documents-'))
  await mkdir(join(root, 'schemas/pages'), { recursive: true })
  await mkdir(join(root, 'brands/first'), { recursive: true })
})

afterEach(() => rm(root, { recursive: true, force: true }))

const write = (path: string, content: string | Uint8Array) => writeFile(join(root, path), content)
const problemsOf = async () => (await loadDocuments(root)).flatMap(({ path, problem }) => (problem ? [`${path} ${problem.code}`] : []))

describe('loading documents', () => {
  test('returns documents as text and everything else as bytes, sorted by path', async () => {
    await write('schemas/pages/b.json', '{}')
    await write('schemas/pages/a.json', '{ "x": 1 }')
    await write('brands/first/logo.svg', '<svg/>')
    const files = await loadDocuments(root)
    expect(files.map(({ path }) => path)).toEqual(['brands/first/logo.svg', 'schemas/pages/a.json', 'schemas/pages/b.json'])
    expect(files[1]).toEqual({ path: 'schemas/pages/a.json', text: '{ "x": 1 }' })
    expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe('<svg/>')
  })

  test('ignores notes, hidden files and editor leftovers', async () => {
    for (const name of ['README.md', '.a.json.swp', 'a.json~', '#a.json#', 'a.json.tmp', '4913']) await write(`schemas/pages/${name}`, 'x')
    expect(await loadDocuments(root)).toEqual([])
  })

  test('never mixes files from before and after a save', async () => {
    for (let file = 0; file < 300; file += 1) await write(`schemas/pages/b-${file}.json`, '{}')
    const textsOf = async () => {
      const files = await loadDocuments(root)
      return [files.at(0)?.text, files.at(-1)?.text]
    }
    for (let save = 0; save < (isWhole ? 60 : 12); save += 1) {
      const reading = textsOf()
      // Each iteration saves a little later during the read.
      await wait((save * 3) % 20)
      for (const path of ['brands/first/a.json', 'schemas/pages/z.json']) writeFileSync(join(root, path), `{ "save": ${save} }`)
      const [first, last] = await reading
      if (save > 0) expect(first).toBe(last)
    }
  })

  test('reports symlinks that are broken or lead outside, and follows the others', async () => {
    await write('schemas/pages/real.json', '{}')
    await symlink('/etc/hostname', join(root, 'schemas/pages/out.json'))
    await symlink('nothing.json', join(root, 'schemas/pages/broken.json'))
    await symlink('..', join(root, 'schemas/pages/round'))
    await symlink('real.json', join(root, 'schemas/pages/inside.json'))
    expect(await problemsOf()).toEqual([
      'schemas/pages/broken.json UNREADABLE',
      'schemas/pages/out.json ESCAPES',
      'schemas/pages/round NOT-A-FILE',
    ])
    expect((await loadDocuments(root)).find(({ path }) => path.endsWith('inside.json'))?.text).toBe('{}')
  })

  test('reports a folder named like a document, large files and other encodings', async () => {
    await mkdir(join(root, 'schemas/pages/folder.json'))
    await write('schemas/pages/large.json', `"${'x'.repeat(3 * 1024 * 1024)}"`)
    await write('schemas/pages/latin.json', new Uint8Array([123, 34, 0xe9, 34, 125]))
    expect(await problemsOf()).toEqual([
      'schemas/pages/folder.json NOT-A-FILE',
      'schemas/pages/large.json TOO-LARGE',
      'schemas/pages/latin.json NOT-UTF8',
    ])
  })

  test.skipIf(process.getuid?.() === 0)('reports a file that it may not read', async () => {
    await write('schemas/pages/secret.json', '{}')
    await chmod(join(root, 'schemas/pages/secret.json'), 0)
    expect(await problemsOf()).toEqual(['schemas/pages/secret.json UNREADABLE'])
  })

  test('never sees a half-saved document from an editor that writes in place', async () => {
    const path = join(root, 'schemas/pages/a.json')
    const content = JSON.stringify({ text: 'x'.repeat(80_000) })
    await writeFile(path, content)
    const saver = spawn(process.execPath, [
      '-e',
      `const fs = require('node:fs'); const [path, content] = [${JSON.stringify(path)}, fs.readFileSync(${JSON.stringify(path)}, 'utf8')]
       for (let n = 0; n < ${isWhole ? 300 : 60}; n += 1) {
         const file = fs.openSync(path, 'w'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3)
         fs.writeSync(file, content); fs.closeSync(file); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3)
       }`,
    ])
    const seen = new Set<number>()
    let saving = true
    const ended = once(saver, 'exit').then(() => {
      saving = false
    })
    while (saving) seen.add((await loadDocuments(root))[0]?.text?.length ?? -1)
    await ended
    expect([...seen]).toEqual([content.length])
  })
})
