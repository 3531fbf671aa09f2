/** Asks every declared source when its time has come. Several servers share the work. */
import { defineJob } from '../../kernel/index.ts'
import type { Releases } from '../../platform/releases/index.ts'
import { type PullParts, pull } from './pull.ts'
import { listSources } from './source.ts'

export interface PullContext extends PullParts {
  readonly releases: Pick<Releases, 'current'>
}

/** Pulls events and schedules from the sources that are due. */
export const sourcePulls = defineJob<PullContext>({
  name: 'source-pulls',
  every: 2_000,
  run: async (context, { isStopped, signal }) => {
    const { brands } = context.releases.current()
    const due = Object.values(brands).flatMap(({ plan, validators }) =>
      listSources(plan, context.locate)
        .filter(({ kind, address }) => kind === 'dcsa-pull' && address !== undefined)
        .map((source) => ({ to: { brand: plan, validators }, source })),
    )
    // Side by side: a source that hangs must not delay the others.
    if (!isStopped()) await Promise.all(due.map(({ to, source }) => pull(context, to, source, signal)))
  },
})
