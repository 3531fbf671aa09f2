import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadMigrations } from './load-migrations.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

it('reads every migration of the portal, the numbered ones before those named by time', async () => {
  const names = Object.keys(await loadMigrations())
  expect(names).toEqual(names.toSorted())
  expect(names.slice(0, 2)).toEqual(['0001-start', '0002-previews'])
  expect(names.filter((name) => /^\d{4}-[a-z]/.test(name))).toHaveLength(33)
})

it('reads what a migration needs, and leaves out tests', async () => {
  const up = 'export async function up() {}'
  const folder = write({
    '2027-01-04-090000-seals.ts': `export const needs = '0.4.0'\n${up}`,
    '0001-start.ts': up,
    '0001-start.test.ts': 'throw new Error()',
  })
  const migrations = await loadMigrations(folder)
  expect(Object.entries(migrations).map(([name, { needs }]) => [name, needs])).toEqual([
    ['0001-start', undefined],
    ['2027-01-04-090000-seals', '0.4.0'],
  ])
})

it.each(['seals.ts', '2027-01-04-seals.ts', '2027-01-04-090000-Seals.ts', '2027-01-04-090000.ts'])(
  'refuses a file named %s',
  async (name) => {
    await expect(loadMigrations(write({ [name]: '' }))).rejects.toThrow(`${name} is not named like a migration`)
  },
)

it('refuses a migration without a function to run', async () => {
  const folder = write({ '2027-01-04-090000-seals.ts': 'export const down = 1' })
  await expect(loadMigrations(folder)).rejects.toThrow('2027-01-04-090000-seals.ts does not export a function up')
})
