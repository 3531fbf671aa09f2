/** Converts problems at offsets into findings at lines and columns: each once, sorted, and few per cause. */
import type { DocumentPart, Edit, Problem, SourceFile } from '../read/documents.ts'
import { type FindingCode, type FindingLanguage, formatFrame, formatMessage } from '../read/messages.ts'
import { createLocator, type Position } from '../read/positions.ts'
import { findFix } from './fixes.ts'
import { type CountedProblem, groupByCause } from './root-causes.ts'

/** A problem in the documents. */
export interface Finding {
  readonly path: string
  /** 1-based; column in UTF-16 units. */
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly code: string
  /** What was found, what is allowed, and the nearest name. */
  readonly words: { readonly zh: string; readonly en: string }
  /** Name for use in commands. */
  readonly subject?: string
  readonly suggestion?: string
  /** The fix, if it is certain. */
  readonly fix?: readonly Edit[]
  readonly related?: readonly DocumentPart[]
}

/** A finding in one language. */
export type DescribedFinding = Omit<Finding, 'words' | 'fix' | 'related'> & {
  readonly message: string
}

export function toFindings(problems: readonly Problem[], files: ReadonlyMap<string, SourceFile>): Finding[] {
  const locators = new Map<string, (offset: number) => Position>()
  const locate = (path: string, offset: number): Position => {
    const locator = locators.get(path) ?? createLocator(readText(files.get(path)))
    locators.set(path, locator)
    return locator(offset)
  }
  const findings = groupByCause(withoutConsequences(distinct(problems)), files).map((problem): Finding => {
    const { path, offset, code, severity, suggestion, subject, related } = problem
    const hint = { ...(suggestion === undefined ? {} : { suggestion }), ...(subject === undefined ? {} : { subject }) }
    return {
      path,
      ...locate(path, offset),
      severity: severity ?? 'error',
      code,
      words: { zh: wordProblem(problem, 'zh'), en: wordProblem(problem, 'en') },
      ...hint,
      ...(related === undefined ? {} : { related }),
      ...fixOf(problem, files),
    }
  })
  return findings.sort(compareFindings)
}

/** An SVG is also text with lines; other assets are not. */
function readText(file: SourceFile | undefined): string {
  if (file?.bytes && file.path.endsWith('.svg')) return new TextDecoder().decode(file.bytes)
  return file?.text ?? ''
}

/** Prints a finding in English. */
export function formatFinding(finding: Finding): string {
  return formatDescribed(describeFinding(finding, 'en'))
}

/** The finding in one language, as responses and other tools use it. */
export function describeFinding({ words, fix, related, ...finding }: Finding, language: FindingLanguage): DescribedFinding {
  return { ...finding, message: words[language] }
}

export function formatDescribed({ path, line, column, severity, code, message }: DescribedFinding): string {
  return `${path}:${line}:${column}: ${severity} ${code}: ${message}`
}

function fixOf({ path, offset, says, params }: Problem, files: ReadonlyMap<string, SourceFile>): Pick<Finding, 'fix'> {
  const text = files.get(path)?.text
  const fix = text === undefined ? undefined : findFix(says, { text, offset, params })
  return fix === undefined ? {} : { fix }
}

function wordProblem({ says, params, suggestion, more = 0 }: CountedProblem, language: FindingLanguage): string {
  const text = formatMessage({ says, params }, language)
  const counted = more > 0 ? text + formatFrame('more-places', { count: more }, language) : text
  return suggestion === undefined ? counted : counted + formatFrame('suggestion', { name: suggestion }, language)
}

/** A mistake shared by several brands is reported once. */
function distinct(problems: readonly Problem[]): Problem[] {
  const byPlace = new Map<string, Problem>()
  for (const problem of problems) {
    const key = `${problem.path}:${problem.offset}:${problem.code}`
    if (!byPlace.has(key)) byPlace.set(key, problem)
  }
  return [...byPlace.values()]
}

/** Mistakes that change the possible values of a field. */
const unsettling = new Set<FindingCode>(['DUPLICATE-ID', 'BOUNDS', 'LIMIT', 'REPEATED', 'VALUE', 'TYPE'])

/**
 * A condition may be constant because a field or a choice is wrong, a display unsuitable because a field's type is, and readers
 * may be shut out because a page has lost its guard: then that must be fixed.
 */
function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity !== 'warning')
  const isUnsettled = errors.some(({ code }) => unsettling.has(code))
  const isOfOddType = errors.some(({ code }) => code === 'FIELD-CHECK')
  const lostGuards = new Set(errors.flatMap(({ code, params }) => (code === 'ACCESS' ? [params.before] : [])))
  const follows = ({ code, says, params }: Problem): boolean =>
    (code === 'CONDITION' && isUnsettled) ||
    (says === 'MISFIT/shows' && isOfOddType) ||
    (code === 'AUDIENCE' && params.row !== undefined && lostGuards.has(params.row))
  return isUnsettled || isOfOddType || lostGuards.size > 0 ? problems.filter((problem) => !follows(problem)) : problems
}

function compareFindings(left: Finding, right: Finding): number {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1
  return left.line - right.line || left.column - right.column
}
