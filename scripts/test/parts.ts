/** Divides the test files of a run into parts, each with workers of its own. */
import { secondsOf } from './choose.ts'
import { readReach } from './reach-table.ts'

export interface TestPart {
  readonly files: readonly string[]
  /** Files that start before the others, in this order. */
  readonly firstFiles?: readonly string[]
}

/**
 * Workers keep what the files that they ran have compiled, up to six variants of every part of a release. With all files a worker
 * grew to 5.6 GB, and was paused by the collection of garbage until a connection timed out.
 */
const mostFiles = 90

/** Parts with files of every folder; in each, those that the change reaches run first. */
export function mixedParts(files: readonly string[], reachedFiles: readonly string[]): TestPart[] {
  const count = Math.ceil(files.length / mostFiles)
  return Array.from({ length: count }, (_, part) => ({
    files: files.filter((_file, index) => index % count === part),
    firstFiles: reachedFiles,
  }))
}

/** For a run up to the first failure: what the change reaches, in this order, and then the quickest. */
export function directFirst(files: readonly string[], reachedFiles: readonly string[]): TestPart[] {
  const reach = readReach()
  const otherFiles = files.filter((file) => !reachedFiles.includes(file))
  const ordered = [...reachedFiles, ...otherFiles.toSorted((one, other) => secondsOf(one, reach) - secondsOf(other, reach))]
  return Array.from({ length: Math.ceil(ordered.length / mostFiles) }, (_, part) => {
    const slice = ordered.slice(part * mostFiles, (part + 1) * mostFiles)
    return { files: slice, firstFiles: slice }
  })
}
