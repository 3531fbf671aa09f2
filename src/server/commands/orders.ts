/** Checks the orders of a database without serving it: for the orders command, before and after an upgrade. */

import { openMigrated } from '../db/index.ts'
import type { Env } from '../env.ts'
import type { createLog } from '../kernel/index.ts'
import { countStranded, findOddOrders, type KnownReleases, type OddOrder, type StrandedOrders } from '../orders/order/index.ts'
import { keepCompiled, openReleases, openShelf, type Releases } from '../platform/releases/index.ts'

export interface CheckOrdersOptions {
  readonly env: Env
  readonly root: string
  readonly log: ReturnType<typeof createLog>
}
export interface CheckedOrders {
  /** Number of orders. */
  readonly checked: number
  /** Number of orders by unknown state: they are read-only. */
  readonly stranded: readonly StrandedOrders[]
  /** Orders whose replayed log differs from the stored order. */
  readonly odd: readonly OddOrder[]
}

export async function checkOrders({ env, root, log }: CheckOrdersOptions): Promise<CheckedOrders> {
  const database = await openMigrated({ url: env.databaseUrl, folder: `${env.dataDir}/database`, log })
  try {
    const releases = await openReleases({
      database,
      root,
      mode: env.mode,
      now: () => new Date(),
      log,
      watch: false,
      compiled: keepCompiled(openShelf(env, database)),
    })
    const odd: OddOrder[] = []
    const search = findOddOrders(database.db, knownReleases(releases))
    let next = await search.next()
    for (; !next.done; next = await search.next()) odd.push(next.value)
    const stranded = await countStranded(database.db)
    await releases.close()
    return { checked: next.value, stranded, odd }
  } finally {
    await database.close()
  }
}

/** Releases in the form the order check needs. */
export function knownReleases({ current, remembered }: Pick<Releases, 'current' | 'remembered'>): KnownReleases {
  return { served: current().release, find: async (id) => (await remembered(id))?.release ?? null }
}
