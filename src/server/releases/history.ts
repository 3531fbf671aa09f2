/** What the list of switches means: which releases a rollback goes back to, and how long an older one is still honoured. */
import type { PointerEntry } from './store.ts'

/** Releases in the order they would be rolled back through; the last is served. A rollback takes off what it undid. */
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

/** A form loaded under an older release is validated by it for a while after that release was replaced. */
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
