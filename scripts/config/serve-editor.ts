import { resolve } from 'node:path'
import { type Command, textOf } from './command.ts'
import { serveEditor } from './editor/serve-editor.ts'
import { languageOption, readLanguage } from './print-findings.ts'

/** Serves an editor over stdio until it hangs up. */
export const serveEditorCommand: Command = {
  options: languageOption,
  run: async ({ words: [root = '.'], values }) => {
    await serveEditor({ root: resolve(root), language: textOf(values.lang) === undefined ? undefined : readLanguage(values.lang) })
    return 0
  },
}
