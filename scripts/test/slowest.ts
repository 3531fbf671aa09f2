/** Which test files took longest, from the reports that Vitest and Playwright write. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Where the reports of a run are written. */
export const reports = { tests: '.cache/tests/tests.json', journeys: '.cache/tests/journeys.json' } as const

export interface SlowFile {
  readonly file: string
  readonly seconds: number
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

interface Suite {
  readonly file: string
  readonly specs?: readonly { readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[] }[]
  readonly suites?: readonly Suite[]
}

/** Wall time from a file's first hook to its last; of journeys, the sum of their tests. */
export function listSlowest(count: number): SlowFile[] {
  const tests = readReport<VitestReport>(reports.tests)?.testResults ?? []
  const journeys = readReport<{ suites: readonly Suite[] }>(reports.journeys)?.suites ?? []
  return [
    ...tests.map(({ name, startTime, endTime }) => ({ file: relative(process.cwd(), name), seconds: (endTime - startTime) / 1000 })),
    ...journeys.map((suite) => ({ file: `tests/journeys/${suite.file}`, seconds: sumSeconds(suite) })),
  ]
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
}

function sumSeconds({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return results.reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + sumSeconds(suite), 0)
}

/** Undefined where the step that writes it did not run. */
function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}
