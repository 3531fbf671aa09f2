/** What tests do with the small world of testing-world.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Facts } from './check/portal-facts.ts'
import { type Checker, createChecker } from './check.ts'
import type { SourceFile } from './documents.ts'
import type { Finding } from './findings.ts'
import { readDocuments } from './read-documents.ts'
import { markChecked, type ReleaseParts, type ReleaseSource, toReleaseSource } from './stages.ts'
import { smallDocuments } from './testing-world.ts'

/** Parts of a release for tests of the compiler, which make their own. Nothing has checked them. */
export function sourceOf(parts: ReleaseParts): ReleaseSource {
  return toReleaseSource(markChecked([], readDocuments([]), 'passed elsewhere'), parts)
}

/** Files of the world by path, two blanks an indent, as the shipped ones are. */
export function readSmallWorld(): Map<string, SourceFile> {
  smallWorld ??= readFiles()
  return new Map(smallWorld)
}

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

/** What the check says of an edited copy of the small world; the checker is shared, as its memory changes no answer. */
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
  formats: {},
}
