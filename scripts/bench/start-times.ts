/** Time from the start command to a page that responds to a click: on a fresh clone after npm ci, and on later starts. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../tests/journeys/browser.ts'
import { copyClone, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure } from './measure.ts'
import { openUsablePage } from './usable-page.ts'

const firstRuns = 3
const laterRuns = 5
const demanded = { first: 30, later: 5 }

export const startTimes: Measure = {
  name: 'start',
  run: async () => {
    const tree = copyClone()
    const first: number[] = []
    const later: number[] = []
    try {
      for (let run = 0; run < firstRuns; run++) {
        for (const made of ['dist', '.data']) await rm(join(tree, made), { recursive: true, force: true })
        first.push(await measureStart(tree))
      }
      for (let run = 0; run < laterRuns; run++) later.push(await measureStart(tree))
    } finally {
      removeTree(tree)
    }
    const where = 'embedded, Chromium'
    return [
      {
        what: 'first start until the page is usable',
        where,
        unit: 's',
        median: findMedian(first),
        runs: firstRuns,
        baseline: null,
        limit: demanded.first,
      },
      {
        what: 'later start until the page is usable',
        where,
        unit: 's',
        median: findMedian(later),
        runs: laterRuns,
        baseline: { of: 'first start', median: findMedian(first) },
        limit: demanded.later,
      },
    ]
  },
}

/** In seconds. The browser is already open. */
async function measureStart(tree: string): Promise<number> {
  const browser = await chromium.launch(launchOptions())
  try {
    const start = performance.now()
    const portal = await startPortal(tree)
    try {
      await openUsablePage(browser, portal.url)
      return (performance.now() - start) / 1000
    } finally {
      await portal.stop()
    }
  } finally {
    await browser.close()
  }
}
