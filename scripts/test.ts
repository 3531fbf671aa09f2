/**
 * `npm test`: the check, then as many test files and journeys as nine minutes allow: what the changes since a revision reach, what
 * guards security, money and data, and a share of the rest that the commit decides. Options follow `--`:
 *
 *   --since <revision>   changes since then; default: the newest commit that is older than a day
 *   --all                every test file and journey
 *   --matrices           every case of every matrix, 10,000 random walks, 100 kills
 *   --record             writes tests/reach.json: how long each file took, and what it touched
 *   --slow-once          runs each slow file on only one of the two databases, which the commit decides
 *   --list               prints what would run, and runs nothing
 *   --until-failure      without preparation and check, up to the first test that fails
 *   <paths>              only these files, without the check; `npm run journey -- <names>` runs journeys by name
 */
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { headCommit } from '../tests/support/sample.ts'
import { describeRan, type Ran, runSideBySide, runStep, type Step } from './check/run.ts'
import { checkSteps } from './check.ts'
import { findBrowser, testsInBrowser } from './test/browser.ts'
import { directFirst, mixedParts, type TestPart } from './test/parts.ts'
import { describePlan, planTests, type TestPlan } from './test/plan.ts'
import { clearReports, readRanFiles, reports } from './test/ran-files.ts'
import { recordsFolder } from './test/reach-table.ts'

const flag = { type: 'boolean', default: false } as const
const { values: options, positionals } = readArguments()
process.env['TEST_SAMPLE'] ||= headCommit()
if (options.matrices) process.env['TEST_MATRICES'] = '1'
if (options.record) process.env['RECORD_REACH'] = '1'
// Processes started by tests share compiled modules.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/node')

const isOnServer = Boolean(process.env['DATABASE_URL'])
const reporters = ['--reporter=default', '--reporter=./scripts/test/durations.ts']
clearReports()
if (positionals.length > 0) await runNamed(positionals)
else await runPlanned()

function readArguments() {
  const optionTypes = {
    all: flag,
    journeys: flag,
    list: flag,
    matrices: flag,
    record: flag,
    'slow-once': flag,
    since: { type: 'string' },
    'until-failure': flag,
  } as const
  try {
    return parseArgs({ allowPositionals: true, options: optionTypes })
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nOptions: ${Object.keys(optionTypes)
        .map((name) => `--${name}`)
        .join(', ')}`,
    )
    console.error('Options of Vitest: npx vitest run <file> -t <title>')
    process.exit(2)
  }
}

/** Runs single files and journeys, without the check. */
async function runNamed(names: readonly string[]): Promise<void> {
  const isJourney = (name: string) => options.journeys || name.endsWith('.journey.ts')
  const [journeys, tests] = [names.filter(isJourney), names.filter((name) => !isJourney(name))]
  if (journeys.length > 0) {
    const browser = await findBrowser()
    if (!browser.ok) throw new Error(browser.why)
  }
  const steps = [...(tests.length > 0 ? [testStep({ files: tests })] : []), ...(journeys.length > 0 ? [journeyStep(journeys)] : [])]
  for (const step of steps) if (!(await runStep(step)).ok) process.exitCode = 1
}

async function runPlanned(): Promise<void> {
  const plan = await planTests({ all: options.all, slowOnce: options['slow-once'], since: options.since })
  if (options.list) {
    for (const path of [...plan.tests.chosenFiles, ...plan.journeys.chosenFiles]) console.log(path)
    for (const line of describePlan(plan)) console.log(line)
    return
  }
  rmSync(recordsFolder, { recursive: true, force: true })
  const browser = await findBrowser()
  // The check does not depend on the database: only the run without PostgreSQL needs it.
  const results = await runSideBySide(options['until-failure'] ? [] : [...preparation(), ...(isOnServer ? [] : checkSteps)])
  const isOver = () => options['until-failure'] && results.some(({ ok }) => !ok)
  const tests = plan.tests.chosenFiles.filter((path) => browser.ok || !isInBrowser(path))
  const parts = options['until-failure'] ? directFirst(tests, plan.tests.reachedFiles) : mixedParts(tests, plan.tests.reachedFiles)
  for (const part of parts) if (!isOver()) results.push(await runStep(testStep(part)))
  if (browser.ok && !isOver()) results.push(await runStep(journeyStep(plan.journeys.chosenFiles)))
  if (options.record) await (await import('./test/reach.ts')).saveReach(readRanFiles(), existsSync)
  report(results, plan)
  if (!browser.ok) {
    console.log(`SKIPPED, because no browser starts here: all journeys, ${testsInBrowser.join(', ')}\n${browser.why}`)
    process.exitCode = 1
  }
}

function isInBrowser(path: string): boolean {
  return testsInBrowser.some((other) => other === path)
}

/** Longest first, so that no core idles at the end. */
function preparation(): Step[] {
  const parts = { 'portal-data': 'portal data', images: 'database images', 'browser-code': 'browser code' } as const
  return Object.entries(parts).map(([part, name]) => ({ name, command: ['node', 'scripts/test/prepare.ts', part] }))
}

function testStep({ files, firstFiles = [] }: TestPart): Step {
  return {
    environment: { TEST_FIRST: firstFiles.join(' ') },
    name: 'unit, contract and server tests',
    command: ['vitest', 'run', ...reporters, ...(options['until-failure'] ? ['--bail=1'] : []), ...files],
  }
}

/** Playwright takes patterns. */
function journeyStep(names: readonly string[]): Step {
  const patterns = names.map((name) => `/${name.replace(/^.*\//, '').replace(/\.journey\.ts$/, '')}\\.journey\\.ts$`)
  return {
    name: 'journeys in the browser',
    command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json', ...patterns],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
  }
}

function report(results: readonly Ran[], plan: TestPlan): void {
  const files = readRanFiles()
  console.log('\nThe ten slowest files')
  for (const { file, seconds } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  console.log('\nSteps')
  for (const step of results) console.log(describeRan(step))
  const total = (key: 'passed' | 'skipped') => files.reduce((sum, file) => sum + file[key], 0)
  const failures = files.flatMap(({ file, failures: fileFailures }) => fileFailures.map((failure) => ({ file, ...failure })))
  console.log(`\n${total('passed')} passed, ${failures.length} failed, ${total('skipped')} skipped`)
  for (const line of describePlan(plan)) console.log(line)
  for (const { file, retries = [] } of files) for (const title of retries) console.log(`passed at the second try: ${file} > ${title}`)
  for (const { file, title, message } of failures) console.log(`\nfailed: ${file} > ${title}\n${message.replace(/^(?=.)/gm, '    ')}`)
  const failedSteps = results.filter(({ ok }) => !ok)
  if (failedSteps.length > 0) console.log(`failed: ${failedSteps.map(({ name }) => name).join(', ')}`)
  process.exitCode = failedSteps.length > 0 ? 1 : 0
}
