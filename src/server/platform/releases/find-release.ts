/** The release that a page or a record names: current, older, or of another edition. */

import { type Release, readReleaseId } from '#config'
import { minuteMs } from '#rules'
import { hasEditionBegun, idAt, isEditionHonoured } from './editions.ts'
import { isHonoured } from './history.ts'
import type { LiveRelease } from './live.ts'
import type { Serving } from './serving.ts'

export interface FindReleaseParts {
  readonly serving: Serving
  readonly current: () => LiveRelease
  readonly load: (id: string) => Promise<LiveRelease | null>
  readonly now: () => Date
}

/** A release that an open page may still name; null if unknown or too old. */
export async function findRelease({ serving, current, load, now }: FindReleaseParts, id: string): Promise<LiveRelease | null> {
  const named = readReleaseId(id)
  if (named) await serving.lookUp(named.hash)
  const served = current()
  const { release } = served
  if (id === release.id || id === release.hash) return served
  const grace = { now: now(), graceMs: graceOf(release) }
  if (!named || !isHonoured(serving.pointers(), named.hash, grace)) return null
  const { edition } = named
  const honours = (boundaries: readonly number[]): boolean => edition === undefined || isEditionHonoured(boundaries, edition, grace)
  // Check before compiling, so that a refused release costs no compile.
  if (named.hash === release.hash && !honours(release.boundaries)) return null
  const loaded = await load(id)
  return loaded && honours(loaded.release.boundaries) ? loaded : null
}

/** A release or edition that was ever served; null if none was. */
export async function findRemembered({ serving, load, now }: FindReleaseParts, id: string): Promise<LiveRelease | null> {
  const named = readReleaseId(id)
  if (!named || !(await serving.lookUp(named.hash))) return null
  const loaded = await load(id)
  const { edition } = named
  const hasBegun = !loaded || edition === undefined || hasEditionBegun(loaded.release.boundaries, edition, now())
  return hasBegun ? loaded : null
}

/** The release at an instant: the one that a page names while it is still valid, else the served one. */
export async function findReleaseAt({ serving, current, load, now }: FindReleaseParts, instant: Date, named: string): Promise<LiveRelease> {
  const served = current()
  const { hash = '' } = readReleaseId(named) ?? {}
  const grace = { now: now(), graceMs: graceOf(served.release) }
  const isOlder = hash !== served.release.hash && isHonoured(serving.pointers(), hash, grace)
  const { release } = (isOlder ? await load(hash) : null) ?? served
  return (await load(idAt(release, instant.getTime()))) ?? served
}

/** One grace period for the hosts of all brands, taken from the default brand. */
function graceOf({ brands, defaultBrand }: Release): number {
  return Number(brands[defaultBrand]?.limits.releaseGraceMinutes) * minuteMs
}
