/** The language server as an editor starts it: a process that speaks the protocol over stdio. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CompletionList,
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

export interface EditorServer {
  readonly connection: ProtocolConnection
  /** Shows a text of a file, as an editor does while the user types; the result converts offsets. */
  readonly show: (path: string, text: string) => Promise<TextDocument>
  readonly complete: (document: TextDocument, offset: number) => Promise<CompletionList>
  readonly close: () => Promise<void>
}

/** With the argument that VS Code and others add. `locale` is the language of the editor. */
export async function openEditorServer(root: string, locale: string): Promise<EditorServer> {
  const child = spawn(process.execPath, ['scripts/config.ts', 'serve-editor', '--stdio'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin))
  connection.listen()
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: {}, locale })
  await connection.sendNotification('initialized', {})
  const versions = new Map<string, number>()
  return {
    connection,
    show: async (path, text) => {
      const uri = pathToFileURL(join(root, path)).href
      const version = (versions.get(uri) ?? 0) + 1
      versions.set(uri, version)
      if (version === 1)
        await connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'json', version, text } })
      else await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] })
      return TextDocument.create(uri, 'json', version, text)
    },
    complete: async (document, offset) =>
      await connection.sendRequest<CompletionList>('textDocument/completion', {
        textDocument: { uri: document.uri },
        position: document.positionAt(offset),
      }),
    close: async () => {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      connection.dispose()
    },
  }
}
