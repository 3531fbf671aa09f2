/** Deletes expired data: dead sessions, old keys and counters, files without a row. */
import type { Kysely } from 'kysely'
import { sweepAttempts, sweepCodes, sweepSessions } from './accounts/index.ts'
import { sweepConversations } from './assistant/index.ts'
import type { Database, Log, OpenedDatabase } from './db/index.ts'
import { sweepDrafts } from './drafts/index.ts'
import { findLostFiles, type SweepableStore, sweepFiles } from './files/index.ts'
import { sweepKeys, sweepPageViews } from './http/index.ts'
import { sweepLoads } from './loads/index.ts'
import { sweepNotifications } from './notifications/index.ts'
import { sweepRemovedQuotes } from './offers/index.ts'
import { foldOrderCounts } from './orders/index.ts'
import { sweepPreviews } from './preview/index.ts'
import type { Releases } from './releases/index.ts'
import { sweepWatches } from './schedules/index.ts'
import { sweepReceipts } from './sources/index.ts'
import { sweepSpentTokens } from './token-sign-in/index.ts'
import { sweepTrackingLinks } from './tracking/index.ts'
import { sweepTransport } from './transport/index.ts'
import { sweepDeliveries } from './webhooks/index.ts'
import { sweepTemplates } from './workbench/index.ts'

export interface StartSweepsOptions {
  readonly db: Kysely<Database>
  readonly maintain: OpenedDatabase['maintain']
  readonly files: SweepableStore
  readonly releases: Pick<Releases, 'current'>
  readonly now: () => Date
  readonly log: Log
}

const hourMs = 60 * 60 * 1000
/** Short enough for servers that restart often, but not within the first minute. */
const firstMs = 60 * 1000

export function startSweeps(options: StartSweepsOptions): () => void {
  const sweep = () => void sweepAll(options).catch((error: unknown) => options.log.warn({ error: String(error) }, 'a sweep failed'))
  const first = setTimeout(sweep, firstMs).unref()
  const timer = setInterval(sweep, hourMs).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

async function sweepAll({ db, maintain, files, releases, now, log }: StartSweepsOptions): Promise<void> {
  const at = now()
  for (const brand of Object.values(releases.current().release.brands)) {
    await sweepSessions(db, brand, at)
    await sweepDrafts(db, brand, at)
    await sweepConversations(db, brand, at)
    await sweepRemovedQuotes(db, brand, at)
    await sweepNotifications(db, brand, at)
    await sweepTemplates(db, brand, at)
    await sweepDeliveries(db, brand, at)
    await sweepReceipts(db, brand, at)
    await sweepTransport(db, brand, at)
    await sweepTrackingLinks(db, brand, at)
    await sweepPageViews(db, brand, at)
  }
  await sweepAttempts(db, at)
  await sweepCodes(db, at)
  await sweepSpentTokens(db, at)
  await sweepPreviews(db, at)
  await sweepLoads(db, at)
  await sweepWatches(db, at)
  await foldOrderCounts(db)
  await sweepKeys(db, at)
  await maintain()
  await sweepFiles({ db, store: files, now: at })
  const lost = await findLostFiles({ db, store: files, now: at })
  if (lost.length > 0) log.error({ files: lost.map(({ id, order_id }) => ({ id, order: order_id })) }, 'files are missing from the store')
}
