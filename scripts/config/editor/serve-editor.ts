/** The language server: the editor's requests, answered by `createEditor`. Unsaved texts count. */
import {
  type Connection,
  createConnection,
  type InitializeParams,
  type InitializeResult,
  ProposedFeatures,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createEditor, type Editor, type FindingLanguage, formatDocument, watchDocuments } from '#config'
import { listFixes, publishFindings } from './findings.ts'
import { toCompletionList, toWorkspaceEdit } from './to-protocol.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

export interface ServeEditorOptions {
  readonly root: string
  /** Default: that of the editor. */
  readonly language: FindingLanguage | undefined
}

/** Findings appear once typing pauses. */
const pauseMs = 150

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['"', '.', '{', '$', "'"] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: true,
  codeActionProvider: true,
  documentFormattingProvider: true,
}

/** Resolves once the editor hangs up. */
export async function serveEditor({ root, language }: ServeEditorOptions): Promise<void> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
  const documents = new TextDocuments(TextDocument)
  const workspace = createWorkspace(root, () => documents.all())
  await workspace.reload()
  const ended = Promise.withResolvers<void>()
  connection.onInitialize(({ locale }: InitializeParams) => {
    const serving = serveDocuments(connection, documents, workspace, language ?? languageOf(locale))
    const watcher = watchDocuments(root, async () => {
      await workspace.reload()
      serving.change()
    })
    connection.onExit(() => {
      watcher.close()
      ended.resolve()
    })
    return { capabilities, serverInfo: { name: 'documents' } }
  })
  documents.listen(connection)
  connection.listen()
  await ended.promise
}

function languageOf(locale: string | undefined): FindingLanguage {
  return /^zh/i.test(locale ?? '') ? 'zh' : 'en'
}

interface Serving {
  /** Call after any change of a document. */
  readonly change: () => void
}

function serveDocuments(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  workspace: Workspace,
  language: FindingLanguage,
): Serving {
  const editor = createEditor(language)
  let isStale = true
  /** Answers see every change that was sent before the request. */
  const current = (): Editor => {
    if (isStale) editor.update(workspace.files())
    isStale = false
    return editor
  }
  let pause: NodeJS.Timeout | undefined
  const change = () => {
    isStale = true
    clearTimeout(pause)
    pause = setTimeout(() => publishFindings(connection, workspace, current().check(), language), pauseMs)
  }
  const learn = () => {
    if (current().learn()) setImmediate(learn)
  }
  documents.onDidChangeContent(change)
  documents.onDidClose(change)
  change()
  connection.onInitialized(learn)
  answerRequests(connection, workspace, current, language)
  return { change }
}

function answerRequests(connection: Connection, workspace: Workspace, current: () => Editor, language: FindingLanguage): void {
  const placeOf = ({ textDocument, position }: { textDocument: { uri: string }; position: { line: number; character: number } }) => {
    const path = workspace.pathOf(textDocument.uri)
    return { path, offset: workspace.textAt(path).offsetAt(position) }
  }
  const toLocation = (range: { readonly path: string; readonly offset: number; readonly end: number }) => ({
    uri: workspace.uriOf(range.path),
    range: workspace.rangeOf(range),
  })
  connection.onCompletion((request) => {
    const { path, offset } = placeOf(request)
    return toCompletionList(current().complete(path, offset), workspace.textAt(path), offset)
  })
  connection.onHover((request) => {
    const { path, offset } = placeOf(request)
    const value = current().describe(path, offset)
    return value === undefined ? null : { contents: { kind: 'markdown', value } }
  })
  connection.onDefinition((request) => {
    const { path, offset } = placeOf(request)
    return current().findDeclarations(path, offset).map(toLocation)
  })
  connection.onReferences((request) => {
    const { path, offset } = placeOf(request)
    const uses = current().findUses(path, offset)
    const declared = request.context.includeDeclaration ? current().findDeclarations(path, offset) : []
    return [...declared, ...uses].map(toLocation)
  })
  connection.onRenameRequest((request) => {
    const { path, offset } = placeOf(request)
    const result = current().rename(path, offset, request.newName)
    if (!result.ok) return new ResponseError(refused, result.reason)
    return toWorkspaceEdit(result, workspace)
  })
  connection.onCodeAction(({ textDocument, range }) => listFixes(workspace, current().check(), { uri: textDocument.uri, range, language }))
  connection.onDocumentFormatting(({ textDocument }) => {
    const document = workspace.textAt(workspace.pathOf(textDocument.uri))
    const text = formatDocument(document.getText())
    const range = { start: document.positionAt(0), end: document.positionAt(document.getText().length) }
    return text === undefined || text === document.getText() ? [] : [{ range, newText: text }]
  })
}

/** The protocol's code for a request that is valid and cannot be carried out. */
const refused = -32803
