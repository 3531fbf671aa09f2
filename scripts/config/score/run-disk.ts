/** Runs the edits that need a disk, each in a fresh copy of the documents. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Checker, loadDocuments } from '#config'
import { type DiskKind, diskKinds } from './disk-kinds.ts'
import { scoreEdit, type Verdict } from './verdict.ts'
import { shuffle } from './world.ts'

export interface DiskRunOptions {
  readonly root: string
  readonly paths: readonly string[]
  readonly random: () => number
  readonly checker: Checker
  readonly before: ReadonlySet<string>
  readonly only?: string
  readonly places: number
}

export async function runOnDisk({ only, ...options }: DiskRunOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const kind of diskKinds.filter(({ id }) => only === undefined || id === only)) {
    const paths = options.paths.filter((path) => path.endsWith('.json') && kind.fits?.(path) !== false)
    for (const path of shuffle(paths, options.random).slice(0, options.places)) verdicts.push(await scoreOnDisk(kind, path, options))
  }
  return verdicts
}

async function scoreOnDisk(kind: DiskKind, path: string, { root, checker, before }: Omit<DiskRunOptions, 'only'>): Promise<Verdict> {
  const copy = mkdtempSync(join(tmpdir(), 'config-score-'))
  try {
    for (const folder of ['schemas', 'brands']) cpSync(join(root, folder), join(copy, folder), { recursive: true })
    const reported = kind.make(copy, path)
    const files = await loadDocuments(copy)
    return scoreEdit(kind.id, { files, path: reported, line: 1, column: 1 }, { checker, before })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
