import { resolve } from 'node:path'
import { type Command, textOf } from './command.ts'
import { serveEditor } from './editor/serve-editor.ts'
import { languageOption, readLanguage } from './print-findings.ts'

/** Serves an editor over stdio until it hangs up. Editors say --stdio, by convention of the protocol. */
export const serveEditorCommand: Command = {
  options: { ...languageOption, stdio: { type: 'boolean' } },
  run: async ({ words: [root = '.'], values }) => {
    await serveEditor({ root: resolve(root), language: textOf(values.lang) === undefined ? undefined : readLanguage(values.lang) })
    return 0
  },
}
