/** `npm test`: the check, all tests beside the code and across modules, then the journeys in a real browser. */
import { runStep, type Step } from './check/run.ts'
import { findBrowser, testsInBrowser } from './test/browser.ts'

const browser = await findBrowser()
const withoutBrowser = browser.ok ? [] : testsInBrowser.flatMap((path) => ['--exclude', path])
const journeys: Step = {
  name: 'journeys in the browser',
  command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'],
}

const steps: readonly Step[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit, contract and server tests', command: ['vitest', 'run', ...withoutBrowser] },
  ...(browser.ok ? [journeys] : []),
]

const failed: string[] = []
for (const step of steps) if (!(await runStep(step))) failed.push(step.name)
if (!browser.ok) console.log(`\nSKIPPED, because no browser starts here: ${[journeys.name, ...testsInBrowser].join(', ')}\n${browser.why}`)
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
else if (browser.ok) console.log('\nall tests passed')
process.exitCode = failed.length > 0 || !browser.ok ? 1 : 0
