/**
 * `npm run codegen`: writes the types of entities, forms and operations into src/generated/ from schemas/.
 * Run it after a change in schemas/entities, schemas/forms or schemas/operations; `-- --check` only tells whether they are fresh.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDocuments, readBaseDocuments } from '#config'
import { generateTypes } from './codegen/generate-types.ts'

const folder = join(process.cwd(), 'src/generated')
const checkOnly = process.argv.includes('--check')
const stale: string[] = []

const texts = await generateTypes(readBaseDocuments(await loadDocuments(process.cwd())))
await mkdir(folder, { recursive: true })
for (const [name, text] of Object.entries(texts)) {
  const path = join(folder, name)
  const before = await readFile(path, 'utf8').catch(() => '')
  if (before === text) continue
  stale.push(name)
  if (!checkOnly) await writeFile(path, text)
}
if (checkOnly && stale.length > 0) {
  for (const name of stale) console.log(`src/generated/${name}:1:1: error STALE: differs from schemas/; run npm run codegen`)
  process.exitCode = 1
} else console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : 'src/generated is fresh')
