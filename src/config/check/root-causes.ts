/** Few findings for one cause: a missing name is reported where it is used first, a wrong limit at the limit. */
import type { Problem, SourceFile } from '../read/documents.ts'
import { type FindingCode, say } from '../read/messages.ts'

/** A problem that represents others with the same cause. */
export type CountedProblem = Problem & { readonly more?: number }

const mostOfOneCause = 3

/** Problems caused by a name that does not exist, or no longer does. The name is where they point. */
const ofNames = new Set<FindingCode>(['REFERENCE', 'FIELD', 'EXPRESSION', 'DEFAULT', 'EXAMPLE', 'FACT', 'LINK', 'OVERLAY-ADD', 'REQUIRED'])
/** Values that a wrong limit refuses. */
const ofValues = new Set<FindingCode>(['DEFAULT', 'EXAMPLE', 'FACT'])
const nameAtPlace = /^["']?([\p{L}][\p{L}\p{N}_-]+|\p{N}+\p{Lu}[\p{L}\p{N}]*)(?![\p{L}\p{N}_-])/u
const longestName = 80

export function groupByCause(problems: readonly Problem[], files: ReadonlyMap<string, SourceFile>): CountedProblem[] {
  const causes = withoutEchoes(problems, files)
  const causeOf = findCauses(causes, files)
  const groups = Map.groupBy(causes, (problem) => causeOf(problem) ?? problem)
  return [...groups.values()].flatMap((group) => limitGroup(group, causeOf))
}

/** A wrong list of a field is reported where it is written, not for each value that is looked up in it. */
function withoutEchoes(problems: readonly Problem[], files: ReadonlyMap<string, SourceFile>): readonly Problem[] {
  const isAbout = ({ says }: Problem) => says === 'REFERENCE/missing'
  const isWritten = (problem: Problem) => nameAt(problem, files) === problem.params.name
  const written = new Set(problems.flatMap((problem) => (isAbout(problem) && isWritten(problem) ? [problem.params.name] : [])))
  const isEcho = (problem: Problem) => isAbout(problem) && written.has(problem.params.name) && !isWritten(problem)
  return written.size === 0 ? problems : problems.filter((problem) => !isEcho(problem))
}

function findCauses(problems: readonly Problem[], files: ReadonlyMap<string, SourceFile>): (problem: Problem) => string | undefined {
  const limits = new Map(problems.flatMap(refusingOf))
  const missing = new Set(problems.flatMap((problem) => nameAt(problem, files) ?? []))
  return (problem) => {
    const { cause, code, params } = problem
    if (problem.root) return cause
    if (problem.says === 'BOUNDS/crossed') return crossedBounds(problem)
    const refusing = ofValues.has(code) ? limits.get(String(params.limit)) : undefined
    if (refusing !== undefined) return refusing
    const name = nameAt(problem, files) ?? Object.values(params).find((param) => typeof param === 'string' && missing.has(param))
    return typeof name === 'string' ? `name ${name}` : cause
  }
}

/** The values with which a wrong limit, or bounds that contradict each other, refuse others. */
function refusingOf(problem: Problem): (readonly [value: string, cause: string])[] {
  const { cause, root, says, params } = problem
  if (root) return cause === undefined ? [] : [[root.value, cause]]
  return says === 'BOUNDS/crossed' ? [params.least, params.most].map((value) => [String(value), crossedBounds(problem)]) : []
}

function crossedBounds({ params, path, offset }: Problem): string {
  return `bounds ${params.least} ${params.most} ${path} ${offset}`
}

/** The name that a problem is about, read at the place it points to. */
function nameAt({ code, path, offset }: Problem, files: ReadonlyMap<string, SourceFile>): string | undefined {
  return ofNames.has(code) ? nameAtPlace.exec(files.get(path)?.text?.slice(offset, offset + longestName) ?? '')?.[1] : undefined
}

function limitGroup(group: readonly Problem[], causeOf: (problem: Problem) => string | undefined): CountedProblem[] {
  const [first] = group
  if (!first || causeOf(first) === undefined) return [...group]
  const rooted = group.find(({ root }) => root !== undefined)
  if (rooted?.root && group.length > 1) {
    const { limit, value, path, offset } = rooted.root
    return [{ path, offset, ...say('LIMIT/contradicts', { limit, value, path: rooted.path }), more: group.length - 1 }]
  }
  const members = group.slice(0, mostOfOneCause)
  const more = group.length - members.length
  return members.map((problem, index) => (more > 0 && index === mostOfOneCause - 1 ? { ...problem, more } : problem))
}
