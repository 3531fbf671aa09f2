import type { Handlers } from '../operation.ts'

type ReleaseHandlers = Pick<Handlers, 'check-release' | 'publish-release' | 'rollback-release' | 'list-releases' | 'read-release'>

export const releaseHandlers: ReleaseHandlers = {
  'check-release': async ({ documents }, call) => ({ ok: true, value: { findings: await call.releases.check(documents ?? null) } }),

  'publish-release': async ({ documents }, call) => await call.releases.publish(call.actor.name, documents ?? null),

  'rollback-release': async ({ steps }, call) => await call.releases.rollback(call.actor.name, steps),

  'list-releases': async (_input, call) => ({ ok: true, value: { releases: await call.releases.history() } }),

  'read-release': async ({ release }, call) => await call.releases.read(release),
}
