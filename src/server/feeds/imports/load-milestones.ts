/** Milestone sheets: each row is recorded once, separately, as if entered at the desk. */

import type { Kysely, Transaction } from 'kysely'
import type { Classifier } from '#domain'
import type { JsonObject } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import {
  countOutcomes,
  keepOutcome,
  listOpenRows,
  listRightRows,
  markTwins,
  type RowRange,
  rewriteRows,
  type SheetRow,
} from '../../freight/rates/index.ts'
import { findNamedOrders, type GivenMilestone, type NamedOrder, readOrderType, recordMilestone } from '../../orders/order/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { CellProblem } from '../../platform/workbooks/index.ts'
import { actorOf, eachRange, type LoadKind, type LoadStep } from './load-kind.ts'
import { rowsOf } from './words.ts'

export const milestoneLoads: LoadKind = {
  of: 'milestones',
  document: 'milestones',
  mostRows: 'milestoneSheetRows',
  compare: async (step) => {
    let changed = 0
    await eachRange(step, async (range) => {
      await step.goOn()
      changed += await findOrders(step, range)
    })
    await markTwins(step.db, step.load, 'cell.twin-report')
    return changed
  },
  write: writeMilestones,
}

/** The result of `milestone-row.ts`. */
type ReadReport = Readonly<Record<'order' | 'milestone' | 'at', string>> & {
  readonly classifier: Classifier
  readonly cells: Readonly<Record<string, string>>
}
/**
 * Finds the orders of the rows; marks rows without one, or whose order cannot have the milestone. Returns how many change a
 * known one.
 */
async function findOrders({ db, load, brand }: LoadStep, range: RowRange): Promise<number> {
  const rows = await listRightRows<ReadReport>(db, load.id, range)
  const names = [...new Set(rows.map(({ data }) => data.order.toUpperCase()))]
  const byName = groupByName(await findNamedOrders(db, load.brand, names))
  let changed = 0
  const checkedRows = rows.map(({ row, data: { cells: places, ...data }, cells }) => {
    const matches = byName.get(data.order.toUpperCase()) ?? []
    const [order, ...others] = matches
    const steps = order ? readOrderType(brand.documents, order.type).milestones : []
    const reject = (column: string, text: string, params: CellProblem['params']) => {
      const problem: CellProblem = { column, cell: String(places[column] ?? row), value: String(cells[column] ?? ''), text, params }
      return { row, data: null, offer: null, problems: [problem] }
    }
    if (!order) return reject('order', 'cell.no-order', {})
    if (others.length > 0) return reject('order', 'cell.several-orders', { several: matches.map(({ id }) => id).join(', ') })
    if (order.state !== 'in-process') return reject('order', 'cell.order-not-open', { order: order.id })
    if (!steps.includes(data.milestone))
      return reject('milestone', 'cell.foreign-milestone', { order: order.id, allowed: rowsOf('milestone', steps) })
    const before = order.milestones.find(({ milestone, classifier }) => milestone === data.milestone && classifier === data.classifier)
    if (before && before.at !== data.at) changed += 1
    const details = before && before.at !== data.at ? { before: before.at } : {}
    return {
      row,
      data: { ...data, ...details, omsOrderNo: order.id },
      offer: [order.id, data.milestone, data.classifier].join('|'),
      problems: [],
    }
  })
  await rewriteRows(db, load.id, checkedRows)
  return changed
}

function groupByName(orders: readonly NamedOrder[]): ReadonlyMap<string, readonly NamedOrder[]> {
  const byName = new Map<string, NamedOrder[]>()
  for (const order of orders) {
    for (const name of new Set([order.id, order.mbl ?? order.id])) byName.set(name, [...(byName.get(name) ?? []), order])
  }
  return byName
}

/** Rows with an outcome are done, whichever server did them. */
async function writeMilestones(step: LoadStep): Promise<void> {
  const { db, load, now, settle } = step
  const total = Math.max(1, load.rows_right)
  let done = await countDone(db, load.id)
  for (;;) {
    const rows = await listOpenRows(db, load.id, batch)
    if (rows.length === 0) break
    for (const row of rows) {
      await step.goOn((done / total) * 100)
      await inTransaction(db, async (tx) => {
        await keepOutcome(tx, load.id, row.row, await recordRow(step, row, tx))
      })
      done += 1
    }
  }
  await inTransaction(db, async (tx) => {
    const counts = await countOutcomes(tx, load.id)
    const loaded = (counts.recorded ?? 0) + (counts.corrected ?? 0)
    await settle({ state: 'loaded', share: 100, loaded, replaced: counts.corrected ?? 0, failure: null, loaded_at: now() }, tx)
    const by = { actor: actorOf(load), brand: step.brand, now, requestId: load.request_id }
    const after = { file: load.file_name, rows: loaded, refused: counts.refused ?? 0, leftOut: load.rows_wrong }
    await writeAudit(tx, by, { event: 'milestones-loaded', subject: load.id, after })
  })
}

const batch = 100

/** One transaction for the order's change and the row's outcome. */
async function recordRow(step: LoadStep, { data }: SheetRow, tx: Transaction<Database>): Promise<JsonObject> {
  const { load, brand, releases } = step
  const { omsOrderNo, milestone, classifier, at, place, note } = data as GivenMilestone & { omsOrderNo: string }
  const who = {
    actor: actorOf(load),
    brand,
    live: releases.current(),
    language: load.language,
    requestId: load.request_id,
    origin: load.origin,
  }
  const call = step.openCall(who, tx)
  const recorded = await recordMilestone(call, { omsOrderNo, milestone, classifier, at, place, note })
  if (recorded.ok) return { kind: recorded.value }
  return { kind: 'refused', error: recorded.error, params: recorded.params ?? {} }
}

async function countDone(db: Kysely<Database>, load: string): Promise<number> {
  return Object.values(await countOutcomes(db, load)).reduce((sum, count) => sum + count, 0)
}
