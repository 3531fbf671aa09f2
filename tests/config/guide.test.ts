/** Tests the guide: each of its changes is applied to the shipped documents, checked, and must have the promised outcome. */
import { describe, expect, test } from 'vitest'
import { formatDocument, formatFinding, readBaseDocuments, resolveBrandDocuments, type SourceFile } from '#config'
import type { Json, JsonObject } from '#rules'
import { checkShipped, releaseOf, shippedFiles } from '../support/documents.ts'
import { sample, sampleOne } from '../support/sample.ts'

type Edit = {
  readonly path: string
  readonly from?: string
  readonly to: string
}

type Outcome = {
  readonly brand: string
  readonly document: string
  readonly at: string
  readonly value: Json
}

const files = await shippedFiles()
const guides = Object.entries(readBaseDocuments(files).guide ?? {})
const changes = guides
  .filter(([, { part }]) => part === 'change')
  // The schema has validated the guide, so its shape is known.
  .map(([id, document]) => ({ id, edits: document.edits as Edit[], outcome: document.outcome as Outcome }))

/** Replaces the text, which must occur exactly once. */
function apply(before: readonly SourceFile[], { path, from, to }: Edit): SourceFile[] {
  if (from === undefined) {
    expect(
      before.some((file) => file.path === path),
      `${path} is new`,
    ).toBe(false)
    return [...before, { path, text: to }]
  }
  const text = before.find((file) => file.path === path)?.text ?? ''
  expect(text.split(from).length - 1, `"${from}" in ${path}`).toBe(1)
  return before.map((file) => (file.path === path ? { path, text: text.replace(from, () => to) } : file))
}

function read(source: readonly SourceFile[], { brand, document, at }: Outcome): Json | undefined {
  const [kind = '', id = ''] = document.split('/')
  const value = resolveBrandDocuments(source, brand)?.documents[kind]?.[id]
  return at
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((inner, name) => (inner as JsonObject | undefined)?.[name], value)
}

describe('an analyst who follows the guide', () => {
  test('finds thirteen changes', () => {
    expect(changes.map(({ id }) => id)).toHaveLength(13)
  })

  test.each(changes)('gets the promised outcome of "$id"', ({ edits, outcome }) => {
    const changed = edits.reduce<readonly SourceFile[]>(apply, files)
    expect(checkShipped(changed).map(formatFinding)).toEqual([])
    const shown = changed.filter(({ path, text = '' }) => edits.some((edit) => edit.path === path) && formatDocument(text) !== text)
    expect(
      shown.map(({ path }) => path),
      'not in the form of documents',
    ).toEqual([])
    expect(read(files, outcome)).not.toEqual(outcome.value)
    expect(read(changed, outcome)).toEqual(outcome.value)
  })

  test.each(sampleOne(changes))('can release the changes of "$id"', ({ edits, outcome }) => {
    expect(Object.keys(releaseOf(edits.reduce<readonly SourceFile[]>(apply, files)).brands)).toContain(outcome.brand)
  })
})

describe('an expression copied from the manual', () => {
  const steps = (guides.find(([id]) => id === 'expressions')?.[1].steps ?? []) as { id: string; code: string }[]
  const path = 'schemas/sea/sea-booking.form.json'
  const form = JSON.parse(files.find((file) => file.path === path)?.text ?? '{}') as { rules: unknown[] }

  test.each(sample(steps, 4))('passes the check in the booking form: $code', ({ id, code }) => {
    const rule = { id: `sample-${id}`, assert: code, at: 'contact', message: 'invalid.contactMax' }
    const text = JSON.stringify({ ...form, rules: [...form.rules, rule] }, null, 2)
    const changed = files.map((file) => (file.path === path ? { path, text } : file))
    expect(checkShipped(changed).map(formatFinding)).toEqual([])
  })
})
