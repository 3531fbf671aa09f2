/** A build becomes the served release: its records are planned, its validators loaded, and all servers switch. */

import type { Kysely } from 'kysely'
import { type Finding, formatFinding, nameChanges, type Release, type SourceFile } from '#config'
import type { Database, Log } from '../../db/index.ts'
import type { PublishedRelease, Result } from '../../kernel/index.ts'
import type { Build } from './build.ts'
import { type LiveRelease, parseAllValidators } from './live.ts'
import type { Progress } from './publishing.ts'
import type { Serving, SwitchOptions } from './serving.ts'
import { readFiles } from './store.ts'
import { type createStoredRecords, type RecordPlan, refuseFindings } from './stored-records.ts'

export interface TakeOverParts {
  readonly db: Kysely<Database>
  readonly serving: Serving
  readonly records: ReturnType<typeof createStoredRecords>
  readonly log: Log
  /** Makes it live, and keeps it in memory. */
  readonly toLive: (release: Release) => Promise<LiveRelease>
}

export interface TakeOverOptions extends SwitchOptions {
  readonly reach?: Progress['reach']
}

export async function takeOver(
  parts: TakeOverParts,
  build: Build,
  { reach = () => {}, ...how }: TakeOverOptions,
): Promise<Result<PublishedRelease>> {
  const { serving, records } = parts
  const plan = build.release ? await planRecords(parts, build.files) : null
  const findings = [...(await explainFindings(parts, build)), ...(plan?.findings ?? [])]
  if (!build.release || !plan || plan.findings.length > 0) return refuseFindings(findings)
  const { hash } = build.release
  if (hash === serving.live()?.release.hash) return { ok: true, value: { release: hash, findings } }
  reach('loading')
  const next = await parts.toLive(build.release)
  // Validators are loaded when first needed; a release whose validators do not load must not replace one that works.
  if (how.action !== 'start') await parseAllValidators(next)
  reach('switching')
  const along = records.carry(plan, next.release.id)
  const switched = await serving.switchTo({ live: next, files: build.files, from: plan.from, along, ...how })
  return switched.ok ? { ok: true, value: { release: hash, findings } } : switched
}

/** Finds records that the files do not fit; only the database knows them. */
export async function planRecords({ serving, records, log }: TakeOverParts, files: readonly SourceFile[]): Promise<RecordPlan> {
  const plan = await records.plan(files, serving.pointers().at(-1)?.hash)
  reportFindings(plan.findings, log)
  return plan
}

/** Findings that follow from changed parts of documents name what changed them. */
export async function explainFindings(
  { db, serving }: TakeOverParts,
  { findings, files }: Pick<Build, 'findings' | 'files'>,
): Promise<Finding[]> {
  const live = serving.live()
  if (live === undefined || findings.every(({ related }) => related === undefined)) return [...findings]
  return nameChanges(findings, files, (await readFiles(db, live.release.hash)) ?? [])
}

export function reportFindings(findings: readonly Finding[], log: Log): void {
  for (const finding of findings) log[finding.severity === 'error' ? 'error' : 'warn']({ finding: formatFinding(finding) }, 'finding')
}
