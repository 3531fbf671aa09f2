import { randomUUID } from 'node:crypto'
import { readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import type { SourceFile } from '#config'

/** Writes a file atomically, since a watcher may be reading. Symbolic links and the file's mode are kept. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const target = await realpath(path)
  const temporary = `${target}.${randomUUID()}.tmp`
  await writeFile(temporary, text, { mode: (await stat(target)).mode })
  await rename(temporary, target)
}

/** As `writeWhole`, but never overwrites a change saved since the file was read. */
export async function writeUnlessChanged(path: string, text: string, before: SourceFile | undefined): Promise<void> {
  if (before?.problem === undefined && (await readFile(path, 'utf8')) !== before?.text)
    throw new Error(`${path} was changed in the meantime`)
  await writeWhole(path, text)
}
