/** The timetable of background jobs. Each is defined in the folder of its noun, with how often it runs. */
import type { Simulator } from './demo/index.ts'
import { type InboxContext, inboxFiles } from './feeds/edifact/index.ts'
import { type LoaderParts, sheetLoads } from './feeds/imports/index.ts'
import { sailingAlerts } from './feeds/schedules/index.ts'
import { type PullContext, sourcePulls } from './feeds/sources/index.ts'
import { type ApplierParts, orderEvents } from './feeds/transport/index.ts'
import { priceAlerts } from './freight/lanes/index.ts'
import type { Job, JobContext } from './kernel/index.ts'
import { settlements } from './money/settlements/index.ts'
import { deskQueues, reminders } from './orders/order/index.ts'
import { orphanNotices } from './people/orphaned-keys/index.ts'
import { changeCounts } from './platform/data-changes/index.ts'
import { createScans, type Scanner } from './platform/files/index.ts'
import { recordIndex } from './platform/records/index.ts'
import { type SweepContext, sweeps } from './sweeps.ts'

/** Everything that the jobs of a server need. */
export type ServerJobContext = JobContext & ApplierParts & InboxContext & LoaderParts & PullContext & SweepContext

export interface OptionalParts {
  /** Null if uploads are not scanned. */
  readonly scanner: Scanner | null
  /** Only in the demo. */
  readonly simulator: Simulator | null
}

/** Every job of a server, from the most to the least frequent. */
export function listJobs({ scanner, simulator }: OptionalParts): readonly Job<ServerJobContext>[] {
  return [
    // Every second: someone is waiting for the result.
    sheetLoads,
    orderEvents,
    ...(scanner ? [createScans(scanner)] : []),

    // Every few seconds. The first two only work after a switch of the release.
    recordIndex,
    deskQueues,
    sourcePulls,
    inboxFiles,
    settlements,

    // Up to every few minutes: e-mails that can wait that long.
    sailingAlerts,
    priceAlerts,
    orphanNotices,
    ...(simulator ? [simulator.shipments] : []),
    reminders,
    changeCounts,

    // Every hour.
    sweeps,
  ]
}
