/** What a run reported about each test file. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where the reports of a run are written. */
export const reports = { tests: '.cache/tests/tests.json', journeys: '.cache/tests/journeys.json' } as const

export interface RanFile {
  readonly file: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The parts of Playwright's JSON report that are read. */
interface Suite {
  readonly file: string
  readonly specs?: readonly { readonly tests: readonly JourneyTest[] }[]
  readonly suites?: readonly Suite[]
}

interface JourneyTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly { readonly duration: number }[]
}

/** Deletes the reports of earlier runs, which would be mistaken for those of this run. */
export function clearReports(): void {
  for (const path of Object.values(reports)) {
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
  }
}

/** Every file that ran. Seconds are wall time; for journeys, the sum of their tests. */
export function readRanFiles(): RanFile[] {
  const tests = readRanTests()
  const suites = readReport<{ suites: readonly Suite[] }>(reports.journeys)?.suites ?? []
  return [...tests, ...suites.map(describeJourney)]
}

/** Adds the test files of one part of the run. */
export function addRanTests(files: readonly RanFile[]): void {
  writeFileSync(reports.tests, JSON.stringify([...readRanTests(), ...files]))
}

function readRanTests(): readonly RanFile[] {
  return readReport<readonly RanFile[]>(reports.tests) ?? []
}

function describeJourney(suite: Suite): RanFile {
  const tests = listTests(suite)
  const count = (...statuses: readonly JourneyTest['status'][]) => tests.filter(({ status }) => statuses.includes(status)).length
  return {
    file: `tests/journeys/${suite.file}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    passed: count('expected', 'flaky'),
    failed: count('unexpected'),
    skipped: count('skipped'),
  }
}

function listTests({ specs = [], suites = [] }: Suite): JourneyTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(listTests)]
}

/** Undefined if its step did not run. */
function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
