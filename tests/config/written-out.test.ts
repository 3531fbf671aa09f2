/**
 * What documents leave out adds nothing: written out in full, with every field, default and derived operation, they give every
 * brand the same documents, and so the same release.
 */
import { expect, test } from 'vitest'
import { loadDocuments, nameDocuments, type SourceFile } from '#config'
import type { JsonObject } from '#rules'
import { readDocuments } from '../../src/config/resolve/read-documents.ts'
import { root } from '../support/documents.ts'

const files = await loadDocuments(root)
const short = readDocuments(files)

/** Kinds whose documents say parts of themselves by names of other documents. */
const shortened: ReadonlySet<string> = new Set(['entity', 'form', 'operation', 'list', 'page', 'order-type', 'pattern'])

/** Without `paged`, `versioned` and `desk`: the inputs and the documents that they add are already written out. */
function inFull({ paged: _paged, versioned: _versioned, desk: _desk, ...rest }: JsonObject): JsonObject {
  return rest
}

function writeOut(): SourceFile[] {
  const names = nameDocuments(files)
  const written = files.map((file) => {
    const name = names.get(file.path)
    if (!name || name.brand !== undefined || !shortened.has(name.kind)) return file
    const document = short.base.get(name.kind)?.get(name.id)
    return document ? { path: file.path, text: JSON.stringify(inFull(document.value)) } : file
  })
  const own = new Set(written.map(({ path }) => `${names.get(path)?.kind} ${names.get(path)?.id}`))
  const derived = ['operation', 'page', 'list'].flatMap((kind) =>
    [...(short.base.get(kind) ?? [])].flatMap(([id, { value }]) => {
      const text = JSON.stringify({ ...inFull(value), $schema: `../../../.language/${kind}.json` })
      return own.has(`${kind} ${id}`) ? [] : [{ path: `schemas/portal/derived/${id}.${kind}.json`, text }]
    }),
  )
  return [...written, ...derived]
}

test('documents written out in full give every brand the same', () => {
  const full = readDocuments(writeOut())
  expect(full.problems.filter(({ code }) => code !== 'UNUSED')).toEqual([])
  expect([...full.brands.keys()]).toEqual([...short.brands.keys()])
  const differences = [...short.brands].flatMap(([brand, kinds]) =>
    [...kinds].flatMap(([kind, documents]) =>
      [...documents].flatMap(([id, { value }]) => {
        const other = full.brands.get(brand)?.get(kind)?.get(id)?.value
        return plain(inFull(value)) === plain(other && inFull(other)) ? [] : [`${brand} ${kind} ${id}`]
      }),
    ),
  )
  expect(differences).toEqual([])
  const count = (read: typeof short) => [...read.brands.values()].flatMap((kinds) => [...kinds.values()].map(({ size }) => size))
  expect(count(full)).toEqual(count(short))
})

/** Independent of the order of members, and of where a document is. */
function plain(value: JsonObject | undefined): string {
  return JSON.stringify(value, (name, part) =>
    name === '$schema'
      ? undefined
      : typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part as JsonObject).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
  )
}
