/**
 * Re-evaluates the queue conditions for every open order after they have changed: a new release, or a database older than the
 * queues. It resumes where it stopped; orders changed meanwhile are evaluated by that change.
 */
import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { BrandPlan } from '#config'
import { openStates } from '#domain'
import type { Database, RecordTable } from '../../../db/index.ts'
import { defineJob, type JobContext, oncePerRelease } from '../../../kernel/index.ts'
import type { OrderData } from '../record.ts'
import { toRecord } from '../store.ts'
import { bookingStatusDictionary, queueDictionary, taskDictionary, withDerivedFields } from './derived-fields.ts'
import { keepReached, listNextOrders, rewriteData, startAt } from './store.ts'

const batch = 200

export interface RequeueParts {
  readonly db: Kysely<Database>
  readonly brand: BrandPlan
  readonly now: () => Date
  /** Checked between batches. */
  readonly isStopped?: () => boolean
}

/** Runs after every release published from now on. */
export const deskQueues = defineJob<JobContext>({
  name: 'desk-queues',
  every: 2_000,
  open: (context) =>
    oncePerRelease(
      context,
      ({ isStopped }) =>
        (brand) =>
          requeueOrders({ ...context, brand, isStopped }),
    ),
})

/** Returns how many orders were evaluated. */
export async function requeueOrders({ db, brand, now, isStopped = () => false }: RequeueParts): Promise<number> {
  const hash = hashOf(brand)
  let reached = await startAt(db, brand.id, hash)
  let requeued = 0
  while (reached !== null && !isStopped()) {
    const orders = await listNextOrders(db, { brand: brand.id, states: openStates, after: reached, limit: batch })
    for (const order of orders) await requeue(db, brand, order)
    requeued += orders.length
    reached = orders.length < batch ? null : (orders.at(-1)?.id ?? null)
    await keepReached(db, { brand: brand.id, hash }, reached, now())
  }
  return requeued
}

/** What the evaluation depends on: the conditions, and the steps of the order types. */
function hashOf({ documents, limits }: BrandPlan): string {
  const types = Object.entries(documents['order-type'] ?? {}).map(([id, { milestones, papers }]) => [id, milestones, papers])
  const rests = [
    documents.dictionary?.[queueDictionary]?.rows,
    documents.dictionary?.[taskDictionary]?.rows,
    documents.dictionary?.[bookingStatusDictionary]?.rows,
    types,
    limits.deskSilentHours,
  ]
  return createHash('sha256').update(JSON.stringify(rests)).digest('hex')
}

async function requeue(db: Kysely<Database>, brand: BrandPlan, row: Selectable<RecordTable>): Promise<void> {
  const order = toRecord(row)
  const data = withDerivedFields(brand, order)
  if (signOf(data) === signOf(order.data)) return
  await rewriteData(db, row, data)
}

function signOf({ waits = [], tasks = [], nextDueAt, bookingStatuses = [], task }: OrderData): string {
  const taskKeys = tasks.map(({ task: taskId, since, dueAt }) => [taskId, since, dueAt ?? null])
  return JSON.stringify([waits.map(({ queue, since }) => [queue, since]), taskKeys, nextDueAt ?? null, bookingStatuses, task ?? null])
}
