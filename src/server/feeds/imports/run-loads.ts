/**
 * Runs loads step by step: reads and checks sheets, writes rates, deletes what was undone. It continues when the user leaves
 * the page, and if a server dies another one restarts the step; nothing is visible until the load's row says loaded.
 */

import type { Kysely, Updateable } from 'kysely'
import type { BrandPlan } from '#config'
import { minuteMs } from '#rules'
import { type Database, isUniqueViolation, type Log, type RateLoadTable } from '../../db/index.ts'
import { claimLoad, clearAway, insertRows, markPurged, type RateLoad, renewClaim, settleLoad } from '../../freight/rates/index.ts'
import { defineJob, type FileStore, latestActual, limitOf, todayOf } from '../../kernel/index.ts'
import { fileEnding, findFile } from '../../platform/files/index.ts'
import type { OpenCall, Releases } from '../../platform/releases/index.ts'
import { declaredLoads } from './load-declared.ts'
import { countColumns, type LoadKind, type LoadStep } from './load-kind.ts'
import { milestoneLoads } from './load-milestones.ts'
import { rateLoads } from './load-rates.ts'
import { readSheet, type SheetNotes } from './read-sheet.ts'
import { readColumns } from './sheet-columns.ts'
import { readSheetKind } from './sheet-kind.ts'
import { listTemplateSheets } from './words.ts'

export interface LoaderParts {
  readonly db: Kysely<Database>
  readonly files: FileStore
  readonly releases: Releases
  readonly now: () => Date
  readonly log: Log
  readonly openCall: OpenCall
  /** Called before each batch is written; a test stops there. */
  readonly onBatch?: (load: string) => void | Promise<void>
}

/** Longer than any batch takes; a dead server goes unnoticed this long. */
const leaseMs = minuteMs
const mostAttempts = 5
/** Reading's share of the whole check; the rest compares with existing rates. */
const readingShare = 0.8

/** Runs the steps of waiting loads one after another. */
export const sheetLoads = defineJob<LoaderParts>({
  name: 'spreadsheet-loads',
  every: 1_000,
  run: async (context, { isStopped }) => {
    try {
      while (!isStopped() && (await runNextLoad({ ...context, onBatch: () => giveUpIf(isStopped()) })));
    } catch (error) {
      if (!(error instanceof LoadLost)) throw error
    }
  },
})

/** Another server has the load now, or this one is shutting down. */
class LoadLost extends Error {}

function giveUpIf(stopped: boolean): void {
  if (stopped) throw new LoadLost('the server is stopping')
}

/** Takes the next waiting load and runs its step; returns whether there was one. */
export async function runNextLoad(parts: LoaderParts): Promise<boolean> {
  const load = await takeLoad(parts)
  if (!load) return false
  const brand = parts.releases.current().release.brands[load.brand]
  try {
    if (!brand || load.attempts > mostAttempts) await failLoad(parts, load, 'cell.gave-up')
    else if (load.state === 'reading') await checkLoad(parts, load, brand)
    else if (load.state === 'loading') await findKind(load, brand).write(stepOf(parts, load, brand))
    else await purgeLoad(parts, load)
  } catch (error) {
    if (error instanceof LoadLost) throw error
    parts.log.warn({ load: load.id, attempts: load.attempts, error: String(error) }, 'an interrupted load is restarted')
    // It waits for its lease to expire, unless it has been tried too many times.
    if (load.attempts >= mostAttempts) await failLoad(parts, load, 'cell.gave-up')
    throw error
  }
  return true
}

async function takeLoad({ db, now }: LoaderParts): Promise<RateLoad | undefined> {
  const at = now()
  try {
    return await claimLoad(db, at, new Date(at.getTime() + leaseMs))
  } catch (error) {
    // Two servers claimed loads of the same brand, and the other one was first.
    if (isUniqueViolation(error, 'rate_loads_loading')) return undefined
    throw error
  }
}

