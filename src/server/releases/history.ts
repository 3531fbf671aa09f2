/** Interprets the list of switches: which release a rollback restores, and how long a replaced one stays valid. */
import type { PointerEntry } from './store.ts'

/** Releases in rollback order; the last one is served. A rollback removes the releases it undid. */
export function servedStack(entries: readonly Pick<PointerEntry, 'hash' | 'action'>[]): string[] {
  const stack: string[] = []
  for (const { hash, action } of entries) {
    if (action === 'rollback') {
      const at = stack.lastIndexOf(hash)
      if (at >= 0) stack.length = at + 1
      else stack.push(hash)
    } else if (stack.at(-1) !== hash) stack.push(hash)
  }
  return stack
}

/** The release of the files when they were last published; a rollback does not change it. */
export function lastTakenOver(entries: readonly Pick<PointerEntry, 'hash' | 'action'>[]): string | undefined {
  return entries.findLast((entry) => entry.action !== 'rollback')?.hash
}

/** A form loaded under an older release is validated against it for a while after that release was replaced. */
export function isHonoured(entries: readonly PointerEntry[], hash: string, { now, graceMs }: Grace): boolean {
  const at = entries.findLastIndex((entry) => entry.hash === hash)
  if (at < 0) return false
  const replaced = entries[at + 1]
  return replaced === undefined || now.getTime() - replaced.at.getTime() < graceMs
}

export interface Grace {
  readonly now: Date
  readonly graceMs: number
}
