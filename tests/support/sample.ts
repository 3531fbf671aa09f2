/**
 * Draws the part of a matrix that a run tests: one case of each kind, and a share of the others. The commit's hash decides which, so
 * a commit always tests the same cases, on every day and machine. `npm test -- --matrices` runs every case;
 * `TEST_SAMPLE=<commit>` repeats another commit's draw.
 */
import { readGit } from '../../scripts/check/git.ts'

/** Every case of every matrix. */
export const isWhole = process.env['TEST_MATRICES'] === '1'

/** Decides what is drawn: the first digits of the commit's hash, as a number. */
export const sampleNumber = readSample(process.env['TEST_SAMPLE'] || headCommit())

function readSample(commit: string): number {
  // 28 bits: a product with a small number stays exact.
  const digits = /^[0-9a-f]{7}/.exec(commit)?.[0]
  if (digits === undefined) throw new Error(`TEST_SAMPLE must be a commit's hash of at least seven digits, not ${commit}`)
  return Number.parseInt(digits, 16)
}

/** Sources without git, such as an archive, always draw the same. */
export function headCommit(): string {
  return readGit(import.meta.dirname, ['rev-parse', 'HEAD']) ?? '0000000'
}

/** One case, as a list; all of them with whole matrices. `turn` shifts the draw, so that matrices in one file do not all draw the same place. */
export function sampleOne<T>(cases: readonly T[], turn = 0): readonly T[] {
  const index = (sampleNumber + turn) % cases.length
  return isWhole ? cases : cases.filter((_, place) => place === index)
}

/** One case of each kind and every `parts`-th of all. All of them with whole matrices. */
export function sample<T>(cases: readonly T[], parts: number, kindOf: (item: T) => unknown = () => ''): readonly T[] {
  if (isWhole) return cases
  const kinds = Map.groupBy(cases, kindOf)
  const kindCases = new Set([...kinds.values()].map((ofKind) => ofKind[sampleNumber % ofKind.length]))
  return cases.filter((item, place) => kindCases.has(item) || (place + sampleNumber) % parts === 0)
}
