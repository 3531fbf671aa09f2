/** Applies to orders what sources report, until it is stopped; several servers share the work. */
import { type Repeated, repeat } from '../kernel/index.ts'
import { applyCallTimes } from './apply-call-times.ts'
import { type ApplierParts, applyNext, batch } from './apply-events.ts'

const pauseMs = 1_000
/** Cut-offs are less urgent than milestones. */
const callsEveryMs = 20_000
/** Reports that came while no server was running; orders look up earlier ones when they are placed. */
const downMs = 7 * 24 * 60 * 60_000
/** Reports of a transaction that was open during the last turn. */
const overlapMs = 60_000

export function startApplier(parts: ApplierParts): Repeated {
  let since = new Date(parts.now().getTime() - downMs)
  let nextAt = 0
  return repeat({
    pauseMs,
    turn: async (isStopped) => {
      const brands = Object.values(parts.releases.current().release.brands)
      for (const brand of brands) while (!isStopped() && (await applyNext(parts, brand)) === batch);
      const now = parts.now().getTime()
      if (now < nextAt || isStopped()) return
      for (const brand of brands) await applyCallTimes(parts, brand, since)
      since = new Date(now - overlapMs)
      nextAt = now + callsEveryMs
    },
    onError: (error) => parts.log.warn({ error: String(error) }, 'events could not be applied to orders'),
  })
}
