import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding, SourceFile } from '#config'
import { checkShipped, shippedFiles } from '../support/documents.ts'
import { isWhole, sampleNumber } from '../support/sample.ts'

/** New inputs every day; CONFIG_FUZZ_RUNS sets the number of runs, CONFIG_FUZZ_SEED repeats a run. */
const runs = Number(process.env.CONFIG_FUZZ_RUNS ?? (isWhole ? 1000 : 15))
const seed = Number(process.env.CONFIG_FUZZ_SEED ?? sampleNumber)
/** Maximum heap growth of a run: more than a check of all documents leaves behind. */
const mostBytes = 384 * 1024 * 1024

setFlagsFromString('--expose-gc')
/** Collects garbage first, so that only retained memory counts. */
const collectGarbage: () => void = runInNewContext('gc')

function heapInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const files = await shippedFiles()
const isLanguage = ({ path }: SourceFile) => path.startsWith('schemas/meta/')
const documents = files.filter((file) => file.text !== undefined && !isLanguage(file))
const language = files.filter((file) => file.text !== undefined && isLanguage(file))
const tokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  'null',
  'true',
  '-0',
  '1e400',
  '{}',
  '[]',
  '""',
  '"$limit"',
  '"$ref"',
  '"$periods"',
  '"$remove"',
  '"id"',
  '\u0000',
  '\ud800',
  '\u202e',
  '<b>',
  '{x}',
  '{$x}',
  '&&',
  '((',
  "'",
  '//',
  '\n',
  '一',
]

/** Damage by a careless edit, a broken tool or a bad merge: a piece of text is removed, duplicated or replaced. */
const edits = fc.array(
  fc.record({
    document: fc.nat(),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof({ weight: 4, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.nat(400) }),
    put: fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 6, unit: 'binary' }), fc.constant('')),
    again: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
)

type Edit = typeof edits extends fc.Arbitrary<(infer One)[]> ? One : never

function applyEdits(list: readonly Edit[], among: readonly SourceFile[]): SourceFile[] {
  const changed = new Map<string, string>()
  for (const { document, at, length, put, again } of list) {
    const file = among[document % among.length]
    const before = changed.get(file?.path ?? '') ?? file?.text ?? ''
    const from = Math.floor(at * before.length)
    const piece = before.slice(from, from + length)
    changed.set(file?.path ?? '', before.slice(0, from) + (again ? piece + piece : '') + put + before.slice(from + length))
  }
  return files.map((file) => (changed.has(file.path) ? { path: file.path, text: changed.get(file.path) ?? '' } : file))
}

/** The check must return, with valid positions and complete messages. */
function hunt(among: readonly SourceFile[], numRuns: number): void {
  console.log(`CONFIG_FUZZ_RUNS=${runs} CONFIG_FUZZ_SEED=${seed}`)
  expect(checkShipped(files)).toEqual([])
  const before = heapInUse()
  fc.assert(
    fc.property(edits, (list) => {
      const mutated = applyEdits(list, among)
      const texts = new Map(mutated.map(({ path, text }) => [path, text ?? '']))
      for (const finding of checkShipped(mutated)) expectPlace(finding, texts)
    }),
    { numRuns, seed },
  )
  // The cache must not retain earlier errors.
  expect(checkShipped(files)).toEqual([])
  expect(heapInUse() - before).toBeLessThan(mostBytes)
}

describe('the check of documents', () => {
  test('reports valid positions however the documents are damaged', () => hunt(documents, runs), 900_000)

  test('reports valid positions however the language is damaged', () => hunt(language, Math.ceil(runs / 25)), 900_000)
})

function expectPlace({ path, line, column, words }: Finding, texts: ReadonlyMap<string, string>): void {
  const lines = (texts.get(path) ?? '').split(/\r\n|\r|\n/)
  if (line < 1 || line > lines.length || column < 1 || column > (lines[line - 1] ?? '').length + 1)
    throw new Error(`${path}:${line}:${column} is not a valid position`)
  if (words.en === '' || words.zh === '' || /\{\w+\}|undefined|\[object/.test(words.en.replace(/"[^"]*"/g, '')))
    throw new Error(`"${words.en}" is not a complete message`)
}
