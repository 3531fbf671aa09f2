import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { PortalProcess } from '../../tests/server/portal-process.ts'

const lookMs = 5_000
/** Of one core. */
const quietShare = 0.1
const mostLooks = 24

/**
 * Waits until a portal that has just started has come to rest: it makes the demo world, indexes it and works out names for editors, which
 * takes a minute. What it takes then is no measure of what it takes later. Only Linux says what processes use; elsewhere it waits a minute.
 */
export async function settle({ pid }: Pick<PortalProcess, 'pid'>): Promise<void> {
  if (process.platform !== 'linux') return await wait(60_000)
  let before = processorMs(pid)
  for (let look = 0; look < mostLooks; look++) {
    await wait(lookMs)
    const now = processorMs(pid)
    if (now - before < lookMs * quietShare) return
    before = now
  }
  console.log('  the portal does not come to rest: measured beside its own work')
}

/** Processor time of a process, of its children, and of the children that have ended. The kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => readChildren(`/proc/${pid}/task/${task}/children`))
  return children.reduce((sum, child) => sum + processorMsOf(child), own)
}

/** A child may have ended meanwhile. */
function processorMsOf(pid: number): number {
  try {
    return processorMs(pid)
  } catch {
    return 0
  }
}

function readChildren(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
