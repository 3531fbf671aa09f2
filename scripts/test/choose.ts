/** Chooses the test files that a run has time for, and says what it leaves out. */
import { isGuard } from './guards.ts'
import { countNames, isAcross, type ReachTable } from './reach-table.ts'

export interface ChooseOptions {
  readonly files: readonly string[]
  readonly reach: ReachTable
  /** Test files that changed, or whose imports did. */
  readonly relatedFiles: ReadonlySet<string>
  /** Names of what changed, as in the table. */
  readonly changedNames: ReadonlySet<string>
  /** Sum of the seconds of all chosen files. */
  readonly seconds: number
  /** Decides which share of the rest runs: the commit's sample number. */
  readonly turn: number
}

export interface Choice {
  readonly chosenFiles: readonly string[]
  /** The chosen files that the change reaches: the most direct first, and of these the quickest. */
  readonly reachedFiles: readonly string[]
  readonly skippedFiles: readonly string[]
  /** The skipped files that the change reaches: the time is too short for all of them. */
  readonly skippedReachedFiles: readonly string[]
}

/** Of a file that no run has recorded yet: more than most files of its kind take. */
function unknownSeconds(file: string): number {
  if (file.endsWith('.journey.ts')) return 40
  return isAcross(file) ? 20 : 1
}

export function chooseFiles(options: ChooseOptions): Choice {
  const { files, reach, seconds, turn } = options
  const weights = weighReach(options)
  const isReached = (file: string) => (weights.get(file) ?? 0) > 0
  const reachedFiles = files.filter(isReached).toSorted((one, other) => {
    const [weight = 0, otherWeight = 0] = [weights.get(one), weights.get(other)]
    return weight === otherWeight ? secondsOf(one, reach) - secondsOf(other, reach) : otherWeight - weight
  })
  const otherFiles = files.filter((file) => !isReached(file) && !isGuard(file))
  const start = otherFiles.length === 0 ? 0 : turn % otherFiles.length
  const guards = files.filter(isGuard)
  const chosenFiles = new Set(guards)
  let chosenSeconds = guards.reduce((sum, file) => sum + secondsOf(file, reach), 0)
  for (const file of [...reachedFiles, ...otherFiles.slice(start), ...otherFiles.slice(0, start)]) {
    if (chosenFiles.has(file) || chosenSeconds + secondsOf(file, reach) > seconds) continue
    chosenFiles.add(file)
    chosenSeconds += secondsOf(file, reach)
  }
  const skippedFiles = files.filter((file) => !chosenFiles.has(file))
  return {
    chosenFiles: [...chosenFiles],
    reachedFiles: reachedFiles.filter((file) => chosenFiles.has(file)),
    skippedFiles,
    skippedReachedFiles: skippedFiles.filter(isReached),
  }
}

export function secondsOf(file: string, reach: ReachTable): number {
  return reach.get(file)?.seconds ?? unknownSeconds(file)
}

/**
 * How directly the change reaches each file, 0 if not at all: tests named as what changed, then those that import it, those that no
 * run has recorded yet, and those that touch it. A name that few files touch weighs more than one that many do.
 */
function weighReach({ files, reach, relatedFiles, changedNames }: ChooseOptions): ReadonlyMap<string, number> {
  const counts = countNames([...reach.values()].map(({ touches }) => touches))
  function weigh(file: string): number {
    const touches = reach.get(file)?.touches
    const isNamed = [...changedNames].some((name) => isNamesake(name, file))
    const named = isNamed ? weightOf.named : 0
    if (relatedFiles.has(file)) return named + weightOf.related
    if (isAcross(file) && !touches) return named + weightOf.unrecorded
    if (!touches || !isAcross(file)) return 0
    let weight = 0
    for (const name of changedNames) {
      const count = counts.get(name)
      // Missing from the table: touched by most files, or too new to be recorded.
      if (count === undefined || isInBrowser(name, file)) weight += isCommon(name) ? 1 / reach.size : 0
      else if (touches.includes(name)) weight += 1 / count
    }
    return weight === 0 ? 0 : named + weight
  }
  return new Map(files.map((file) => [file, weigh(file)]))
}

/** Each is more than all that follow it. */
const weightOf = { named: 1e6, related: 1e5, unrecorded: 1e4 } as const

/** src/rules/money.ts is named as src/rules; tests/server/rates/lanes.ts as src/server/freight/rates and as its wing. */
function isNamesake(name: string, file: string): boolean {
  const [, noun] = /^src\/server\/\w+\/([\w-]+)/.exec(name) ?? []
  const folders = [name, name.replace(/^src\//, 'tests/'), ...(noun === undefined ? [] : [`tests/server/${noun}`])]
  return folders.some((folder) => file.startsWith(`${folder}/`))
}

/** Names are missing because most tests touch them; those of scripts, because no test starts them. */
function isCommon(name: string): boolean {
  return !name.startsWith('scripts/')
}

/** Journeys record what the server does, but not the code that their browser runs. */
function isInBrowser(name: string, file: string): boolean {
  return /^src\/(engine|web)\//.test(name) && file.endsWith('.journey.ts')
}
