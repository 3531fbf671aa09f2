/** Tells when documents change, once they have settled. */
import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

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

  const watchers: FSWatcher[] = []
  for (const folder of ['schemas', 'brands']) {
    // Folders are watched, not files: what is written aside and renamed is a new file under an old name.
    const watcher = watch(join(root, folder), { recursive: true, persistent: true }, touch)
    watcher.on('error', touch)
    watchers.push(watcher)
  }
  return {
    close: () => {
      closed = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
