/** Applies to orders what sources report; several servers share the work. */
import { minuteMs, weekMs } from '#rules'
import { defineJob } from '../../kernel/index.ts'
import { applyCallTimes } from './apply-call-times.ts'
import { type ApplierParts, applyNext, batch } from './apply-events.ts'

/** Cut-offs are less urgent than milestones. */
const callsEveryMs = 20_000
/** Reports that came while no server was running; orders look up earlier ones when they are placed. */
const downMs = weekMs
/** Reports of a transaction that was open during the last turn. */
const overlapMs = minuteMs

/** Moves milestones as soon as events come in, and cut-offs less often. */
export const orderEvents = defineJob<ApplierParts>({
  name: 'order-events',
  every: 1_000,
  open: (context) => {
    let since = new Date(context.now().getTime() - downMs)
    let nextAt = 0
    return async ({ isStopped }) => {
      const brands = Object.values(context.releases.current().release.brands)
      for (const brand of brands) while (!isStopped() && (await applyNext(context, brand)) === batch);
      const now = context.now().getTime()
      if (now < nextAt || isStopped()) return
      for (const brand of brands) await applyCallTimes(context, brand, since)
      since = new Date(now - overlapMs)
      nextAt = now + callsEveryMs
    }
  },
})
