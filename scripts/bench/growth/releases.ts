/** Checking and compiling more and more brands or documents, and loading the result. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchContext } from '../measure.ts'
import { runChild } from './children.ts'
import { type Curve, collectSeries, type Series, type SeriesHead } from './curve.ts'
import type { Built, Loaded } from './measure-release.ts'

export const brands: Curve = {
  name: 'brands',
  title: 'Brands',
  axis: 'brands',
  how: 'The shipped brands and copies of the default one, each with other labels in 50 documents. One label of the last copy is changed.',
  sizes: [10, 50, 150],
  // 500 take more than ten minutes and 7 GB.
  projectedTo: 500,
  measure: (sizes, context) => measureReleases('brands', sizes, context),
}

export const documents: Curve = {
  name: 'documents',
  title: 'Documents',
  axis: 'documents',
  how: `The shipped documents with their five brands, and copies of a subject: an entity with its form, lists, pages, routes and
dictionary. One label of the home page is changed.`,
  sizes: [2_000, 6_000, 20_000],
  measure: (sizes, context) => measureReleases('documents', sizes, context),
}

const script = join(import.meta.dirname, 'measure-release.ts')
const where = 'plain Node'

async function measureReleases(kind: 'brands' | 'documents', sizes: readonly number[], { root }: BenchContext): Promise<readonly Series[]> {
  const { add, list } = collectSeries()
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const head = (what: string, unit: Series['unit']): SeriesHead => ({ what, where, unit, allowed: 'linear' })
  try {
    for (const size of sizes) {
      const file = join(folder, 'release')
      const built = runChild<Built>(root, script, [kind, String(size), file])
      const loaded = runChild<Loaded>(root, script, ['load', file])
      add(head('check and compile everything', 'ms'), { size, median: built.build, runs: 1 })
      add(head('the same after one change', 'ms'), { size, median: built.rebuild, runs: 3 })
      add(head('load the release at a start', 'ms'), { size, median: loaded.load, runs: 1 })
      add(head('peak memory of the build', 'MB'), { size, median: built.peak, runs: 1 })
      add(head('memory of a process with the release', 'MB'), { size, median: loaded.memory, runs: 1 })
      add(head('packed release', 'MB'), { size, median: built.packed, runs: 1 })
    }
    return list()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
