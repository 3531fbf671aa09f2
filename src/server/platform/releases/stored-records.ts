/** Records that exist when another release is served: what it does not fit, what it changes in them, and how that is undone. */
import type { Kysely, Transaction } from 'kysely'
import { compareShapes, type EntityChange, type Finding, hashFiles, reportMisfits, type SourceFile, type StoredShape } from '#config'
import type { Database } from '../../db/index.ts'
import type { Refusal } from '../../kernel/index.ts'
import { carryOver, countMisfits, hasAnyRecords, undoCarries } from '../records/index.ts'
import type { ListStoredShapes } from './document-processes.ts'
import { type PointerEntry, readFiles } from './store.ts'

/** What a release changes in existing records, compared with the release served before. */
export interface RecordPlan {
  /** Hash of the release served before; undefined for the first one. */
  readonly from: string | undefined
  readonly files: readonly SourceFile[]
  readonly changes: readonly EntityChange[]
  readonly findings: readonly Finding[]
}

/** Part of a switch, in its transaction. */
export type AlongSwitch = (tx: Transaction<Database>, entry: PointerEntry) => Promise<Refusal | null>

export interface StoredRecords {
  /** Compares with the served release; changes nothing. */
  readonly plan: (files: readonly SourceFile[], served: string | undefined) => Promise<RecordPlan>
  readonly carry: (plan: RecordPlan, releaseId: string) => AlongSwitch
  readonly undo: (switches: readonly number[], releaseId: string) => AlongSwitch
}

/** The served release and the one to come, and a few that analysts check meanwhile. */
const mostKept = 4

export function createStoredRecords(db: Kysely<Database>, listStoredShapes: ListStoredShapes): StoredRecords {
  const shapesByRelease = new Map<string, Promise<readonly StoredShape[]>>()

  function shapesOf(hash: string, files: () => Promise<readonly SourceFile[]>): Promise<readonly StoredShape[]> {
    const shapes = shapesByRelease.get(hash) ?? files().then(listStoredShapes)
    shapesByRelease.delete(hash)
    shapesByRelease.set(hash, shapes)
    shapes.catch(() => shapesByRelease.delete(hash))
    for (const oldest of shapesByRelease.keys()) if (shapesByRelease.size > mostKept) shapesByRelease.delete(oldest)
    return shapes
  }

  async function compare(files: readonly SourceFile[], served: string): Promise<EntityChange[]> {
    const before = await shapesOf(served, async () => (await readFiles(db, served)) ?? [])
    return compareShapes(before, await shapesOf(hashFiles(files), () => Promise.resolve(files)))
  }

  return {
    plan: async (files, served) => {
      const changes = served === undefined || !(await hasAnyRecords(db)) ? [] : await compare(files, served)
      return { from: served, files, changes, findings: reportMisfits(files, await countMisfits(db, changes)) }
    },
    carry:
      ({ changes, files }, release) =>
      async (tx, { seq, who, at }) => {
        const misfits = await carryOver(tx, changes, { seq, who, at, release })
        return misfits.length === 0 ? null : refuseFindings(reportMisfits(files, misfits))
      },
    undo:
      (switches, release) =>
      async (tx, { who, at }) => {
        await undoCarries(tx, switches, { who, at, release })
        return null
      },
  }
}

export function refuseFindings(findings: readonly Finding[]): Refusal {
  return { ok: false, error: 'error.release-rejected', params: { count: findings.length }, data: { findings } }
}
