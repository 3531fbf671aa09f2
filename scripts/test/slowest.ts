/** The slowest test files, from the reports of a run. */
import { readFileSync } from 'node:fs'

/** Where the reports of a run are written. */
export const reports = { tests: '.cache/tests/tests.json', journeys: '.cache/tests/journeys.json' } as const

export interface SlowFile {
  readonly file: string
  readonly seconds: number
}

interface Suite {
  readonly file: string
  readonly specs?: readonly { readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[] }[]
  readonly suites?: readonly Suite[]
}

/** Wall time of a file; for journeys, the sum of their tests. */
export function listSlowest(count: number): SlowFile[] {
  const tests = readReport<readonly SlowFile[]>(reports.tests) ?? []
  const journeys = readReport<{ suites: readonly Suite[] }>(reports.journeys)?.suites ?? []
  return [...tests, ...journeys.map((suite) => ({ file: `tests/journeys/${suite.file}`, seconds: sumSeconds(suite) }))]
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
}

function sumSeconds({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return results.reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + sumSeconds(suite), 0)
}

/** Undefined if its step did not run. */
function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
