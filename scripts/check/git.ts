/** What git knows about the project. Without git, or without that much history, the answer is undefined. */
import { execFileSync } from 'node:child_process'

/** The output of a command, without the last line break. */
export function readGit(root: string, command: readonly string[]): string | undefined {
  try {
    return execFileSync('git', [...command], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()
  } catch {
    return undefined
  }
}

/** Accepts a hash, a branch or a tag. */
export function findCommit(root: string, revision: string): string | undefined {
  return readGit(root, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
}

export const dayMs = 86_400_000

/** The newest commit in the current history that is older than a day. A shallow clone may have none. */
export function findDayOldCommit(root: string): string | undefined {
  const dayAgo = new Date(Date.now() - dayMs)
  return readGit(root, ['rev-list', '-1', `--before=${dayAgo.toISOString()}`, 'HEAD']) || undefined
}
