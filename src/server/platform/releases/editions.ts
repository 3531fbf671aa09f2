/**
 * Dated values change with the clock alone: the served release is always the current edition. The next edition is prepared in
 * advance, so that all processes switch at the same instant.
 */

import { editionAt, type Release, releaseId } from '#config'
import { minuteMs } from '#rules'
import type { Log } from '../../db/index.ts'
import type { Grace } from './history.ts'
import type { LiveRelease } from './live.ts'

/** Tolerance for clock differences between servers: a page of an edition that begins within it is accepted. */
const aheadMs = minuteMs
const tickMs = 1_000

export interface Editions {
  readonly current: () => LiveRelease
  readonly close: () => void
}

export interface FollowEditionsOptions {
  /** The active release, in any edition. */
  readonly served: () => LiveRelease
  readonly load: (id: string) => Promise<LiveRelease | null>
  readonly now: () => Date
  readonly log: Log
}

export function followEditions({ served, load, now, log }: FollowEditionsOptions): Editions {
  let ready = new Map<string, LiveRelease>()
  let preparing: string | null = null

  function prepare(id: string): void {
    if (preparing !== null || ready.has(id)) return
    preparing = id
    load(id)
      .then((live) => {
        // Two are enough: the current one and the next.
        if (live) ready = new Map([...[...ready].slice(-1), [id, live]])
        log.info({ release: id }, 'an edition is ready')
      })
      .catch((error: unknown) => log.error({ error: String(error), release: id }, 'an edition could not be compiled'))
      .finally(() => {
        preparing = null
      })
  }

  function current(): LiveRelease {
    const live = served()
    const { release } = live
    if (release.boundaries.length === 0) return live
    const editionId = idAt(release, now().getTime())
    if (editionId === release.id) return live
    const other = ready.get(editionId)
    if (other) return other
    prepare(editionId)
    return [...ready.values()].findLast((edition) => edition.release.hash === release.hash) ?? live
  }

  function tick(): void {
    const { release } = served()
    if (release.boundaries.length === 0) return
    const soon = idAt(release, now().getTime() + aheadMs)
    if (current().release.id !== soon) prepare(soon)
  }

  const timer = setInterval(tick, tickMs).unref()
  return { current, close: () => clearInterval(timer) }
}

/** The id of the release's edition at an instant. */
export function idAt({ hash, boundaries }: Pick<Release, 'hash' | 'boundaries'>, at: number): string {
  return releaseId(hash, boundaries, editionAt(boundaries, at))
}

/** Pages of an ended edition are served as long as those of a replaced release; future editions are not. */
export function isEditionHonoured(boundaries: readonly number[], edition: number, { now, graceMs }: Grace): boolean {
  return hasEditionBegun(boundaries, edition, now) && now.getTime() - (boundaries[edition] ?? Number.POSITIVE_INFINITY) < graceMs
}

/** Future editions are not served. */
export function hasEditionBegun(boundaries: readonly number[], edition: number, now: Date): boolean {
  const begins = edition === 0 ? Number.NEGATIVE_INFINITY : boundaries[edition - 1]
  return begins !== undefined && begins <= now.getTime() + aheadMs
}
