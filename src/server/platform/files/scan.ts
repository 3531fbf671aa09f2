/** Scans uploaded files. A file is not served until it has passed, however long that takes. */

import type { Kysely } from 'kysely'
import type { ActorKind, BrandPlan } from '#config'
import { minuteMs } from '#rules'
import { type Database, inTransaction, type Log } from '../../db/index.ts'
import { defineJob, type FileStore, type Job, type JobContext } from '../../kernel/index.ts'
import { writeAudit } from '../audit/index.ts'
import type { Scanner, Verdict } from './clamd.ts'
import { claimScan, findSender, postponeScan, settleScan } from './scan-store.ts'
import type { FileRow } from './store.ts'

export interface ScanParts {
  readonly db: Kysely<Database>
  readonly files: Pick<FileStore, 'read'>
  readonly scanner: Scanner
  readonly brandOf: (id: string) => BrandPlan | undefined
  readonly now: () => Date
  readonly log: Log
}

/** Longer than a scan takes, so that no two servers scan the same file. */
const claimMs = 120_000
const firstWaitMs = 5_000
const longestWaitMs = 10 * minuteMs

export type ScanContext = JobContext & Pick<ScanParts, 'files'>

/** Scans waiting files one after another. */
export function createScans(scanner: Scanner): Job<ScanContext> {
  return defineJob({
    name: 'file-scans',
    every: 1_000,
    run: async (context, { isStopped }) => {
      const brandOf = (id: string) => context.releases.current().release.brands[id]
      while (!isStopped() && (await scanNext({ ...context, scanner, brandOf })));
    },
  })
}

/** Scans the file that has waited longest; false if none is due. */
export async function scanNext(parts: ScanParts): Promise<boolean> {
  const { db, files, scanner, now, log } = parts
  const file = await claimScan(db, now(), claimMs)
  if (!file) return false
  let verdict: Verdict
  try {
    verdict = await scanner.scan(await files.read(file.key))
  } catch (error) {
    // No verdict is not a pass: the file waits, with growing delays.
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(file.scan_attempts, 20))
    await postponeScan(db, file, new Date(now().getTime() + waitMs))
    log.warn({ file: file.id, attempts: file.scan_attempts, error: String(error) }, 'a file could not be scanned and will be retried')
    return true
  }
  await settle(parts, file, verdict)
  return true
}

async function settle({ db, brandOf, now, log }: ScanParts, file: FileRow, verdict: Verdict): Promise<void> {
  const threat = verdict.clean ? null : verdict.threat
  await inTransaction(db, async (tx) => {
    const isSettled = await settleScan(tx, file.id, threat)
    const brand = brandOf(file.brand)
    if (!isSettled || threat === null || !brand) return
    const sender = await findSender(tx, file.user_id)
    const actor = {
      kind: (sender?.role ?? 'registered') as ActorKind,
      userId: file.user_id,
      companyId: file.company_id,
      name: sender?.name ?? '',
      latinName: sender?.latin_name ?? '',
    }
    const entry = { event: 'file-quarantined', kind: 'security', subject: file.id, detail: { file: file.name, threat } } as const
    await writeAudit(tx, { actor, brand, now, requestId: `scan-${file.id}` }, entry)
  })
  if (threat !== null) log.warn({ event: 'file-quarantined', file: file.id, threat }, 'a file was quarantined')
}
