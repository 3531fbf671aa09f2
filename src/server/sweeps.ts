/** Deletes expired data: dead sessions, old keys and counters, files without a row. */

import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { hourMs, minuteMs } from '#rules'
import { sweepConversations } from './content/assistant/index.ts'
import type { Database, OpenedDatabase } from './db/index.ts'
import { sweepWatches } from './feeds/schedules/index.ts'
import { sweepTrackingLinks } from './feeds/tracking/index.ts'
import { sweepReceipts, sweepTransport } from './feeds/transport/index.ts'
import { sweepLoads } from './freight/rates/index.ts'
import { sweepRemovedQuotes } from './freight/saved-quotes/index.ts'
import { sweepKeys, sweepPageViews } from './http/index.ts'
import { defineJob, type JobContext } from './kernel/index.ts'
import { foldOrderCounts } from './orders/order/index.ts'
import { sweepTemplates } from './orders/workbench/index.ts'
import { sweepCodes, sweepSessions } from './people/accounts/index.ts'
import { sweepSpentTokens } from './people/token-sign-in/index.ts'
import { sweepDeliveries } from './people/webhooks/index.ts'
import { sweepAttempts } from './platform/attempts/index.ts'
import { sweepDrafts } from './platform/drafts/index.ts'
import { findLostFiles, type SweepableStore, sweepFiles } from './platform/files/index.ts'
import { sweepNotifications } from './platform/notifications/index.ts'
import { sweepPreviews } from './platform/preview/index.ts'

export interface SweepContext extends JobContext {
  readonly maintain: OpenedDatabase['maintain']
  readonly files: SweepableStore
}

/** Of what belongs to a brand, whose limits say how long it is kept. */
const brandSweeps: readonly ((db: Kysely<Database>, brand: BrandPlan, now: Date) => Promise<unknown>)[] = [
  sweepSessions,
  sweepDrafts,
  sweepConversations,
  sweepRemovedQuotes,
  sweepNotifications,
  sweepTemplates,
  sweepDeliveries,
  sweepReceipts,
  sweepTransport,
  sweepTrackingLinks,
  sweepPageViews,
]

const commonSweeps: readonly ((db: Kysely<Database>, now: Date) => Promise<unknown>)[] = [
  sweepAttempts,
  sweepCodes,
  sweepSpentTokens,
  sweepPreviews,
  sweepLoads,
  sweepWatches,
  foldOrderCounts,
  sweepKeys,
]

/** Deletes what has expired. The delay is short enough for servers that restart often, but spares the first minute. */
export const sweeps = defineJob<SweepContext>({
  name: 'sweeps',
  every: hourMs,
  delay: minuteMs,
  run: async (context, turn) => {
    for (const sweep of listSweeps(context)) {
      // The next server sweeps the rest.
      if (turn.isStopped()) return
      await sweep()
    }
  },
})

function listSweeps(context: SweepContext): readonly (() => Promise<unknown>)[] {
  const { db, maintain, releases, now } = context
  const at = now()
  const brands = Object.values(releases.current().release.brands)
  return [
    ...brands.flatMap((brand) => brandSweeps.map((sweep) => () => sweep(db, brand, at))),
    ...commonSweeps.map((sweep) => () => sweep(db, at)),
    maintain,
    () => sweepStore(context, at),
  ]
}

async function sweepStore({ db, files, log }: SweepContext, at: Date): Promise<void> {
  await sweepFiles({ db, store: files, now: at })
  const lost = await findLostFiles({ db, store: files, now: at })
  if (lost.length > 0) log.error({ files: lost.map(({ id, order_id }) => ({ id, order: order_id })) }, 'files are missing from the store')
}
