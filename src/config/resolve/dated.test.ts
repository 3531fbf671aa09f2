import { describe, expect, it } from 'vitest'
import { formatFinding } from '../check/findings.ts'
import { createCompileCache } from '../compile/index.ts'
import { assumeChecked, compileDocuments, compileEdition, createBuildCache } from '../publish/build-release.ts'
import type { SourceFile } from '../read/documents.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { explain } from './explain.ts'

const zone = 'Asia/Shanghai'
const limits = 'schemas/limits/main.json'
const boundary = Date.parse('2026-12-31T16:00:00Z')

/** Documents of the small test portal, changed by these tests. */
type SmallDocument = { lines: Record<string, unknown>[]; limits: Record<string, unknown> }

function world(changes: Readonly<Record<string, (document: SmallDocument) => unknown>>): SourceFile[] {
  const files = readSmallWorld()
  for (const [path, change] of Object.entries(changes)) {
    const document = JSON.parse(files.get(path)?.text ?? '{}')
    files.set(path, { path, text: JSON.stringify(change(document) ?? document, null, 2) })
  }
  return [...files.values()]
}

const periods = (before: number, after: number) => [
  { id: 'before', to: '2027-01-01T00:00', zone, value: before },
  { id: 'after', from: '2027-01-01T00:00', zone, value: after },
]
const dated = { unit: 'characters', description: 'Most characters.', source: 'assumed', minimum: 2, maximum: 40 }

/** The shared limit changes at new year; the second brand has had its own value so far. */
const withDatedLimit = (more: Parameters<typeof world>[0] = {}) =>
  world({
    [limits]: (document) => {
      document.limits.nameMax = { ...dated, $periods: periods(10, 12) }
    },
    'brands/second/schemas/limits/main.json': () => ({
      $schema: '../../../../.language/limits.json',
      limits: { nameMax: { $periods: [{ id: 'after', value: 30 }] } },
    }),
    ...more,
  })

const prices = [
  { id: 'before', to: '2027-01-01', zone, price: '450.00' },
  { id: 'after', from: '2027-01-01', zone, price: '480.00' },
]

const withDatedPrice = () =>
  world({
    'schemas/tariffs/local.json': (document) => {
      const [line] = document.lines
      if (!line) throw new Error('the test portal has no such line')
      delete line.price
      line.$periods = prices
    },
  })

function buildAt(files: readonly SourceFile[], at: number, cache = createCompileCache()) {
  expect(checkSmall(files).map(formatFinding)).toEqual([])
  const buildCache = { ...createBuildCache(), compiled: cache }
  return compileDocuments(assumeChecked(files, 'passed elsewhere', buildCache), buildCache, { at })
}

const maxLength = (release: ReturnType<typeof buildAt>, brand: string) => release.brands[brand]?.forms['sign-in']?.schema.properties

