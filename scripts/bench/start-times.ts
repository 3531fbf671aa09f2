/**
 * Time from the start command to a page that responds to a click: on a fresh clone after npm ci, and on later starts. For the first
 * start also the time of each step and the size of the data.
 */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../tests/journeys/browser.ts'
import { copyClone, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { buildIfStale } from '../build.ts'
import { findMedian, type Measure, type Measured } from './measure.ts'
import { openUsablePage } from './usable-page.ts'

const firstRuns = 3
const laterRuns = 5
const demanded = { first: 15, later: 3, dataKb: 120_000 }

export const startTimes: Measure = {
  name: 'start',
  run: async () => {
    const tree = copyClone()
    const first: Start[] = []
    const later: Start[] = []
    try {
      for (let run = 0; run < firstRuns; run++) {
        for (const made of ['dist', '.data']) await rm(join(tree, made), { recursive: true, force: true })
        first.push(await measureStart(tree))
      }
      for (let run = 0; run < laterRuns; run++) later.push(await measureStart(tree))
      await rm(join(tree, 'dist'), { recursive: true })
      const build = await timeOf(() => buildIfStale(tree))
      return listRows({ first, later, build, dataKb: (await sizeOf(join(tree, '.data'))) / 1000 })
    } finally {
      removeTree(tree)
    }
  },
}

interface StartMeasurements {
  readonly first: readonly Start[]
  readonly later: readonly Start[]
  /** Seconds for building the browser code alone. */
  readonly build: number
  readonly dataKb: number
}

function listRows({ first, later, build, dataKb }: StartMeasurements): Measured[] {
  const where = 'embedded, Chromium'
  const median = (starts: readonly Start[]) => findMedian(starts.map(({ seconds }) => seconds))
  const firstBaseline = { of: 'first start', median: median(first) }
  const names = new Set(first.flatMap(({ steps: stepTimes }) => [...stepTimes.keys()]))
  const steps = [...names].map((name): Measured => {
    const times = first.map((start) => start.steps.get(name) ?? 0)
    return {
      what: `first start: ${name}`,
      where,
      unit: 's',
      median: findMedian(times),
      runs: firstRuns,
      baseline: firstBaseline,
      limit: null,
    }
  })
  return [
    {
      what: 'first start until the page is usable',
      where,
      unit: 's',
      median: firstBaseline.median,
      runs: firstRuns,
      baseline: { of: 'build alone', median: build },
      limit: demanded.first,
    },
    ...steps,
    { what: 'data after the first start', where, unit: 'kB', median: dataKb, runs: 1, baseline: null, limit: demanded.dataKb },
    {
      what: 'later start until the page is usable',
      where,
      unit: 's',
      median: median(later),
      runs: laterRuns,
      baseline: firstBaseline,
      limit: demanded.later,
    },
  ]
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries.filter((entry) => entry.isFile()).map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

interface Start {
  readonly seconds: number
  /** Seconds of each step that took longer than one. Some run at the same time. */
  readonly steps: ReadonlyMap<string, number>
}

/** The browser is already open. */
async function measureStart(tree: string): Promise<Start> {
  const browser = await chromium.launch(launchOptions())
  try {
    const start = performance.now()
    const portal = await startPortal(tree, { LOG_LEVEL: 'info' })
    try {
      await openUsablePage(browser, portal.url)
      return { seconds: (performance.now() - start) / 1000, steps: readSteps(portal.output()) }
    } finally {
      await portal.stop()
    }
  } finally {
    await browser.close()
  }
}

function readSteps(output: string): ReadonlyMap<string, number> {
  const matches = [...output.matchAll(/"step":"([^"]+)","ms":(\d+)/g)]
  return new Map(matches.map(([, step = '', ms]) => [step, Number(ms) / 1000]))
}
