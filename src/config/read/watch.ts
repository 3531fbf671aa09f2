/** Reports changed documents once writing has settled. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'

export interface DocumentWatcher {
  close(): Promise<void>
}

/** Editors write in several steps, and `git checkout` touches many files: report them as one change. */
const settleMs = 120
/** Some editors save by deleting and creating; after this time, a missing file counts as deleted. */
const goneMs = 700
/** The file system's clock may be a little behind. */
const clockSlackMs = 20
/** Upper limit, so that a slow checkout or a stale lock does not block for ever. */
const longestCheckoutMs = 20_000

/** Waits while a git checkout is running in this root. */
export async function untilCheckedOut(root: string): Promise<void> {
  while (isCheckoutUnderWay(root)) await wait(settleMs)
}

/**
 * Calls `onChange` when files below schemas/ or brands/ of this root have changed and been quiet for a moment. Calls never
 * overlap: a change during a call leads to one more call after it. `onChange` must handle its own errors.
 */
export function watchDocuments(root: string, onChange: () => void | Promise<void>): DocumentWatcher {
  const startedAt = Date.now() - clockSlackMs
  let isReady = false
  /** Deleted documents, and when each counts as deleted. */
  const gone = new Map<string, number>()
  const call = inQuietMoments(onChange, () =>
    isCheckoutUnderWay(root) ? settleMs : Math.max(0, ...gone.values().map((time) => time - Date.now())),
  )
  // With times of change, a document that is saved while the folders are first read is noticed too.
  const watcher = watch(['schemas', 'brands'], { cwd: root, alwaysStat: true, atomic: false })
  watcher.on('ready', () => {
    isReady = true
  })
  watcher.on('all', (event, path, stats) => {
    if (!isReady && (stats?.ctimeMs ?? 0) < startedAt) return
    if (event === 'unlink' && path.endsWith('.json')) gone.set(path, Date.now() + goneMs)
    // A folder that changed before it was first read may lack a document that is just being saved.
    if (event === 'addDir' && !isReady) gone.set(path, Date.now() + goneMs)
    if (event === 'add') gone.delete(path)
    call.soon()
  })
  return {
    close: async () => {
      call.end()
      await watcher.close()
    },
  }
}

/** Calls once it has been quiet, and `waitMs` says 0. */
function inQuietMoments(onChange: () => void | Promise<void>, waitMs: () => number) {
  let timer: NodeJS.Timeout | undefined
  let [isRunning, isAskedAgain, hasEnded] = [false, false, false]
  const later = (ms: number): void => {
    clearTimeout(timer)
    if (!hasEnded) timer = setTimeout(() => void run(), ms)
  }
  const run = async (): Promise<void> => {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    const rest = waitMs()
    if (rest > 0) return later(rest)
    isRunning = true
    try {
      await onChange()
    } finally {
      isRunning = false
      if (isAskedAgain) later(settleMs)
      isAskedAgain = false
    }
  }
  return {
    soon: () => later(settleMs),
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}

/** Git's lock file; the root may be a folder of the repository, or a worktree. */
function findCheckoutLock(root: string): string {
  let folder = resolve(root)
  while (!existsSync(join(folder, '.git')) && dirname(folder) !== folder) folder = dirname(folder)
  const git = join(folder, '.git')
  if (!statSync(git, { throwIfNoEntry: false })?.isFile()) return join(git, 'index.lock')
  const named = /^gitdir: (.+)$/m.exec(readFileSync(git, 'utf8'))?.[1]
  return join(resolve(folder, named ?? '.git'), 'index.lock')
}

function isCheckoutUnderWay(root: string): boolean {
  const lockedAt = statSync(findCheckoutLock(root), { throwIfNoEntry: false })?.mtimeMs
  return lockedAt !== undefined && Date.now() - lockedAt < longestCheckoutMs
}
