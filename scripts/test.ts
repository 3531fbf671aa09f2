/**
 * `npm test`: the check, all tests beside the code and across modules, then the journeys in a real browser; of full matrices
 * the part whose turn it is today. `npm run test:long` runs them whole.
 */
import { launchOptions } from '../tests/journeys/browser.ts'
import { dayNumber } from '../tests/support/rotate.ts'
import { describeRan, type Ran, runSideBySide, runStep } from './check/run.ts'
import { checkSteps } from './check.ts'
import { listSlowest, reports } from './test/slowest.ts'

if (!(await hasBrowser())) process.exit(1)

const isLong = process.argv.includes('--long')
const day = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10)
// A run that goes on after midnight keeps its part.
process.env['TEST_DAY'] = day
if (isLong) process.env['TEST_LONG'] = '1'

const ran: Ran[] = []
const isOnServer = Boolean(process.env['DATABASE_URL'])
// What a database cannot change is proved once, in the run without a PostgreSQL.
ran.push(...(await runSideBySide([prepare(), ...(isOnServer ? [] : checkSteps)])))
ran.push(await runStep(tests()))
ran.push(await runStep(journeys()))
tell()

function prepare() {
  return { name: 'prepare (browser code, images of databases)', command: ['node', 'scripts/test/prepare.ts'] } as const
}

function tests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.tests}`]
  return { name: 'unit, contract and server tests', command: ['vitest', 'run', ...reporters] } as const
}

function journeys() {
  return {
    name: 'journeys in the browser',
    command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
  } as const
}

function tell(): void {
  console.log('\nThe ten slowest files')
  for (const { file, seconds } of listSlowest(10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  console.log('\nSteps')
  for (const step of ran) console.log(describeRan(step))
  console.log(
    isLong
      ? '\nFull matrices: all of them.'
      : `\nFull matrices: the part of ${day}; TEST_DAY=${day} npm test repeats it, npm run test:long runs all.`,
  )
  const failed = ran.filter(({ ok }) => !ok)
  console.log(failed.length > 0 ? `failed: ${failed.map(({ name }) => name).join(', ')}` : 'all tests passed')
  process.exitCode = failed.length > 0 ? 1 : 0
}

/** A browser on the machine, or Playwright's own, fetched now if need be. */
async function hasBrowser(): Promise<boolean> {
  try {
    launchOptions()
    return true
  } catch (error) {
    const { ok } = await runStep({ name: 'fetching a browser', command: ['playwright', 'install', 'chromium'] })
    if (!ok) console.log(error instanceof Error ? error.message : String(error))
    return ok
  }
}
