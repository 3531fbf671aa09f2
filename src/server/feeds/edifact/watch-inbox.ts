/**
 * EDIFACT files that partners put into folders of the inbox: brand/source/file, for each source of the kind folder. A file is moved
 * to `taken` or `refused` once its events are stored; a server that is killed in between reads it again, which changes nothing.
 */

import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandPlan } from '#config'
import { isObject } from '#rules'
import type { Log } from '../../db/index.ts'
import { defineJob, type JobContext, listObjects, visitBrands } from '../../kernel/index.ts'
import { takeEdifact } from './take-edifact.ts'

export interface InboxParts extends Pick<JobContext, 'db' | 'releases' | 'now'> {
  /** Of all brands. */
  readonly folder: string
  readonly log: Pick<Log, 'info' | 'warn'>
}

export interface InboxContext extends JobContext {
  /** Where partners deliver files, for all brands. */
  readonly inboxDir: string
}

/** A file that changed more recently may still be being written. */
const quietMs = 3_000

/** Takes in the files that partners delivered. */
export const inboxFiles = defineJob<InboxContext>({
  name: 'inbox-files',
  every: 5_000,
  run: (context, turn) => visitBrands(context, turn, (brand) => readInbox({ ...context, folder: context.inboxDir }, brand)),
})

/** Takes in the waiting files of a brand, oldest name first; returns how many. */
export async function readInbox(parts: InboxParts, brand: BrandPlan): Promise<number> {
  let count = 0
  for (const source of folderSources(brand)) {
    const folder = join(parts.folder, brand.id, source)
    for (const name of await listFiles(folder)) if (await takeFile(parts, { brand, source, folder, name })) count += 1
  }
  return count
}

function folderSources({ documents }: BrandPlan): string[] {
  return listObjects(documents.reference?.['event-source']?.rows).flatMap(({ id, facts }) =>
    isObject(facts) && facts.kind === 'folder' ? [String(id)] : [],
  )
}

async function listFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { withFileTypes: true })
  // Partial files of transfer programs begin with a dot.
  return entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [])).sort()
}

interface Waiting {
  readonly brand: BrandPlan
  readonly source: string
  readonly folder: string
  readonly name: string
}

async function takeFile({ db, now, log }: InboxParts, { brand, source, folder, name }: Waiting): Promise<boolean> {
  const path = join(folder, name)
  const { size, mtimeMs } = await stat(path)
  if (Date.now() - mtimeMs < quietMs) return false
  const read = async () => new Uint8Array(await readFile(path))
  const taken = await takeEdifact(db, { brand, source, name, size, read }, now())
  const isRefused = taken.refused > 0 && taken.taken + taken.repeated === 0
  await moveTo(folder, isRefused ? 'refused' : 'taken', name, now())
  log.info({ brand: brand.id, source, file: name, taken: taken.taken, refused: taken.refused }, 'took in a file from the inbox')
  return true
}

/** Files of the same name do not replace each other. */
async function moveTo(folder: string, place: 'taken' | 'refused', name: string, at: Date): Promise<void> {
  await mkdir(join(folder, place), { recursive: true })
  await rename(join(folder, name), join(folder, place, `${at.toISOString().replace(/[:.]/g, '')}-${name}`))
}
