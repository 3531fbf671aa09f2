import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadDocuments, type Migrated, migrateDocuments, type SourceFile } from '#config'
import { type Command, UsageError } from './command.ts'
import { writeUnlessChanged } from './write-whole.ts'

const metaFolder = 'schemas/meta/'

/** Carries documents of an earlier edition over to the language of this product. A second run changes nothing. */
export const migrateCommand: Command = {
  options: {},
  run: async ({ words: [root = '.'] }) => {
    const files = await loadDocuments(root)
    if (files.length === 0) throw new UsageError(`no documents in ${root}: there is neither schemas/ nor brands/`)
    const product = await loadDocuments('.')
    const { migrated, blocked } = migrateDocuments(files, product)
    const before = new Map(files.map((file) => [file.path, file]))
    for (const one of migrated) {
      await write(root, one, before.get(one.from))
      console.log(`${one.from === one.to ? one.to : `${one.from} -> ${one.to}`}: ${one.changes.join(', ')}`)
    }
    const language = await replaceLanguage(root, before, product)
    for (const [path, place] of blocked) console.log(`${path} stays: ${place} is another document of the same name`)
    console.log(`${migrated.length} documents carried over${language > 0 ? `, ${language} files of the language replaced` : ''}`)
    return blocked.size > 0 ? 1 : 0
  },
}

async function write(root: string, { from, to, text }: Migrated, before: SourceFile | undefined): Promise<void> {
  if (from === to) return await writeUnlessChanged(join(root, to), text, before)
  await mkdir(dirname(join(root, to)), { recursive: true })
  await writeFile(join(root, to), text, { flag: 'wx' })
  await rm(join(root, from))
  await removeEmpty(dirname(join(root, from)))
}

async function removeEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder)
}

/** The language itself belongs to the product. Documents of a brand alone have none. Returns how many files changed. */
async function replaceLanguage(root: string, before: ReadonlyMap<string, SourceFile>, product: readonly SourceFile[]): Promise<number> {
  const former = [...before.values()].filter(({ path }) => path.startsWith(metaFolder))
  if (former.length === 0) return 0
  const present = product.filter(({ path }) => path.startsWith(metaFolder))
  const changed = present.filter(({ path, text }) => before.get(path)?.text !== text)
  const gone = former.filter(({ path }) => !present.some((file) => file.path === path))
  for (const { path, text = '' } of changed) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  for (const { path } of gone) await rm(join(root, path))
  return changed.length + gone.length
}
