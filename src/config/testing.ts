/** Test helpers for the small portal of testing-world.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import type { JsonObject } from '#rules'
import { type Checker, createChecker } from './check/check.ts'
import type { Finding } from './check/findings.ts'
import type { Facts } from './check/portal-facts.ts'
import type { BuildCache } from './publish/build-release.ts'
import type { SourceFile } from './read/documents.ts'
import { toCompiledWords } from './resolve/bounds.ts'
import { readDocuments } from './resolve/read-documents.ts'
import { markChecked, type ReleaseParts, type ReleaseSource, toReleaseSource } from './resolve/stages.ts'
import { smallDocuments } from './testing-world.ts'

/** Parts of a release for tests of the compiler, which provide their own documents, unchecked. */
export function sourceOf(parts: ReleaseParts): ReleaseSource {
  return toReleaseSource(markChecked([], readDocuments([]), 'passed elsewhere'), parts)
}

/** Files of the small portal by path, indented by two spaces like the shipped ones. */
export function readSmallWorld(): Map<string, SourceFile> {
  smallWorld ??= readFiles()
  return new Map(smallWorld)
}

/**
 * A shipped document as handlers read it: with the fields that it names in the vocabularies and the defaults that it leaves out.
 * `path` is below schemas/.
 */
export function readShipped(kind: string, id: string, path: string): JsonObject {
  const schemas = new URL('../../schemas/', import.meta.url)
  const vocabularies = readdirSync(schemas, { recursive: true, encoding: 'utf8' }).filter((name) => /vocabulary.*\.json$/.test(name))
  const shipped = [...vocabularies, path].map((name) => ({ path: `schemas/${name}`, text: readFileSync(new URL(name, schemas), 'utf8') }))
  const meta = [...readSmallWorld().values()].filter((file) => file.path.startsWith('schemas/meta/'))
  const { base, problems } = readDocuments([...meta, ...shipped])
  const document = base.get(kind)?.get(id)
  if (!document) throw new Error(`${kind} ${id} cannot be read: ${JSON.stringify(problems)}`)
  return toCompiledWords(kind, document.value)
}

/** A cache for builders that must compile nothing, because the release was kept. */
export const refusingCache = new Proxy({} as BuildCache, {
  get: () => {
    throw new Error('compiled again')
  },
})

let smallWorld: ReadonlyMap<string, SourceFile> | undefined

function readFiles(): Map<string, SourceFile> {
  const files = new Map<string, SourceFile>()
  const meta = new URL('../../schemas/meta/', import.meta.url)
  for (const name of readdirSync(meta, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue
    const path = `schemas/meta/${name.replaceAll('\\', '/')}`
    files.set(path, { path, text: readFileSync(new URL(name, meta), 'utf8') })
  }
  for (const [path, document] of Object.entries(smallDocuments)) files.set(path, { path, text: `${JSON.stringify(document, null, 2)}\n` })
  for (const brand of ['first', 'second']) {
    const path = `brands/${brand}/logo.svg`
    files.set(path, { path, bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  }
  return files
}

let smallChecker: Checker | undefined

/** Findings for an edited copy of the small portal; the checker is shared, as its cache does not affect results. */
export function checkSmall(files: Iterable<SourceFile>): Finding[] {
  smallChecker ??= createChecker(smallFacts)
  return smallChecker.check([...files])
}

export const smallFacts: Facts = {
  pages: ['not-found'],
  events: ['cancel', 'close'],
  states: { order: ['open', 'done'] },
  texts: ['error.closed'],
  textBeginnings: ['common.greeting'],
  placeholders: new Set(['count', 'name', 'names', 'max', 'min', 'left']),
  placeholdersOfTexts: { 'common.greeting': 'count name' },
  names: new Set([
    'not-found',
    'sign-in',
    'container-type',
    'fee-group',
    'quay',
    'waitMinutes',
    'idleMinutes',
    'pageSize',
    'pageSizeLarger',
    'pageSizeLargest',
  ]),
  formats: {},
}
