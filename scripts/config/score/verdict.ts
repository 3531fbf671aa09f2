/** The findings for one broken edit, compared with the expected ones. */
import type { Checker, Finding } from '#config'
import { editDistance } from '#rules'
import type { BrokenEdit, World } from './world.ts'

/** Maximum number of findings for one fault. */
export const mostFindings = 3

export interface Verdict {
  readonly kind: string
  readonly edit: BrokenEdit
  readonly found: boolean
  readonly atLine: boolean
  readonly atColumn: boolean
  readonly explained?: boolean
  readonly findings: number
  readonly crash?: string
  readonly said: readonly Finding[]
}

export interface ScoreOptions {
  readonly world: World
  readonly checker: Checker
  readonly before: ReadonlySet<string>
}

export function scoreEdit(kind: string, edit: BrokenEdit, { checker, before }: Omit<ScoreOptions, 'world'>): Verdict {
  let all: Finding[]
  try {
    all = checker.check(edit.files)
  } catch (error) {
    const crash = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind, edit, found: false, atLine: false, atColumn: false, findings: 0, crash, said: [] }
  }
  const said = all.filter((reported) => !before.has(keyOf(reported)))
  const atLine = said.filter(({ path, line }) => path === edit.path && line === edit.line)
  const atColumn = atLine.filter(({ column }) => column === edit.column)
  const [finding] = atColumn
  const explained =
    edit.words === undefined && edit.nearest === undefined ? {} : { explained: finding !== undefined && mentionsAll(finding, edit) }
  return {
    kind,
    edit,
    found: said.some(({ severity }) => severity === 'error' || edit.mild),
    atLine: atLine.length > 0,
    atColumn: finding !== undefined,
    ...explained,
    findings: said.length,
    said,
  }
}

function mentionsAll({ words, suggestion }: Finding, { words: wanted = [], nearest }: BrokenEdit): boolean {
  const isNamed = wanted.every((word) => words.en.includes(word) && words.zh.includes(word))
  return isNamed && (nearest === undefined || suggestion === nearest || isAsNear(suggestion, { slip: wanted[0], nearest }))
}

/** CNSXG is one letter from CNSTG and from CNTXG: who reads only the slip cannot tell which was meant. */
function isAsNear(
  suggestion: string | undefined,
  { slip, nearest }: { readonly slip: string | undefined; readonly nearest: string },
): boolean {
  if (suggestion === undefined || slip === undefined) return false
  return editDistance(slip, suggestion, mostEdits) <= editDistance(slip, nearest, mostEdits)
}

const mostEdits = 3

export function describeMiss({ kind, edit, found, atColumn, explained, findings, crash, said }: Verdict): string[] {
  const place = `${edit.path}:${edit.line}:${edit.column}`
  const listed = said.slice(0, 4).map(({ path, line, column, code, words }) => `\n    ${path}:${line}:${column} ${code}: ${words.en}`)
  if (crash !== undefined) return [`${kind}: crashed on ${place}\n    ${crash}`]
  if (!found) return [`${kind}: nothing found, wanted ${place}`]
  if (!atColumn) return [`${kind}: not at ${place}${listed.join('')}`]
  if (explained === false)
    return [`${kind}: not explained ${JSON.stringify({ words: edit.words, nearest: edit.nearest })} at ${place}${listed.join('')}`]
  return findings > mostFindings ? [`${kind}: ${findings} findings for one fault at ${place}${listed.join('')}`] : []
}

/** Findings from before the edit are ignored. */
export function keyOf({ path, code, words }: Finding): string {
  return `${path} ${code} ${words.en}`
}
