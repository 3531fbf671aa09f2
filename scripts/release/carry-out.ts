import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageOf, type ReleasePlan, subjects } from './plan.ts'

/** Saves a database that the commit wrote, as an image with this name. */
export type KeepImage = (name: string, commit: string) => Promise<void>

/** The released commit itself writes the image, so the image is added in a second commit. */
export async function carryOut({ root, version, changes, files }: ReleasePlan, keepImage: KeepImage): Promise<void> {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  git('commit', '--quiet', '--message', `${subjects.release(version)}\n\n${changes}`, '--cleanup=verbatim', '--', ...Object.keys(files))
  const releaseCommit = git('rev-parse', 'HEAD')
  try {
    await keepImage(version, releaseCommit)
  } catch (error) {
    const advice =
      'The release is committed, but has no image and no tag. Fix the cause, undo with "git reset --hard HEAD~1", and try again.'
    throw new Error(`${error instanceof Error ? error.message : error}\n${advice}`)
  }
  git('add', imageOf(version))
  git('commit', '--quiet', '--message', subjects.image(version))
  git('tag', '--annotate', `v${version}`, '--message', subjects.release(version), releaseCommit)
}
