/** Which test files and journeys a run consists of, and what it leaves out. */
import { isWhole, sampleNumber } from '../../tests/support/sample.ts'
import { findProvedRevision, listChanges, listRelated, nameChanges } from './changes.ts'
import { type Choice, chooseFiles, secondsOf } from './choose.ts'
import { listJourneys, listTests, runsOnBoth } from './files.ts'
import { type ReachTable, readReach } from './reach-table.ts'

export interface TestOptions {
  /** Every file and journey, however long they take. */
  readonly all: boolean
  /** The other database is tested too: each slow file runs on one of the two. */
  readonly slowOnce: boolean
  /** Revision since which changes count. */
  readonly since: string | undefined
}

export interface TestPlan {
  readonly tests: Choice
  readonly journeys: Choice
  /** Revision that the choice started from; undefined if nothing was chosen. */
  readonly since?: string
  /** How long the skipped files took when they were recorded, on two cores. */
  readonly skippedSeconds: number
}

/**
 * What fits into nine minutes on two cores, beside the check: sums of the seconds in the table. Three workers run at once, and tests
 * take longer while they are recorded. On a fresh clone the preparation takes a minute more.
 */
const testSeconds = 1_100
const journeySeconds = 160
const workers = 3
/** Files above this count as slow. */
const slowSeconds = 8

export async function planTests(options: TestOptions): Promise<TestPlan> {
  const reach = readReach()
  const files = options.slowOnce ? listTests().filter((file) => runsHere(file, reach)) : listTests()
  const journeys = listJourneys()
  if (options.all) return { tests: chooseAll(files), journeys: chooseAll(journeys), skippedSeconds: 0 }
  const since = options.since ?? findProvedRevision()
  const changes = since === undefined ? [] : listChanges(since)
  const changedNames = await nameChanges(changes)
  const relatedFiles = new Set([...changes, ...listRelated(changes)])
  const sharedOptions = { reach, changedNames, relatedFiles, turn: sampleNumber }
  const plan = {
    tests: chooseFiles({ ...sharedOptions, files, seconds: testSeconds }),
    journeys: chooseFiles({ ...sharedOptions, files: journeys, seconds: journeySeconds }),
  }
  const skippedFiles = [...plan.tests.skippedFiles, ...plan.journeys.skippedFiles]
  const skippedSeconds = skippedFiles.reduce((sum, file) => sum + secondsOf(file, reach), 0) / workers
  return { ...plan, ...(since !== undefined && { since }), skippedSeconds }
}

function chooseAll(files: readonly string[]): Choice {
  return { chosenFiles: files, reachedFiles: [], skippedFiles: [], skippedReachedFiles: [] }
}

/** The commit decides on which of the two databases a slow file runs. */
function runsHere(file: string, reach: ReachTable): boolean {
  if (!runsOnBoth(file) || secondsOf(file, reach) < slowSeconds) return true
  const slowFiles = [...reach.keys()].filter((other) => runsOnBoth(other) && secondsOf(other, reach) >= slowSeconds)
  return (slowFiles.indexOf(file) + sampleNumber) % 2 === (process.env['DATABASE_URL'] ? 1 : 0)
}

/** The last lines of a run: what it tested, and what it did not. */
export function describePlan({ tests, journeys, since, skippedSeconds }: TestPlan): string[] {
  const matrices = isWhole ? 'matrices whole' : `matrices sampled by ${commitName()} (--matrices: whole)`
  const chosenLine = `chosen: ${tests.chosenFiles.length} test files, ${journeys.chosenFiles.length} journeys; ${matrices}`
  if (tests.skippedFiles.length + journeys.skippedFiles.length === 0) return [chosenLine]
  const reachedFiles = [...tests.skippedReachedFiles, ...journeys.skippedReachedFiles]
  const minutes = Math.ceil(skippedSeconds / 60)
  return [
    chosenLine,
    `not run: ${tests.skippedFiles.length} test files, ${journeys.skippedFiles.length} journeys; "npm test -- --all" runs them in ${minutes} more minutes`,
    ...(reachedFiles.length > 0
      ? [`the changes since ${since?.slice(0, 8)} may reach ${reachedFiles.length} of these: ${reachedFiles.slice(0, 8).join(', ')} ...`]
      : []),
  ]
}

function commitName(): string {
  return process.env['TEST_SAMPLE']?.slice(0, 8) ?? 'the commit'
}
