/** Breaks the shipped documents in every known way, and counts the check's findings and false alarms. */
import { type Checker, createChecker, type SourceFile } from '#config'
import { createRandom } from '#rules'
import { rewritings, wholeRewritings } from './rewritings.ts'
import { runOnDisk } from './run-disk.ts'
import { describeMiss, keyOf, mostFindings, type ScoreOptions, scoreEdit, type Verdict } from './verdict.ts'
import { type EditKind, readWorld, type Site, shuffle } from './world.ts'

export interface Score {
  readonly kinds: number
  readonly runs: number
  readonly found: number
  readonly atLine: number
  readonly atColumn: number
  /** Of the edits with required hints: the number of findings that include them. */
  readonly explained: { readonly of: number; readonly count: number }
  readonly mostFindings: number
  readonly crashes: number
  readonly rewritings: number
  readonly falseAlarms: number
  readonly misses: readonly string[]
}

export interface RunScoreOptions {
  readonly root: string
  readonly kinds: readonly EditKind[]
  readonly seed: number
  /** Seeds for the edits that keep the meaning; each gives a different edit. */
  readonly rewritings: readonly number[]
  /** Only this kind. */
  readonly only?: string
  /** Number of places per kind. */
  readonly places: number
  /** Number of places per kind on disk; each needs a copy of the documents. */
  readonly diskPlaces: number
}

/** A minimum share, or a maximum count. */
export const demands = {
  kinds: 60,
  found: 0.99,
  atLine: 0.98,
  atColumn: 0.95,
  explained: 0.95,
  mostFindings,
  crashes: 0,
  falseAlarms: 0,
} as const

export async function runScore(files: readonly SourceFile[], options: RunScoreOptions, checker: Checker = createChecker()): Promise<Score> {
  const { root, kinds, seed, rewritings: wanted, only, places, diskPlaces } = options
  const before = new Set(checker.check(files).map(keyOf))
  const chosen = kinds.filter(({ id }) => only === undefined || id === only)
  const world = readWorld(files, createRandom(seed))
  const inMemory = chosen.flatMap((kind) => scoreKind(kind, places, { world: { ...world, random: createRandom(seed) }, checker, before }))
  const paths = files.map(({ path }) => path)
  const onDisk = await runOnDisk({
    root,
    paths,
    random: createRandom(seed),
    checker,
    before,
    places: diskPlaces,
    ...(only === undefined ? {} : { only }),
  })
  const alarms = checkRewritings(wanted, { world: { ...world, random: createRandom(seed) }, checker, before })
  return sumUp([...inMemory, ...onDisk], wanted.length, alarms)
}

function sumUp(verdicts: readonly Verdict[], rewritten: number, alarms: readonly string[]): Score {
  const counting = verdicts.filter(({ explained }) => explained !== undefined)
  return {
    kinds: new Set(verdicts.map(({ kind }) => kind)).size,
    runs: verdicts.length,
    found: verdicts.filter(({ found }) => found).length,
    atLine: verdicts.filter(({ atLine }) => atLine).length,
    atColumn: verdicts.filter(({ atColumn }) => atColumn).length,
    explained: { of: counting.length, count: counting.filter(({ explained }) => explained).length },
    mostFindings: Math.max(0, ...verdicts.map(({ findings }) => findings)),
    crashes: verdicts.filter(({ crash }) => crash !== undefined).length,
    rewritings: rewritten,
    falseAlarms: alarms.length,
    misses: [...verdicts.flatMap(describeMiss), ...alarms],
  }
}

/** `slack`: the share by which a small sample may miss more than all edits. */
export function meetsDemands(score: Score, slack = 0): boolean {
  const { runs, found, atLine, atColumn, explained, crashes, falseAlarms } = score
  const reaches = (count: number, share: number) => count >= runs * (share - slack)
  const enough = reaches(found, demands.found) && reaches(atLine, demands.atLine) && reaches(atColumn, demands.atColumn)
  const isExplained = explained.count >= explained.of * demands.explained
  return enough && isExplained && score.mostFindings <= mostFindings && crashes <= demands.crashes && falseAlarms <= demands.falseAlarms
}

function scoreKind(kind: EditKind, places: number, { world, checker, before }: ScoreOptions): Verdict[] {
  const verdicts: Verdict[] = []
  for (const site of spread(shuffle(kind.sites(world), world.random))) {
    if (verdicts.length === places) break
    const edit = site.make()
    if (edit) verdicts.push(scoreEdit(kind.id, edit, { checker, before }))
  }
  if (verdicts.length === 0) throw new Error(`There is no place in the documents for the edit "${kind.id}"`)
  return verdicts
}

/** Takes one place from each document first, so that five places come from five documents if possible. */
function spread(sites: readonly Site[]): Site[] {
  const seen = new Map<string, number>()
  const rounds = sites.map((site) => {
    const round = seen.get(site.path) ?? 0
    seen.set(site.path, round + 1)
    return { site, round }
  })
  return rounds.toSorted((left, right) => left.round - right.round).map(({ site }) => site)
}

function checkRewritings(wanted: readonly number[], { world, checker, before }: ScoreOptions): string[] {
  // If every document changes, the shared checker would evict the shipped ones.
  const ofWhole = createChecker()
  const alarms: string[] = []
  for (const run of wanted) {
    const { what, files } = rewritings(world, run)
    const said = (run < wholeRewritings ? ofWhole : checker).check(files).filter((finding) => !before.has(keyOf(finding)))
    const [first] = said
    if (first) alarms.push(`${what}: ${first.path}:${first.line}:${first.column} ${first.code}: ${first.words.en}`)
  }
  return alarms
}
