/**
 * `npm run codegen`: writes the types of entities, operations and blocks and the texts of findings from schemas/ into
 * src/generated/, and the contents and lists of decisions of READMEs. Run it after changing an entity, a form, an operation, the
 * language or a heading of a README; `-- --check` only reports whether they are up to date.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadDocuments, readBaseDocuments, readLanguage } from '#config'
import type { Json, JsonObject } from '#rules'
import { isObject } from '../src/rules/index.ts'
import { generateBlocks } from './codegen/generate-blocks.ts'
import { generateFindings } from './codegen/generate-findings.ts'
import { generateTypes } from './codegen/generate-types.ts'
import { listCodeNames, listTextPlaceholders } from './codegen/list-code-names.ts'
import { listCodeTexts } from './codegen/list-code-texts.ts'
import { generateNotes } from './notes/generate-notes.ts'
import { readNotes } from './notes/read-notes.ts'

const checkOnly = process.argv.includes('--check')
const stale: string[] = []

const files = await loadDocuments(process.cwd())
const documents = readBaseDocuments(files)
const sharedTexts = Object.assign({}, ...Object.values(documents.texts ?? {}).map(({ texts: shared }) => shared)) as JsonObject
const keys = Object.keys(sharedTexts)
const limits = Object.values(documents.limits ?? {}).flatMap((document) => Object.keys(document.limits ?? {}))
const inputs = Object.values(documents.operation ?? {}).flatMap(({ input }) => (isObject(input) ? [input] : []))
const fields = [...Object.values(documents.entity ?? {}), ...inputs].flatMap(({ properties }) => Object.keys(properties ?? {}))
const names = [...limits, ...fields, ...Object.values(documents).flatMap((ofKind) => Object.keys(ofKind))]
const placeholders = [...JSON.stringify(sharedTexts).matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
const meta = readLanguage(files)
const texts = {
  ...below('src/generated', {
    ...(await generateTypes(documents)),
    'blocks.ts': await generateBlocks(meta),
    'findings.ts': generateFindings(meta),
    'code-names.ts': await listCodeNames(process.cwd(), names, placeholders),
    'code-texts.ts': await listCodeTexts(process.cwd(), keys),
    'text-placeholders.ts': listTextPlaceholders(sharedTexts as Readonly<Record<string, Json>>),
  }),
  ...generateNotes(readNotes(process.cwd())),
}
for (const [name, text] of Object.entries(texts)) {
  const path = join(process.cwd(), name)
  const before = await readFile(path, 'utf8').catch(() => '')
  if (before === text) continue
  stale.push(name)
  if (checkOnly) continue
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
if (checkOnly && stale.length > 0) {
  for (const name of stale) console.log(`${name}:1:1: error STALE: is out of date; run npm run codegen`)
  process.exitCode = 1
} else console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : 'generated files are up to date')

function below(folder: string, made: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(made).map(([name, text]) => [`${folder}/${name}`, text]))
}
