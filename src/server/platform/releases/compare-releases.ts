/** Compares documents with the served release, before they are published. */
import type { Kysely } from 'kysely'
import { hashFiles, type Release, type SourceFile } from '#config'
import type { Database } from '../../db/index.ts'
import type { CompareStage, ReleaseComparison } from '../../kernel/index.ts'
import type { Builder } from './build.ts'
import { makeLive } from './live.ts'
import { readFiles } from './store.ts'

export interface ComparerOptions {
  readonly db: Kysely<Database>
  readonly builder: Builder
  readonly demo: boolean
  readonly now: () => Date
}

export interface CompareRequest {
  readonly served: Release
  /** The documents that may be published. */
  readonly files: readonly SourceFile[]
  readonly reach: (stage: CompareStage) => void
}

export type CompareReleases = (request: CompareRequest) => Promise<ReleaseComparison>

const nothing = { impact: { brands: [], access: [] }, cases: { compared: 0, changed: [] } }

/** Keeps the last comparison: an analyst returns to the page, and several analysts look at the same files. */
export function createComparer(options: ComparerOptions): CompareReleases {
  let last: { readonly key: string; readonly comparison: Promise<ReleaseComparison> } | undefined

  return async ({ served, files, reach }) => {
    const hash = hashFiles(files)
    if (hash === served.hash) return { served, next: served, ...nothing }
    const key = `${served.id} ${hash}`
    if (last?.key === key) return await last.comparison
    const comparison = compareAnew({ served, files, reach }, options)
    last = { key, comparison }
    comparison.catch(() => {
      if (last?.comparison === comparison) last = undefined
    })
    return await comparison
  }
}

/** Changes nothing. The documents are checked and compiled as a publish does it. */
async function compareAnew({ served, files, reach }: CompareRequest, options: ComparerOptions): Promise<ReleaseComparison> {
  const { db, builder, demo, now } = options
  reach('checking')
  const { release } = await builder.fromFiles(files, () => reach('compiling'))
  reach('comparing')
  const before = (await readFiles(db, served.hash)) ?? []
  const measured = await builder.measure({ before, after: files, at: now().getTime(), withCases: release !== null })
  // Without the pages that this mode leaves out, as in the served release.
  return { served, next: release && (await makeLive(release, demo)).release, ...measured }
}
