import { fileURLToPath } from 'node:url'
import {
  describeFinding,
  type Finding,
  type FindingLanguage,
  formatDescribed,
  formatFrame,
  hashFiles,
  loadDocuments,
  type SourceFile,
  sharedBuildCache,
} from '#config'
// Not through its index.ts, which loads the server.
import { createFileShelf } from '../../src/server/platform/releases/file-shelf.ts'
import { keepCompiled } from '../../src/server/platform/releases/keep-compiled.ts'
import { type Command, UsageError } from './command.ts'
import { fixFiles } from './fix-files.ts'
import { formatForGithub, formatForTools, languageOption, readLanguage } from './print-findings.ts'

export const checkCommand: Command = {
  options: { fix: { type: 'boolean' }, json: { type: 'boolean' }, github: { type: 'boolean' }, ...languageOption },
  run: async ({ words: [root = '.'], values }) => {
    const language = readLanguage(values.lang)
    // Tools receive only the remaining findings.
    if (values.fix)
      for (const line of await fixFiles(root, language)) values.json || values.github ? console.error(line) : console.log(line)
    const files = await loadDocuments(root)
    if (files.length === 0) throw new UsageError(`no documents in ${root}: there is neither schemas/ nor brands/`)
    const findings = (await checkOnce(files)).map((finding) => describeFinding(finding, language))
    if (values.json) console.log(formatForTools(findings))
    else for (const finding of findings) console.log(values.github ? formatForGithub(finding, language) : formatDescribed(finding))
    const errors = findings.filter(({ severity }) => severity === 'error').length
    const counts = { errors, warnings: findings.length - errors, files: files.length }
    if (!values.json && !values.github) console.log(sumUp(counts, language))
    return errors > 0 ? 1 : 0
  },
}

const cache = keepCompiled(createFileShelf(fileURLToPath(new URL('../../.cache/check', import.meta.url))))

/** Checks documents only if they, or the code of the check, have changed since one of the last checks. */
async function checkOnce(files: readonly SourceFile[]): Promise<readonly Finding[]> {
  const hash = hashFiles(files)
  const cachedFindings = await cache.readFindings(hash)
  if (cachedFindings) return cachedFindings
  const findings = sharedBuildCache().checker.check(files)
  await cache.keepFindings(hash, findings)
  return findings
}

interface Counts {
  readonly errors: number
  readonly warnings: number
  readonly files: number
}

function sumUp({ errors, warnings, files }: Counts, language: FindingLanguage): string {
  if (errors > 0) return formatFrame(errors === 1 ? 'checked-one' : 'checked-many', { count: errors, files }, language)
  if (warnings === 0) return formatFrame('checked-clean', { files }, language)
  return formatFrame(warnings === 1 ? 'checked-warned-one' : 'checked-warned-many', { count: warnings, files }, language)
}
