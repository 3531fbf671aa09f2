import { join } from 'node:path'
import { formatDocument, formatFrame, loadDocuments } from '#config'
import { type Command, UsageError } from './command.ts'
import { languageOption, readLanguage } from './print-findings.ts'
import { writeUnlessChanged } from './write-whole.ts'

/** Prints documents in the one form that all of them have. What is not JSON is left as it is: the check reports it. */
export const formatCommand: Command = {
  options: { check: { type: 'boolean' }, ...languageOption },
  run: async ({ words: [root = '.'], values }) => {
    const language = readLanguage(values.lang)
    const files = await loadDocuments(root)
    if (files.length === 0) throw new UsageError(`no documents in ${root}: there is neither schemas/ nor brands/`)
    const uneven = files.flatMap((file) => {
      const text = file.path.endsWith('.json') && file.text !== undefined ? formatDocument(file.text) : undefined
      return text === undefined || text === file.text ? [] : [{ file, text }]
    })
    for (const { file, text } of uneven) {
      console.log(file.path)
      if (!values.check) await writeUnlessChanged(join(root, file.path), text, file)
    }
    const count = uneven.length
    if (!values.check) console.log(formatFrame(count === 1 ? 'formatted-one' : 'formatted-many', { count }, language))
    else if (count > 0) console.log(formatFrame(count === 1 ? 'uneven-one' : 'uneven-many', { count }, language))
    return values.check && count > 0 ? 1 : 0
  },
}
