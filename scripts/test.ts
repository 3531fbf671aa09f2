/** `npm test`: the check, all tests beside the code and across modules, then the journeys in a real browser. */
import { launchOptions } from '../tests/journeys/browser.ts'
import { runStep } from './check/run.ts'

if (!(await hasBrowser())) process.exit(1)

const steps = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit, contract and server tests', command: ['vitest', 'run'] },
  { name: 'journeys in the browser', command: ['playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'] },
] as const

const failed: string[] = []
for (const step of steps) if (!(await runStep(step))) failed.push(step.name)
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall tests passed')
process.exitCode = failed.length > 0 ? 1 : 0

/** A browser on the machine, or Playwright's own, fetched now if need be. */
async function hasBrowser(): Promise<boolean> {
  try {
    launchOptions()
    return true
  } catch (error) {
    const fetched = await runStep({ name: 'fetching a browser', command: ['playwright', 'install', 'chromium'] })
    if (!fetched) console.log(error instanceof Error ? error.message : String(error))
    return fetched
  }
}
