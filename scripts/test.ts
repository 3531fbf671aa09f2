/**
 * `npm test`: the check, the unit and cross-module tests, then the journeys in a real browser. Of full matrices and slow
 * tests, it runs today's share. `npm run test:long [-- --minutes N]` runs all of them, plus an hour, or N minutes, of the
 * stress trial on the PostgreSQL server that DATABASE_URL names.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dayNumber } from '../tests/support/rotate.ts'
import { describeRan, type Ran, runSideBySide, runStep, type Step } from './check/run.ts'
import { checkSteps } from './check.ts'
import { findBrowser, testsInBrowser } from './test/browser.ts'
import { journeysOfOtherDays, testsOfOtherDays } from './test/rotation.ts'
import { listSlowest, reports } from './test/slowest.ts'

const { values: given } = parseArgs({ options: { long: { type: 'boolean', default: false }, minutes: { type: 'string', default: '60' } } })
const isLong = given.long
const day = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10)
// A run that passes midnight keeps its share.
process.env['TEST_DAY'] = day
if (isLong) process.env['TEST_LONG'] = '1'
// Processes started by tests share compiled modules.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/node')

// Otherwise an earlier report would be mistaken for this run's.
for (const path of Object.values(reports)) {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
}

const browser = await findBrowser()
const ran: Ran[] = []
const isOnServer = Boolean(process.env['DATABASE_URL'])
// If both databases are tested on one day, each runs the slow tests that the other leaves out.
const turn = dayNumber + (isOnServer ? 1 : 0)
// Tests independent of the database run once, in the run without PostgreSQL.
ran.push(...(await runSideBySide([...prepare(), ...(isOnServer ? [] : checkSteps)])))
ran.push(await runStep(tests()))
if (browser.ok) ran.push(await runStep(journeys()))
if (isLong && isOnServer) ran.push(await runStep(stress()))
report()

/** Longest first, so that no core idles at the end. */
function prepare() {
  const parts = { 'portal-data': 'portal data', images: 'database images', 'browser-code': 'browser code' } as const
  return Object.entries(parts).map(([part, name]): Step => ({ name, command: ['node', 'scripts/test/prepare.ts', part] }))
}

function tests() {
  const reporters = ['--reporter=default', '--reporter=./scripts/test/durations.ts']
  const left = [...(browser.ok ? [] : testsInBrowser), ...(isLong ? [] : testsOfOtherDays(turn))].flatMap((path) => ['--exclude', path])
  return { name: 'unit, contract and server tests', command: ['vitest', 'run', ...reporters, ...left] } as const
}

function journeys() {
  return {
    name: 'journeys in the browser',
    command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys,
      JOURNEYS_OF_OTHER_DAYS: isLong ? '' : journeysOfOtherDays(dayNumber).join(' '),
    },
  } as const
}

function stress() {
  return { name: 'stress trial', command: ['node', 'scripts/stress-trial.ts', '--minutes', given.minutes] } as const
}

function report(): void {
  console.log('\nThe ten slowest files')
  for (const { file, seconds } of listSlowest(10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  console.log('\nSteps')
  for (const step of ran) console.log(describeRan(step))
  console.log(
    isLong
      ? `\nFull matrices: all of them.${isOnServer ? '' : ' No stress trial: it needs a PostgreSQL in DATABASE_URL.'}`
      : `\nFull matrices and slow tests: the part of ${day}; TEST_DAY=${day} npm test repeats it, npm run test:long runs all.`,
  )
  const failed = ran.filter(({ ok }) => !ok)
  if (!browser.ok)
    console.log(`SKIPPED, because no browser starts here: ${[journeys().name, ...testsInBrowser].join(', ')}\n${browser.why}`)
  if (failed.length > 0) console.log(`failed: ${failed.map(({ name }) => name).join(', ')}`)
  else if (browser.ok) console.log('all tests passed')
  process.exitCode = failed.length > 0 || !browser.ok ? 1 : 0
}
