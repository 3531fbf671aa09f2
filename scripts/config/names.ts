import process from 'node:process'
import { type Command, UsageError } from './command.ts'
import { languageOption, readLanguage } from './print-findings.ts'
import { writeNames } from './write-names.ts'

/** Writes the schemas with names that editors read. */
export const namesCommand: Command = {
  options: { ...languageOption, quick: { type: 'boolean' } },
  run: async ({ words: [root = '.'], values }) => {
    endWithParent()
    const written = await writeNames(root, { language: readLanguage(values.lang), isQuick: values.quick === true })
    if (written === undefined) throw new UsageError(`no documents in ${root}: there is neither schemas/ nor brands/`)
    console.log(written === 0 ? 'the names in .language/ are up to date' : `wrote ${written} schemas to .language/`)
    return 0
  },
}

/** A portal that starts this command holds a channel to it, and closes it however it ends. Without a channel nothing happens. */
function endWithParent(): void {
  const end = () => process.exit(1)
  if (process.connected === false) end()
  process.once('disconnect', end)
  // The channel alone must not keep the command running.
  process.channel?.unref()
}
