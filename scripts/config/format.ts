import { join } from 'node:path'
import { formatDocument, loadDocuments } from '#config'
import { type Command, UsageError } from './command.ts'
import { writeUnlessChanged } from './write-whole.ts'

/** Prints documents in the one form that all of them have. What is not JSON is left as it is: the check reports it. */
export const formatCommand: Command = {
  options: { check: { type: 'boolean' } },
  run: async ({ words: [root = '.'], values }) => {
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
    if (!values.check) console.log(`${uneven.length} documents formatted`)
    else if (uneven.length > 0) console.log(`${uneven.length} documents are not formatted: npm run config -- format`)
    return values.check && uneven.length > 0 ? 1 : 0
  },
}
