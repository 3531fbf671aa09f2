import { mkdir, readdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FindingLanguage, loadDocuments, placesFolder, writeNameSchemas } from '#config'

/** Read by editors, and ignored by git: the names change with every document. */
const folder = '.language'

interface WriteNamesOptions {
  readonly language: FindingLanguage
  /** Leaves the likely names of each document as they were written last. */
  readonly isQuick: boolean
}

/** Writes the schemas that have changed; returns their number, or undefined if the root has no documents. */
export async function writeNames(root: string, { language, isQuick }: WriteNamesOptions): Promise<number | undefined> {
  const files = await loadDocuments(root)
  if (files.length === 0) return undefined
  const placeFiles = isQuick ? await readdir(join(root, folder, placesFolder)).catch(() => undefined) : undefined
  const places = placeFiles ? { places: new Set(placeFiles) } : {}
  const schemas = Object.entries(writeNameSchemas(files, { language, at: Date.now(), ...places }))
  let written = 0
  for (const [name, schema] of schemas) {
    const path = join(root, folder, name)
    const text = `${JSON.stringify(schema)}\n`
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue
    // Node creates parents without end below a working directory that has been deleted.
    await realpath(root)
    await mkdir(dirname(path), { recursive: true })
    // An editor may be reading it.
    await writeFile(`${path}.tmp`, text)
    await rename(`${path}.tmp`, path)
    written += 1
  }
  return written
}