describe('a release with dated values', () => {
  it('uses the current values, including in documents that refer to them', () => {
    const files = withDatedLimit()
    for (const [at, limit] of [
      [boundary - 1, 10],
      [boundary, 12],
    ] as const) {
      const release = buildAt(files, at)
      expect(release.brands.first?.limits.nameMax).toBe(limit)
      expect(maxLength(release, 'first')).toMatchObject({ account: { maxLength: limit } })
      expect(JSON.stringify(release.brands.first?.pages.en)).toContain(`At most ${limit} characters`)
      expect(JSON.stringify(release)).not.toContain('$periods')
    }
  })

  it('lets a brand change one period by its id', () => {
    const files = withDatedLimit()
    expect(buildAt(files, boundary - 1).brands.second?.limits.nameMax).toBe(10)
    expect(buildAt(files, boundary).brands.second?.limits.nameMax).toBe(30)
  })

  it('lets a brand add its own period', () => {
    const files = withDatedLimit({
      'brands/second/schemas/limits/main.json': () => ({
        $schema: '../../../../.language/limits.json',
        limits: {
          nameMax: {
            $periods: [
              { id: 'after', to: '2028-02-29' },
              { id: 'leap', $add: true, from: '2028-02-29', zone, value: 9 },
            ],
          },
        },
      }),
    })
    const leapDay = Date.parse('2028-02-28T16:00:00Z')
    const limitsAt = (at: number) => ['first', 'second'].map((brand) => buildAt(files, at).brands[brand]?.limits.nameMax)
    expect([boundary - 1, leapDay - 1, leapDay].map(limitsAt)).toEqual([
      [10, 10],
      [12, 12],
      [12, 9],
    ])
  })

  it('is named by its hash and its edition, and an edition can be built by its number', () => {
    const files = withDatedLimit()
    const [before, after] = [buildAt(files, boundary - 1), buildAt(files, boundary)]
    expect(before).toMatchObject({ id: `${before.hash}.0`, boundaries: [boundary], edition: 0 })
    expect(after).toMatchObject({ id: `${before.hash}.1`, hash: before.hash, edition: 1 })
    expect(after.brands.first?.shells.en?.release).toBe(after.id)
    const buildCache = createBuildCache()
    const checked = assumeChecked(files, 'passed elsewhere', buildCache)
    expect(compileEdition(checked, 1, buildCache)).toEqual(after)
    expect(compileEdition(checked, 0, buildCache)).toEqual(before)
    expect(compileEdition(checked, 2, buildCache)).toBeUndefined()
  })

  it('is the same at any time if nothing is dated', () => {
    const files = world({})
    const buildCache = createBuildCache()
    const release = buildAt(files, 0, buildCache.compiled)
    expect(release).toEqual(buildAt(files, boundary, buildCache.compiled))
    expect(release).toMatchObject({ id: release.hash, boundaries: [], edition: 0 })
    expect(compileEdition(assumeChecked(files, 'passed elsewhere', buildCache), 0, buildCache)).toBeUndefined()
  })

  it('has an edition for each moment at which any brand changes', () => {
    const files = withDatedLimit({
      'brands/second/schemas/texts/common.json': () => ({
        $schema: '../../../../.language/texts.json',
        texts: {
          'common.missing': {
            zh: null,
            en: null,
            $periods: [
              { id: 'a', to: '2026-12-01', zone: 'America/New_York', zh: '甲', en: 'One' },
              { id: 'b', from: '2026-12-01', zone: 'America/New_York', zh: '乙', en: 'Two' },
            ],
          },
        },
      }),
    })
    const release = buildAt(files, boundary)
    expect(release.boundaries.map((at) => new Date(at).toISOString())).toEqual(['2026-12-01T05:00:00.000Z', '2026-12-31T16:00:00.000Z'])
    expect(release.brands.second?.texts.zh?.['common.missing']).toBe('乙')
    const buildCache = createBuildCache()
    expect(
      compileEdition(assumeChecked(files, 'passed elsewhere', buildCache), 0, buildCache)?.brands.second?.texts.zh?.['common.missing'],
    ).toBe('甲')
  })

  it('keeps all periods of tariff prices, because each quote has its own date', () => {
    const release = buildAt(withDatedPrice(), boundary)
    expect(release.boundaries).toEqual([])
    expect(release.brands.first?.documents.tariff?.local?.lines).toMatchObject([{ $periods: prices }])
  })
})

describe('the explanation of a dated value', () => {
  const valuesOf = (brand: string, subject: string, at: number, files = withDatedLimit()) =>
    explain(files, { brand, subject, at }).map(({ value, layers }) => ({ value, path: layers.at(-1)?.path }))

  it('returns the value valid on a given day, and where it is written', () => {
    expect(valuesOf('second', 'limit nameMax', boundary - 1)).toEqual([{ value: 10, path: limits }])
    expect(valuesOf('second', 'limit nameMax', boundary)).toEqual([{ value: 30, path: 'brands/second/schemas/limits/main.json' }])
    expect(valuesOf('first', 'limit nameMax', boundary)).toEqual([{ value: 12, path: limits }])
  })

  it('covers prices, which quotes choose by their own date', () => {
    const path = 'schemas/tariffs/local.json'
    const address = 'tariffs/local.json#/lines/doc/price'
    expect(valuesOf('first', address, boundary - 1, withDatedPrice())).toEqual([{ value: '450.00', path }])
    expect(valuesOf('first', address, boundary, withDatedPrice())).toEqual([{ value: '480.00', path }])
  })
})

describe('two tariffs', () => {
  const tariff = (applies: object) => () => ({ $schema: '../../.language/tariff.json', title: 'Other charges', applies, lines: [] })
  const findingsOf = (applies: object) =>
    checkSmall(world({ 'schemas/tariffs/other.json': tariff(applies) })).map(({ path, line, code }) => ({
      path,
      line,
      code,
    }))

  it.each([
    ['that begin on the same day for the same port are ambiguous', { pol: ['CNSHA', 'CNNGB'], from: '2026-01-01' }],
    ['without a service overlap those of any service', { service: 'sea', pol: ['CNNGB'], from: '2026-01-01', to: '2026-02-01' }],
  ])('%s', (_, applies) => {
    expect(findingsOf(applies)).toEqual([{ path: 'schemas/tariffs/other.json', line: 7, code: 'TARIFF-TWICE' }])
  })

  it.each([
    ['may follow each other, each beginning on its own day', { pol: ['CNNGB'], from: '2026-06-01' }],
    ['for different ports do not conflict', { pol: ['CNSHA'], from: '2026-01-01' }],
    ['for one port may exist next to one for all other ports', { from: '2026-01-01' }],
  ])('%s', (_, applies) => {
    expect(findingsOf(applies)).toEqual([])
  })
})
