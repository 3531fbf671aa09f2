/** Interprets the list of switches: which release a rollback restores, and how long a replaced one stays valid. */
import type { PointerEntry } from './store.ts'

/** Releases in rollback order; the last one is served. A rollback removes the releases it undid. */
export function servedStack(entries: readonly Pick<PointerEntry, 'hash' | 'action'>[]): string[] {
  return stackOf(entries).map(({ hash }) => hash)
}

/** Numbers of the switches that a rollback to this release undoes. */
export function undoneSwitches(entries: readonly Pick<PointerEntry, 'seq' | 'hash' | 'action'>[], target: string): number[] {
  const stack = stackOf(entries)
  return stack.slice(stack.findLastIndex(({ hash }) => hash === target) + 1).map(({ seq }) => seq)
}

function stackOf<Entry extends Pick<PointerEntry, 'hash' | 'action'>>(entries: readonly Entry[]): Entry[] {
  const stack: Entry[] = []
  for (const entry of entries) {
    const at = stack.findLastIndex(({ hash }) => hash === entry.hash)
    if (entry.action === 'rollback' && at >= 0) stack.length = at + 1
    else if (stack.at(-1)?.hash !== entry.hash) stack.push(entry)
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
