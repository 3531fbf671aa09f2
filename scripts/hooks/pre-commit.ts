/**
 * Run by git before each commit, once `npm run hooks` has installed it: the quick part of the check, for what is staged. Reads files
 * from the working tree.
 */

import { readGit } from '../check/git.ts'
import { migrationFolder } from '../check/migrations.ts'
import { runSideBySide, type Step } from '../check/run.ts'

const root = process.cwd()
const stagedPaths = listChanged('--cached', '--diff-filter=d')
const steps: Step[] = []
const sources = stagedPaths.filter((path) => /\.(?:[cm]?[jt]sx?|css|jsonc?)$/.test(path))
if (sources.length > 0) {
  const files = ['--no-errors-on-unmatched', ...sources]
  steps.push({ name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', ...files] })
}
if (touches('src/', 'scripts/')) steps.push({ name: 'boundaries', command: ['node', 'scripts/check/boundaries.ts'] })
if (touches(migrationFolder)) steps.push({ name: 'order of migrations', command: ['node', 'scripts/check/migrations.ts'] })
if (touches('schemas/', 'brands/'))
  steps.push(
    { name: 'documents', command: ['node', 'scripts/config.ts', 'check'] },
    { name: 'words in texts', command: ['node', 'scripts/check/words.ts'] },
  )

const failedSteps = (await runSideBySide(steps)).filter(({ ok }) => !ok)
const partlyStaged = listChanged().filter((path) => stagedPaths.includes(path))
if (partlyStaged.length > 0) console.log(`\nChecked as on disk, with changes that you have not staged: ${partlyStaged.join(', ')}`)
if (failedSteps.length > 0) {
  console.log(`\nNot committed: ${failedSteps.map(({ name }) => name).join(', ')} failed. "git commit --no-verify" commits anyway.`)
  process.exitCode = 1
}

function touches(...folders: readonly string[]): boolean {
  return stagedPaths.some((path) => folders.some((folder) => path.startsWith(folder)))
}

function listChanged(...options: readonly string[]): string[] {
  return (readGit(root, ['diff', '--name-only', '-z', ...options]) ?? '').split('\0').filter((path) => path !== '')
}
