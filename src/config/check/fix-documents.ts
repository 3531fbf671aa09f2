/** Applies safe fixes repeatedly, and keeps a fix only if fewer findings remain. */

import type { Edit, SourceFile } from '../read/documents.ts'
import { applyEdits } from '../read/edits.ts'
import { parseDocument } from '../read/parse.ts'
import { createChecker } from './check.ts'
import type { Finding } from './findings.ts'

export interface FixResult {
  /** Files with changed text. */
  readonly changed: readonly SourceFile[]
  /** Fixes, each at its original position. */
  readonly fixed: readonly Finding[]
  /** Findings that need a decision. */
  readonly left: readonly Finding[]
}

type Check = (files: readonly SourceFile[]) => readonly Finding[]

/** A fixable finding, as originally reported. */
interface Fixable extends Finding {
  readonly fix: readonly Edit[]
}

interface State {
  readonly files: readonly SourceFile[]
  readonly findings: readonly Finding[]
}

const mostRounds = 200

export function fixDocuments(files: readonly SourceFile[], check: Check = createChecker().check): FixResult {
  let state: State = { files, findings: check(files) }
  const fixed: Finding[] = []
  const refused = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = withoutOverlaps(state.findings.filter(isFixable).filter((finding) => !refused.has(nameOf(finding))))
    if (fixes.length === 0) break
    const together = attempt(state, fixes, check)
    if (together) {
      state = together
      fixed.push(...fixes)
      continue
    }
    // One of the fixes makes the document worse: apply each separately, so that the others still succeed.
    const [first] = fixes
    const alone = fixes.length > 1 && first ? attempt(state, [first], check) : undefined
    if (alone && first) {
      state = alone
      fixed.push(first)
    } else if (first) refused.add(nameOf(first))
  }
  const before = new Map(files.map((file) => [file.path, file]))
  return { changed: state.files.filter((file) => before.get(file.path) !== file), fixed, left: state.findings }
}

function isFixable(finding: Finding): finding is Fixable {
  return finding.fix !== undefined
}

function nameOf({ path, code, words, fix }: Finding): string {
  return `${path} ${code} ${words.en} ${JSON.stringify(fix)}`
}

/** Of overlapping fixes, applies the first; the others follow in a later round. */
function withoutOverlaps(findings: readonly Fixable[]): Fixable[] {
  const taken = new Map<string, Edit[]>()
  return findings.filter(({ path, fix }) => {
    const before = taken.get(path) ?? []
    if (fix.some((edit) => before.some((other) => edit.offset <= other.end && other.offset <= edit.end))) return false
    taken.set(path, [...before, ...fix])
    return true
  })
}

/** The documents with these fixes, or undefined if they would not improve. */
function attempt({ files, findings }: State, mends: readonly Fixable[], check: Check): State | undefined {
  const edits = new Map<string, Edit[]>()
  for (const { path, fix } of mends) edits.set(path, [...(edits.get(path) ?? []), ...fix])
  const next = files.map((file): SourceFile => {
    const ofFile = edits.get(file.path)
    return ofFile && file.text !== undefined ? { path: file.path, text: applyEdits(file.text, ofFile) } : file
  })
  const texts = new Map(files.map((file) => [file.path, file.text ?? '']))
  const changed = next.filter((file) => edits.has(file.path))
  if (changed.some((file) => parseDocument(file.path, file.text ?? '').tree === undefined)) return undefined
  const after = check(next)
  // Previously unreadable parts may now reveal other mistakes, including in documents that refer to them.
  const wasRead = changed.every(({ path }) => parseDocument(path, texts.get(path) ?? '').tree !== undefined)
  return !wasRead || isBetter(findings, after, changed) ? { files: next, findings: after } : undefined
}

/** Fewer or equal findings in total, and in the changed files not more of any code. */
function isBetter(before: readonly Finding[], after: readonly Finding[], changed: readonly SourceFile[]): boolean {
  const paths = new Set(changed.map(({ path }) => path))
  const countsOf = (findings: readonly Finding[]): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const { path, code } of findings) if (paths.has(path)) counts.set(`${path} ${code}`, (counts.get(`${path} ${code}`) ?? 0) + 1)
    return counts
  }
  const counts = countsOf(before)
  return after.length <= before.length && [...countsOf(after)].every(([key, count]) => count <= (counts.get(key) ?? 0))
}
