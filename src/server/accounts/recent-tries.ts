/** How often an address just tried to come in, as this server saw it: only who waits behind whom follows from it. */
import type { Lane } from './turns.ts'

const windowMs = 60_000
/** Beyond, the oldest are forgotten: a flood must not fill the memory. */
const mostRemembered = 20_000
/** As many as colleagues behind one address may need at the start of a day. */
const fewTries = 5

/** Counts a try, and says where it waits. Failures of the account say nothing: a guesser must not put its owner behind others. */
export function createRecentTries(): (address: string) => Lane {
  const tries = new Map<string, { count: number; readonly since: number }>()
  return (address) => {
    const now = performance.now()
    const known = tries.get(address)
    if (known && now - known.since < windowMs) {
      known.count += 1
      return known.count <= fewTries ? 1 : 2
    }
    tries.delete(address)
    tries.set(address, { count: 1, since: now })
    const [oldest] = tries.keys()
    if (tries.size > mostRemembered && oldest !== undefined) tries.delete(oldest)
    return 0
  }
}
