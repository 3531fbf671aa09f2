import { expect, test } from 'vitest'
import { shippedFiles } from '../../../tests/support/documents.ts'
import type { Problem } from '../read/documents.ts'
import { say } from '../read/messages.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { checkDocuments } from './check.ts'
import { toFindings } from './findings.ts'
import { groupByCause } from './root-causes.ts'

const file = (path: string, text: string) => [path, { path, text }] as const
const at = (path: string, offset = 0) => ({ path, offset })

test('a missing name is reported three times at most, however it is missed', () => {
  const files = new Map(['a', 'b', 'c', 'd'].map((path) => file(path, '"vessel"')))
  const unknown = say('REFERENCE/missing', { kind: 'field', name: 'vessel', known: [] })
  const problems: Problem[] = [
    { ...at('a'), ...unknown },
    { ...at('b'), ...say('FIELD/missing', { name: 'vessel', known: [] }) },
    { ...at('c'), ...unknown },
    { ...at('d', 99), ...say('LAYOUT/not-shown', { name: 'vessel' }) },
    { ...at('d', 99), ...say('LAYOUT/not-shown', { name: 'voyage' }) },
  ]
  const grouped = groupByCause(problems, files)
  expect(grouped.map(({ path, more = 0 }) => `${path} ${more}`)).toEqual(['a 0', 'b 0', 'c 1', 'd 0'])
})

test('a wrong list of a field is reported where it is written, not for the values that are looked up in it', () => {
  const files = new Map([file('word', '"carier"'), file('rows', '"MAEU"')])
  const unknown = say('REFERENCE/missing', { kind: 'reference', name: 'carier', known: [] })
  const row = { ...at('rows'), ...unknown }
  expect(groupByCause([{ ...at('word'), ...unknown }, row], files).map(({ path }) => path)).toEqual(['word'])
  expect(groupByCause([row], files)).toEqual([row])
})

test('a limit that contradicts several places is reported at the limit, with what its value refuses', () => {
  const root = { limit: 'rowsMax', value: '0', path: 'limits', offset: 7 }
  const crossed = { ...say('BOUNDS/crossed', { low: 'minItems', least: 1, high: 'maxItems', most: 0 }), cause: 'limit rowsMax', root }
  const problems: Problem[] = [
    { ...at('a'), ...crossed },
    { ...at('b'), ...crossed },
    { ...at('b', 5), ...say('DEFAULT/many', { limit: '0' }) },
    { ...at('c'), ...say('DEFAULT/many', { limit: '3' }) },
  ]
  const grouped = groupByCause(problems, new Map())
  expect(grouped.map(({ path, offset, code, more = 0 }) => `${path}:${offset} ${code} ${more}`)).toEqual([
    'limits:7 LIMIT 2',
    'c:0 DEFAULT 0',
  ])
  expect(groupByCause(problems.slice(0, 1), new Map())).toEqual(problems.slice(0, 1))
})

test('what follows from an odd type or a lost guard is not reported beside it', () => {
  const misfit: Problem = { ...at('list'), ...say('MISFIT/shows', { value: 'date', field: 'integer date', known: [] }) }
  const oddType: Problem = { ...at('entity'), ...say('FIELD-CHECK/type', { check: 'format', type: 'integer' }) }
  const shutOut = (row: string): Problem => ({
    ...at(`page of ${row}`),
    ...say('AUDIENCE/call', { operation: 'read-profile', row, readers: ['visitor'] }),
    severity: 'warning',
  })
  const guard: Problem = { ...at('routes'), ...say('ACCESS/unguarded', { actors: ['visitor'], before: 'account', name: 'x' }) }
  const reported = (...problems: Problem[]) => toFindings(problems, new Map()).map(({ path }) => path)
  expect(reported(misfit)).toEqual(['list'])
  expect(reported(misfit, oddType)).toEqual(['entity'])
  expect(reported(guard, shutOut('account'), shutOut('orders'))).toEqual(['page of orders', 'routes'])
})

test('a section that is copied with its fields is reported once', () => {
  const files = readSmallWorld()
  const path = 'schemas/forms/cancel.json'
  const form = JSON.parse(files.get(path)?.text ?? '{}')
  const [section] = form.layout
  form.layout.push({ ...section, id: section.id.toUpperCase() })
  expect(checkSmall(files.set(path, { path, text: JSON.stringify(form) }).values()).map(({ code }) => code)).toEqual(['DUPLICATE-ID'])
})

test('a search form that is not found may set any name of the query', () => {
  const files = readSmallWorld()
  const form = 'schemas/forms/ports.json'
  const path = 'schemas/pages/rates.json'
  files.set(form, { path: form, text: (files.get('schemas/forms/search.json')?.text ?? '').replaceAll('"pol"', '"poll"') })
  const page = JSON.parse(files.get(path)?.text ?? '{}')
  page.blocks.push({ id: 'ports', block: 'search', form: 'ports' })
  const said = () =>
    checkSmall(files.set(path, { path, text: JSON.stringify(page) }).values()).map(({ code, words }) => `${code} ${words.en}`)
  expect(said()).toEqual([])
  page.blocks[0].form = 'serach'
  expect(said()).toEqual([expect.stringContaining('there is no form "serach"')])
  page.blocks.shift()
  expect(said()).toContainEqual(expect.stringContaining('there is no "pol" here'))
})

test('a tariff that cannot be read leaves the charge factors of its service unknown', async () => {
  const files = await shippedFiles()
  const broken = files.map((entry) => (entry.path === 'schemas/import/import.tariff.json' ? { ...entry, text: '{ "lines": [' } : entry))
  expect(new Set(checkDocuments(broken).map(({ path }) => path))).toEqual(new Set(['schemas/import/import.tariff.json']))
})

test('a file of texts that cannot be read leaves the texts of rows unknown', () => {
  const files = readSmallWorld()
  const [boxes, texts] = ['schemas/dictionaries/box.json', 'schemas/texts/common.json']
  files.set(boxes, { path: boxes, text: (files.get(boxes)?.text ?? '').replace('"rows"', '"texts": ["box."], "rows"') })
  const paths = () => new Set(checkSmall(files.values()).map(({ path }) => path))
  expect(paths()).toEqual(new Set([boxes]))
  files.set(texts, { path: texts, text: '{ "texts": {' })
  expect(paths()).toEqual(new Set([texts]))
})

const overlay = 'brands/second/schemas/tariffs/local.json'
const overlayOf = (line: object) => ({
  path: overlay,
  text: JSON.stringify({ $schema: '../../../../.language/brand/tariff.json', lines: [{ id: 'doc', ...line }] }),
})

test("a brand's price of ten times the base price is reported, unless the line says why", () => {
  const files = readSmallWorld()
  const said = (line: object) =>
    checkSmall(new Map(files).set(overlay, overlayOf(line)).values()).map(({ code, path }) => `${code} ${path}`)
  expect(said({ price: '4500.00' })).toEqual([`PRICE-UNLIKELY ${overlay}`])
  expect(said({ price: '4500.00', unlike: 'The port office closed.' })).toEqual([])
  expect(said({ price: '500.00' })).toEqual([])
})
