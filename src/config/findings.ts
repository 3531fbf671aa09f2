/** Problems at offsets -> findings at lines and columns: each once, sorted, and of one cause no more than a reader needs. */
import type { Problem, SourceFile } from './documents.ts'
import { createLocator, type Position } from './positions.ts'
import type { Finding } from './release.ts'

const mostOfOneCause = 3

export function toFindings(problems: readonly Problem[], files: ReadonlyMap<string, SourceFile>): Finding[] {
  const locators = new Map<string, (offset: number) => Position>()
  const locate = (path: string, offset: number): Position => {
    const locator = locators.get(path) ?? createLocator(files.get(path)?.text ?? '')
    locators.set(path, locator)
    return locator(offset)
  }
  const findings = limitCauses(distinct(problems)).map((problem): Finding => {
    const { path, offset, code, message, severity, suggestion } = problem
    const hint = suggestion === undefined ? {} : { suggestion }
    const text = suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`
    return { path, ...locate(path, offset), severity: severity ?? 'error', code, message: text, ...hint }
  })
  return findings.sort(compareFindings)
}

/** How a finding is printed. */
export function formatFinding({ path, line, column, severity, code, message }: Finding): string {
  return `${path}:${line}:${column}: ${severity} ${code}: ${message}`
}

/** What several brands share is wrong in one place. */
function distinct(problems: readonly Problem[]): Problem[] {
  const byPlace = new Map<string, Problem>()
  for (const problem of problems) {
    const key = `${problem.path}:${problem.offset}:${problem.code}`
    if (!byPlace.has(key)) byPlace.set(key, problem)
  }
  return [...byPlace.values()]
}

function limitCauses(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>()
  for (const { cause } of problems) if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1)
  const told = new Map<string, number>()
  return problems.flatMap((problem) => {
    if (problem.cause === undefined) return [problem]
    const count = (told.get(problem.cause) ?? 0) + 1
    told.set(problem.cause, count)
    if (count > mostOfOneCause) return []
    const more = (counts.get(problem.cause) ?? 0) - mostOfOneCause
    return count === mostOfOneCause && more > 0 ? [{ ...problem, message: `${problem.message} (and ${more} more places)` }] : [problem]
  })
}

function compareFindings(left: Finding, right: Finding): number {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1
  return left.line - right.line || left.column - right.column
}
