/** The language server as an editor starts it. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeAction, Diagnostic, Hover, TextEdit, WorkspaceEdit } from 'vscode-languageserver'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { formatDocument, resolveBrandDocuments } from '#config'
import { type EditorServer, openEditorServer } from '../../scripts/config/editor/testing.ts'
import { root, shippedFiles, textOf } from '../support/documents.ts'

const patience = 120_000
const files = await shippedFiles()
const published = new Map<string, readonly Diagnostic[]>()
let server: EditorServer
let path: string
let text: string

beforeAll(async () => {
  const brand = files.flatMap((file) => /^brands\/([^/.]+)\/brand\.json$/.exec(file.path)?.[1] ?? [])[0] ?? ''
  path = resolveBrandDocuments(files, brand)?.originOf('limits', 'booking', '')?.path ?? ''
  text = textOf(files, path)
  server = await openEditorServer(root, 'zh-cn')
  server.connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    published.set(uri, diagnostics)
  })
}, patience)

afterAll(async () => {
  await server.close()
})

function at(document: TextDocument, word: string) {
  return { textDocument: { uri: document.uri }, position: document.positionAt(document.getText().indexOf(word) + 1) }
}

async function untilPublished(uri: string): Promise<readonly Diagnostic[]> {
  published.delete(uri)
  return await expect
    .poll(() => published.get(uri), { timeout: patience })
    .toBeDefined()
    .then(() => published.get(uri) ?? [])
}

test('an unsaved mistake is reported in the language of the editor, with its fix', { timeout: patience }, async () => {
  const document = await server.show(path, text.replace('"limits"', '"limts"'))
  const [diagnostic] = await untilPublished(document.uri)
  expect(diagnostic?.message).toMatch(/\p{Script=Han}/u)
  const { uri } = document
  const request = { textDocument: { uri }, range: diagnostic?.range, context: { diagnostics: [] } }
  const [action] = await server.connection.sendRequest<CodeAction[]>('textDocument/codeAction', request)
  expect(action?.edit?.changes?.[uri]).toEqual([expect.objectContaining({ newText: 'limits' })])
  await server.show(path, text)
  expect(await untilPublished(uri)).toEqual([])
})

test('a name is described, renamed everywhere, or refused with the reason', { timeout: patience }, async () => {
  const document = await server.show(path, text)
  const place = at(document, '"contactMax"')
  const hover = await server.connection.sendRequest<Hover>('textDocument/hover', place)
  expect(JSON.stringify(hover.contents)).toContain('contactMax')
  const edit = await server.connection.sendRequest<WorkspaceEdit>('textDocument/rename', { ...place, newName: 'contactsMax' })
  expect(edit.documentChanges?.length).toBeGreaterThan(1)
  const taken = server.connection.sendRequest('textDocument/rename', { ...place, newName: 'remarkMax' })
  await expect(taken).rejects.toThrow('remarkMax')
})

test('names follow what is typed, and are at most a hundred', { timeout: patience }, async () => {
  const typed = text.replace('"title"', '"label": { "zh": "{$contactM}", "en": "x" }, "title"')
  const document = await server.show(path, typed)
  const { items } = await server.complete(document, typed.indexOf('contactM}') + 'contactM'.length)
  expect(items.map(({ label }) => label)).toContain('contactMax')
  expect(items.every(({ label }) => /c.*o.*n.*t.*m/i.test(label))).toBe(true)
})

test('names stand before those that the JSON service of an editor reads from the schema', { timeout: patience }, async () => {
  const list =
    files.find(({ path: filePath, text: fileText }) => filePath.endsWith('.list.json') && fileText?.includes('"source": "'))?.path ?? ''
  const shown = textOf(files, list)
  const [value = ''] = /(?<="source": )"[^"]*"/.exec(shown) ?? []
  const start = shown.indexOf(`"source": ${value}`) + '"source": '.length
  const document = await server.show(list, shown)
  const { items } = await server.complete(document, start + 1)
  const [first] = items
  expect(first).toMatchObject({ filterText: `"${first?.label}"`, textEdit: { newText: `"${first?.label}"` } })
  expect(first?.textEdit).toMatchObject({
    range: { start: document.positionAt(start), end: document.positionAt(start + value.length) },
  })
  expect((first?.sortText ?? '') < '"').toBe(true)
})

test('a document gets the form that all have', { timeout: patience }, async () => {
  const uneven = JSON.stringify(JSON.parse(text))
  const document = await server.show(path, uneven)
  const request = { textDocument: { uri: document.uri }, options: { tabSize: 2, insertSpaces: true } }
  const [edit] = await server.connection.sendRequest<TextEdit[]>('textDocument/formatting', request)
  expect(edit?.newText).toBe(formatDocument(uneven))
})

test('the extension for VS Code finds its client in this repository', () => {
  const extension = createRequire(join(root, '.vscode/extensions/quayside/extension.js'))
  expect(extension.resolve('vscode-languageclient/node')).toContain('node_modules')
})
