/** Check and compile all documents: cold, as a command does it, and warm, as a server does. */
import { spawnSync } from 'node:child_process'
import { buildRelease, createBuildCache } from '#config'
import { isMain } from '../is-main.ts'
import { findMedian, type Measure, medianOf } from './measure.ts'

const demandedMs = 2_000
const freshRuns = 5
const warmRuns = 10

export const compile: Measure = {
  name: 'compile',
  run: async ({ root }) => {
    const fresh: number[] = []
    for (let run = 0; run < freshRuns; run++) fresh.push(measureFresh(root))
    const again = await medianOf(() => buildRelease(root), { warm: 2, runs: warmRuns })
    const cache = createBuildCache()
    const rebuilt = await medianOf(() => buildRelease(root, cache), { warm: 2, runs: warmRuns })
    const what = 'load, check and compile everything'
    const baseline = null
    return [
      { what, where: 'fresh process', unit: 'ms', median: findMedian(fresh), runs: freshRuns, baseline, limit: demandedMs },
      { what, where: 'warm process', unit: 'ms', median: again, runs: warmRuns, baseline, limit: demandedMs },
      {
        what: 'the same, with nothing changed',
        where: 'running server',
        unit: 'ms',
        median: rebuilt,
        runs: warmRuns,
        baseline: { of: 'warm process', median: again },
        limit: null,
      },
    ]
  },
}

function measureFresh(root: string): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return Number(stdout)
}

if (isMain(import.meta.filename)) {
  const start = performance.now()
  await buildRelease(process.cwd())
  console.log(performance.now() - start)
}
