/** The documents of a folder with unsaved texts in place of those on disk, by address. */
import { relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Range } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { loadDocuments, type SourceFile } from '#config'

export interface Workspace {
  /** Reads the disk again. */
  readonly reload: () => Promise<void>
  readonly files: () => readonly SourceFile[]
  /** Path below the root, with forward slashes. */
  readonly pathOf: (uri: string) => string
  readonly uriOf: (path: string) => string
  /** The text of a file, to convert offsets. */
  readonly textAt: (path: string) => TextDocument
  readonly rangeOf: (range: { readonly path: string; readonly offset: number; readonly end: number }) => Range
}

/** `open` returns the texts that are open in the editor. */
export function createWorkspace(root: string, open: () => readonly TextDocument[]): Workspace {
  let disk: readonly SourceFile[] = []
  const pathOf = (uri: string) => relative(root, fileURLToPath(uri)).split(sep).join('/')
  const uriOf = (path: string) => pathToFileURL(`${root}/${path}`).href
  const isDocument = (path: string) => /^(?:schemas|brands)\/.+\.json$/.test(path)
  const files = () => {
    const texts = new Map(open().map((document) => [pathOf(document.uri), document.getText()]))
    const onDisk = disk.map((file): SourceFile => {
      const text = texts.get(file.path)
      return text === undefined || text === file.text ? file : { path: file.path, text }
    })
    const saved = new Set(disk.map(({ path }) => path))
    const unsaved = [...texts].flatMap(([path, text]): SourceFile[] => (isDocument(path) && !saved.has(path) ? [{ path, text }] : []))
    return [...onDisk, ...unsaved]
  }
  const textAt = (path: string) => {
    const opened = open().find((document) => pathOf(document.uri) === path)
    return opened ?? TextDocument.create(uriOf(path), 'json', 0, disk.find((file) => file.path === path)?.text ?? '')
  }
  return {
    reload: async () => {
      disk = await loadDocuments(root)
    },
    files,
    pathOf,
    uriOf,
    textAt,
    rangeOf: ({ path, offset, end }) => {
      const text = textAt(path)
      return { start: text.positionAt(offset), end: text.positionAt(end) }
    },
  }
}
