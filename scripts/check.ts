/**
 * `npm run check`: documents, types, lint, boundaries, fresh codegen, unused code, weight of pages, order of migrations, wording of texts,
 * links of READMEs. Runs everything, and fails if anything fails.
 */
import { runSideBySide, type Step } from './check/run.ts'
import { isMain } from './is-main.ts'

/** Longest first. */
export const checkSteps: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'documents', command: ['node', 'scripts/config.ts', 'check'] },
  { name: 'generated files are up to date', command: ['node', 'scripts/codegen.ts', '--check'] },
  { name: 'form of documents', command: ['node', 'scripts/config.ts', 'format', '--check'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'boundaries', command: ['node', 'scripts/check/boundaries.ts'] },
  { name: 'scripts of pages', command: ['node', 'scripts/check/page-budgets.ts'] },
  { name: 'order of migrations', command: ['node', 'scripts/check/migrations.ts'] },
  { name: 'words in texts', command: ['node', 'scripts/check/words.ts'] },
  { name: 'links and commands in READMEs', command: ['node', 'scripts/notes/check-notes.ts'] },
]

if (isMain(import.meta.filename)) {
  const failed = (await runSideBySide(checkSteps)).filter(({ ok }) => !ok)
  if (failed.length > 0) {
    console.log(`\ncheck failed: ${failed.map(({ name }) => name).join(', ')}`)
    process.exitCode = 1
  }
}
