/**
 * `npm run mutants [-- <ids>]`: puts one fault at a time into a copy of the committed sources, runs what `npm test` would run for it up to the
 * first failure, and reports the faults that no test noticed. Takes half an hour; exits with 1 if one survives.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMutants, seedMutant } from './mutants/seed-mutant.ts'
import { type RanFile, reports, unendedTitle } from './test/ran-files.ts'

/** A separate work tree: an open editor or a running portal must not see the fault. */
const tree = resolve('.cache/mutants')
const mutantsTest = 'scripts/mutants/seed-mutant.test.ts'

openTree()
const chosenMutants = readMutants().filter(({ id }) => process.argv.length === 2 || process.argv.includes(id))
const catchers = new Set<string>()
let survivors = 0
try {
  for (const mutant of chosenMutants) {
    const path = join(tree, mutant.file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(path, seedMutant(source, mutant))
    const start = performance.now()
    const failure = findFailure()
    writeFileSync(path, source)
    if (failure === undefined) survivors += 1
    else catchers.add(failure)
    const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4)
    console.log(`${failure ? 'caught  ' : 'SURVIVED'} ${seconds} s  ${mutant.id}: ${mutant.about}${failure ? ` (${failure})` : ''}`)
  }
  // A test that fails anyway proves nothing about a fault.
  if (!passWithoutFault([...catchers])) process.exitCode = 1
} finally {
  closeTree()
}
console.log(`${chosenMutants.length - survivors} of ${chosenMutants.length} faults caught`)
if (survivors > 0) process.exitCode = 1

/** What failed first; undefined if everything passed. */
function findFailure(): string | undefined {
  const commandArguments = ['scripts/test.ts', '--since', 'HEAD', '--until-failure']
  const { status, stdout } = runInTree(commandArguments)
  if (status === 0) return undefined
  const report = join(tree, reports.tests)
  const ranFiles = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as readonly RanFile[]) : []
  // The first failure ends the files that run beside it.
  const failed = ranFiles.find(({ failures }) => failures.some(({ title }) => title !== unendedTitle))
  return failed?.file ?? /^failed: .*$/m.exec(stdout)?.[0] ?? 'the run could not start'
}

function passWithoutFault(files: readonly string[]): boolean {
  const { status, stdout } = runInTree(['scripts/test.ts', ...files])
  if (status !== 0) console.log(`some of the tests that caught a fault fail without it, too:\n${stdout}`)
  return status === 0
}

function runInTree(commandArguments: readonly string[]) {
  return spawnSync('node', commandArguments, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 28, env: environment() })
}

/** Without the settings of an outer test run. */
function environment(): NodeJS.ProcessEnv {
  const { TEST_FIRST: _first, RECORD_REACH: _record, ...rest } = process.env
  return rest
}

function openTree(): void {
  closeTree()
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, 'HEAD'])
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  // It looks for the code that the fault has replaced, so it would catch every fault. Git must not see it as a change.
  execFileSync('git', ['update-index', '--skip-worktree', mutantsTest], { cwd: tree })
  rmSync(join(tree, mutantsTest))
}

function closeTree(): void {
  rmSync(tree, { recursive: true, force: true })
  execFileSync('git', ['worktree', 'prune'])
}
