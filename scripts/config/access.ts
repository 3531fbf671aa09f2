/** Agreed access: acknowledges widened permissions, and records the current state as agreed. */
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { describeFinding, type FindingLanguage, loadDocuments, printDocument, readAccess, sharedBuildCache } from '#config'
import { type Command, textOf, UsageError } from './command.ts'
import { languageOption, printFindings, readLanguage } from './print-findings.ts'
import { writeWhole } from './write-whole.ts'

export const acknowledgeCommand: Command = {
  options: { by: { type: 'string' }, why: { type: 'string' }, ...languageOption },
  run: ({ words: [name, root = '.'], values }) =>
    acknowledge({
      root,
      name,
      by: textOf(values.by),
      why: textOf(values.why),
      language: readLanguage(values.lang),
      today: new Date().toISOString().slice(0, 10),
    }),
}

export const accessCommand: Command = {
  options: { record: { type: 'boolean' }, ...languageOption },
  run: ({ words: [root = '.'], values }) => {
    if (!values.record) throw new UsageError('access needs --record, which accepts the current state; to see differences, run check')
    return recordAgreed(root, readLanguage(values.lang))
  },
}

const acknowledgedPath = 'schemas/access/acknowledged.json'
const recordPath = 'schemas/access/record.json'

interface AcknowledgeOptions {
  readonly root: string
  /** Name given by the finding. */
  readonly name: string | undefined
  readonly by: string | undefined
  readonly why: string | undefined
  readonly language: FindingLanguage
  readonly today: string
}

/** Writes an acknowledgement; returns the exit code. An unknown name is rejected, and the known ones are listed. */
async function acknowledge({ root, name, by = userInfo().username, why, language, today }: AcknowledgeOptions): Promise<number> {
  const open = sharedBuildCache()
    .checker.check(await loadDocuments(root))
    .filter(({ code }) => code === 'ACCESS')
  const found = open.find(({ subject }) => subject === name)
  if (!found || name === undefined) {
    console.error(name === undefined ? 'acknowledge requires the name given in the finding' : `no finding is named ${name}`)
    printFindings(open.map((finding) => describeFinding(finding, language)))
    return 2
  }
  if (why === undefined || why.trim() === '') {
    console.error('a reason is required: --why "..."')
    return 2
  }
  const path = join(root, acknowledgedPath)
  const document = JSON.parse(await readFile(path, 'utf8')) as { acknowledged: object[] }
  document.acknowledged.push({ id: name, by, on: today, why })
  await writeDocument(path, document)
  console.log(`${acknowledgedPath}: ${name}, by ${by}`)
  return 0
}

/** Records the current permissions as agreed; rejected while a widened one is unacknowledged. */
async function recordAgreed(root: string, language: FindingLanguage): Promise<number> {
  const files = await loadDocuments(root)
  const errors = sharedBuildCache()
    .checker.check(files)
    .filter(({ severity }) => severity === 'error')
  printFindings(errors.map((finding) => describeFinding(finding, language)))
  if (errors.length > 0) return 1
  const before = files.find(({ path }) => path === recordPath)?.text ?? '{}'
  const { $schema, title, description } = JSON.parse(before) as Record<string, string>
  await writeDocument(join(root, recordPath), { $schema, title, description, ...readAccess(files) })
  console.log(`${recordPath}: recorded the current permissions as agreed`)
  return 0
}

async function writeDocument(path: string, document: object): Promise<void> {
  await writeWhole(path, printDocument(document))
}
