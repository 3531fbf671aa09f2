/**
 * `npm run brand:new -- <id>`: creates a brand whose host is served immediately. Prompts for missing options on a terminal;
 * with `--yes`, or without a terminal, it derives them from the id. Only writes what passes the check.
 */
import { parseArgs } from 'node:util'
import { type Checker, createChecker, type Finding, formatFinding, loadDocuments, type SourceFile } from '#config'
import { type Answers, completeAnswers, options, type Question, questions } from './brand-new/answers.ts'
import { askOnTerminal } from './brand-new/ask.ts'
import { draftBrand, readModel } from './brand-new/draft.ts'
import { findQuestion } from './brand-new/find-question.ts'
import { writeBrand } from './brand-new/write.ts'
import { isMain } from './is-main.ts'

/** Asks one question, stating what was wrong with the previous answer. */
export type Ask = (question: Question, offered: string, complaint: string | undefined) => Promise<string>

export interface CreateBrandOptions {
  readonly ask?: Ask
  readonly checker?: Checker
}

/** Writes brands/<id> and returns the path of the manifest; writes nothing and throws with the reasons if that fails. */
export async function createBrand(
  root: string,
  id: string,
  given: Answers = {},
  { ask, checker = createChecker() }: CreateBrandOptions = {},
): Promise<string> {
  if (!/^[a-z][a-z0-9]{2,19}$/.test(id))
    throw new Error(`"${id}" is not a valid brand id: use 3 to 20 lower-case letters and digits, starting with a letter`)
  const files = await loadDocuments(root)
  if (files.some(({ path }) => path.startsWith(`brands/${id}/`))) throw new Error(`brands/${id} already exists`)
  const broken = errorsOf(checker.check(files))
  if (broken.length > 0) throw new Error(`The existing documents do not pass the check; fix them first:\n${describeAll(broken)}`)
  const checkDraft = createDraftCheck(files, id, checker)
  const answers = ask ? await askAll({ files, id, given, ask, checkDraft }) : given
  const { draft, findings } = checkDraft(answers)
  if (findings.length > 0) throw new Error(`Nothing was written, because the brand would not pass the check:\n${describeAll(findings)}`)
  await writeBrand(root, id, draft)
  return `brands/${id}/brand.json`
}

type DraftCheck = (answers: Answers) => { readonly draft: readonly SourceFile[]; readonly findings: readonly Finding[] }

/** A draft of the brand from the answers so far, with its findings. */
function createDraftCheck(files: readonly SourceFile[], id: string, checker: Checker): DraftCheck {
  return (answers) => {
    const model = readModel(files, answers.extends)
    const draft = draftBrand({ id, answers: completeAnswers(id, answers, model), model })
    return { draft, findings: errorsOf(checker.check([...files, ...draft])) }
  }
}

interface Asking {
  readonly files: readonly SourceFile[]
  readonly id: string
  readonly given: Answers
  readonly ask: Ask
  readonly checkDraft: DraftCheck
}

/** Asks one question at a time; after an invalid answer it asks again and offers the nearest valid one. */
async function askAll({ files, id, given, ask, checkDraft }: Asking): Promise<Answers> {
  let answers: Answers = given
  for (const question of questions) {
    if (given[question.option] !== undefined || question.silent) continue
    const model = readModel(files, answers.extends)
    let offered = completeAnswers(id, answers, model)[question.option] ?? ''
    let complaint: string | undefined
    for (;;) {
      const answer = (await ask(question, offered, complaint)).trim() || offered
      const tried = answer === '' ? answers : { ...answers, [question.option]: answer }
      const refused = findRefusal(checkDraft(tried), question)
      if (!refused) {
        answers = tried
        break
      }
      complaint = refused.words.en
      offered = refused.suggestion ?? offered
    }
  }
  return answers
}

/** The finding caused by this answer. */
function findRefusal({ draft, findings }: ReturnType<DraftCheck>, { option }: Question): Finding | undefined {
  const manifest = draft.find(({ path }) => path.endsWith('/brand.json'))
  return findings.find(({ path, line }) => path === manifest?.path && findQuestion(manifest.text ?? '', line) === option)
}

function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error')
}

function describeAll(findings: readonly Finding[]): string {
  return findings.map((finding) => `  ${formatFinding(finding)}`).join('\n')
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: true })
  const answers: Answers = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const isAsked = values.yes !== true && process.stdin.isTTY === true
  const path = await (isAsked
    ? askOnTerminal((ask) => createBrand(process.cwd(), positionals[0] ?? '', answers, { ask }))
    : createBrand(process.cwd(), positionals[0] ?? '', answers))
  console.log(`Created ${path}; it passes the check. A portal running here already serves it.`)
}

if (isMain(import.meta.filename)) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
