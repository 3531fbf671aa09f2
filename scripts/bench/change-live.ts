/** On a running server: time from saving a document, or from a rollback, to the first response under the other release. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyTree, portalEnvironment, removeTree, saveFile, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure } from './measure.ts'

const runs = 15
const rollbacks = 5
const demandedMs = 2_000
const patienceMs = 20_000
const document = 'schemas/sea/booking.limits.json'

export const changeLive: Measure = {
  name: 'change',
  run: async () => {
    const tree = await copyTree()
    try {
      const portal = await startPortal(tree)
      try {
        const original = await readFile(join(tree, document), 'utf8')
        const times: number[] = []
        for (let run = 0; run < runs; run++) times.push(await measureChange(portal.url, join(tree, document), changed(original, run)))
        const back: number[] = []
        for (let run = 0; run < rollbacks; run++) back.push(await measureRollback(tree))
        const median = findMedian(times)
        const common = { where: 'running server', unit: 'ms', limit: demandedMs } as const
        return [
          { ...common, what: 'changed document live', median, runs, baseline: null },
          { ...common, what: 'the slowest change', median: Math.max(...times), runs, baseline: { of: 'median', median } },
          { ...common, what: 'rollback, the whole command', median: findMedian(back), runs: rollbacks, baseline: null },
        ]
      } finally {
        await portal.stop()
      }
    } finally {
      removeTree(tree)
    }
  },
}

/** The document with a different number in each run. */
function changed(original: string, run: number): string {
  const parsed = JSON.parse(original) as { limits: Record<string, { value: number }> }
  const [first] = Object.values(parsed.limits).filter(({ value }) => typeof value === 'number')
  if (!first) throw new Error(`${document} has no number to change`)
  first.value += run + 1
  return JSON.stringify(parsed, null, 2)
}

async function measureChange(url: string, path: string, text: string): Promise<number> {
  const before = await readServed(url)
  const start = performance.now()
  saveFile(path, text)
  while ((await readServed(url)) === before) {
    if (performance.now() - start > patienceMs) throw new Error('the change was not served')
    await wait(5)
  }
  return performance.now() - start
}

async function readServed(url: string): Promise<string> {
  return (await fetch(`${url}/healthz`)).headers.get('config-version') ?? ''
}

/** Measured as the operator sees it: the whole command, from a shell. */
async function measureRollback(tree: string): Promise<number> {
  const start = performance.now()
  const { exitCode, output } = await runNode(tree, ['scripts/config.ts', 'rollback'])
  if (exitCode !== 0) throw new Error(output)
  return performance.now() - start
}

function runNode(cwd: string, parameters: readonly string[]): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, parameters, { cwd, env: portalEnvironment() })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  return new Promise((done) => child.once('close', (exitCode) => done({ exitCode, output })))
}
