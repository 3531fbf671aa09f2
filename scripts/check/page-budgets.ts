/** Weighs the scripts of the pages in page-budgets.json, and fails if one has outgrown its budget. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageParts } from '#config'
import { readPageScripts } from '#server'
import { buildIfStale } from '../build.ts'
import { isMain } from '../is-main.ts'

/** The script of a page: what a browser with an empty cache loads before the page is interactive. */
export interface PageBudget {
  readonly about: string
  /** Null for a page that stays as the server drew it: it needs the frame only. */
  readonly parts: PageParts | null
  /** In kB of 1,000 bytes, gzip. */
  readonly kb: number
}

/** A build differs by some bytes with every change; less than this is not growth. */
const toleranceShare = 0.02

export async function readPageBudgets(root: string): Promise<Readonly<Record<string, PageBudget>>> {
  return JSON.parse(await readFile(join(root, 'scripts/check/page-budgets.json'), 'utf8')).pages
}

/** What each page's scripts weigh now, in kB. Builds first if sources are newer. */
export async function weighPages(root: string): Promise<ReadonlyMap<string, number>> {
  await buildIfStale(root)
  const scripts = await readPageScripts(root)
  const weights = new Map<string, number>()
  for (const [page, { parts }] of Object.entries(await readPageBudgets(root))) {
    const files = [...scripts.frame, ...(parts ? scripts.of(parts) : [])]
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(join(root, 'dist/client', file)), { level: 9 }).length),
    )
    weights.set(page, sizes.reduce((sum, size) => sum + size, 0) / 1000)
  }
  return weights
}

if (isMain(import.meta.filename)) {
  const budgets = await readPageBudgets(process.cwd())
  for (const [page, kb] of await weighPages(process.cwd())) {
    const budget = budgets[page]?.kb ?? 0
    const isOver = kb > budget * (1 + toleranceShare)
    console.log(`${isOver ? 'OVER' : 'ok  '} ${page}: ${kb.toFixed(1)} of ${budget.toFixed(1)} kB${describeGrowth(kb / budget - 1)}`)
    if (isOver) process.exitCode = 1
  }
}

function describeGrowth(share: number): string {
  return share >= 0.0005 ? `, ${(share * 100).toFixed(1)} % over, allowed ${toleranceShare * 100} %` : ''
}
