/** Checks out a commit of the portal into a separate folder, with today's packages. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Removed again afterwards, even after a failure. */
export async function withCheckout<T>(root: string, commit: string, work: (tree: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  const tree = join(folder, 'tree')
  try {
    execFileSync('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root, stdio: 'ignore' })
    // An old lockfile may name packages that are no longer available.
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    return await work(tree)
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** False in a copy of the sources without git history. */
export function hasCommit(root: string, commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
