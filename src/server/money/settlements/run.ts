/**
 * Settles completed orders: the company's rebates and the partners' shares. Runs as a separate loop, not as
 * part of completion: a missing exchange rate, for example, must not block completion, and orders completed by an older release
 * or another server are found as well.
 */

import type { Kysely, Transaction } from 'kysely'
import type { BrandPlan } from '#config'
import { minuteMs } from '#rules'
import { type Database, inTransaction } from '../../db/index.ts'
import { defineJob, type JobContext, type Refusal, type Result, todayOf, visitBrands } from '../../kernel/index.ts'
import { type CompletedRow, readCompleted, type Watermark } from '../../orders/order/index.ts'
import { shareOrder } from '../profit/index.ts'
import { accrueRebates, closeMonths } from '../rebates/index.ts'
import { claimSettlement, listUnsettled } from './store.ts'

const batch = 100
/** Maximum orders per run; a large backlog is processed in the background. */
const mostOfTurn = 300
/** Rows with an earlier timestamp can be committed slightly later. */
const overlapMs = 10 * minuteMs

/** How far each brand has been scanned; a starting server scans everything once. */
export type Watermarks = Map<string, Watermark>

/** Settles what was completed since the last run. */
export const settlements = defineJob<JobContext>({
  name: 'settlements',
  every: 10_000,
  open: (context) => {
    const marks: Watermarks = new Map()
    return (turn) => visitBrands(context, turn, (brand) => settleBrand(context, brand, marks))
  },
})

/** Settles orders completed since the last run; returns how many. */
export async function settleBrand(
  parts: Pick<JobContext, 'db' | 'now' | 'log'>,
  brand: BrandPlan,
  marks: Watermarks = new Map(),
): Promise<number> {
  const { db, now, log } = parts
  let settled = 0
  let from = marks.get(brand.id) ?? { at: new Date(0), id: '' }
  for (let seen = 0; seen < mostOfTurn; ) {
    const orders = await listUnsettled(db, brand.id, { after: from, limit: batch })
    for (const row of orders) {
      const refusal = await settleOrder(db, row, { brand, now: now(), today: todayOf({ brand, now }) })
      if (!refusal) settled += 1
      else if (refusal !== 'settled-already')
        log.warn({ order: row.id, error: refusal.error, ...refusal.params }, 'a completed order could not be settled yet')
    }
    const last = orders.at(-1)
    if (last) from = { at: last.updated_at, id: last.id }
    seen += orders.length
    if (orders.length < batch) {
      // Caught up: the next run begins slightly earlier, to catch rows committed late.
      const back = new Date(from.at.getTime() - overlapMs)
      marks.set(brand.id, { at: back, id: '' })
      break
    }
    marks.set(brand.id, from)
  }
  await inTransaction(db, (tx) => closeMonths(tx, { brand, now: now(), today: todayOf({ brand, now }) }))
  return settled
}

export interface Settling {
  readonly brand: BrandPlan
  readonly now: Date
  readonly today: string
}

/** Settles one order in one transaction, on one server only. Returns null if settled. */
async function settleOrder(db: Kysely<Database>, row: CompletedRow, settling: Settling): Promise<Refusal | 'settled-already' | null> {
  const done = await inTransaction(db, (tx) => settleInside(tx, row, settling))
  if (!done.ok) return done
  return done.value ? null : 'settled-already'
}

/** Returns false if the order was already settled. */
export async function settleInside(tx: Transaction<Database>, row: CompletedRow, settling: Settling): Promise<Result<boolean>> {
  const claimed = await claimSettlement(tx, {
    order_id: row.id,
    brand: settling.brand.id,
    completed_at: row.completed_at,
    settled_at: settling.now,
  })
  if (!claimed) return { ok: true, value: false }
  const order = readCompleted(row, settling.brand)
  const rebates = await accrueRebates(tx, order, settling)
  if (!rebates.ok) return rebates
  const shared = await shareOrder(tx, order, settling)
  return shared.ok ? { ok: true, value: true } : shared
}
