/** Compiled releases and findings as files: beside an embedded database, for tests and for the check. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KeptKind, mostKept, type Shelf } from './keep-compiled.ts'

export function createFileShelf(folder: string): Shelf {
  const pathOf = (key: string, kind: KeptKind) => join(folder, `${key}.${kind}`)
  return {
    read: (key, kind) => readFile(pathOf(key, kind)),
    async write({ key, kind, content }) {
      await mkdir(folder, { recursive: true })
      // Rename it once complete, so that another process never reads half a file.
      const temporaryPath = join(folder, `${key}.${randomUUID()}`)
      await writeFile(temporaryPath, content)
      await rename(temporaryPath, pathOf(key, kind))
      const names = (await readdir(folder)).filter((name) => name.endsWith(`.${kind}`))
      const files = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
      const sortedFiles = files.toSorted((one, other) => other.at - one.at)
      for (const { name } of sortedFiles.slice(mostKept)) await rm(join(folder, name), { force: true })
    },
    alone: async (_, work) => (await work()).result,
  }
}
