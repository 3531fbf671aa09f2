/** Findings of the check as diagnostics, and their fixes as code actions. */
import { type CodeAction, type Connection, type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver/node'
import { type Finding, type FindingLanguage, findingCodes } from '#config'
import type { Workspace } from './workspace.ts'

/** Files with findings at the editor, to clear those that have none any more. */
const publishedByConnection = new WeakMap<Connection, Set<string>>()

export function publishFindings(
  connection: Connection,
  workspace: Workspace,
  findings: readonly Finding[],
  language: FindingLanguage,
): void {
  const byPath = Map.groupBy(findings, ({ path }) => path)
  for (const path of new Set([...(publishedByConnection.get(connection) ?? []), ...byPath.keys()])) {
    const diagnostics = (byPath.get(path) ?? []).map((finding) => toDiagnostic(finding, workspace, language))
    connection.sendDiagnostics({ uri: workspace.uriOf(path), diagnostics })
  }
  publishedByConnection.set(connection, new Set(byPath.keys()))
}

function toDiagnostic(finding: Finding, workspace: Workspace, language: FindingLanguage): Diagnostic {
  const { code, severity, words } = finding
  return {
    range: rangeOf(finding, workspace),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'documents',
    message: words[language],
  }
}

/** A finding is at a point: underline the string or word there. */
function rangeOf({ path, line, column }: Finding, workspace: Workspace): Range {
  const text = workspace.textAt(path)
  const start = { line: line - 1, character: column - 1 }
  const offset = text.offsetAt(start)
  const [word = ''] = /^(?:"(?:[^"\\\n]|\\.)*"?|[\w.$-]+|.?)/.exec(text.getText().slice(offset, offset + longestWord)) ?? []
  return { start, end: text.positionAt(offset + word.length) }
}

const longestWord = 200

interface FixRequest {
  readonly uri: string
  readonly range: Range
  readonly language: FindingLanguage
}

/** Fixes of the findings in a range. */
export function listFixes(workspace: Workspace, findings: readonly Finding[], { uri, range, language }: FixRequest): CodeAction[] {
  const path = workspace.pathOf(uri)
  const isInside = ({ line }: Finding) => range.start.line <= line - 1 && line - 1 <= range.end.line
  return findings
    .filter((finding) => finding.path === path && isInside(finding))
    .flatMap((finding): CodeAction[] => {
      const { fix = [] } = finding
      if (fix.length === 0) return []
      const edits = fix.map(({ offset, end, text }) => ({ range: workspace.rangeOf({ path, offset, end }), newText: text }))
      return [
        {
          title: titleOf(finding, language),
          kind: 'quickfix',
          isPreferred: true,
          diagnostics: [toDiagnostic(finding, workspace, language)],
          edit: { changes: { [uri]: edits } },
        },
      ]
    })
}

function titleOf({ code, fix = [] }: Finding, language: FindingLanguage): string {
  const [edit] = fix
  const meaning = code in findingCodes ? findingCodes[code as keyof typeof findingCodes][language] : code
  return edit?.text ? `${code} → ${edit.text.trim()}` : `${code}: ${meaning}`
}
