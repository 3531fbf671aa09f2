import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSmallWorld } from '../../src/config/testing.ts'
import { renameCommand } from './rename.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rename-'))
  for (const { path, text } of readSmallWorld().values()) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text ?? '')
  }
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('renames a limit in the files, and lists where the name is still written', async () => {
  const limits = join(dir, 'schemas/limits/main.json')
  const text = (await readFile(limits, 'utf8')).replace('"description": "', '"description": "Not nameMax of others. ')
  await writeFile(limits, text)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  expect(await renameCommand.run({ words: ['limit', 'nameMax', 'longestName'], values: { dir, lang: 'en' } })).toBe(0)
  const printed = log.mock.calls.join('\n')
  log.mockRestore()
  expect(await readFile(limits, 'utf8')).toContain('"longestName"')
  expect(printed).toContain('schemas/limits/main.json: 1')
  expect(printed).toMatch(/"nameMax" is still written in these places \(1\)[\s\S]*schemas\/limits\/main\.json:\d+: .*Not nameMax of others/)
})
