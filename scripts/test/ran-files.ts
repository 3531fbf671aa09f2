/** What a run reported about each test file. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Where the reports of a run are written. */
export const reports = { tests: '.cache/tests/tests.json', journeys: '.cache/tests/journeys.json' } as const
/** Title of the failure of a file whose run was broken off. */
export const unendedTitle = 'did not end'
const mostLines = 14

export interface RanFile {
  readonly file: string
  readonly seconds: number
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  /** Titles of the journeys that passed at the second try only. */
  readonly retries?: readonly string[]
}

export interface Failure {
  readonly title: string
  /** First lines of the error. */
  readonly message: string
}

/** The parts of Playwright's JSON report that are read. */
interface Suite {
  readonly file: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly JourneyTest[] }[]
  readonly suites?: readonly Suite[]
}

interface JourneyTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
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
  const having = (...statuses: readonly JourneyTest['status'][]) => tests.filter(({ status }) => statuses.includes(status))
  return {
    file: `tests/journeys/${suite.file}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    passed: having('expected', 'flaky').length,
    skipped: having('skipped').length,
    failures: having('unexpected').map(({ title, results }) => ({ title, message: beginningOf(results.at(-1)?.error?.message) })),
    retries: having('flaky').map(({ title }) => title),
  }
}

function listTests({ specs = [], suites = [] }: Suite): (JourneyTest & { readonly title: string })[] {
  return [...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))), ...suites.flatMap(listTests)]
}

/** The lines of an error that say what was wrong and where, without the colours of a terminal. */
export function beginningOf(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() && !/^\s*at .*(node_modules\/|node:|<anonymous>)/.test(line))
    .slice(0, mostLines)
    .join('\n')
}

/** Undefined if its step did not run. */
function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
