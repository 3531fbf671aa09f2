/** Background jobs: repeated work, defined in the folder of its noun. `src/server/jobs.ts` lists the jobs of a server. */
import type { Kysely } from 'kysely'
import type { BrandPlan, Release } from '#config'
import type { Database, Log } from '../db/index.ts'
import type { OriginOf } from './brand.ts'
import type { Vault } from './vault.ts'

/** What every job may use. A job that needs more names it in the type of its own context. */
export interface JobContext {
  readonly db: Kysely<Database>
  readonly releases: ServedReleases
  readonly originOf: OriginOf
  readonly vault: Pick<Vault, 'seal'>
  readonly now: () => Date
  readonly log: Log
}

interface ServedReleases {
  readonly current: () => { readonly release: Release }
}

/** One run of a job. */
export interface JobTurn {
  /** Checked between the steps of a long run. */
  readonly isStopped: () => boolean
  /** Aborts at the same time, for calls that would otherwise hold up the stop. */
  readonly signal: AbortSignal
}

/** An error ends only this run; it is logged and counted. */
export type JobRun = (turn: JobTurn) => Promise<unknown>

interface JobSchedule<Context> {
  /** Noun phrase with hyphens, for logs and metrics. */
  readonly name: string
  /** Milliseconds from the end of a run to the next one; a function is called before each pause. */
  readonly every: number | ((context: Context) => number)
  /** Milliseconds before the first run; default: it starts at once. */
  readonly delay?: number
}

export interface Job<Context> extends JobSchedule<Context> {
  /** Called once per server. What a job remembers between its runs belongs to the function that this returns. */
  readonly open: (context: Context) => JobRun
}

interface JobDefinition<Context> extends JobSchedule<Context> {
  readonly run: (context: Context, turn: JobTurn) => Promise<unknown>
}

/** A job with `open` instead of `run` remembers something from run to run. */
export function defineJob<Context>(job: JobDefinition<Context> | Job<Context>): Job<Context> {
  if ('open' in job) return job
  const { run, ...schedule } = job
  return { ...schedule, open: (context) => (turn) => run(context, turn) }
}

type BrandWork = (brand: BrandPlan, release: Release) => Promise<unknown>

/** Does the work for every brand of the served release; returns false if it was stopped before the end. */
export async function visitBrands({ releases }: Pick<JobContext, 'releases'>, turn: JobTurn, work: BrandWork): Promise<boolean> {
  const { release } = releases.current()
  for (const brand of Object.values(release.brands)) {
    if (turn.isStopped()) return false
    await work(brand, release)
  }
  return !turn.isStopped()
}

/** A run that does the work for every brand once after each switch of the release, and again after an error. */
export function oncePerRelease(context: Pick<JobContext, 'releases'>, work: (turn: JobTurn) => BrandWork): JobRun {
  let completedId: string | null = null
  return async (turn) => {
    const { id } = context.releases.current().release
    if (id !== completedId && (await visitBrands(context, turn, work(turn)))) completedId = id
  }
}
