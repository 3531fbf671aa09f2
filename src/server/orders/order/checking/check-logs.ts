/**
 * Checks all orders and reports inconsistent ones: their log leads to another state, or this version does not know their state.
 */
import type { Kysely } from 'kysely'
import type { Release } from '#config'
import { readStates } from '#domain'
import type { Database } from '../../../db/index.ts'
import { type OrderTypePlan, readOrderType } from '../life.ts'
import type { OrderRecord } from '../record.ts'
import { countByLife, type LifeCount, listEvents, listOrdersAfter } from '../store.ts'
import { auditLog, type OrderProblem } from './problems.ts'

export interface OddOrder {
  readonly omsOrderNo: string
  readonly problem: OrderProblem
}

/** Orders in a state the machine does not know, so that an upgrade leaves none behind unnoticed. */
export type StrandedOrders = LifeCount

export async function countStranded(db: Kysely<Database>): Promise<StrandedOrders[]> {
  return (await countByLife(db)).filter((row) => !readStates(row))
}

const pageSize = 500

export interface KnownReleases {
  readonly served: Release
  /** An earlier release; null if it is not kept. */
  readonly find: (id: string) => Promise<Release | null>
}

/** Replays the log of every order, page by page, so that millions fit. Returns how many it checked. */
export async function* findOddOrders(db: Kysely<Database>, releases: KnownReleases): AsyncGenerator<OddOrder, number> {
  const planOf = createPlans(releases)
  let after = ''
  let checked = 0
  for (;;) {
    const rows = await listOrdersAfter(db, after, pageSize)
    for (const order of rows) {
      const log = [...(await listEvents(db, order.omsOrderNo))].reverse()
      const problem = auditLog(order, log, await planOf(order))
      if (problem) yield { omsOrderNo: order.omsOrderNo, problem }
    }
    checked += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return checked
    after = last.omsOrderNo
  }
}

type Completing = Pick<OrderTypePlan, 'completing'>

/** The order's own release decides what completed it, as when it was changed. Each release is compiled once per type. */
function createPlans({ served, find }: KnownReleases): (order: OrderRecord) => Promise<Completing> {
  const plans = new Map<string, Promise<Completing>>()
  async function read({ release, brand, data }: OrderRecord): Promise<Completing> {
    return completingOf(release === served.id ? served : ((await find(release)) ?? served), brand, String(data.orderType))
  }
  return (order) => {
    const key = JSON.stringify([order.release, order.brand, order.data.orderType])
    const plan = plans.get(key) ?? read(order)
    plans.set(key, plan)
    return plan
  }
}

/** A type that no longer exists completes nothing. */
function completingOf(release: Release, brand: string, orderType: string): Completing {
  const documents = release.brands[brand]?.documents
  return documents?.['order-type']?.[orderType] ? readOrderType(documents, orderType) : { completing: [] }
}
