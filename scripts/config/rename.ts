import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPlan, createEditor, formatDocument, formatFrame, loadDocuments, type SourceFile } from '#config'
import { type Command, textOf, UsageError } from './command.ts'
import { languageOption, readLanguage } from './print-findings.ts'
import { writeUnlessChanged } from './write-whole.ts'

/** Renames a name in every document that uses it, and lists where the former one is still written. */
export const renameCommand: Command = {
  options: { ...languageOption, dir: { type: 'string' } },
  run: async ({ words: [kind, name, newName], values }) => {
    if (kind === undefined || name === undefined || newName === undefined)
      throw new UsageError('rename needs a kind of name, a name and the new name')
    const root = textOf(values.dir) ?? '.'
    const files = await loadDocuments(root)
    const language = readLanguage(values.lang)
    const editor = createEditor(language)
    editor.update(files)
    const result = editor.renameNamed(kind, name, newName)
    if (!result.ok) {
      console.error(result.reason)
      return 1
    }
    const before = new Map(files.map((file) => [file.path, file]))
    const after = applyPlan(files, { changes: result.changes, moves: [] }).map((file) => inForm(file, before.get(file.path)))
    for (const file of after) {
      const old = before.get(file.path)
      if (old !== file && file.text !== undefined) await writeUnlessChanged(join(root, file.path), file.text, old)
    }
    for (const { path, edits } of result.changes) console.log(`${path}: ${edits.length}`)
    for (const { from, to } of result.moves) {
      await rename(join(root, from), join(root, to))
      console.log(`${from} -> ${to}`)
    }
    const isField = kind === 'field'
    const former = isField ? name.slice(name.lastIndexOf('.') + 1) : name
    const places = listLeft(after, former, isField ? '\\w-' : '\\w.-')
    if (places.length > 0) console.log([formatFrame('rename-left', { count: places.length, name: former }, language), ...places].join('\n'))
    return 0
  },
}

/** A document with a longer or shorter name may break its lines elsewhere. */
function inForm(file: SourceFile, old: SourceFile | undefined): SourceFile {
  if (file === old || file.text === undefined || old?.text === undefined) return file
  return formatDocument(old.text) === old.text ? { ...file, text: formatDocument(file.text) ?? file.text } : file
}

/** Another field may have the name; the demo world, and the keys of links, are not followed. The record of permissions is written anew. */
function listLeft(files: readonly SourceFile[], name: string, wordBefore: string): string[] {
  const word = new RegExp(`(?<![${wordBefore}])${name.replaceAll(/[./:]/g, '[$&]')}(?![\\w-])`)
  return files.flatMap(({ path, text = '' }) =>
    /^schemas\/(?:meta|access)\//.test(path) || !text.includes(name)
      ? []
      : text.split('\n').flatMap((line, index) => (word.test(line) ? [`  ${path}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  )
}
