/** Keeps the schemas with names, which editors read, up to date while the portal runs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { watchDocuments } from '#config'

/** The first pages and the release of a changed document come first. */
const restMs = 3_000

interface FollowNamesOptions {
  readonly root: string
  readonly onFailure: (code: unknown) => void
}

/** Writes the names after the start and after every change, in a process of low priority that delays nothing. */
export function followNames({ root, onFailure }: FollowNamesOptions): void {
  const write = async () => {
    await wait(restMs, undefined, { ref: false })
    const child = spawn(process.execPath, ['scripts/config.ts', 'names'], { cwd: root, stdio: 'ignore' })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const [code] = await once(child, 'exit')
    if (code !== 0) onFailure(code)
  }
  const attempt = () => write().catch(onFailure)
  void attempt()
  watchDocuments(root, attempt)
}
