/** Asks every declared source when its time has come. Several servers share the work. */
import { type Repeated, repeat } from '../kernel/index.ts'
import type { Releases } from '../releases/index.ts'
import { type PullParts, pull } from './pull.ts'
import { listSources } from './source.ts'

export interface StartPullsOptions extends PullParts {
  readonly releases: Pick<Releases, 'current'>
}

const pauseMs = 2_000

export function startPulls({ releases, ...parts }: StartPullsOptions): Repeated {
  const stop = new AbortController()
  const repeated = repeat({
    pauseMs,
    turn: async (isStopped) => {
      const { brands } = releases.current()
      const due = Object.values(brands).flatMap(({ plan, validators }) =>
        listSources(plan, parts.locate)
          .filter(({ kind, address }) => kind === 'dcsa-pull' && address !== undefined)
          .map((source) => ({ to: { brand: plan, validators }, source })),
      )
      // Side by side: a source that hangs must not delay the others.
      if (!isStopped()) await Promise.all(due.map(({ to, source }) => pull(parts, to, source, stop.signal)))
    },
    onError: (error) => parts.log.warn({ error: String(error) }, 'sources could not be asked'),
  })
  return {
    wake: repeated.wake,
    stop: async () => {
      stop.abort()
      await repeated.stop()
    },
  }
}
