/**
 * Folders for the sockets of embedded databases: one per process, named after it, accessible only to its user. A killed process
 * leaves its folder behind; the next start removes it. Probing the socket to see whether it is alive would disturb a running
 * database, which serves one session at a time.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Another machine or container may share the temp folder; its processes are invisible from here. */
const prefix = `embedded-${hostname()
  .replace(/[^\w-]/g, '')
  .slice(0, 20)}-`

/** Creates the folder of this process below `parent`; a socket path is limited to 107 characters, so names are short. */
export function makeSocketFolder(parent: string): string {
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`))
}

/** Removes the folders of dead processes. */
export function removeDeadFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-\w{6}$/.exec(name.slice(prefix.length))?.[1] : undefined
    if (pid !== undefined && isDead(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/** EPERM: a process of another user is alive, but may not be signalled. */
function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
