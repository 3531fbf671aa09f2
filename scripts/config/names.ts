import { type Command, UsageError } from './command.ts'
import { languageOption, readLanguage } from './print-findings.ts'
import { writeNames } from './write-names.ts'

/** Writes the schemas with names that editors read. */
export const namesCommand: Command = {
  options: languageOption,
  run: async ({ words: [root = '.'], values }) => {
    const written = await writeNames(root, readLanguage(values.lang))
    if (written === undefined) throw new UsageError(`no documents in ${root}: there is neither schemas/ nor brands/`)
    console.log(written === 0 ? 'the names in .language/ are up to date' : `wrote ${written} schemas to .language/`)
    return 0
  },
}
