/** Answers of the editor in the terms of the protocol. */
import { CompletionItemKind, type CompletionList, type WorkspaceEdit } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Completion, RenamePlan } from '#config'
import type { Workspace } from './workspace.ts'

/** Asked again while the user types, so that the others can follow. */
const mostShown = 100

/**
 * In order of likelihood; names without the letters typed so far are left out. VS Code also shows the names that its JSON service
 * reads from the schema, in the order of the alphabet. To stand before them, a name replaces the same text, the quotation marks
 * included, and sorts before a quotation mark.
 */
export function toCompletionList(completions: readonly Completion[], document: TextDocument, offset: number): CompletionList {
  const text = document.getText()
  const typed = completions[0] ? text.slice(completions[0].edit.offset, offset).toLowerCase() : ''
  const matching = completions.filter(({ name }) => hasLetters(name.toLowerCase(), typed))
  const items = matching.slice(0, mostShown).map(({ name, meaning, edit }, index) => {
    const quote = text[edit.offset - 1] === '"' && text[edit.end] === '"' ? '"' : ''
    return {
      label: name,
      kind: CompletionItemKind.Reference,
      detail: meaning,
      filterText: `${quote}${name}${quote}`,
      sortText: `!${String(index).padStart(4, '0')}`,
      textEdit: {
        range: { start: document.positionAt(edit.offset - quote.length), end: document.positionAt(edit.end + quote.length) },
        newText: `${quote}${edit.text}${quote}`,
      },
    }
  })
  return { isIncomplete: matching.length > mostShown, items }
}

/** In order, as editors match them. */
function hasLetters(name: string, typed: string): boolean {
  let at = 0
  for (const letter of typed) {
    at = name.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

export function toWorkspaceEdit({ changes, moves }: RenamePlan, workspace: Workspace): WorkspaceEdit {
  const edits = changes.map(({ path, edits: fileEdits }) => ({
    textDocument: { uri: workspace.uriOf(path), version: null },
    edits: fileEdits.map(({ offset, end, text }) => ({ range: workspace.rangeOf({ path, offset, end }), newText: text })),
  }))
  const renames = moves.map(({ from, to }) => ({
    kind: 'rename' as const,
    oldUri: workspace.uriOf(from),
    newUri: workspace.uriOf(to),
  }))
  return { documentChanges: [...edits, ...renames] }
}
