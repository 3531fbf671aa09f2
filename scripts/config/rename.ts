import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPlan, createEditor, loadDocuments } from '#config'
import { type Command, textOf, UsageError } from './command.ts'
import { languageOption, readLanguage } from './print-findings.ts'
import { writeUnlessChanged } from './write-whole.ts'

/** Renames a name in every document that uses it. */
export const renameCommand: Command = {
  options: { ...languageOption, dir: { type: 'string' } },
  run: async ({ words: [kind, name, newName], values }) => {
    if (kind === undefined || name === undefined || newName === undefined)
      throw new UsageError('rename needs a kind of name, a name and the new name')
    const root = textOf(values.dir) ?? '.'
    const files = await loadDocuments(root)
    const editor = createEditor(readLanguage(values.lang))
    editor.update(files)
    const result = editor.renameNamed(kind, name, newName)
    if (!result.ok) {
      console.error(result.reason)
      return 1
    }
    const before = new Map(files.map((file) => [file.path, file]))
    const after = applyPlan(files, { changes: result.changes, moves: [] })
    for (const file of after) {
      const old = before.get(file.path)
      if (old !== file && file.text !== undefined) await writeUnlessChanged(join(root, file.path), file.text, old)
    }
    for (const { path, edits } of result.changes) console.log(`${path}: ${edits.length}`)
    for (const { from, to } of result.moves) {
      await rename(join(root, from), join(root, to))
      console.log(`${from} -> ${to}`)
    }
    return 0
  },
}