function stepOf(parts: LoaderParts, load: RateLoad, brand: BrandPlan): LoadStep {
  const { db, now } = parts
  return {
    db,
    now,
    load,
    brand,
    releases: parts.releases,
    files: parts.files,
    openCall: parts.openCall,
    goOn: (share, tx = db) => goOn(parts, tx, load, share),
    settle: (outcome, tx = db) => settle(tx, load, outcome),
  }
}

/** Reports progress; throws if another server has taken over the load. */
async function goOn({ now, onBatch }: LoaderParts, db: Kysely<Database>, load: RateLoad, share?: number): Promise<void> {
  await onBatch?.(load.id)
  const percent = share === undefined ? undefined : Math.min(99, Math.floor(share))
  if (!(await renewClaim(db, load, new Date(now().getTime() + leaseMs), percent))) throw new LoadLost(load.id)
}

async function settle(db: Kysely<Database>, load: RateLoad, outcome: Updateable<RateLoadTable>): Promise<void> {
  if (!(await settleLoad(db, load, outcome))) throw new LoadLost(load.id)
}

async function failLoad(parts: LoaderParts, load: RateLoad, text: string): Promise<void> {
  await settle(parts.db, load, { state: 'failed', failure: text, checked_at: parts.now() })
}

async function checkLoad(parts: LoaderParts, load: RateLoad, brand: BrandPlan): Promise<void> {
  const { db, now } = parts
  const kind = findKind(load, brand)
  await clearAway(db, load.id, ['rows'])
  const file = await findFile(db, brand.id, load.file_id)
  if (!file) return failLoad(parts, load, 'cell.broken')
  if (file.scan === 'quarantined') return failLoad(parts, load, 'cell.quarantined')
  const sheet = readSheet({
    bytes: await parts.files.read(file.key),
    kind: fileEnding(file.name) === 'csv' ? 'csv' : 'xlsx',
    name: file.name,
    of: kind.of,
    plan: readColumns(brand, kind.document),
    templateSheets: listTemplateSheets(brand),
    timeZone: brand.timeZone,
    today: todayOf({ brand, now }),
    latestActual: latestActual(brand, now()).getTime(),
    mostRows: limitOf(brand, kind.mostRows),
    years: { least: limitOf(brand, 'dateMinYear'), most: limitOf(brand, 'dateMaxYear') },
  })
  let name = ''
  let notes: SheetNotes | undefined
  for await (const message of sheet) {
    if (message.kind === 'unreadable') return failLoad(parts, load, message.text)
    if (message.kind === 'headings') {
      // A second table may follow rows that were read.
      await clearAway(db, load.id, ['rows'])
      await insertRows(db, load.id, [{ row: message.row, cells: {}, data: null, offer: null, problems: message.problems }])
      const failure_params = JSON.stringify({ sheet: message.sheet })
      await settle(db, load, {
        state: 'failed',
        failure: 'cell.headings',
        failure_params,
        cells_wrong: message.problems.length,
        checked_at: now(),
      })
      return
    }
    if (message.kind === 'notes') {
      notes = message
      continue
    }
    name = message.sheet
    await goOn(parts, db, load, message.share * readingShare)
    await insertRows(db, load.id, message.rows)
  }
  const replaced = await kind.compare(stepOf(parts, load, brand))
  const counts = await countColumns(db, load.id)
  const failure_params = JSON.stringify({ ...notes, kind: undefined, sheet: name })
  await settle(db, load, { state: 'checked', share: 100, ...counts, replaced, failure_params, checked_at: now() })
}

/** Deletes the rows of a load that was undone or given up. A file that could not be read keeps its errors. */
async function purgeLoad({ db, now }: LoaderParts, load: RateLoad): Promise<void> {
  await clearAway(db, load.id, load.state === 'failed' ? ['rates', 'marks'] : ['rates', 'marks', 'rows'])
  await markPurged(db, load.id, now())
}

/** The kind of a load; throws if the release does not declare it: a newer server started it. */
export function findKind({ kind }: Pick<RateLoad, 'kind'>, brand: BrandPlan): LoadKind {
  return [rateLoads, milestoneLoads].find(({ of }) => of === kind) ?? declaredLoads(readSheetKind(brand, kind))
}
