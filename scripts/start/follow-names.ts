/** Keeps the schemas with names, which editors read, up to date while the portal runs. */
import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { watchDocuments } from '#config'

/** The first pages and the release of a changed document come first. */
const [restAfterStartMs, restAfterChangeMs] = [15_000, 3_000]

interface FollowNamesOptions {
  readonly root: string
  readonly onFailure: (code: unknown) => void
}

/**
 * Writes the names after the start and after every change, in a process of low priority that delays nothing. Which names are likely
 * in each document takes long and changes little: it is worked out after the start only.
 */
export function followNames({ root, onFailure }: FollowNamesOptions): void {
  const write = async (restMs: number, ...options: readonly string[]) => {
    await wait(restMs, undefined, { ref: false })
    // Over the channel the command learns that this process has ended, however it ended.
    const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc']
    const child = spawn(process.execPath, ['scripts/config.ts', 'names', ...options], { cwd: root, stdio })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const [code] = await once(child, 'exit')
    if (code !== 0) onFailure(code)
  }
  let last = write(restAfterStartMs).catch(onFailure)
  let isWaiting = false
  watchDocuments(root, () => {
    // Changes while names are being written are written together.
    if (isWaiting) return
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return write(restAfterChangeMs, '--quick').catch(onFailure)
    })
  })
}
