/** Tells when documents change, once they have settled. */
import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

export interface DocumentWatcher {
  close(): void
}

/** Editors write in several steps, and a `git checkout` touches many files: one change is told for all of it. */
const settleMs = 120

/**
 * Calls `onChange` after files below schemas/ or brands/ of this root have changed and been quiet for a moment.
 * Calls never overlap: a change during a call leads to one more call after it. `onChange` deals with its own failures.
 */
export function watchDocuments(root: string, onChange: () => void | Promise<void>): DocumentWatcher {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  let closed = false

  const run = async (): Promise<void> => {
    if (closed) return
    if (running) {
      again = true
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
  // Every folder by itself: the recursive watch of Node on Linux loses a file that another was renamed over.
  const follow = (folder: string): void => {
    if (closed || folders.has(folder)) return
    let watcher: FSWatcher
    try {
      watcher = watch(folder, () => {
        touch()
        followInside(folder)
      })
    } catch {
      // Gone before it could be watched; its parent tells of the next one.
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
    for (const known of folders.keys()) if (known.startsWith(folder + sep) && !existsSync(known)) forget(known)
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
