/** A commit of the portal in a folder of its own, with the packages of today. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Removed again when the work is done, whatever became of it. */
export async function withCheckout<T>(root: string, commit: string, work: (tree: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  const tree = join(folder, 'tree')
  try {
    execFileSync('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root, stdio: 'ignore' })
    // An old lockfile may name what is no longer to be had.
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    return await work(tree)
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** False in a copy of the sources without their history. */
export function hasCommit(root: string, commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
