/** Reports changed documents once writing has settled. */
import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface DocumentWatcher {
  close(): void
}

/** Editors write in several steps, and `git checkout` touches many files: report them as one change. */
const settleMs = 120
/** Some editors save by deleting and creating; after this time, a missing file counts as deleted. */
const goneMs = 700
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
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: timers, folders and missing files are one state
export function watchDocuments(root: string, onChange: () => void | Promise<void>): DocumentWatcher {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  let closed = false

  let presentFiles = listFiles(root)
  let goneSince: number | undefined
  /** Time to wait before the files can be read; 0 for now. */
  const waitFor = (): number => {
    if (isCheckoutUnderWay(root)) return settleMs
    const files = listFiles(root)
    const isGone = [...presentFiles].some((path) => !files.has(path))
    goneSince = isGone ? (goneSince ?? Date.now()) : undefined
    const waitMs = goneSince === undefined ? 0 : goneSince + goneMs - Date.now()
    if (waitMs > 0) return waitMs
    presentFiles = files
    goneSince = undefined
    return 0
  }

  const run = async (): Promise<void> => {
    if (closed) return
    if (running) {
      again = true
      return
    }
    const waitMs = waitFor()
    if (waitMs > 0) {
      timer = setTimeout(() => void run(), waitMs)
      return
    }
    running = true
    try {
      await onChange()
    } finally {
      running = false
      if (again) {
        again = false
        touch()
      }
    }
  }
  const touch = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), settleMs)
  }

  const folders = new Map<string, FSWatcher>()
  // Watch every folder separately: Node's recursive watch on Linux misses a file replaced by a rename.
  const follow = (folder: string): void => {
    if (closed || folders.has(folder)) return
    let watcher: FSWatcher
    try {
      watcher = watch(folder, () => {
        touch()
        followInside(folder)
      })
    } catch {
      // Deleted before it could be watched; its parent reports the next one.
      return
    }
    folders.set(folder, watcher)
    watcher.on('error', () => {
      watcher.close()
      folders.delete(folder)
      touch()
    })
    followInside(folder)
  }
  const followInside = (folder: string): void => {
    for (const folderName of folders.keys()) if (folderName.startsWith(folder + sep) && !existsSync(folderName)) forget(folderName)
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) follow(join(folder, entry.name))
    } catch {
      forget(folder)
    }
  }
  const forget = (folder: string): void => {
    folders.get(folder)?.close()
    folders.delete(folder)
  }

  for (const folder of ['schemas', 'brands']) follow(join(root, folder))
  return {
    close: () => {
      closed = true
      clearTimeout(timer)
      for (const watcher of folders.values()) watcher.close()
    },
  }
}

function listFiles(root: string): Set<string> {
  const files = new Set<string>()
  for (const folder of ['schemas', 'brands']) {
    try {
      for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) files.add(`${folder}/${name}`)
    } catch {
      // The file was deleted, possibly while being read; wait for missing files.
    }
  }
  return files
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
