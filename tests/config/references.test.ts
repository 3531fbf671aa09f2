import { describe, expect, test } from 'vitest'
import { type Finding, listReferences, type Reference, type SourceFile } from '#config'
import { createRandom } from '#rules'
import { checkShipped, shippedFiles } from '../support/documents.ts'
import { mutateReferences, type NameMutant } from '../support/mutate-references.ts'
import { isWhole, sample } from '../support/sample.ts'

const files = await shippedFiles()
const references = listReferences(files)
const texts = new Map(files.map(({ path, text }) => [path, text ?? '']))

describe('the index of references', () => {
  test('finds each name at its position in the text', () => {
    const wrong = references.filter(({ path, offset, end, name }) => readName(texts.get(path)?.slice(offset, end) ?? '') !== name)
    expect(wrong).toEqual([])
  })

  test('contains every name that the shipped documents use', () => {
    const unknown = references.filter(({ known, name }) => known.size > 0 && !known.has(name))
    expect(unknown.map(describeReference)).toEqual([])
  })

  test('contains the declaration of each name', () => {
    const declared = (kind: string, name: string, user = '') =>
      references.find((reference) => reference.kind === kind && reference.name === name && reference.path.includes(user))?.declared
    expect(declared('entity', 'order')).toEqual({ path: 'schemas/orders/order.entity.json', offset: 0 })
    expect(declared('dictionary-row:currency', 'CNY')?.path).toBe('schemas/portal/dictionaries/currency.json')
    expect(declared('limit', 'contactMax')?.path).toBe('schemas/sea/booking.limits.json')
    expect(declared('field', 'omsOrderNo', 'my-orders.list')?.path).toMatch(/\.entity\.json$/)
    expect(declared('grid-row', 'rate-price')?.path).toBe('schemas/portal/permissions/grid.json')
  })

  test('covers every kind of name in the language', () => {
    const kinds = new Set(references.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(expect.arrayContaining(expectedKinds))
  })
})

const expectedKinds = [
  'asset',
  'dictionary',
  'dictionary-row:currency',
  'entity',
  'event',
  'expression-name',
  'expression-value',
  'field',
  'form',
  'grid-row',
  'icon',
  'input',
  'item',
  'limit',
  'list',
  'operation',
  'page',
  'path-part',
  'placeholder',
  'reference',
  'route',
  'route-group',
  'text',
]

/** A sample, because running them all takes minutes. */
const sampled = sample(references, 160, ({ kind }) => kind)
/** Minimum share of correct suggestions: a few names have a closer neighbour, and a sample may include several. */
const leastOffered = isWhole ? 0.95 : 0.9

describe('a name misspelled by one letter, anywhere in the documents', () => {
  test('is reported at its column with the correct suggestion', () => {
    const batches = mutateReferences(sampled, texts, createRandom(20261121))
    const judge = (mutants: readonly NameMutant[]) => verdictsOf(mutants, checkShipped(withMutants(files, mutants)))
    // What the others of a batch seem to hide is tried alone.
    const verdicts = batches
      .flatMap(judge)
      .flatMap((verdict) =>
        verdict.atColumn || batches.some(([only, other]) => only === verdict.mutant && !other) ? [verdict] : judge([verdict.mutant]),
      )
    const count = (is: (verdict: Verdict) => boolean) => verdicts.filter(is).length
    const offered = count(({ offered: isOffered }) => isOffered)
    console.log(
      `${references.length} references, ${verdicts.length} misspelt: ${count(({ found }) => found)} found, ${count(({ atColumn }) => atColumn)} at the column, ${offered} with the right suggestion`,
    )
    const missed = verdicts.filter(({ atColumn }) => !atColumn)
    expect(missed.map(({ mutant, said }) => `${describeReference(mutant.reference)} -> ${mutant.name}: ${said}`)).toEqual([])
    expect(offered / verdicts.length).toBeGreaterThanOrEqual(leastOffered)
  }, 3_600_000)

  test('is reported where it is written, not at its declaration, although operations are derived from it', () => {
    const reference = references.find(({ kind, path }) => kind === 'form' && path === 'schemas/content/news.entity.json')
    if (!reference) throw new Error('The entity of news names no form')
    const [verdict] = verdictsOf([{ reference, name: 'nxws' }], checkShipped(withMutants(files, [{ reference, name: 'nxws' }])))
    expect(verdict).toMatchObject({ atColumn: true, offered: true })
  })
})

interface Verdict {
  readonly mutant: NameMutant
  readonly found: boolean
  readonly atColumn: boolean
  readonly offered: boolean
  readonly said: string
}

function withMutants(all: readonly SourceFile[], mutants: readonly NameMutant[]): SourceFile[] {
  return all.map((file) => {
    const inFile = mutants.filter(({ reference }) => reference.path === file.path)
    const last = inFile.toSorted((left, right) => right.reference.offset - left.reference.offset)
    const text = last.reduce(
      (before, { reference, name }) => before.slice(0, reference.offset) + name + before.slice(reference.end),
      file.text ?? '',
    )
    return inFile.length === 0 ? file : { path: file.path, text }
  })
}

function verdictsOf(mutants: readonly NameMutant[], findings: readonly Finding[]): Verdict[] {
  return mutants.map((mutant) => {
    const { reference, name } = mutant
    // Earlier mutants in the same file may have changed its length.
    const shift = mutants.reduce(
      (sum, other) =>
        other.reference.path === reference.path && other.reference.offset < reference.offset
          ? sum + other.name.length - (other.reference.end - other.reference.offset)
          : sum,
      0,
    )
    const text = texts.get(reference.path) ?? ''
    const lineStart = text.lastIndexOf('\n', reference.offset - 1) + 1
    const line = text.slice(0, reference.offset).split('\n').length
    const isOnLine = mutants.some(
      (other) =>
        other !== mutant &&
        other.reference.path === reference.path &&
        other.reference.offset >= lineStart &&
        other.reference.offset < reference.offset,
    )
    const column = reference.offset - lineStart + 1 + (isOnLine ? shift : 0)
    const inFile = findings.filter((finding) => finding.path === reference.path)
    // A finding for a quoted name may point at its opening quote.
    const columns = text[reference.offset - 1] === '"' ? [column - 1, column] : [column]
    const there = inFile.find((finding) => finding.line === line && columns.includes(finding.column))
    const found = there !== undefined || inFile.some((finding) => finding.words.en.includes(name))
    const said = inFile.map((finding) => `${finding.line}:${finding.column} ${finding.words.en}`).join(' | ')
    return { mutant, found, atColumn: there !== undefined, offered: there?.suggestion === reference.name, said: said.slice(0, 400) }
  })
}

function describeReference({ path, offset, kind, name }: Reference): string {
  return `${path}:${(texts.get(path) ?? '').slice(0, offset).split('\n').length} ${kind} ${name}`
}

function readName(text: string): string {
  return JSON.parse(`"${text}"`)
}
