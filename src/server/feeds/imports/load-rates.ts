/** Sea rate sheets: loaded completely or not at all. */

import type { Release } from '#config'
import { inTransaction } from '../../db/index.ts'
import {
  batchSize,
  clearAway,
  countRates,
  countReplaced,
  countRows,
  hasUndoneSince,
  holdSwitch,
  insertRates,
  markOverlaps,
  markReplaced,
  markTwins,
} from '../../freight/rates/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { actorOf, countColumns, eachRange, type LoadKind, type LoadStep } from './load-kind.ts'

export const rateLoads: LoadKind = {
  of: 'rates',
  document: 'sea-rates',
  mostRows: 'rateSheetRows',
  compare: async (step) => {
    await markTwins(step.db, step.load, 'cell.twin')
    return compareWithLoaded(step)
  },
  write: writeLoad,
}

/** Marks or counts overlapping rates, as chosen; returns how many would be replaced. */
async function compareWithLoaded(step: LoadStep): Promise<number> {
  const { db, load, releases } = step
  const { columns } = releases.current().release
  let replaced = 0
  await eachRange(step, async (range) => {
    await step.goOn()
    if (load.overlap === 'refuse') await markOverlaps(db, load, range, columns)
    else replaced += await countReplaced(db, load, range, columns)
  })
  return replaced
}

async function writeLoad(step: LoadStep): Promise<void> {
  const { db, load, now, settle } = step
  const { release } = step.releases.current()
  const began = now()
  // Rows left by an interrupted attempt.
  await clearAway(db, load.id, ['rates', 'marks'])
  // Other rates may have been loaded since the check; the user has not agreed to skip the new errors.
  await compareWithLoaded(step)
  const counts = await countRows(db, load.id)
  if (counts.right !== load.rows_right) {
    const changed = { state: 'checked', share: 100, leave_out: false, failure: 'cell.changed-since' }
    return settle({ ...changed, ...(await countColumns(db, load.id)) })
  }
  const written = await writeRates(step, release)
  if (written.loaded !== counts.right) throw new Error(`${written.loaded} of ${counts.right} rows were written`)
  const { replaced } = written
  const isDone = await inTransaction(db, async (tx) => {
    await holdSwitch(tx, load.brand)
    if (await hasUndoneSince(tx, load.brand, began)) {
      await settle({ state: 'queued', share: 0 }, tx)
      return false
    }
    const loaded = await countRates(tx, load.id)
    await settle({ state: 'loaded', share: 100, loaded, replaced, failure: null, loaded_at: now() }, tx)
    const by = { actor: actorOf(load), brand: step.brand, now, requestId: load.request_id }
    const after = { file: load.file_name, rows: written.loaded, replaced, leftOut: counts.wrong }
    await writeAudit(tx, by, { event: 'rates-loaded', subject: load.id, companyId: load.company_id, after })
    return true
  })
  // Its rows have become rates; a restart would need them again.
  if (isDone) await clearAway(db, load.id, ['right'])
}

async function writeRates(step: LoadStep, { columns }: Release): Promise<{ loaded: number; replaced: number }> {
  const { db, load, now } = step
  const total = Math.max(1, load.rows_right)
  let [loaded, replaced] = [0, 0]
  await eachRange(step, async (range) => {
    await inTransaction(db, async (tx) => {
      await step.goOn(((loaded + batchSize / 2) / total) * 100, tx)
      if (load.overlap === 'replace') replaced += await markReplaced(tx, load, range, columns)
      loaded += await insertRates(tx, load, range, now())
    })
  })
  return { loaded, replaced }
}
